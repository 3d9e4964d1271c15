/** A photo as it lies on the page, resampled once into a file from which rows are read: the pixels of a large page are never all in memory. */
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { Fault } from '#core/values/fault.ts';
import { type Matrix, transformPoint } from '#core/values/matrix.ts';
import type { StoredPhoto } from '#paint/photo-source.ts';
import type { Area, Raster } from './raster.ts';

/** Where the photo lies, and the file of its pixels. */
export type PhotoFile = Area & { channels: 3 | 4; file: string };

/** Of libvips' own file format: pixels follow as they are in memory. */
const headerBytes = 64;
/** Pixels of its edge that a turned photo is continued by, so that its outline is cut by the clip alone. */
const seam = 2;

/**
 * `place` maps the stored pixels as a unit square to pixels of the page. Of the photo only what reaches `area` is made, into `file` + '.v'.
 * Null where nothing does. Throws what sharp throws for a picture it cannot read.
 */
export async function photoFile({ bytes }: StoredPhoto, place: Matrix, area: Area, file: string): Promise<PhotoFile | null> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const cut = visiblePart(place, area, width, height);
  if (!cut) return null;
  const cutPlace = [
    ...[(place[0] * cut.width) / width, (place[1] * cut.width) / width, (place[2] * cut.height) / height, (place[3] * cut.height) / height],
    ...transformPoint(place, cut.left / width, cut.top / height),
  ] as unknown as Matrix;
  return isStraight(place) ? straight(bytes, cut, cutPlace, file) : turned(bytes, cut, cutPlace, file);
}

/** The rows of the photo that the area shares with it. */
export async function readRows({ file, left, width, channels, ...photo }: PhotoFile, area: Area): Promise<Raster> {
  const pixels = new Uint8Array(width * area.height * channels);
  const handle = await open(file);
  try {
    const position = headerBytes + (area.top - photo.top) * width * channels;
    const { bytesRead } = await handle.read(pixels, 0, pixels.length, position);
    if (bytesRead < pixels.length) throw new Fault('internal', 'a photo file that ends early');
  } finally {
    await handle.close();
  }
  return { left, top: area.top, width, height: area.height, channels, pixels };
}

/** By quarters only, mirrored or not. */
function isStraight([a, b, c, d]: Matrix): boolean {
  const least = 1e-9 * Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
  return (Math.abs(b) < least && Math.abs(c) < least) || (Math.abs(a) < least && Math.abs(d) < least);
}

function resized(bytes: Uint8Array, cut: Area, width: number, height: number) {
  return sharp(bytes)
    .extract(cut)
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false })
    .toColourspace('srgb');
}

/** A picture that is read in any order, from the file of its pixels. */
function stored(file: string) {
  return sharp(file, { sequentialRead: false, limitInputPixels: false });
}

async function straight(bytes: Uint8Array, cut: Area, [a, b, c, d, e, f]: Matrix, file: string): Promise<PhotoFile> {
  const [left, right] = [e, e + a + c].map(Math.round).sort((one, other) => one - other) as [number, number];
  const [top, foot] = [f, f + b + d].map(Math.round).sort((one, other) => one - other) as [number, number];
  const [width, height] = [Math.max(1, right - left), Math.max(1, foot - top)];
  const isOnSide = Math.abs(a) < Math.abs(b);
  // Along the stored rows and columns, before a quarter turn clockwise.
  const [isFlopped, isFlipped] = isOnSide ? [b < 0, c > 0] : [a < 0, d < 0];
  const upright = isOnSide ? resized(bytes, cut, height, width) : resized(bytes, cut, width, height);
  const place = { left, top, width, height, channels: 3 as const };
  await upright.toFile(`${file}.v`);
  if (!isOnSide && !isFlopped && !isFlipped) return { ...place, file: `${file}.v` };
  await stored(`${file}.v`)
    .flop(isFlopped)
    .flip(isFlipped)
    .rotate(isOnSide ? 90 : 0)
    .toFile(`${file}-turned.v`);
  return { ...place, file: `${file}-turned.v` };
}

/** At any angle: corners that are not the photo's are see-through. */
async function turned(bytes: Uint8Array, cut: Area, [a, b, c, d, e, f]: Matrix, file: string): Promise<PhotoFile> {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [width, height] = [Math.max(1, Math.round(across)), Math.max(1, Math.round(down))];
  const turn: Matrix = [a / across, b / across, c / down, d / down, e, f];
  await resized(bytes, cut, width, height)
    .extend({ top: seam, bottom: seam, left: seam, right: seam, extendWith: 'copy' })
    .toFile(`${file}.v`);
  const { width: turnedWidth, height: turnedHeight } = await stored(`${file}.v`)
    .ensureAlpha()
    .affine([turn[0], turn[2], turn[1], turn[3]], { interpolator: 'bicubic', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toFile(`${file}-turned.v`);
  const corners = [-seam, width + seam].flatMap((x) => [-seam, height + seam].map((y) => transformPoint(turn, x, y)));
  return {
    left: Math.round(Math.min(...corners.map(([x]) => x))),
    top: Math.round(Math.min(...corners.map(([, y]) => y))),
    ...{ width: turnedWidth, height: turnedHeight, channels: 4, file: `${file}-turned.v` },
  };
}

/** The stored pixels that reach the area, with a few around them for the filter. */
function visiblePart([a, b, c, d, e, f]: Matrix, area: Area, width: number, height: number): Area | null {
  const size = a * d - b * c;
  if (size === 0) return null;
  const [right, foot] = [area.left + area.width, area.top + area.height];
  const seen = [area.left, right].flatMap((x) =>
    [area.top, foot].map((y) => [(d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size] as const),
  );
  const range = (shares: number[], length: number) => {
    const from = Math.max(0, Math.floor(Math.min(...shares) * length) - 4);
    return { from, length: Math.min(length, Math.ceil(Math.max(...shares) * length) + 4) - from };
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
