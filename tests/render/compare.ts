/** Compares the raster of a print file with the screen's picture of the same Sheet: over all, inside photos, and in each text. */
import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { pageRasters, pixelUm, type SamplePhoto } from '../../tools/print-designs.ts';
import { eachRaster, rasterise } from './tools.ts';

export type Difference = {
  /** Mean difference a channel, 0..255. */
  outsidePhotos: number;
  insidePhotos: number;
  worstText: { element: string; mean: number };
  /** Shares of all pixels whose worst channel differs by more. */
  over48: number;
  over96: number;
};

/** `insidePhotos` may differ with what is photographed. */
const usualInsidePhotos = 3;

/** What is beyond its limit, with numbers. Empty where press and screen show the same picture. */
function excesses({ outsidePhotos, insidePhotos, worstText, over48, over96 }: Difference, mostInsidePhotos: number): string[] {
  const measured: [what: string, value: number, most: number][] = [
    ['outside photos', outsidePhotos, 1.5],
    ['inside photos', insidePhotos, mostInsidePhotos],
    [`text ${worstText.element}`, worstText.mean, 2.5],
    ['far off', over48, 0.003],
    ['very far off', over96, 0.0002],
  ];
  return measured.filter(([, value, most]) => !(value <= most)).map(([what, value, most]) => `${what}: ${value}, limit ${most}`);
}

/** The press shows every page as the screen does. */
export async function expectSamePages(
  flat: Uint8Array,
  sheets: readonly Sheet[],
  photos: SamplePhoto[],
  mostInsidePhotos = usualInsidePhotos,
) {
  const differences = await pageDifferences(flat, sheets, photos, mostInsidePhotos);
  const found = differences.flatMap((one, at) => excesses(one, mostInsidePhotos).map((excess) => `${sheets[at]?.id}: ${excess}`));
  expect(found).toEqual([]);
}

/**
 * The differences of all pages of a print file without technical plates. Smoothed edges differ by a share of a pixel, and the rasteriser
 * moves glyphs to whole pixels of its own grid, a quarter as wide. Both halve with the pixel; what is misplaced or has another colour
 * differs as much in smaller pixels. So a page beyond the limits is measured once more, in pixels of half the width.
 */
export async function pageDifferences(
  flat: Uint8Array,
  sheets: readonly Sheet[],
  photos: SamplePhoto[],
  mostInsidePhotos = usualInsidePhotos,
): Promise<Difference[]> {
  const differences: Difference[] = [];
  await eachRaster(flat, 25_400 / pixelUm, async (raster, index) => {
    const sheet = sheets[index];
    if (!sheet) throw new Error(`no Sheet of page ${index + 1}`);
    const coarse = await pageDifference(raster, sheet, photos, pixelUm);
    const isSame = excesses(coarse, mostInsidePhotos).length === 0;
    differences.push(isSame ? coarse : await finerDifference(flat, sheet, index + 1, photos));
  });
  if (differences.length !== sheets.length) throw new Error(`${differences.length} pages of ${sheets.length} Sheets`);
  return differences;
}

async function finerDifference(flat: Uint8Array, sheet: Sheet, page: number, photos: SamplePhoto[]): Promise<Difference> {
  const pixel = pixelUm / 2;
  const [raster] = await rasterise(flat, 25_400 / pixel, page);
  if (!raster) throw new Error(`no page ${page}`);
  return pageDifference(raster, sheet, photos, pixel);
}

async function pageDifference(raster: Buffer, sheet: Sheet, photos: SamplePhoto[], pixel: number): Promise<Difference> {
  const [picture] = await pageRasters([sheet], photos, pixel);
  if (!picture) throw new Error(`no picture of ${sheet.id}`);
  const difference = await differenceOf(sheet, raster, picture);
  // The memory of a picture is freed in a task of its own.
  await new Promise(setImmediate);
  return difference;
}

const white = { kind: 'process', c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' } as const;

/** An encoded picture, or the opaque pixels that resvg painted. */
type Picture = Uint8Array | RenderedImage;

export async function differenceOf(sheet: Sheet, one: Picture, two: Picture): Promise<Difference> {
  const [a, b] = await Promise.all([pixels(one), pixels(two)]);
  if (a.width !== b.width || a.height !== b.height) throw new Error(`sizes differ: ${a.width}×${a.height}, ${b.width}×${b.height}`);
  const { width, height } = a;
  const isPhoto = await photoMask(sheet, { width, height });
  const off = new Uint16Array(width * height);
  const sums = { outside: 0, outsideCount: 0, inside: 0, insideCount: 0, over48: 0, over96: 0 };
  for (let at = 0, one = 0, two = 0; at < off.length; at++, one += a.channels, two += b.channels) {
    const red = Math.abs((a.data[one] ?? 0) - (b.data[two] ?? 0));
    const green = Math.abs((a.data[one + 1] ?? 0) - (b.data[two + 1] ?? 0));
    const blue = Math.abs((a.data[one + 2] ?? 0) - (b.data[two + 2] ?? 0));
    const sum = red + green + blue;
    off[at] = sum;
    if (sum > 48) {
      const worst = Math.max(red, green, blue);
      if (worst > 48) sums.over48 += 1;
      if (worst > 96) sums.over96 += 1;
    }
    if (isPhoto?.[at]) {
      sums.inside += sum;
      sums.insideCount += 1;
    } else {
      sums.outside += sum;
      sums.outsideCount += 1;
    }
  }
  let worstText = { element: '', mean: 0 };
  for (const [element, box] of textBoxes(sheet)) {
    const mean = meanIn(off, width, height, box, (sheet.widthUm + 2 * sheet.bleedUm) / width);
    if (mean > worstText.mean) worstText = { element, mean };
  }
  return {
    outsidePhotos: sums.outside / 3 / Math.max(1, sums.outsideCount),
    insidePhotos: sums.inside / 3 / Math.max(1, sums.insideCount),
    worstText,
    over48: sums.over48 / off.length,
    over96: sums.over96 / off.length,
  };
}

type Pixels = { data: Uint8Array; width: number; height: number; channels: number };

async function pixels(picture: Picture): Promise<Pixels> {
  if (!(picture instanceof Uint8Array)) return { data: picture.pixels, width: picture.width, height: picture.height, channels: 4 };
  const image = sharp(picture).flatten({ background: '#ffffff' }).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function hasPhoto(items: readonly Item[]): boolean {
  return items.some((item) => item.kind === 'photo' || (item.kind === 'group' && hasPhoto(item.items)));
}

/** One byte a pixel, not 0 where a photo lies; null for a page without photos. */
async function photoMask(sheet: Sheet, size: { width: number; height: number }): Promise<Uint8Array | null> {
  if (!hasPhoto(sheet.items)) return null;
  const onlyPhotos = (items: Item[]): Item[] =>
    items.flatMap((item): Item[] => {
      if (item.kind === 'photo') return [{ kind: 'fill', of: item.of, d: item.clip, paint: white }];
      // A group that is opaque needs no picture of its own.
      return item.kind === 'group' ? [{ ...item, opacity: 1, items: onlyPhotos(item.items) }] : [];
    });
  const node = paintSheet(
    { ...sheet, items: onlyPhotos(sheet.items) },
    { fonts: await openFonts(), photoHref: () => null },
    { view: 'bleed' },
  );
  const { pixels: data } = new Resvg(svgString(node, size), { background: '#000000', font: { loadSystemFonts: false } }).render();
  const mask = new Uint8Array(data.length / 4);
  for (let at = 0; at < mask.length; at++) mask[at] = data[at * 4] ?? 0;
  return mask;
}

type Box = { left: number; top: number; right: number; bottom: number };

/** The place of each text element's glyphs on the page in µm, an em of room included. */
export function textBoxes(sheet: Sheet): Map<string, Box> {
  const boxes = new Map<string, Box>();
  eachGlyph(sheet.items, null, ({ of, xUm, yUm, sizeUm }) => {
    const box = boxes.get(of) ?? { left: xUm, top: yUm, right: xUm, bottom: yUm };
    boxes.set(of, {
      left: Math.min(box.left, xUm - sizeUm * 0.1),
      top: Math.min(box.top, yUm - sizeUm * 0.8),
      right: Math.max(box.right, xUm + sizeUm * 0.6),
      bottom: Math.max(box.bottom, yUm + sizeUm * 0.3),
    });
  });
  return boxes;
}

export type PageGlyph = { of: string; font: string; id: number; text: string; xUm: number; yUm: number; sizeUm: number };

/** Every glyph with its origin on the page, groups worked in. */
export function eachGlyph(items: Item[], matrix: Matrix | null, visit: (glyph: PageGlyph) => void): void {
  for (const item of items) {
    if (item.kind === 'group') {
      const inner = item.matrix;
      if (matrix && inner) throw new Error('turned groups do not nest in these designs');
      eachGlyph(item.items, inner ?? matrix, visit);
    }
    if (item.kind !== 'glyphs') continue;
    const [a, b, c, d, e, f] = matrix ?? [1, 0, 0, 1, 0, 0];
    for (const { id, text, xUm: x, yUm: y } of item.glyphs) {
      const { of, font, sizeUm } = item;
      visit({ of, font, id, text, sizeUm, xUm: a * x + c * y + e, yUm: b * x + d * y + f });
    }
  }
}

/** `off` holds the sum of three channels a pixel; the picture begins at the bleed of 3 mm. */
function meanIn(off: Uint16Array, width: number, height: number, box: Box, pixel: number): number {
  const bleed = 3_000;
  const [left, right] = [box.left, box.right].map((um) => Math.min(width, Math.max(0, Math.round((um + bleed) / pixel)))) as [
    number,
    number,
  ];
  const [top, bottom] = [box.top, box.bottom].map((um) => Math.min(height, Math.max(0, Math.round((um + bleed) / pixel)))) as [
    number,
    number,
  ];
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += off[y * width + x] ?? 0;
  return sum / 3 / Math.max(1, (right - left) * (bottom - top));
}
