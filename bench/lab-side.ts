/**
 * One side of the lab benchmark in a process of its own: `ours` or `bare`, the photo, the width and height of the finished file in
 * millimetres, its dpi, the file to write. Reports milliseconds and peak memory.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { rectPath } from '#core/design/outlines/outline.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { labSize, paintLab } from '#paint/lab/paint-lab.ts';
import { suppliers } from '#paint/print-profile.ts';
import { openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { disableCache, restrictLoaders } from '#services/images/loaders.ts';
import { svgPixels } from '#services/images/render-svg.ts';

const [side, source = '', widthMm, heightMm, dpi, out = ''] = process.argv.slice(2);
if ((side !== 'ours' && side !== 'bare') || out === '') throw new Error('lab-side.ts ours|bare PHOTO WIDTH HEIGHT DPI OUT');
const profile = { ...suppliers.grossformat, dpi: Number(dpi) };
const { bleedUm } = profile;
const sheet: Sheet = {
  id: 'poster',
  widthUm: Number(widthMm) * 1_000,
  heightUm: Number(heightMm) * 1_000,
  bleedUm,
  safeUm: 4_000,
  foldSafeUm: 3_000,
  panels: [],
  foldsUm: [],
  items: [],
};
const size = labSize(sheet, profile);

/** The photo over the page with its bleed, cropped in its middle. */
async function covered(): Promise<Sheet> {
  const { width = 1, height = 1 } = await sharp(source).metadata();
  const [widthUm, heightUm] = [sheet.widthUm + 2 * bleedUm, sheet.heightUm + 2 * bleedUm];
  const scale = Math.max(widthUm / width, heightUm / height);
  const [across, down] = [width * scale, height * scale];
  const matrix = [across, 0, 0, down, (sheet.widthUm - across) / 2, (sheet.heightUm - down) / 2] as const;
  const clip = rectPath({ xUm: -bleedUm, yUm: -bleedUm, widthUm, heightUm });
  return { ...sheet, items: [{ kind: 'photo', of: 'photo', photoId: 'photo', clip, matrix, ppi: 1 }] };
}

async function ours(): Promise<void> {
  const resources = {
    fonts,
    photo: async () => ({ bytes: await readFile(source), orientation: 1 }),
    srgb: iccFile('srgb'),
    pixels: async (svg: string, widthPx: number) => svgPixels(svg, widthPx, null),
    tempDir: dirname(out),
  };
  await writeFile(out, await paintLab(await covered(), resources, profile));
}

/** The same pixels from the same settings of the encoder. */
async function bare(): Promise<void> {
  await sharp(source, { limitInputPixels: false })
    .resize({ ...size, fit: 'cover' })
    .withIccProfile('srgb')
    .jpeg({ quality: profile.quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toFile(out);
}

restrictLoaders();
disableCache();
// A shop has them in memory.
const fonts = await openFonts();
const began = performance.now();
await (side === 'ours' ? ours : bare)();
const ms = performance.now() - began;
// What the system says of this program alone; the resource usage of a child begins with its parent's.
const peakKb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
process.send?.({ ms, peakMb: peakKb / 1024 });
if (process.send) await once(process, 'disconnect').catch(() => {});
else console.log(side, size, { ms, peakMb: peakKb / 1024 });
