/** Sizes of an asset's picture, rendered on demand and cached in memory. Opens only files that the decode role has written. */
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type ImageWishes, maximumSide } from '#cms/protocol/image-path.ts';
import { Fault } from '#core/values/fault.ts';
import { resizeLimiter } from '#core/values/limiter.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';

export type MadePicture = { bytes: Buffer; type: string };

const maxCacheBytes = 32 * 1024 * 1024;

const cache = new LRUCache<string, MadePicture>({
  maxSize: maxCacheBytes,
  sizeCalculation: ({ bytes }) => Math.max(1, bytes.byteLength),
});
const renders = createSingleFlight<MadePicture>();

/** `file` is the path of the served copy. Throws Fault 'busy' when too many are asked for at once. */
export async function assetSize(file: string, wishes: ImageWishes, accept: string): Promise<MadePicture> {
  const format = wishes.format ?? (accept.includes('image/webp') ? 'webp' : null);
  const key = JSON.stringify([file, { ...wishes, format }]);
  const known = cache.get(key);
  if (known) return known;
  return renders.run(key, async () => {
    const made = await resizeLimiter.run(() => draw(file, { ...wishes, format }));
    cache.set(key, made);
    return made;
  });
}

/** Without a format the picture becomes one that every program knows: PNG where it has clear parts, else JPEG. */
async function draw(file: string, wishes: ImageWishes): Promise<MadePicture> {
  const { width, height, quality } = wishes;
  const solid = wishes.fill === null || wishes.fill === 'transparent' ? 'ffffff' : wishes.fill;
  const background = wishes.fill === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : `#${solid}`;
  let upright = sharp(file);
  if (wishes.rotate !== 0) upright = sharp(await upright.rotate(wishes.rotate).toBuffer());
  const full = await upright.metadata();
  checkSides(wishes, full.width / full.height);
  const fits = wishes.fitIn && wishes.fill !== null ? 'contain' : wishes.fitIn ? 'inside' : 'cover';
  if (wishes.focal && width > 0 && height > 0 && !wishes.fitIn) {
    upright = upright.extract(cropAround(wishes.focal, full, width / height));
  }
  let picture = upright;
  if (width > 0 || height > 0) {
    picture = picture.resize({
      ...(width > 0 ? { width } : {}),
      ...(height > 0 ? { height } : {}),
      fit: fits,
      background,
      ...(wishes.smart ? { position: sharp.strategy.attention } : {}),
    });
  }
  if (wishes.blur > 0) picture = picture.blur(Math.max(0.3, wishes.blur));
  if (wishes.grayscale) picture = picture.grayscale();
  const format = wishes.format ?? (full.hasAlpha ? 'png' : 'jpeg');
  // Clear parts would turn black.
  if (format === 'jpeg') picture = picture.flatten({ background: `#${solid}` });
  const bytes = await picture.toFormat(format, { quality }).toBuffer();
  return { bytes, type: `image/${format}` };
}

/** A side that follows from the other may be far too long where the picture is a stripe. Throws Fault 'not-found'. */
function checkSides({ width, height }: ImageWishes, ratio: number): void {
  const other = width === 0 ? height * ratio : height === 0 ? width / ratio : 0;
  if (other > maximumSide) throw new Fault('not-found', 'a size with a side that is too long');
}

/** The largest part of the wanted ratio whose middle is as near as possible to the middle of what must stay in sight. */
function cropAround(
  focal: { left: number; top: number; right: number; bottom: number },
  full: { width: number; height: number },
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
