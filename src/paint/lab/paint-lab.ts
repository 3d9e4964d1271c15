/**
 * A Sheet as the picture a photo lab exposes: exact pixels, sRGB, no camera notes, a JPEG or a PNG through whose bare places the ground shows. Photos, drawings and outlines are made once, each into a
 * file; the page is put together of their rows in horizontal bands.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { extendBleed } from '#core/layout/extend-bleed.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { identity, type Matrix } from '#core/values/matrix.ts';
import type { LabProfile } from '#paint/print-profile.ts';
import { joinJpegs } from './join-jpeg.ts';
import { type LabResources, openLayers } from './layers.ts';
import { labParts } from './parts.ts';
import { type Area, clear, even, type Raster } from './raster.ts';

/** RGBA with eight bits each. */
const channels = 4;
/** Filter that codes the difference to the pixel at the left. */
const sub = 1;

type PngEncoder = {
  /** Whole rows, RGBA with alpha not multiplied in. */
  write(pixels: Uint8Array): Promise<void>;
  /** The file; all rows must have been written. */
  end(): Promise<Uint8Array>;
};

/**
 * A PNG with alpha, written while it is painted: no more than a band of its pixels has to lie in memory. With exactly two labels: `icc`,
 * whose name is that of sRGB, and `dpi`, which PNG holds as whole pixels a metre.
 */
function createPngEncoder({ width, height }: { width: number; height: number }, dpi: number, icc: Uint8Array): PngEncoder {
  const deflate = createDeflate();
  const parts: Uint8Array[] = [];
  deflate.on('data', (part: Uint8Array) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => deflate.on('end', resolve).on('error', reject));
  return {
    write: (pixels) =>
      new Promise((resolve, reject) => {
        deflate.write(filtered(pixels, width * channels), (error) => (error ? reject(error) : resolve()));
      }),
    async end() {
      deflate.end();
      await done;
      const header = new DataView(new ArrayBuffer(13));
      header.setUint32(0, width);
      header.setUint32(4, height);
      header.setUint16(8, 0x0806);
      const density = new DataView(new ArrayBuffer(9));
      const perMetre = Math.round(dpi / 0.0254);
      density.setUint32(0, perMetre);
      density.setUint32(4, perMetre);
      density.setUint8(8, 1);
      return Buffer.concat([
        Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
        ...chunk('IHDR', new Uint8Array(header.buffer)),
        ...chunk('iCCP', Buffer.concat([Buffer.from('sRGB IEC61966-2.1\0\0', 'latin1'), deflateSync(icc)])),
        ...chunk('pHYs', new Uint8Array(density.buffer)),
        ...parts.flatMap((part) => chunk('IDAT', part)),
        ...chunk('IEND', new Uint8Array()),
      ]);
    },
  };
}

/** Each row behind the number of its filter. */
function filtered(pixels: Uint8Array, rowBytes: number): Uint8Array {
  const rows = pixels.length / rowBytes;
  const out = new Uint8Array(rows * (rowBytes + 1));
  for (let row = 0, to = 0, from = 0; row < rows; row += 1) {
    out[to] = sub;
    to += 1;
    for (let at = 0; at < rowBytes; at += 1, to += 1, from += 1)
      out[to] = (pixels[from] ?? 0) - (at < channels ? 0 : (pixels[from - channels] ?? 0));
  }
  return out;
}

function chunk(name: string, data: Uint8Array): [Uint8Array, Uint8Array, Uint8Array] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return [head, data, sum];
}

/** No program has to open more than this. */
const maxSidePx = 65_000;
const bandPixels = 1_000_000;

/** Pixels of the finished file: the trimmed sheet with the profile's bleed, rounded. */
export function labSize(sheet: Sheet, { bleedUm, dpi }: LabProfile): { width: number; height: number } {
  const px = (um: number) => Math.round(((um + 2 * bleedUm) * dpi) / 25_400);
  return { width: px(sheet.widthUm), height: px(sheet.heightUm) };
}

/**
 * Throws Fault 'internal' when a photo is missing or a side has more than 65,000 pixels. The same arguments give the same pixels, whatever
 * `bandRows` is (a multiple of eight; a megapixel or so where it is not given).
 */
export async function paintLab(sheet: Sheet, resources: LabResources, profile: LabProfile, bandRows?: number): Promise<Uint8Array> {
  const page = { ...extendBleed(sheet, profile.bleedUm), bleedUm: profile.bleedUm };
  const { width, height } = labSize(sheet, profile);
  if (Math.max(width, height) > maxSidePx) throw new Fault('internal', `${width}x${height} pixels`);
  const [scaleX, scaleY] = [width / (page.widthUm + 2 * page.bleedUm), height / (page.heightUm + 2 * page.bleedUm)];
  // To whole pixels, which is less than half of one over the page.
  const toPixels: Matrix = [scaleX, 0, 0, scaleY, page.bleedUm * scaleX, page.bleedUm * scaleY];
  const whole = { left: 0, top: 0, width, height };
  const frame = { fonts: resources.fonts, toPixels, area: whole };
  const parts = labParts(page.items, frame, { matrix: identity, area: whole, clips: [] });
  const rows = bandRows ?? rowsOf(width);
  const encodeBands = profile.format === 'png' ? pngOfBands : jpegOfBands;
  const folder = await mkdtemp(join(resources.tempDir, 'lab-'));
  try {
    const paint = openLayers({ page, toPixels, folder, resources });
    const areas = Array.from({ length: Math.ceil(height / rows) }, (_, at) => {
      const top = at * rows;
      return { left: 0, top, width, height: Math.min(rows, height - top) };
    });
    return await encodeBands({
      areas,
      size: { width, height, bandRows: rows },
      paint: (base) => paint(parts, base),
      profile,
      srgb: resources.srgb,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Bands = {
  areas: readonly Area[];
  size: { width: number; height: number; bandRows: number };
  paint(base: Raster): Promise<void>;
  profile: LabProfile;
  srgb: Uint8Array;
};

/** On white. */
async function jpegOfBands({ areas, size, paint, profile, srgb }: Bands): Promise<Uint8Array> {
  const bands: Promise<Uint8Array>[] = [];
  for (const area of areas) {
    const band = even(area, '#ffffff');
    await paint(band);
    // A band is encoded while the next one is painted.
    await bands.at(-1);
    bands.push(encoded(band, profile.quality));
  }
  return joinJpegs(await Promise.all(bands), size, profile.dpi, srgb);
}

/** On nothing. */
async function pngOfBands({ areas, size, paint, profile, srgb }: Bands): Promise<Uint8Array> {
  const png = createPngEncoder(size, profile.dpi, srgb);
  for (const area of areas) {
    const band = clear(area);
    await paint(band);
    await png.write(band.pixels);
  }
  return png.end();
}

/** Of a band: whole blocks of the JPEG. */
function rowsOf(width: number): number {
  return Math.max(8, Math.floor(bandPixels / width / 8) * 8);
}

/** Without optimised codes, which would be other ones in each band. */
function encoded({ pixels, width, height, channels }: Raster, quality: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels } })
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}
