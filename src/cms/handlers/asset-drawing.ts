/** Draws one size of an asset's picture. Opens only files that the decode role has written. */
import sharp from 'sharp';
import { type ImageWishes, maximumSide } from '#cms/protocol/image-path.ts';
import { boxWithoutEnlargement, scaledImageBox } from '#core/site/image-box.ts';
import { Fault } from '#core/values/fault.ts';

export type MadePicture = { bytes: Buffer; type: string };

type Size = { width: number; height: number };

/** Longest side of an AVIF, in pixels: encoding takes about a second for four million of them. */
const maxAvifSide = 2000;
const avifEffort = 2;

/**
 * Without a format the picture becomes one that every program knows: PNG where it has clear parts, else JPEG. Never enlarges. Throws
 * Fault 'not-found' for a side that is too long, and 'busy' after `seconds`.
 */
export async function drawAssetSize(file: string, wishes: ImageWishes, seconds: number): Promise<MadePicture> {
  const solid = wishes.fill === null || wishes.fill === 'transparent' ? 'ffffff' : wishes.fill;
  const background = wishes.fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${solid}`;
  let upright = sharp(file);
  if (wishes.rotate !== 0) upright = sharp(await inTime(upright.rotate(wishes.rotate).timeout({ seconds }).toBuffer()));
  const full = await upright.metadata();
  checkSides(wishes, full.width / full.height);
  const fit = fitOf(wishes);
  if (wishes.focal && wishes.width > 0 && wishes.height > 0 && !wishes.fitIn) {
    upright = upright.extract(cropAround(wishes.focal, full, wishes.width / wishes.height));
  }
  let picture = upright.resize({
    ...targetSize(wishes, fit, full),
    fit,
    background,
    withoutEnlargement: fit === 'inside',
    ...(wishes.smart ? { position: sharp.strategy.attention } : {}),
  });
  if (wishes.blur > 0) picture = picture.blur(Math.max(0.3, wishes.blur));
  if (wishes.grayscale) picture = picture.grayscale();
  const format = wishes.format ?? (full.hasAlpha ? 'png' : 'jpeg');
  // Clear parts would turn black.
  if (format === 'jpeg') picture = picture.flatten({ background: `#${solid}` });
  const { quality } = wishes;
  const encoded = format === 'avif' ? picture.avif({ quality, effort: avifEffort }) : picture.toFormat(format, { quality });
  return { bytes: await inTime(encoded.timeout({ seconds }).toBuffer()), type: `image/${format}` };
}

/** A side that follows from the other keeps the picture's shape. */
function fitOf({ width, height, fitIn, fill }: ImageWishes): 'fill' | 'contain' | 'inside' | 'cover' {
  if (width === 0 || height === 0) return 'fill';
  if (!fitIn) return 'cover';
  return fill === null ? 'inside' : 'contain';
}

/** Width and height to draw. */
function targetSize(wishes: ImageWishes, fit: ReturnType<typeof fitOf>, full: Size): Size {
  const { width, height } = wishes;
  const ratio = full.width / full.height;
  const asked =
    width === 0 && height === 0
      ? { width: full.width, height: full.height }
      : { width: width || height * ratio, height: height || width / ratio };
  const box = boxWithoutEnlargement(scaledImageBox(asked, 1), fit, full);
  const maxSide = Math.max(box.width, box.height);
  return wishes.format === 'avif' && maxSide > maxAvifSide ? scaledImageBox(box, maxAvifSide / maxSide) : box;
}

/** Throws Fault 'busy' for a drawing that was stopped by its time limit. */
async function inTime<T>(drawing: Promise<T>): Promise<T> {
  try {
    return await drawing;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) throw new Fault('busy', 'a size takes too long', { cause: error });
    throw error;
  }
}

/** A side that follows from the other may be far too long where the picture is a stripe. Throws Fault 'not-found'. */
function checkSides({ width, height }: ImageWishes, ratio: number): void {
  const other = width === 0 ? height * ratio : height === 0 ? width / ratio : 0;
  if (other > maximumSide) throw new Fault('not-found', 'a size with a side that is too long');
}

/** The largest part of the wanted ratio whose middle is as near as possible to the middle of what must stay in sight. */
function cropAround(
  focal: { left: number; top: number; right: number; bottom: number },
  full: Size,
  ratio: number,
): { left: number; top: number; width: number; height: number } {
  const width = Math.max(1, Math.round(Math.min(full.width, full.height * ratio)));
  const height = Math.max(1, Math.round(Math.min(full.height, full.width / ratio)));
  const place = (middle: number, size: number, all: number) => Math.round(Math.min(Math.max(0, middle - size / 2), all - size));
  return {
    left: place((focal.left + focal.right) / 2, width, full.width),
    top: place((focal.top + focal.bottom) / 2, height, full.height),
    width,
    height,
  };
}
