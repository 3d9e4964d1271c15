/** Closed outlines of the areas of a grid of values that are above zero. */
import { curve } from '#designs/drawing/curve.ts';
import type { Path, Point } from '#designs/drawing/path.ts';

/** Values row by row at the corners of squares of `step` mm; the first is at `at`. Its border is below zero. */
export type Grid = { at: Point; step: number; columns: number; rows: number; values: Float64Array };

/** All outlines in one path: holes run against the outlines around them. Those of fewer than `least` points are left out. */
export function contours({ at, step, columns, rows, values }: Grid, least: number): Path {
  const value = (node: number) => values[node] ?? -1;
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  const place = (node: number): Point => [at[0] + (node % columns) * step, at[1] + Math.floor(node / columns) * step];
  const crossing = (a: number, b: number): string => {
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    const share = value(a) / (value(a) - value(b));
    const [from, to] = [place(a), place(b)];
    points.set(key, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    return key;
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column;
      const corners = [corner, corner + 1, corner + columns + 1, corner + columns];
      const sides = corners.map((a, side) => [a, corners[(side + 1) % 4] as number] as const);
      const cut = sides.filter(([a, b]) => value(a) > 0 !== value(b) > 0);
      cut.forEach(([a, b], i) => {
        if (value(a) <= 0) return;
        const [c, d] = cut[(i + 1) % cut.length] as readonly [number, number];
        next.set(crossing(a, b), crossing(c, d));
      });
    }
  }
  const path: Path[number][] = [];
  for (const first of [...next.keys()]) {
    const ring: Point[] = [];
    for (let key = next.has(first) ? first : undefined; key !== undefined; ) {
      const following = next.get(key);
      if (following !== undefined) ring.push(points.get(key) as Point);
      next.delete(key);
      key = following;
    }
    const kept = ring.filter((_, i) => i % 2 === 0);
    if (kept.length >= least) path.push(...curve(kept, { closed: true }));
  }
  return path;
}
