/**
 * Sheets without transparency, for presses that take none (PDF/X-3). A see-through element and what lies below it become one picture in inks.
 * Inks are mixed by the lab's painter, which mixes three channels: one pass paints cyan, magenta and yellow in them, another one black.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { GroupItem, Item, Paint, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { identity, type Matrix } from '#core/values/matrix.ts';
import { type LabResources, openLayers } from '#paint/lab/layers.ts';
import { labParts, type Part } from '#paint/lab/parts.ts';
import { type Area, even, overlap } from '#paint/lab/raster.ts';
import type { PhotoSource, StoredPhoto } from '#paint/photo-source.ts';
import { cmykTiff } from './cmyk-tiff.ts';

/** `photo` gives photos in inks. */
export type FlattenResources = Omit<LabResources, 'srgb'>;

export type FlatSheets = {
  sheets: Sheet[];
  /** The pictures of the Sheets, and every other photo as before. */
  photo: PhotoSource;
};

/** Fine enough for the edges of letters in offset printing. */
const ppi = 400;
const bandPixels = 1_000_000;

type Pass = 'cmy' | 'k';
type Frame = { sheet: Sheet; toPixels: Matrix; whole: Area; resources: FlattenResources };

/** Throws Fault 'internal' for a missing photo, and where a see-through element lies over a finish: a picture would take away its plate. */
export async function flattenSheets(sheets: readonly Sheet[], resources: FlattenResources): Promise<FlatSheets> {
  const pictures: Pictures = new Map();
  const known: KnownPicture[] = [];
  const flat: Sheet[] = [];
  for (const sheet of sheets) flat.push(await flattened(sheet, resources, pictures, known));
  return {
    sheets: flat,
    photo: (id, filter, seenThrough) => pictures.get(id) ?? resources.photo(id, filter, seenThrough),
  };
}

type Pictures = Map<string, StoredPhoto>;
/** A picture with the items that it shows. */
type KnownPicture = { of: string; below: readonly Item[]; item: Item };

/** Pages that are printed once for each record have the same objects below most pictures, and one picture then. */
async function flattened(sheet: Sheet, resources: FlattenResources, pictures: Pictures, known: KnownPicture[]): Promise<Sheet> {
  if (!sheet.items.some(isSeeThrough)) return sheet;
  const frame = frameOf(sheet, resources);
  const items: Item[] = [];
  for (const [at, item] of sheet.items.entries()) {
    const area = isSeeThrough(item) ? areaOf([item], frame) : null;
    if (!area) {
      if (!isSeeThrough(item)) items.push(item);
      continue;
    }
    const below = sheet.items.slice(0, at + 1);
    const same = known.find(
      (one) => one.of === sheet.id && one.below.length === below.length && one.below.every((own, i) => own === below[i]),
    );
    if (same) {
      items.push(same.item);
      continue;
    }
    const plates = areaOf(below.flatMap(finishesOf), frame);
    if (plates && overlap(plates, area)) throw new Fault('internal', `${item.of} of ${sheet.id} is see-through over a finish`);
    const photoId = `flat-${pictures.size + 1}`;
    pictures.set(photoId, await pictureOf(below, area, frame));
    const picture = placed(photoId, item.of, area, frame);
    known.push({ of: sheet.id, below, item: picture });
    items.push(picture);
  }
  return { ...sheet, items };
}

function frameOf(sheet: Sheet, resources: FlattenResources): Frame {
  const { widthUm, heightUm, bleedUm } = sheet;
  const scale = ppi / 25_400;
  const side = (um: number) => Math.ceil((um + 2 * bleedUm) * scale);
  const whole = { left: 0, top: 0, width: side(widthUm), height: side(heightUm) };
  return { sheet, toPixels: [scale, 0, 0, scale, bleedUm * scale, bleedUm * scale], whole, resources };
}

function isSeeThrough(item: Item): boolean {
  return item.kind === 'group' && (item.opacity !== undefined || item.items.some(isSeeThrough));
}

/** Items with nothing but what is printed with a plate of its own. */
function finishesOf(item: Item): Item[] {
  if (item.kind === 'group') {
    const items = item.items.flatMap(finishesOf);
    return items.length > 0 ? [{ ...item, items }] : [];
  }
  return item.kind !== 'photo' && item.paint.kind === 'finish' ? [item] : [];
}

function partsOf(items: readonly Item[], { toPixels, whole, resources }: Frame): Part[] {
  return labParts(items, { fonts: resources.fonts, toPixels, area: whole }, { matrix: identity, area: whole, clips: [] });
}

/** Pixels around what is seen of the items; null for nothing. */
function areaOf(items: readonly Item[], frame: Frame): Area | null {
  const areas = partsOf(items, frame).map(({ area }) => area);
  if (areas.length === 0) return null;
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const width = Math.max(...areas.map((area) => area.left + area.width)) - left;
  const height = Math.max(...areas.map((area) => area.top + area.height)) - top;
  return overlap({ left, top, width, height }, frame.whole);
}

/** The picture where its pixels lie on the page. */
function placed(photoId: string, of: string, area: Area, { sheet: { bleedUm } }: Frame): PhotoItem {
  const um = (pixels: number) => (pixels * 25_400) / ppi;
  const [x, y, width, height] = [um(area.left) - bleedUm, um(area.top) - bleedUm, um(area.width), um(area.height)];
  const [left, top, right, foot] = [x, y, x + width, y + height].map(Math.round);
  const clip = `M ${left} ${top} L ${right} ${top} L ${right} ${foot} L ${left} ${foot} Z`;
  return { kind: 'photo', of, photoId, clip, matrix: [width, 0, 0, height, x, y], ppi };
}

async function pictureOf(items: readonly Item[], area: Area, frame: Frame): Promise<StoredPhoto> {
  const inks = new Uint8Array(area.width * area.height * 4);
  for (const pass of ['cmy', 'k'] as const) await paintInks(items, pass, inks, area, frame);
  const picture = sharp(cmykTiff(inks, area), { limitInputPixels: false }).pipelineColourspace('cmyk').toColourspace('cmyk');
  return { bytes: await picture.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer(), orientation: 1 };
}

/** Paints one pass in bands and writes its channels among those of `inks`. */
async function paintInks(items: readonly Item[], pass: Pass, inks: Uint8Array, area: Area, frame: Frame): Promise<void> {
  const { sheet, toPixels, resources } = frame;
  const folder = await mkdtemp(join(resources.tempDir, 'flat-'));
  try {
    const { photo, coded } = codedItems(items, pass, resources.photo);
    const parts = partsOf(coded, frame);
    const paint = openLayers({ page: sheet, toPixels, folder, resources: { ...resources, photo, srgb: new Uint8Array() } });
    const rows = Math.max(1, Math.floor(bandPixels / area.width));
    for (let top = 0; top < area.height; top += rows) {
      const band = even({ ...area, top: area.top + top, height: Math.min(rows, area.height - top) }, '#000000');
      await paint(parts, band);
      const start = top * area.width * 4;
      for (let from = 0, to = start; from < band.pixels.length; from += 3, to += 4) {
        if (pass === 'k') inks[to + 3] = band.pixels[from] ?? 0;
        else inks.set(band.pixels.subarray(from, from + 3), to);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The items with shares of ink in place of screen colours: 255 is all of an ink. Finishes are left out. */
function codedItems(items: readonly Item[], pass: Pass, photo: PhotoSource): { coded: Item[]; photo: PhotoSource } {
  const photos = new Map<string, PhotoItem>();
  const code = (item: Item, isInGroup: boolean): Item[] => {
    if (item.kind === 'group') return [codedGroup(item, isInGroup || item.opacity !== undefined)];
    if (item.kind === 'photo') {
      const { colours: _, seenThrough: __, ...plain } = item;
      const photoId = `${photos.size}`;
      photos.set(photoId, item);
      return [{ ...plain, photoId }];
    }
    if (item.paint.kind === 'finish') return [];
    // As in the file: text black is printed over what lies below, and within a group there is nothing below.
    const { c, m, y, k } = item.paint;
    if (pass === 'cmy' && !isInGroup && item.kind === 'glyphs' && c + m + y === 0 && k === 100) return [];
    return [{ ...item, paint: { ...item.paint, hex: codedInk(item.paint, pass) } }];
  };
  const codedGroup = (group: GroupItem, isInGroup: boolean): Item => ({
    ...group,
    items: group.items.flatMap((item) => code(item, isInGroup)),
  });
  const coded = items.flatMap((item) => code(item, false));
  return {
    coded,
    photo: async (id) => {
      const item = photos.get(id);
      const stored = item && (await photo(item.photoId, item.colours, item.seenThrough));
      return stored ? { ...stored, bytes: await codedPhoto(stored.bytes, pass) } : null;
    },
  };
}

function codedInk(paint: Extract<Paint, { kind: 'process' }>, pass: Pass): string {
  const shares = pass === 'k' ? [paint.k, paint.k, paint.k] : [paint.c, paint.m, paint.y];
  return `#${shares
    .map((share) =>
      Math.round(share * 2.55)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Three channels of a photo in inks as a PNG. A grey one is printed in black alone. */
async function codedPhoto(bytes: Uint8Array, pass: Pass): Promise<Uint8Array> {
  const { space } = await sharp(bytes).metadata();
  const isGrey = space === 'b-w';
  const stored = isGrey ? sharp(bytes) : sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk');
  const { data, info } = await stored.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const coded = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < coded.length; from += channels, to += 3) {
    const black = isGrey ? 255 - (data[from] ?? 255) : (data[from + 3] ?? 0);
    if (pass === 'k') coded.fill(black, to, to + 3);
    else if (!isGrey) coded.set(data.subarray(from, from + 3), to);
  }
  return sharp(coded, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
