/** The parts of a page as layers of pixels. Each is made when a band first needs it, and kept in a file for the bands below. */
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { type Matrix, multiply } from '#core/values/matrix.ts';
import { type PhotoSource, storedToUpright } from '#paint/photo-source.ts';
import { type SvgNode, svgNode, svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import type { Part, PartOutline } from './parts.ts';
import { photoFile } from './photo-file.ts';
import { type Area, clear, even, lay, overlap, type Raster } from './raster.ts';
import { type RasterFile, readRows } from './raster-file.ts';
import { coverByStrips, isCovered } from './strips.ts';

export type LabResources = {
  fonts: FontSet;
  photo: PhotoSource;
  /** The sRGB profile that goes into the file. */
  srgb: Uint8Array;
  /** Draws an SVG on nothing, `widthPx` wide: RGBA with alpha not multiplied in. */
  pixels(svg: string, widthPx: number): Promise<{ pixels: Uint8Array }>;
  /** Folder for the layers: three or four bytes a pixel, until the page is painted. */
  tempDir: string;
};

/** `folder` is this page's own. */
type Work = { page: Sheet; toPixels: Matrix; folder: string; resources: LabResources };

/** Pixels of a drawing that are rasterised at a time: resvg's copies of them are freed late. */
const maxDrawnPixels = 250_000;

/** Returns what lays the parts of this page over a raster of any of its areas. It throws Fault 'internal' when a photo is missing. */
export function openLayers(work: Work): (parts: readonly Part[], base: Raster) => Promise<void> {
  const files = new Map<Part | PartOutline, RasterFile | null>();

  /** Made once, under a name of its own. */
  async function kept(key: Part | PartOutline, make: (file: string) => Promise<RasterFile | null>): Promise<RasterFile | null> {
    const known = files.get(key);
    if (known !== undefined) return known;
    const made = await make(join(work.folder, `${files.size}.v`));
    files.set(key, made);
    return made;
  }

  async function rows(file: RasterFile | null, area: Area): Promise<Raster | null> {
    const seen = file && overlap(file, area);
    return seen && readRows(file, seen);
  }

  async function layerOf(part: Part, area: Area): Promise<Raster | null> {
    switch (part.kind) {
      case 'colour':
        return even(area, part.hex);
      case 'vectors':
        return rows(await kept(part, (file) => drawn(drawingOf(part, work), part.area, file, work)), area);
      case 'photo': {
        const photo = await rows(await kept(part, (file) => placedPhoto(part, file, work)), area);
        if (photo && part.photo.colours) applyColours(photo.pixels, photo.channels, part.photo.colours);
        return photo;
      }
      case 'group': {
        const group = clear(area);
        await paint(part.parts, group);
        return group;
      }
    }
  }

  /** How far the outlines cover the pixels of the area, a byte each; null where they cover all. */
  async function maskOf(clips: readonly PartOutline[], area: Area): Promise<Uint8Array | null> {
    let mask: Uint8Array | null = null;
    for (const clip of clips) {
      if (clip.strips && isCovered(area, clip.strips)) continue;
      mask ??= new Uint8Array(area.width * area.height).fill(255);
      if (clip.strips) coverByStrips(mask, area, clip.strips);
      else {
        const shape = await kept(clip, (file) => drawn([svgNode('path', { d: clip.d })], clip.area, file, work));
        if (shape) coverByShape(mask, area, await readRows(shape, area));
      }
    }
    return mask;
  }

  async function paint(parts: readonly Part[], base: Raster): Promise<void> {
    for (const part of parts) {
      const area = overlap(part.area, base);
      const layer = area && (await layerOf(part, area));
      const seen = layer && overlap(area, layer);
      if (seen) lay(base, layer, seen, await maskOf(part.clips, seen), part.kind === 'group' ? part.opacity : 1);
    }
  }

  return paint;
}

function drawingOf({ items }: Extract<Part, { kind: 'vectors' }>, { page, resources }: Work): SvgNode[] {
  return paintSheet({ ...page, items }, { fonts: resources.fonts, photoHref: () => null }, { view: 'bleed' }).children;
}

/** SVG in micrometres of the page. Where it is large it is rasterised in strips: resvg holds all of what it draws in memory. */
async function drawn(children: SvgNode[], area: Area, file: string, { toPixels, resources }: Work): Promise<RasterFile> {
  const { left, width } = area;
  const [scaleX, , , scaleY, shiftX, shiftY] = toPixels;
  const rows = Math.max(1, Math.floor(maxDrawnPixels / width));
  for (let top = area.top; top < area.top + area.height; top += rows) {
    const height = Math.min(rows, area.top + area.height - top);
    const viewBox = [(left - shiftX) / scaleX, (top - shiftY) / scaleY, width / scaleX, height / scaleY].join(' ');
    const svg = svgString(svgNode('svg', { viewBox, preserveAspectRatio: 'none' }, children), { width, height });
    await appendFile(file, (await resources.pixels(svg, width)).pixels);
  }
  return { ...area, channels: 4, file, start: 0 };
}

async function placedPhoto(
  part: Extract<Part, { kind: 'photo' }>,
  file: string,
  { toPixels, resources }: Work,
): Promise<RasterFile | null> {
  const { photoId, matrix } = part.photo;
  const stored = await resources.photo(photoId);
  if (!stored) throw new Fault('internal', `no photo ${photoId}`);
  const place = multiply(multiply(toPixels, multiply(part.matrix, matrix)), storedToUpright(stored.orientation));
  return photoFile(stored, place, part.area, file);
}

/** Multiplies the mask by the alpha of a shape with the same rows, which holds the area. */
function coverByShape(mask: Uint8Array, { left, width, height }: Area, shape: Raster): void {
  for (let y = 0, at = 0; y < height; y += 1) {
    let from = (y * shape.width + left - shape.left) * 4 + 3;
    for (let x = 0; x < width; x += 1, at += 1, from += 4) mask[at] = Math.round(((mask[at] ?? 0) * (shape.pixels[from] ?? 0)) / 255);
  }
}
