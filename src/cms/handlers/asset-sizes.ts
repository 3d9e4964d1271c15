/** Sizes of an asset's picture made on demand, two at a time, kept in memory. Only files that the decode role has written are opened. */
import sharp from 'sharp';
import { type ImageWishes, maximumSide } from '#cms/protocol/image-path.ts';
import { Fault } from '#core/values/fault.ts';
import { pictureTurns } from '#core/values/limiter.ts';

export type MadePicture = { bytes: Buffer; type: string };

const maxCacheBytes = 32 * 1024 * 1024;

const kept = new Map<string, MadePicture>();
let keptNow = 0;
/** Whoever asks for a size that is being made gets the same one. */
const drawing = new Map<string, Promise<MadePicture>>();

/** `file` is the path of the served copy. Throws Fault 'busy' when too many are asked for at once. */
export async function assetSize(file: string, wishes: ImageWishes, accept: string): Promise<MadePicture> {
  const format = wishes.format ?? (accept.includes('image/webp') ? 'webp' : null);
  const key = JSON.stringify([file, { ...wishes, format }]);
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const running = drawing.get(key);
  if (running) return running;
  const work = pictureTurns
    .run(() => draw(file, { ...wishes, format }))
    .then((made) => {
      keep(key, made);
      return made;
    })
    .finally(() => drawing.delete(key));
  drawing.set(key, work);
  return work;
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

function keep(key: string, made: MadePicture): void {
  if (kept.has(key)) return;
  kept.set(key, made);
  keptNow += made.bytes.byteLength;
  for (const [oldest, picture] of kept) {
    if (keptNow <= maxCacheBytes) return;
    kept.delete(oldest);
    keptNow -= picture.bytes.byteLength;
  }
}
