/** A gingerbread heart: baked rim, crumb with pores, and icing along its edge. */

import { blob, curve, dot, polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { distance, movedPath, type Path, type Point, shift, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { beads, even, flower, inset, waves } from './icing.ts';

const half = way(0, -33, 8, -44, 23, -50.4, 41, -48.2, 55, -36.4, 59.6, -17, 53, 5, 38.4, 26, 19.6, 45, 1.6, 60.6);

/** Its outline about the origin, 120 wide and 112 high, clockwise from the notch. */
function outlineOf([x, y]: Point, size: number): Point[] {
  const points = [...half, ...half.map(([px, py]): Point => [-px, py]).reverse()];
  return sampled(points, 7).map(([px, py]): Point => [x + px * size, y + py * size]);
}

const isWithin = (line: readonly Point[], [x, y]: Point): boolean => {
  let isIn = false;
  line.forEach((a, i) => {
    const b = line[(i + 1) % line.length] as Point;
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) isIn = !isIn;
  });
  return isIn;
};

/** Pores and darker spots of the crumb, one path for each ink. */
export function crumb(rnd: Random, spots: number, pores: number, at: () => Point, free: (at: Point) => boolean): Mark[] {
  const dark: Path[] = [];
  const fine: Path[] = [];
  for (let i = 0; i < spots; i++) {
    const point = at();
    const radius = rnd.between(0.8, 3.2);
    if (free(point)) dark.push(blob(rnd, point, radius, 0.3, 8));
  }
  for (let i = 0; i < pores; i++) {
    const point = at();
    const radius = 0.15 + 0.34 * rnd.next() ** 3;
    if (free(point)) fine.push(dot(point, radius));
  }
  return [fill(dark.flat(), 'crumb-dark'), fill(fine.flat(), 'crust')];
}

type Heart = { at: Point; size: number; waveInk: string; flowerInk: string; hasFlower?: boolean };

/** Its baked edge, a little uneven. */
export function bodyOf(rnd: Random, at: Point, size: number): Path {
  const rough = even(outlineOf(at, size), 3.4).map(([x, y]): Point => [x + rnd.spread(0.28), y + rnd.spread(0.28)]);
  return curve(rough, { closed: true });
}

export function heart(rnd: Random, { at, size, waveInk, flowerInk, hasFlower = true }: Heart): Mark[] {
  const line = outlineOf(at, size);
  const body = bodyOf(rnd, at, size);
  const within = (by: number) => inset(line, by * size);
  const rim = polygon(inset(line, 1.3));
  const free = (point: Point) => isWithin(line, point) && line.every((other) => distance(other, point) > 4);
  const anywhere = (): Point => [at[0] + rnd.spread(60) * size, at[1] + rnd.spread(60) * size];
  const around = (points: Point[]) => [...points, points[0] as Point];
  return [
    fill(movedPath(body, shift(1.5, 2.4)), 'shade'),
    fill(body, 'rim'),
    fill(rim, 'crust'),
    fill(polygon(inset(line, 3)), 'crumb'),
    ...crumb(rnd, 26, 340, anywhere, free),
    ...beads(rnd, around(within(4.9)), 2.2 * size, 3.66 * size, 'ice'),
    ...waves(around(within(9.3)), 1.15 * size, 1.2 * size, 11 * size, waveInk),
    ...(hasFlower ? flower([at[0], at[1] + 41 * size], size * 0.86, flowerInk) : []),
  ];
}
