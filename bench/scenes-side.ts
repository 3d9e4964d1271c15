/**
 * One side of the benchmark of product scenes, a process: draws pictures of many designs, in a scene or as lists and product pages show them,
 * and prints its processor time in milliseconds and its largest resident memory in megabytes. Arguments: 'scene', 'card' or 'photograph';
 * the width; how many; the folder of the scenes.
 */
import sharp from 'sharp';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { drawCardPanel } from '#services/images/draw-card.ts';
import { drawScene } from '#services/images/product-scene/draw-scene.ts';
import { panelWebps } from '#services/images/render-svg.ts';

const [kind, width = 0, count = 0, root = ''] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4]), process.argv[5]];

const fonts = await openFonts();
const pictures = designRows
  .filter(({ forms }) => forms.some(({ form, format }) => form === 'flat' && format === 'a6'))
  .flatMap((row) =>
    row.colourways.map(({ key }) => ({
      row,
      picture: { card: row.id, form: 'flat', format: 'a6', colourway: key, panel: 'front' } as const,
    })),
  );

async function inScene(at: number): Promise<Uint8Array | undefined> {
  const of = pictures[at % pictures.length];
  if (!of) throw new Error('the catalogue has no cards');
  const drawn = await drawScene({ scene: 'flat-cards-a6', root, of: { kind: 'card', ...of }, widths: [width] }, fonts);
  if (drawn.unreadable !== null) throw new Error(drawn.unreadable);
  return drawn.files[0]?.bytes;
}

async function plain(at: number): Promise<Uint8Array | undefined> {
  const of = pictures[at % pictures.length];
  if (!of) throw new Error('the catalogue has no cards');
  const [file] = await panelWebps(drawCardPanel(of.row, of.picture, fonts), [width], fonts);
  return file?.bytes;
}

/** The scene itself stands for a photograph of twice the width, as a phone sends it. */
async function photograph(): Promise<(at: number) => Promise<Uint8Array>> {
  const scene = await inSceneOf(1200);
  const file = await sharp(scene)
    .resize({ width: 2 * width })
    .jpeg({ quality: 92 })
    .toBuffer();
  return () => sharp(file).resize({ width }).webp({ quality: 84, smartSubsample: true }).toBuffer();
}

async function inSceneOf(wide: number): Promise<Uint8Array> {
  const [of] = pictures;
  if (!of) throw new Error('the catalogue has no cards');
  const { files } = await drawScene({ scene: 'flat-cards-a6', root, of: { kind: 'card', ...of }, widths: [wide] }, fonts);
  return files[0]?.bytes ?? new Uint8Array();
}

const makers = { scene: inScene, card: plain, photograph: kind === 'photograph' ? await photograph() : plain };
const make = makers[kind as keyof typeof makers];
// What is loaded once belongs to no picture.
await make(0);
const before = process.cpuUsage();
for (let at = 0; at < count; at += 1) await make(at);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ ms: (user + system) / 1000 / count, memoryMb: process.resourceUsage().maxRSS / 1024 }));
