/** A photo as it lies on the page, resampled into a file. */
import sharp, { type Sharp } from 'sharp';
import { type Matrix, transformPoint } from '#core/values/matrix.ts';
import type { StoredPhoto } from '#paint/photo-source.ts';
import type { Area } from './raster.ts';
import type { RasterFile } from './raster-file.ts';

/** Of libvips' own format `.v`, which is written row by row and has the pixels as they are in memory. */
const headerBytes = 64;
/** Pixels of its edge that a turned photo is continued by, so that its outline is cut by the clip alone. */
const seam = 2;

type Size = { width: number; height: number };
/** The stored pixels `cut`, and the matrix of each of them to pixels of the page, from their upper left corner. */
type Placed = { bytes: Uint8Array; cut: Area; matrix: Matrix; file: string };

/**
 * `place` maps the stored pixels as a unit square to pixels of the page. Of the photo only what reaches `area` is made, in `file` (of kind
 * .v). Null where nothing does. Throws what sharp throws for a picture it cannot read.
 */
export async function photoFile({ bytes }: StoredPhoto, place: Matrix, area: Area, file: string): Promise<RasterFile | null> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const cut = visiblePart(place, area, width, height);
  if (!cut) return null;
  const [a, b, c, d] = [place[0] / width, place[1] / width, place[2] / height, place[3] / height];
  const photo = { bytes, cut, matrix: [a, b, c, d, ...transformPoint(place, cut.left / width, cut.top / height)] as const, file };
  const least = 1e-9 * (Math.hypot(a, b) + Math.hypot(c, d));
  const isStraight = Math.max(Math.abs(b), Math.abs(c)) < least || Math.max(Math.abs(a), Math.abs(d)) < least;
  return isStraight ? straightPhoto(photo) : turnedPhoto(photo);
}

function resized(image: Sharp, { width, height }: Size): Sharp {
  return image.resize({ width, height, fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false });
}

/** The stored pixels in sRGB, in no more than the wanted size: what is turned lies in memory as a whole. */
function atMost({ bytes, cut }: Placed, { width, height }: Size): Sharp {
  const size = { width: Math.min(width, cut.width), height: Math.min(height, cut.height) };
  return resized(sharp(bytes).extract(cut), size).toColourspace('srgb');
}

async function inMemory(image: Sharp): Promise<Sharp & Size> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Object.assign(sharp(data, { raw: { width, height, channels }, limitInputPixels: false }), { width, height });
}

/** Turned by quarters only, mirrored or not. */
async function straightPhoto(photo: Placed): Promise<RasterFile> {
  const { bytes, cut, matrix, file } = photo;
  const [a, b, c, d, x, y] = matrix;
  const [otherX, otherY] = transformPoint(matrix, cut.width, cut.height);
  const [left, top] = [Math.round(Math.min(x, otherX)), Math.round(Math.min(y, otherY))];
  const size = {
    width: Math.max(1, Math.round(Math.max(x, otherX)) - left),
    height: Math.max(1, Math.round(Math.max(y, otherY)) - top),
  };
  const isOnSide = Math.abs(a) < Math.abs(b);
  // Along stored rows and columns: sharp mirrors before it turns by a quarter clockwise.
  const [isFlopped, isFlipped] = isOnSide ? [b < 0, c > 0] : [a < 0, d < 0];
  if (isOnSide || isFlopped || isFlipped) {
    const small = atMost(photo, isOnSide ? { width: size.height, height: size.width } : size);
    const turned = await inMemory(
      small
        .flop(isFlopped)
        .flip(isFlipped)
        .rotate(isOnSide ? 90 : 0),
    );
    await resized(turned, size).toFile(file);
  } else {
    await resized(sharp(bytes).extract(cut), size).toColourspace('srgb').toFile(file);
  }
  return { left, top, ...size, channels: 3, file, start: headerBytes };
}

/** At any angle: the corners that are not the photo's are see-through. */
async function turnedPhoto(photo: Placed): Promise<RasterFile> {
  const { cut, matrix, file } = photo;
  const [a, b, c, d] = matrix;
  const wanted = { width: Math.ceil(cut.width * Math.hypot(a, b)), height: Math.ceil(cut.height * Math.hypot(c, d)) };
  const small = atMost(photo, wanted).extend({ top: seam, bottom: seam, left: seam, right: seam, extendWith: 'copy' });
  const image = await inMemory(small);
  const [across, down] = [cut.width / (image.width - 2 * seam), cut.height / (image.height - 2 * seam)];
  const turn: Matrix = [a * across, b * across, c * down, d * down, 0, 0];
  const start = transformPoint([...turn.slice(0, 4), matrix[4], matrix[5]] as unknown as Matrix, -seam, -seam);
  // libvips counts from the middles of pixels and gives the result whole pixels; `odx` and `ody` keep what is left.
  const middle = transformPoint(turn, 0.5, 0.5);
  const [x, y] = [start[0] + middle[0] - 0.5, start[1] + middle[1] - 0.5];
  const { width, height } = await image
    .ensureAlpha()
    .affine([turn[0], turn[2], turn[1], turn[3]], {
      interpolator: 'bicubic',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
      odx: x - Math.floor(x),
      ody: y - Math.floor(y),
    })
    .toFile(file);
  const corners = [0, image.width].flatMap((u) => [0, image.height].map((v) => transformPoint(turn, u, v)));
  const left = Math.floor(x) + Math.round(Math.min(...corners.map(([u]) => u)));
  const top = Math.floor(y) + Math.round(Math.min(...corners.map(([, v]) => v)));
  return { left, top, width, height, channels: 4, file, start: headerBytes };
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
  const across = seen.map(([u]) => u);
  const down = seen.map(([, v]) => v);
  const [x, y] = [range(across, width), range(down, height)];
  return x.length > 0 && y.length > 0 ? { left: x.from, top: y.from, width: x.length, height: y.length } : null;
}
