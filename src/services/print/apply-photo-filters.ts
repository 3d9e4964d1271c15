/** Copies of photos whose pixels were changed for the press: by a filter, or where a ground shows through. Others keep the bytes that were uploaded. */
import sharp from 'sharp';
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { applyFilter } from '#core/layout/filter.ts';
import type { SeenThrough } from '#core/layout/sheet.ts';
import { applyMixture } from '#paint/ink-mixture.ts';
import type { PhotoSource, StoredPhoto } from '#paint/photo-source.ts';
import type { PrintProfile } from '#paint/print-profile.ts';
import { iccPath } from '#resources/icc.ts';

/** More than the largest sheet needs at 300 ppi; only a filtered copy is ever made smaller. */
const maxPixels = 60_000_000;

/**
 * A JPEG in sRGB, quality 95 without colour subsampling. Pixels stay as they were stored, so the orientation still to be applied stays
 * too. Throws what sharp throws for a picture it cannot read.
 */
export async function changePhoto(
  { bytes, orientation }: StoredPhoto,
  filter: PhotoFilter | undefined,
  seenThrough?: SeenThrough,
): Promise<StoredPhoto> {
  const stored = sharp(bytes, { failOn: 'error' });
  const { width = 1, height = 1 } = await stored.metadata();
  const share = Math.sqrt(maxPixels / (width * height));
  const sized = share < 1 ? stored.resize(Math.floor(width * share)) : stored;
  const { data, info } = await sized.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (filter) applyFilter(data, 3, filter);
  if (seenThrough) applyMixture(data, seenThrough);
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const filtered = await sharp(data, { raw }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  return { bytes: new Uint8Array(filtered), orientation };
}

/**
 * Photos as a printing house takes them, each made when the painter asks: stored bytes as they are, filtered ones filtered, and all of them
 * in the inks of the output condition where RGB is not allowed.
 */
export function photosForPress(
  stored: (id: string) => StoredPhoto | null | Promise<StoredPhoto | null>,
  { rgbAllowed }: Pick<PrintProfile, 'rgbAllowed'>,
): PhotoSource {
  return async (id, filter, seenThrough) => {
    const photo = await stored(id);
    if (!photo) return null;
    const own = filter || seenThrough ? await changePhoto(photo, filter, seenThrough) : photo;
    return rgbAllowed ? own : inInks(own);
  };
}

/**
 * The photo at full size, from its own profile (sRGB without one) to that of the output condition, by the perceptual intent. sharp does it
 * in one step; `toColourspace('cmyk')` would go through the inks of its own default press first.
 */
async function inInks({ bytes, orientation }: StoredPhoto): Promise<StoredPhoto> {
  const { space } = await sharp(bytes).metadata();
  if (space === 'cmyk' || space === 'b-w') return { bytes, orientation };
  const inks = await sharp(bytes, { failOn: 'error' })
    .withIccProfile(iccPath('output'))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes: inks, orientation };
}
