/** Contours of products that are cut to a shape of their own: tags with their hole, stickers, labels, confetti. */

import { ellipsePath, heartPath, rectPath, roundPath, sealPath } from '#core/design/outlines/outline.ts';
import type { CardFormat } from './formats.ts';

type Size = { widthUm: number; heightUm: number };

/** A round hole of this diameter about a point. */
export function holePath(xUm: number, yUm: number, diameterUm: number): string {
  return ellipsePath({ xUm: xUm - diameterUm / 2, yUm: yUm - diameterUm / 2, widthUm: diameterUm, heightUm: diameterUm });
}

const whole = ({ widthUm, heightUm }: Size) => ({ xUm: 0, yUm: 0, widthUm, heightUm });

export function roundCut(size: Size): string[] {
  return [ellipsePath(whole(size))];
}

export function heartCut(size: Size): string[] {
  return [heartPath(whole(size))];
}

/** Labels come off their sheet with rounded corners. */
export function labelCut(size: Size): string[] {
  return [roundPath(whole(size), 2_000)];
}

/** A sparkler is pushed through the two holes. */
export function sparklerCut(size: Size): string[] {
  const x = size.widthUm / 2;
  return [...labelCut(size), holePath(x, 12_000, 4_000), holePath(x, size.heightUm - 12_000, 4_000)];
}

const holeUm = 4_000;

/** A tag and the hole for its ribbon; the classic one has its upper corners cut off. */
export function tagCut(size: Size, format: CardFormat): string[] {
  const { widthUm: w, heightUm: h } = size;
  const hole = (yUm: number) => holePath(w / 2, yUm, holeUm);
  switch (format) {
    case 'tag-round':
      return [...roundCut(size), hole(7_000)];
    case 'tag-heart':
      // Below the dip between the two bows, with paper enough above it.
      return [...heartCut(size), hole(h * 0.2 + 7_000)];
    case 'tag-seal':
      return [sealPath(whole(size), 20), hole(8_500)];
    case 'tag-narrow':
      return [roundPath(whole(size), 3_000), hole(8_000)];
    default: {
      const corner = Math.round(w / 4);
      return [`M 0 ${corner} L ${corner} 0 L ${w - corner} 0 L ${w} ${corner} L ${w} ${h} L 0 ${h} Z`, hole(9_000)];
    }
  }
}

/** A rectangle with one hole in the middle of its upper edge. */
export function topHoleCut(size: Size, diameterUm: number, edgeUm: number): string[] {
  return [rectPath(whole(size)), holePath(size.widthUm / 2, edgeUm, diameterUm)];
}

/** A blade of a fan: round corners and the hole of the book screw near its foot. */
export function bladeCut(size: Size): string[] {
  return [roundPath(whole(size), 4_000), holePath(size.widthUm / 2, size.heightUm - 10_000, 5_000)];
}
