/**
 * A Sheet as the JPEG a photo lab exposes: exact pixels, sRGB, no camera notes. It is painted in horizontal bands. Photos are resampled once,
 * at their full resolution; lines, letters and outlines are drawn as SVG between them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { extendBleed } from '#core/layout/extend-bleed.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { identity, type Matrix, multiply } from '#core/values/matrix.ts';
import { type PhotoSource, storedToUpright } from '#paint/photo-source.ts';
import type { LabProfile } from '#paint/print-profile.ts';
import { type SvgNode, svgNode, svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { joinJpegs, mostRows } from './join-jpeg.ts';
import { type Clip, type Part, partsOf } from './parts.ts';
import { type PhotoFile, photoFile, readRows } from './photo-file.ts';
import { type Area, blank, lay, overlap, type Raster } from './raster.ts';

export type LabResources = {
  fonts: FontSet;
  photo: PhotoSource;
  /** The sRGB profile that goes into the file. */
  srgb: Uint8Array;
  /** Draws an SVG on nothing, `widthPx` wide: RGBA with alpha not multiplied in. */
  pixels(svg: string, widthPx: number): Promise<{ pixels: Uint8Array }>;
  /** For the pixels of photos, three bytes each, until the file is painted. */
  tempDir: string;
};

type Size = { width: number; height: number };
type Work = {
  page: Sheet;
  resources: LabResources;
  /** Micrometres of the page to pixels. */
  toPixels: Matrix;
  folder: string;
  photos: Map<Part, PhotoFile | null>;
};

/** No program has to open more than this. */
const mostSidePx = 65_000;

/** Pixels of the finished file: the trimmed sheet with the profile's bleed, rounded. */
export function labSize(sheet: Sheet, { bleedUm, dpi }: LabProfile): Size {
  const px = (um: number) => Math.round(((um + 2 * bleedUm) * dpi) / 25_400);
  return { width: px(sheet.widthUm), height: px(sheet.heightUm) };
}

/**
 * Throws Fault 'internal' when a photo is missing or a side has more than 65,000 pixels. The same arguments give the same bytes. `bandRows` are
 * those of a band, a multiple of eight and as many as there may be; tests paint the same page in narrower bands.
 */
export async function paintLab(sheet: Sheet, resources: LabResources, profile: LabProfile, bandRows?: number): Promise<Uint8Array> {
  const page = { ...extendBleed(sheet, profile.bleedUm), bleedUm: profile.bleedUm };
  const { width, height } = labSize(sheet, profile);
  if (Math.max(width, height) > mostSidePx) throw new Fault('internal', `${width}x${height} pixels`);
  const [scaleX, scaleY] = [width / (page.widthUm + 2 * page.bleedUm), height / (page.heightUm + 2 * page.bleedUm)];
  const toPixels: Matrix = [scaleX, 0, 0, scaleY, page.bleedUm * scaleX, page.bleedUm * scaleY];
  const parts = partsOf(page.items, { fonts: resources.fonts, toPixels, area: { left: 0, top: 0, width, height } }, identity);
  const folder = await mkdtemp(join(resources.tempDir, 'lab-'));
  try {
    const work: Work = { page, resources, toPixels, folder, photos: new Map() };
    const rows = bandRows ?? mostRows(width);
    const bands: Uint8Array[] = [];
    for (let top = 0; top < height; top += rows) {
      const band = blank({ left: 0, top, width, height: Math.min(rows, height - top) }, 3);
      await paint(parts, band, work);
      bands.push(await encoded(band, profile.quality));
    }
    return joinJpegs(bands, { width, height, bandRows: rows }, profile.dpi, resources.srgb);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Optimised codes would be other ones in each band. */
function encoded({ pixels, width, height, channels }: Raster, quality: number): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels } })
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}

async function paint(parts: readonly Part[], base: Raster, work: Work): Promise<void> {
  for (const part of parts) {
    const area = overlap(part.area, base);
    const layer = area && (await layerOf(part, area, work));
    const seen = layer && overlap(area, layer);
    if (!seen) continue;
    lay(base, layer, seen, await maskOf(part.clips, seen, work), part.kind === 'group' ? part.opacity : 1);
  }
}

/** What the part shows in the area; null where that is nothing. */
async function layerOf(part: Part, area: Area, work: Work): Promise<Raster | null> {
  switch (part.kind) {
    case 'vectors': {
      const near = part.vectors.filter((vector) => overlap(vector.area, area));
      const items = near.map(({ item, matrix }) => ({ kind: 'group' as const, of: item.of, clip: null, matrix, items: [item] }));
      const { children } = paintSheet({ ...work.page, items }, { fonts: work.resources.fonts, photoHref: () => null }, { view: 'bleed' });
      return items.length > 0 ? { ...area, channels: 4, pixels: await drawn(children, area, work) } : null;
    }
    case 'photo': {
      const photo = work.photos.get(part) ?? (await placedPhoto(part, work));
      const rows = photo && overlap(photo, area);
      return rows ? readRows(photo, rows) : null;
    }
    case 'group': {
      const group = blank(area, 4);
      await paint(part.parts, group, work);
      return group;
    }
  }
}

async function placedPhoto(part: Extract<Part, { kind: 'photo' }>, work: Work): Promise<PhotoFile | null> {
  const { photoId, filter, matrix } = part.photo;
  const stored = await work.resources.photo(photoId, filter);
  if (!stored) throw new Fault('internal', `no photo ${photoId}`);
  const place = multiply(multiply(work.toPixels, multiply(part.matrix, matrix)), storedToUpright(stored.orientation));
  const made = await photoFile(stored, place, part.area, join(work.folder, String(work.photos.size)));
  work.photos.set(part, made);
  return made;
}

/** How far the outlines cover the pixels of the area, a byte each; null where they cover all. */
async function maskOf(clips: readonly Clip[], area: Area, work: Work): Promise<Uint8Array | null> {
  let mask: Uint8Array | null = null;
  for (const { d, inside } of clips) {
    const covered = inside && overlap(inside, area);
    if (covered && covered.width === area.width && covered.height === area.height) continue;
    const pixels = await drawn([svgNode('path', { d })], area, work);
    const one = new Uint8Array(area.width * area.height);
    for (let at = 0; at < one.length; at += 1) one[at] = Math.round(((pixels[at * 4 + 3] ?? 0) * (mask?.[at] ?? 255)) / 255);
    mask = one;
  }
  return mask;
}

/** RGBA of the area, of an SVG in micrometres of the page. */
async function drawn(children: SvgNode[], { left, top, width, height }: Area, { toPixels, resources }: Work): Promise<Uint8Array> {
  const [scaleX, , , scaleY, shiftX, shiftY] = toPixels;
  const viewBox = [(left - shiftX) / scaleX, (top - shiftY) / scaleY, width / scaleX, height / scaleY].join(' ');
  const svg = svgString(svgNode('svg', { viewBox, preserveAspectRatio: 'none' }, children), { width, height });
  return (await resources.pixels(svg, width)).pixels;
}
