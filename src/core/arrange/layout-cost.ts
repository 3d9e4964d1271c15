/** What an arrangement costs: how much of the photos is cut, how unlike in size they are, what stays white, what is too small. */

import { fitPhoto, type PhotoFit } from '#core/design/fit-photo.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';
import type { ArrangedPhoto } from './arrangement.ts';
import { minSideOf, wantedArea } from './capacity.ts';

/** The cells of one arrangement, in the order of the photos. */
export type LayoutCandidate = { cost: number; cells: (PhotoFit & { area: Box })[] };

/** From this cost on, cells are smaller than they may be. */
export const tooSmallCost = 100;

const weights = { crop: 12, spread: 0.6, outlier: 2, white: 8, whole: 0.6, partlyWhole: 0.3, small: 3 };
/** Photos may differ from the area they should have by this factor (e^0.7 = 2) before it costs more. */
const outlierLogarithm = 0.7;
const smallSideUm = 35_000;

/** `frame`: what the photos could fill; the areas lie in it. */
export function candidateOf(photos: readonly ArrangedPhoto[], areas: readonly Box[], frame: Box): LayoutCandidate {
  const count = photos.length;
  const cells = photos.map((photo, at) => {
    const area = areas[at] as Box;
    return { ...fitPhoto(photo, area), area };
  });
  const wanted = photos.map(wantedArea);
  const allWanted = wanted.reduce((all, one) => all + one, 0);
  const sum = { crop: 0, spread: 0, outlier: 0, shown: 0, used: 0, whole: 0, small: 0, tooSmall: 0 };
  for (const { box, area } of cells) {
    sum.shown += box.widthUm * box.heightUm;
    sum.used += area.widthUm * area.heightUm;
  }
  const mean = sum.shown / count;
  const smallSide = Math.min(smallSideUm, 0.6 * Math.sqrt(mean));
  for (const [at, { box, area, loss, isWhole }] of cells.entries()) {
    const ratio = photos[at]?.ratio ?? 1;
    const x = naturalLogarithm((box.widthUm * box.heightUm * allWanted) / (sum.shown * (wanted[at] as number)));
    const side = Math.min(area.widthUm, area.heightUm);
    const crop = loss > 0 ? naturalLogarithm(1 - loss) : 0;
    sum.crop += crop * crop;
    sum.spread += x * x;
    sum.outlier = Math.max(sum.outlier, Math.abs(x) - outlierLogarithm);
    sum.small += Math.max(0, 1 - side / smallSide);
    if (isWhole) sum.whole += 1;
    if (side < minSideOf(ratio)) sum.tooSmall += 1;
  }
  // The gaps are not white: what areas leave of the frame beyond them is.
  const left = 1 - boundsShare(areas, frame);
  const white = left + (1 - left) * (1 - sum.shown / sum.used);
  const cost =
    (weights.crop * sum.crop + weights.spread * sum.spread + weights.whole * sum.whole) / count +
    weights.outlier * sum.outlier +
    weights.small * sum.small +
    weights.white * white +
    (sum.whole > 0 && sum.whole < count ? weights.partlyWhole : 0) +
    tooSmallCost * sum.tooSmall;
  return { cost, cells };
}

function boundsShare(areas: readonly Box[], frame: Box): number {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { xUm, yUm, widthUm, heightUm } of areas) {
    left = Math.min(left, xUm);
    top = Math.min(top, yUm);
    right = Math.max(right, xUm + widthUm);
    bottom = Math.max(bottom, yUm + heightUm);
  }
  return ((right - left) * (bottom - top)) / (frame.widthUm * frame.heightUm);
}
