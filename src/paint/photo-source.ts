/** Photos as painters get them: stored pixels and the orientation those still need. */
import type { PhotoColours } from '#core/layout/colours/photo-colours.ts';
import type { SeenThrough } from '#core/layout/sheet.ts';
import { identity, type Matrix } from '#core/values/matrix.ts';

/** A JPEG as uploaded and the EXIF orientation, 1 to 8, that is still to be applied. */
export type StoredPhoto = { bytes: Uint8Array; orientation: number };

/**
 * The photo with this id, or null. With colours, the copy whose pixels went through them (core/layout/colours); with `seenThrough`, one in
 * the tones that its ink needs (ink-mixture.ts).
 */
export type PhotoSource = (
  id: string,
  colours?: PhotoColours,
  seenThrough?: SeenThrough,
) => StoredPhoto | null | Promise<StoredPhoto | null>;

const orientations: Record<number, Matrix> = {
  1: identity,
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

/** From stored pixels to the upright picture, both as unit squares with y down. The identity for a number that is no EXIF orientation. */
export function storedToUpright(orientation: number): Matrix {
  return orientations[orientation] ?? identity;
}
