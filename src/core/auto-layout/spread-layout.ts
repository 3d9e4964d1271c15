/** One photo over the fold of two facing pages. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { PageFrame } from './book-input.ts';
import { faceAreaOf } from './face-area.ts';
import { bestLayouts, type PageLayout, type PagePhoto, type PageStyle, placedTrees } from './page-layout.ts';

/** Width over height from which the best photo of an event may lie over the fold. */
const minRatio = 1.9;
/** The layout of one photo as a Polish expression. */
export const singlePhoto = '1';

export function mayCoverSpread({ photo, isHero }: PagePhoto, left: PageFrame, right: PageFrame): boolean {
  return isHero && photo.width / photo.height >= minRatio && left.side === 'left' && left.mayCrossFold && right.mayCrossFold;
}

/** The layout in coordinates of the left page; null where a face would come too near to the fold or to an edge. */
export function spreadLayout(photo: PagePhoto, left: PageFrame, right: PageFrame, style: PageStyle): PageLayout | null {
  const onRight = (box: Box): Box => ({ ...box, xUm: box.xUm + left.widthUm });
  const end = onRight(right.live);
  const live: Box = { ...left.live, widthUm: end.xUm + end.widthUm - left.live.xUm };
  const faceAreas = [faceAreaOf(left), onRight(faceAreaOf(right))];
  const [best] = bestLayouts(placedTrees([photo], live, style), [photo], { origin: live, faceAreas, style, max: 1 });
  return best ?? null;
}
