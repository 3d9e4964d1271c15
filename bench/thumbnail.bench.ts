/** Catalogue pictures of 480 pixels: from Sheet to WebP in the shop's two render threads, against two threads of bare resvg and sharp that are given the ready SVG. */
import { Worker } from 'node:worker_threads';
import { designRows } from '#designs/rows.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { drawCardPanel, type PanelDrawing } from '#services/images/draw-card.ts';
import { renderPool } from '#services/render-pool.ts';
import { median } from '#tests/percentile.ts';
import type { Figure } from './run.ts';

const widthPx = 480;
const cards = 40;
const rounds = 5;

/** Pictures a second: every one of `work`, two at a time. */
async function rate<T>(work: readonly T[], make: (one: T, lane: number) => Promise<number>): Promise<{ perSecond: number; bytes: number }> {
  const left = work.values();
  let bytes = 0;
  const began = performance.now();
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (const one of left) {
        const made = await make(one, lane);
        bytes += made;
      }
    }),
  );
  return { perSecond: work.length / ((performance.now() - began) / 1000), bytes };
}

export async function run(): Promise<Figure[]> {
  const fonts = await openFonts();
  const drawings = designRows.slice(0, cards).flatMap((row): PanelDrawing[] => {
    const [[form], [colourway]] = [row.forms, row.colourways];
    return form && colourway ? [drawCardPanel(row, { card: row.id, ...form, colourway: colourway.key, panel: 'front' }, fonts)] : [];
  });
  const svgs = drawings.map(({ sheet, panel, photos }) => {
    const face = sheet.panels.find(({ id }) => id === panel);
    const node = paintSheet(sheet, { fonts, photoHref: (id) => photos[id] ?? null }, { view: { panel }, foil: 'ramp' });
    return svgString(node, { width: (face?.widthUm ?? 0) / 100, height: (face?.heightUm ?? 0) / 100 });
  });
  const pool = renderPool();
  const bare = [0, 1].map(() => new Worker(new URL('./bare-thumbnail.ts', import.meta.url)));
  const ourOne = async (drawing: PanelDrawing) => {
    const [file] = await pool.run<'panel'>({ kind: 'panel', drawing, widths: [widthPx] });
    return file?.bytes.length ?? 0;
  };
  const bareOne = (svg: string, lane: number) =>
    new Promise<number>((resolve, reject) => {
      bare[lane]?.removeAllListeners('error').once('message', resolve).once('error', reject).postMessage({ svg, widthPx });
    });
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const own = await rate(drawings, ourOne);
    const other = await rate(svgs, bareOne);
    if (own.bytes !== other.bytes) throw new Error(`the two sides made different pictures: ${own.bytes} and ${other.bytes} bytes`);
    // The first round warms both sides up.
    if (round === 0) continue;
    ours.push(own.perSecond);
    reference.push(other.perSecond);
  }
  await Promise.all([pool.close(), ...bare.map((worker) => worker.terminate())]);
  const ratio = median(ours.map((value, at) => value / (reference[at] ?? Number.NaN)));
  return [{ bench: 'thumbnail', ours: median(ours), reference: median(reference), unit: 'pictures/s', ratio, n: rounds * drawings.length }];
}
