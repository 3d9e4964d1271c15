/**
 * A Sheet as the JPEG a photo lab exposes: exact pixels, sRGB, no camera notes. Lines and type come from the SVG painter; photos are laid
 * between them at their full resolution, each resampled once. It stores nothing.
 */
import sharp from 'sharp';
import { extendBleed } from '#core/layout/extend-bleed.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GroupItem, Item, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { identity, type Matrix, multiply, transformPoint } from '#core/values/matrix.ts';
import { type PhotoSource, storedToUpright } from '#paint/photo-source.ts';
import type { LabProfile } from '#paint/print-profile.ts';
import { type SvgNode, svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { labelJpeg } from './label-jpeg.ts';

export type LabResources = {
  fonts: FontSet;
  photo: PhotoSource;
  /** The sRGB profile that goes into the file. */
  srgb: Uint8Array;
  /** Draws an SVG on nothing, `widthPx` wide: RGBA with alpha not multiplied in. */
  pixels(svg: string, widthPx: number): Promise<{ pixels: Uint8Array }>;
};

type Size = { width: number; height: number };
type Layer = { pixels: Uint8Array; left: number; top: number } & Size;
/** What is drawn in one go: vectors, or one photo in the groups (clips, turns) it stands in. `matrix` is all of those groups'. */
type Part = { kind: 'vectors'; items: Item[] } | { kind: 'photo'; items: Item[]; photo: PhotoItem; matrix: Matrix };

/** Pixels of the finished file: the trimmed sheet with the profile's bleed, rounded. */
export function labSize(sheet: Sheet, { bleedUm, dpi }: LabProfile): Size {
  const px = (um: number) => Math.round(((um + 2 * bleedUm) * dpi) / 25_400);
  return { width: px(sheet.widthUm), height: px(sheet.heightUm) };
}

/** Throws Fault 'internal' when a photo is missing. The same arguments give the same bytes. */
export async function paintLab(sheet: Sheet, resources: LabResources, profile: LabProfile): Promise<Uint8Array> {
  const page = { ...extendBleed(sheet, profile.bleedUm), bleedUm: profile.bleedUm };
  const size = labSize(sheet, profile);
  const layers: Layer[] = [];
  for (const part of partsOf(page.items, (items) => items, identity)) {
    const layer = part.kind === 'vectors' ? await vectors(page, part.items, size, resources) : await photo(page, part, size, resources);
    if (layer) layers.push(layer);
  }
  const white = { width: size.width, height: size.height, channels: 3 as const, background: '#ffffff' };
  const jpeg = await sharp({ create: white, limitInputPixels: false })
    .composite(
      layers.map(({ pixels, width, height, left, top }) => ({
        input: Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength),
        raw: { width, height, channels: 4 as const },
        left,
        top,
      })),
    )
    .removeAlpha()
    .jpeg({ quality: profile.quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return labelJpeg(jpeg, profile.dpi, resources.srgb);
}

/** Items in drawing order, photos by themselves. A see-through group stays whole: it is mixed before it is laid down. */
function partsOf(items: Item[], wrap: (items: Item[]) => Item[], matrix: Matrix): Part[] {
  const parts: Part[] = [];
  let plain: Item[] = [];
  const close = () => {
    if (plain.length > 0) parts.push({ kind: 'vectors', items: wrap(plain) });
    plain = [];
  };
  for (const item of items) {
    if (item.kind === 'photo') {
      close();
      parts.push({ kind: 'photo', items: wrap([item]), photo: item, matrix });
    } else if (item.kind === 'group' && item.opacity === undefined && hasPhoto(item)) {
      close();
      const inner = item.matrix ? multiply(matrix, item.matrix) : matrix;
      parts.push(...partsOf(item.items, (some) => wrap([{ ...item, items: some }]), inner));
    } else plain.push(item);
  }
  close();
  return parts;
}

function hasPhoto(group: GroupItem): boolean {
  return group.items.some((item) => item.kind === 'photo' || (item.kind === 'group' && hasPhoto(item)));
}

/** Stretched to whole pixels, which is less than half of one over the page. */
function svgOf(node: SvgNode, size: Size): string {
  return svgString({ ...node, attrs: { ...node.attrs, preserveAspectRatio: 'none' } }, size);
}

async function vectors(page: Sheet, items: Item[], size: Size, resources: LabResources): Promise<Layer> {
  const hrefs = await previews(items, size, page, resources);
  const node = paintSheet({ ...page, items }, { fonts: resources.fonts, photoHref: (id) => hrefs.get(id) ?? null }, { view: 'bleed' });
  const { pixels } = await resources.pixels(svgOf(node, size), size.width);
  return { pixels, ...size, left: 0, top: 0 };
}

/** Photos within see-through groups, as large as they are seen, for the SVG painter. */
async function previews(items: Item[], size: Size, page: Sheet, resources: LabResources): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const perUm = size.width / (page.widthUm + 2 * page.bleedUm);
  const visit = async (item: Item): Promise<void> => {
    if (item.kind === 'group') for (const inner of item.items) await visit(inner);
    if (item.kind !== 'photo' || found.has(item.photoId)) return;
    // Without its filter: the SVG painter sees to that itself.
    const { bytes, orientation } = await stored(item.photoId, undefined, resources);
    const upright = await sharp(bytes)
      .withExif({ IFD0: { Orientation: String(orientation) } })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const width = Math.max(1, Math.ceil(Math.hypot(item.matrix[0], item.matrix[1]) * perUm));
    const png = await sharp(upright).autoOrient().resize({ width, withoutEnlargement: true }).png({ compressionLevel: 1 }).toBuffer();
    found.set(item.photoId, `data:image/png;base64,${png.toString('base64')}`);
  };
  for (const item of items) await visit(item);
  return found;
}

async function stored(id: string, filter: PhotoItem['filter'], resources: LabResources) {
  const photo = await resources.photo(id, filter);
  if (!photo) throw new Fault('internal', `no photo ${id}`);
  return photo;
}

/** The photo where it is seen, cut out by its clips; null when nothing of it is on the page. */
async function photo(page: Sheet, part: Extract<Part, { kind: 'photo' }>, size: Size, resources: LabResources): Promise<Layer | null> {
  const { bytes, orientation } = await stored(part.photo.photoId, part.photo.filter, resources);
  const { width: storedWidth = 1, height: storedHeight = 1 } = await sharp(bytes).metadata();
  const [scaleX, scaleY] = [size.width / (page.widthUm + 2 * page.bleedUm), size.height / (page.heightUm + 2 * page.bleedUm)];
  const onCanvas: Matrix = [scaleX, 0, 0, scaleY, page.bleedUm * scaleX, page.bleedUm * scaleY];
  // Stored pixels as a unit square, to pixels of the page.
  const place = multiply(multiply(onCanvas, multiply(part.matrix, part.photo.matrix)), storedToUpright(orientation));
  const cut = visiblePart(place, size, storedWidth, storedHeight);
  if (!cut) return null;
  const [a, b, c, d] = place;
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const target = {
    width: Math.max(1, Math.round((across * cut.width) / storedWidth)),
    height: Math.max(1, Math.round((down * cut.height) / storedHeight)),
  };
  const resized = await sharp(bytes)
    .extract(cut)
    .resize({ ...target, fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const turn = [a / across, c / down, b / across, d / down] as const;
  const turned = await turnedPixels(resized.data, resized.info, turn);
  const at = transformPoint(place, cut.left / storedWidth, cut.top / storedHeight);
  const corners = [
    [0, 0],
    [target.width, 0],
    [0, target.height],
    [target.width, target.height],
  ].map(([x = 0, y = 0]) => [turn[0] * x + turn[1] * y, turn[2] * x + turn[3] * y] as const);
  const left = Math.round(at[0] + Math.min(...corners.map(([x]) => x)));
  const top = Math.round(at[1] + Math.min(...corners.map(([, y]) => y)));
  const mask = paintSheet({ ...page, items: part.items }, { fonts: resources.fonts, photoHref: () => null }, { view: 'bleed' });
  const { pixels: clip } = await resources.pixels(svgOf(mask, size), size.width);
  return masked(turned, left, top, clip, size);
}

/** The stored pixels that reach the page, with a few around them for the filter. */
function visiblePart([a, b, c, d, e, f]: Matrix, size: Size, width: number, height: number) {
  const area = a * d - b * c;
  if (area === 0) return null;
  const seen = [
    [0, 0],
    [size.width, 0],
    [0, size.height],
    [size.width, size.height],
  ].map(([x = 0, y = 0]) => [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area] as const);
  const range = (values: number[], length: number) => {
    const from = Math.max(0, Math.floor(Math.min(...values) * length) - 4);
    const to = Math.min(length, Math.ceil(Math.max(...values) * length) + 4);
    return { from, length: to - from };
  };
  const x = range(
    seen.map(([u]) => u),
    width,
  );
  const y = range(
    seen.map(([, v]) => v),
    height,
  );
  return x.length > 0 && y.length > 0 ? { left: x.from, top: y.from, width: x.length, height: y.length } : null;
}

async function turnedPixels(
  pixels: Uint8Array,
  size: Size,
  turn: readonly [number, number, number, number],
): Promise<Size & { pixels: Uint8Array }> {
  const isUpright = turn.every((value, at) => Math.abs(value - (at === 0 || at === 3 ? 1 : 0)) < 1e-9);
  if (isUpright) return { pixels, width: size.width, height: size.height };
  const raw = { width: size.width, height: size.height, channels: 4 as const };
  const { data, info } = await sharp(pixels, { raw })
    .affine([turn[0], turn[1], turn[2], turn[3]], { interpolator: 'bicubic', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** What of the photo lies on the page, its alpha multiplied by the clip's. */
function masked(photo: Size & { pixels: Uint8Array }, left: number, top: number, clip: Uint8Array, size: Size): Layer | null {
  const [fromX, fromY] = [Math.max(0, left), Math.max(0, top)];
  const width = Math.min(size.width, left + photo.width) - fromX;
  const height = Math.min(size.height, top + photo.height) - fromY;
  if (width <= 0 || height <= 0) return null;
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const source = ((fromY - top + y) * photo.width + fromX - left) * 4;
    pixels.set(photo.pixels.subarray(source, source + width * 4), y * width * 4);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4 + 3;
      pixels[at] = Math.round(((pixels[at] ?? 0) * (clip[((fromY + y) * size.width + fromX + x) * 4 + 3] ?? 0)) / 255);
    }
  }
  return { pixels, width, height, left: fromX, top: fromY };
}
