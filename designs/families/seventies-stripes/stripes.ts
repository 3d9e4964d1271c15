/** Parallel stripes along a centre line of straights and arcs. */

import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';

const stripeInks = ['stripe1', 'stripe2', 'stripe3', 'stripe4', 'stripe5'] as const;

/** Points of an arc, in degrees: 0 points right, 90 down. */
export function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 4));
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

const apart = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]) > 0.001;

/** To the right of the way at every point, so long that corners are mitred. A way that ends where it began has no seam. */
function normals(points: readonly Point[]): Point[] {
  const across = points.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = points[i] as Point;
    const length = Math.hypot(x - fromX, y - fromY);
    return [-(y - fromY) / length, (x - fromX) / length];
  });
  const isClosed = !apart(points[0] as Point, points.at(-1) as Point);
  return points.map((_, i) => {
    const before = across[i === 0 ? (isClosed ? across.length - 1 : 0) : i - 1] as Point;
    const after = across[i === across.length ? (isClosed ? 0 : i - 1) : i] as Point;
    const by = 1 + before[0] * after[0] + before[1] * after[1];
    return [(before[0] + after[0]) / by, (before[1] + after[1]) / by];
  });
}

/** Five bands of a width, the first of them on the left of the way. Each reaches a little under the next. */
export function stripes(way: readonly Point[], band: number): Mark[] {
  const points = way.filter((point, i) => i === 0 || apart(way[i - 1] as Point, point));
  const across = normals(points);
  const beside = (by: number) => points.map(([x, y], i): Point => [x + (across[i]?.[0] ?? 0) * by, y + (across[i]?.[1] ?? 0) * by]);
  return stripeInks.map((ink, i) => {
    const from = (i - 2.5) * band;
    const to = from + band + (i < 4 ? 0.08 : 0);
    return fill(polygon([...beside(from), ...beside(to).reverse()]), ink);
  });
}
