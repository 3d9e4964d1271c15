/** A record whose rim the stripes are, and its arm. */

import { circle, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import { type Point, polar } from '#designs/drawing/path.ts';
import { rounded } from '#designs/drawing/round-corners.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { arc, stripes } from './stripes.ts';

/** Stripes that come in at the left edge, turn once around a point and meet themselves. */
export function spinning([x, y]: Point, radius: number, band: number): Mark[] {
  const foot = y + radius;
  const arriving: Point[] = [
    [-14, foot],
    [x, foot],
  ];
  return [...stripes(arriving, band), ...stripes(arc([x, y], radius, 90, -270), band)];
}

/** Two sheens and a label, and grooves where the record is large enough for them. */
export function record(middle: Point, radius: number, isSmall = false): Mark[] {
  const sheen = (angle: number, width: number) =>
    polygon([
      polar(middle, angle - width, radius * 0.46),
      polar(middle, angle - width, radius * 0.97),
      polar(middle, angle + width, radius * 0.97),
      polar(middle, angle + width, radius * 0.46),
    ]);
  return [
    fill(circle(middle, radius + 0.1), 'vinyl'),
    fill(sheen(-0.9, 0.16), 'vinyl-light'),
    fill(sheen(2.24, 0.12), 'vinyl-light'),
    ...(isSmall ? [] : [0.9, 0.8, 0.7, 0.6, 0.5]).map((share) => outline(circle(middle, radius * share), 'groove', 0.25)),
    fill(circle(middle, radius * 0.4), 'stripe3'),
    fill(circle(middle, radius * 0.33), 'stripe4'),
    fill(circle(middle, isSmall ? 0.7 : 1.5), 'ground'),
  ];
}

/** From its foot to the needle. */
export function arm(foot: Point, elbow: Point, needle: Point): Mark[] {
  return [
    fill(circle(foot, 6.4), 'stripe5'),
    fill(circle(foot, 3.4), 'text'),
    fill(sliver(foot, elbow, 1.5, 1.5), 'text'),
    fill(circle(elbow, 0.75), 'text'),
    fill(sliver(elbow, needle, 1.5, 1.5), 'text'),
    fill(rounded(needle[0] - 1.8, needle[1] - 1, 3.6, 6.4, 1), 'stripe4'),
  ];
}
