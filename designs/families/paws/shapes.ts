/** Plain shapes of animals, and what they are filled with. */

import type { Matrix } from '#core/values/matrix.ts';
import { curve, ellipse, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { movedPath, type Path, type Point, polar, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';

/** Draws in the animal's own coordinates. */
type Brush = {
  soft(ink: string, numbers: readonly number[]): Mark;
  hard(ink: string, numbers: readonly number[]): Mark;
  oval(ink: string, x: number, y: number, rx: number, ry?: number): Mark;
  path(ink: string, path: Path): Mark;
};

export function brush(place: Matrix): Brush {
  const path = (ink: string, made: Path) => fill(movedPath(made, place), ink);
  return {
    path,
    soft: (ink, numbers) => path(ink, curve(way(...numbers), { closed: true })),
    hard: (ink, numbers) => path(ink, polygon(way(...numbers))),
    oval: (ink, x, y, rx, ry = rx) => path(ink, ellipse([x, y], rx, ry)),
  };
}

/** Short hairs as one path: `spots` gives where they begin, `angle` where they point. */
export function hairs(rnd: Random, spots: readonly Point[], angle: number, length: number): Path {
  return spots.flatMap((at) => {
    const way = angle + rnd.spread(0.3);
    return sliver(at, polar(at, way, length * rnd.between(0.7, 1.3)), 0.34, 0.12);
  });
}
