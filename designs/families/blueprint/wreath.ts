/** The wreath of the topping-out with its ribbons. */

import { sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { polar } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { sliver, tapered } from '#designs/drawing/stroke.ts';

/** Needles around a ring, in two inks where `deep` is given; ribbons hang from its foot. */
export function wreath(rnd: Random, [x, y]: Point, radius: number, deep?: string): Mark[] {
  const needles = (count: number) =>
    Array.from({ length: count }, (_, i): Path => {
      const angle = (i / count) * Math.PI * 2;
      const from = polar([x, y], angle, radius + rnd.spread(radius * 0.15));
      const to = polar(from, angle + Math.PI / 2 + rnd.spread(0.95), radius * rnd.between(0.28, 0.48));
      return sliver(from, to, radius * 0.1, radius * 0.045);
    }).flat();
  const ribbons = (
    [
      [-0.66, 0.86, 2.9, -0.5],
      [-0.16, 1.06, 3.5, 0.1],
      [0.4, 0.98, 2.7, 0.34],
      [0.82, 0.66, 3.1, 0.6],
    ] as const
  ).map(([dx, dy, long, drift]): Path => {
    const [px, py] = [x + dx * radius, y + dy * radius];
    const at = (side: number, share: number): Point => [px + side * radius, py + long * radius * share];
    return tapered(
      sampled([at(0, 0), at(drift * 0.3 + 0.2, 0.3), at(drift * 0.6 - 0.16, 0.65), at(drift + 0.1, 1)], 6),
      (t) => radius * (0.2 + 0.09 * Math.sin(t * 8)),
    );
  });
  return [fill(ribbons.flat(), 'ribbon'), ...(deep ? [fill(needles(90), deep)] : []), fill(needles(deep ? 90 : 120), 'green')];
}
