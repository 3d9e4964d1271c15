/**
 * One side of the measurement of a large book in a process of its own: `ours` as the work role makes it, `encoded` by pdfkit from photos that
 * sharp makes as small as ours are, `whole` by pdfkit from the photos as they are. `book-file-side.ts SIDE FOLDER`. Sends milliseconds by the
 * clock and of the processor, peak memory and the size of the file.
 */
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { openShop } from '#app/open-shop.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { type BookFiles, settingsOf } from './book-file-order.ts';

const [side, folder = ''] = process.argv.slice(2);
const { order, line, pages } = JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8')) as BookFiles;

/** Lays out, paints, checks and stores cover and pages. */
async function ours(): Promise<() => Promise<number>> {
  const { shop } = await openShop(settingsOf(folder), 'work', 'src/decode.ts');
  return async () => {
    const { files } = await producePrintFiles(shop, order, line);
    return files.at(-1)?.bytes ?? 0;
  };
}

/** A photo that is embedded as it is, or the pixels that our file has, from the same settings of the encoder. */
async function photoOf({ file, share }: { file: string; share: number }): Promise<string | Buffer> {
  if (side === 'whole' || share === 1) return file;
  const whole = sharp(file);
  const { width } = await whole.metadata();
  return whole
    .resize(Math.ceil(width * share))
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function bare(): Promise<number> {
  const out = join(folder, `${side}.pdf`);
  const document = new PDFDocument({ autoFirstPage: false, margin: 0 });
  const written = pipeline(document as unknown as NodeJS.ReadableStream, createWriteStream(out));
  for (const { width, height, photos } of pages) {
    document.addPage({ size: [width, height], margin: 0 });
    for (const photo of photos) document.image(await photoOf(photo), photo.x, photo.y, { width: photo.width });
  }
  document.end();
  await written;
  return statSync(out).size;
}

const work = side === 'ours' ? await ours() : bare;
const began = performance.now();
const beganCpu = process.cpuUsage();
const bytes = await work();
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(beganCpu);
// What the system says of this program alone; the resource usage of a child begins with its parent's.
const peakKb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
process.send?.({ ms, cpuMs: (user + system) / 1e3, peakMb: peakKb / 1024, fileMb: bytes / 1e6 });
if (process.send) await once(process, 'disconnect').catch(() => {});
process.exit(0);
