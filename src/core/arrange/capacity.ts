/** How many photos an area holds. */
import type { ArrangedPhoto } from './arrangement.ts';

/** The most photos of one arrangement. */
export const maxPhotos = 60;
/** The shorter side of a cell. */
const minSideUm = 25_000;
/** A photo of 3:2 with that shorter side. */
const minLongSideUm = 37_500;

/** The shorter side a cell for a photo of this ratio has at least: 25 mm up to 1:2, less for longer photos, which keep the area. */
export function minSideOf(ratio: number): number {
  return minSideUm * Math.min(1, Math.sqrt(2 / Math.max(ratio, 1 / ratio)));
}

/**
 * The area a photo should have, relative to that of a square one of weight 1: longer photos get more, so that their shorter sides are not
 * much shorter.
 */
export function wantedArea({ ratio, weight = 1 }: Pick<ArrangedPhoto, 'ratio' | 'weight'>): number {
  return weight * Math.sqrt(Math.min(2, Math.max(ratio, 1 / ratio)));
}

/** Up to this many photos, each cell of a grid can be 25 mm or more on its shorter side. 0 for an area that is too small for one. */
export function maxPhotosFor(widthUm: number, heightUm: number, gapUm: number): number {
  const fitting = (lengthUm: number, sideUm: number) => Math.floor((lengthUm + gapUm) / (sideUm + gapUm));
  const [lying, upright] = [
    fitting(widthUm, minLongSideUm) * fitting(heightUm, minSideUm),
    fitting(widthUm, minSideUm) * fitting(heightUm, minLongSideUm),
  ];
  const one = widthUm >= minSideUm && heightUm >= minSideUm ? 1 : 0;
  return Math.min(maxPhotos, Math.max(one, lying, upright));
}
