/** Shapes cut off at straight edges, and points moved without becoming a path. */
import type { Matrix } from '#core/values/matrix.ts';
import { transformPoint } from '#core/values/matrix.ts';
import type { Box } from './drawing.ts';
import type { Point } from './path.ts';

/** The part of a shape that lies within a convex one, whose corners run clockwise on the page. */
export function cropped(points: readonly Point[], convex: readonly Point[]): Point[] {
  let rest: Point[] = [...points];
  convex.forEach((from, i) => {
    const to = convex[(i + 1) % convex.length] as Point;
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    rest = rest.flatMap((point, at) => {
      const next = rest[(at + 1) % rest.length] as Point;
      const [here, there] = [side(point), side(next)];
      const own: Point[] = here >= 0 ? [point] : [];
      if (here >= 0 === there >= 0) return own;
      const share = here / (here - there);
      return [...own, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
    });
  });
  return rest;
}

/** The part of a shape within a box. */
export function croppedTo(points: readonly Point[], { x, y, width, height }: Box): Point[] {
  return cropped(points, [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function movedPoints(points: readonly Point[], matrix: Matrix): Point[] {
  return points.map((point) => transformPoint(matrix, ...point));
}
