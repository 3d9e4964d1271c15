/** One side of the print benchmark in a process of its own: `ours` or `bare`, the folder of photos, the file to write. Reports milliseconds and peak memory. */
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { Sheet } from '#core/layout/sheet.ts';
import { writePdf } from '#paint/pdf/paint-pdf.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { iccFile } from '#resources/icc.ts';

const pages = 24;
const pageUm = 210_000;
const bleedUm = 3_000;

/** Places of the photos of a page: two on even pages, three on odd ones, sixty on twenty-four pages. */
function photosOf(page: number): { id: number; xUm: number; yUm: number; widthUm: number; heightUm: number }[] {
  const count = page % 2 === 0 ? 2 : 3;
  const first = Math.floor(page / 2) * 5 + (page % 2 === 0 ? 0 : 2);
  return Array.from({ length: count }, (_, index) => ({
    id: first + index,
    xUm: 20_000,
    yUm: 10_000 + index * 65_000,
    widthUm: 80_000,
    heightUm: 60_000,
  }));
}

async function ours(folder: string, out: string): Promise<void> {
  const sheets = Array.from({ length: pages }, (_, page): Sheet => {
    const items = photosOf(page).map(({ id, xUm, yUm, widthUm, heightUm }) => ({
      kind: 'photo' as const,
      of: `photo-${id}`,
      photoId: String(id),
      clip: `M ${xUm} ${yUm} L ${xUm + widthUm} ${yUm} L ${xUm + widthUm} ${yUm + heightUm} L ${xUm} ${yUm + heightUm} Z`,
      matrix: [widthUm, 0, 0, heightUm, xUm, yUm] as const,
      ppi: 1270,
    }));
    const size = { widthUm: pageUm, heightUm: pageUm, bleedUm, safeUm: 4_000, foldSafeUm: 3_000 };
    return { id: `page-${page}`, ...size, panels: [], foldsUm: [], items };
  });
  const resources = {
    font: () => null,
    photo: async (id: string) => ({ bytes: await readFile(join(folder, `${id}.jpg`)), orientation: 1 }),
    output: iccFile('output'),
    srgb: iccFile('srgb'),
  };
  const file = createWriteStream(out, { highWaterMark: 8 * 1024 * 1024 });
  const facts = { title: 'Fotobuch', date: '2026-01-01T00:00:00Z' };
  await writePdf(sheets, resources, standardProfile, facts, async (chunk) => {
    if (!file.write(chunk)) await once(file, 'drain');
  });
  file.end();
  await once(file, 'close');
}

async function bare(folder: string, out: string): Promise<void> {
  const points = (um: number) => (um * 72) / 25_400;
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const written = pipeline(document as unknown as NodeJS.ReadableStream, createWriteStream(out));
  for (let page = 0; page < pages; page += 1) {
    document.addPage({ size: [points(pageUm + 2 * bleedUm), points(pageUm + 2 * bleedUm)], margin: 0 });
    for (const { id, xUm, yUm, widthUm, heightUm } of photosOf(page))
      document.image(join(folder, `${id}.jpg`), points(xUm + bleedUm), points(yUm + bleedUm), {
        width: points(widthUm),
        height: points(heightUm),
      });
  }
  document.end();
  await written;
}

const [side, folder, out] = process.argv.slice(2);
if ((side !== 'ours' && side !== 'bare') || !folder || !out) throw new Error('print-side.ts ours|bare FOLDER OUT');
const began = performance.now();
await (side === 'ours' ? ours : bare)(folder, out);
const ms = performance.now() - began;
// What the system says of this program alone; the resource usage of a child begins with its parent's.
const peakKb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
process.send?.({ ms, peakMb: peakKb / 1024 });
if (process.send) await once(process, 'disconnect').catch(() => {});
