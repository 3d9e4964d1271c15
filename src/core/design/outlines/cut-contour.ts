/** What the die cuts out of a page: a contour the product has by itself, or the punching a customer chose for its edge (F200). */

import type { Punching } from '#core/design/punching.ts';
import { heartPath, rectPath, roundPath, wavePath } from './outline.ts';

const cornerUm = 5_000;
const heart = { widthUm: 8_000, heightUm: 7_400, edgeUm: 6_000 };
const wave = { lengthUm: 9_000, depthUm: 1_500 };

type CutPage = { widthUm: number; heightUm: number; cut?: string[] | undefined };

/**
 * Outer contour first, then holes, as path strings in page coordinates; null where the trimmed rectangle is all that is cut. A product
 * with a contour of its own keeps it whatever is chosen.
 */
export function cutContour(page: CutPage, punching: Punching | undefined): string[] | null {
  if (page.cut) return page.cut;
  const { widthUm, heightUm } = page;
  const whole = { xUm: 0, yUm: 0, widthUm, heightUm };
  switch (punching) {
    case 'round-corners':
      return [roundPath(whole, cornerUm)];
    case 'wave':
      return [wavePath(whole, wave.lengthUm, wave.depthUm)];
    case 'heart-corners': {
      const { edgeUm, ...size } = heart;
      const xs = [edgeUm, widthUm - edgeUm - size.widthUm];
      const ys = [edgeUm, heightUm - edgeUm - size.heightUm];
      return [rectPath(whole), ...ys.flatMap((yUm) => xs.map((xUm) => heartPath({ xUm, yUm, ...size })))];
    }
    default:
      return null;
  }
}
