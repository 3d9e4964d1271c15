/** Copies of photos that were changed for the press: by a filter, where a ground shows through, or made smaller. Others keep the bytes that were uploaded. */
import sharp from 'sharp';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import type { PhotoColours } from '#core/layout/colours/photo-colours.ts';
import type { SeenThrough, Sheet } from '#core/layout/sheet.ts';
import type { PhotoPpi } from '#core/products/product.ts';
import { applyMixture } from '#paint/ink-mixture.ts';
import { pdfPhotoItems } from '#paint/pdf/paint-pdf.ts';
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
  colours: PhotoColours | undefined,
  seenThrough?: SeenThrough,
): Promise<StoredPhoto> {
  const stored = sharp(bytes, { failOn: 'error' });
  const { width = 1, height = 1 } = await stored.metadata();
  const share = Math.sqrt(maxPixels / (width * height));
  const sized = share < 1 ? stored.resize(Math.floor(width * share)) : stored;
  const { data, info } = await sized.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (colours) applyColours(data, 3, colours);
  if (seenThrough) applyMixture(data, seenThrough);
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const filtered = await sharp(data, { raw }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  return { bytes: new Uint8Array(filtered), orientation };
}

/** A share of the width and height of a photo that is finer than its print needs; its profile stays. CMYK stays as it is. */
async function reduced(photo: StoredPhoto, share: number): Promise<StoredPhoto> {
  const { bytes, orientation } = photo;
  const stored = sharp(bytes, { failOn: 'error' });
  const { width = 1, space } = await stored.metadata();
  if (space === 'cmyk') return photo;
  const smaller = stored.resize(Math.max(1, Math.ceil(width * share))).keepIccProfile();
  return { bytes: await smaller.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(), orientation };
}

/**
 * Photos as a printing house takes them, each made when the painter asks: stored bytes as they are, filtered ones filtered, and all of them
 * in the inks of the output condition where RGB is not allowed. `shareOf` says which share of their pixels is needed along each side.
 */
export function photosForPress(
  stored: (id: string) => StoredPhoto | null | Promise<StoredPhoto | null>,
  { rgbAllowed }: Pick<PrintProfile, 'rgbAllowed'>,
  shareOf: (id: string) => number = () => 1,
): PhotoSource {
  return async (id, colours, seenThrough) => {
    const whole = await stored(id);
    if (!whole) return null;
    const share = shareOf(id);
    const photo = share < 1 ? await reduced(whole, share) : whole;
    const own = colours || seenThrough ? await changePhoto(photo, colours, seenThrough) : photo;
    return rgbAllowed ? own : inInks(own);
  };
}

/** Of photos on these sheets that are finer than `above` wherever they are printed: the share of their pixels that leaves `to` of them an inch. */
export function neededShares(sheets: readonly Sheet[], { above, to }: PhotoPpi): (id: string) => number {
  const coarsest = new Map<string, number>();
  for (const { photoId, ppi } of sheets.flatMap(({ items }) => pdfPhotoItems(items)))
    coarsest.set(photoId, Math.min(ppi, coarsest.get(photoId) ?? ppi));
  return (id) => {
    const ppi = coarsest.get(id) ?? 0;
    return ppi > above ? to / ppi : 1;
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
