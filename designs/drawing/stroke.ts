/** Lines with a changing width, drawn as closed shapes: what a pen or a cutting tool leaves. */
import { curve, polygon, sampled } from './curve.ts';
import type { Path, Point } from './path.ts';
import type { Random } from './random.ts';

/** Outlines a line of points; `width(t)` is the full width in mm at the share t of the points. */
export function tapered(points: readonly Point[], width: (t: number) => number): Path {
  const n = points.length;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[Math.max(0, i - 1)] as Point;
    const after = points[Math.min(n - 1, i + 1)] as Point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(i / (n - 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return curve([...left, ...right.reverse()], { closed: true });
}

/** PEN: width runs from start to end with a slow sine of ± 18 %. For stems, grass, stalks and ribs. */
export function pen(rnd: Random, points: readonly Point[], start: number, end: number, perSpan?: number): Path {
  const phase = rnd.next() * 6;
  return tapered(sampled(points, perSpan), (t) => (start + (end - start) * t) * (1 + 0.18 * Math.sin(phase + t * 9)) + 0.02);
}

/** SWELL: hair-thin at both ends, `widest` in the middle. For outlines of petals and leaves, wings and cuts. */
export function swell(rnd: Random, points: readonly Point[], widest: number, perSpan?: number, thinnest = 0.1): Path {
  const phase = rnd.next() * 6;
  return tapered(
    sampled(points, perSpan),
    (t) => thinnest + widest * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.7 * (1 + 0.15 * Math.sin(phase + t * 7)),
  );
}

/** A short straight line with two widths: rays, stamens and awns, where a curve would only cost bytes. */
export function sliver(from: Point, to: Point, start: number, end: number): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length / 2, dx / length / 2];
  return polygon([
    [from[0] + nx * start, from[1] + ny * start],
    [to[0] + nx * end, to[1] + ny * end],
    [to[0] - nx * end, to[1] - ny * end],
    [from[0] - nx * start, from[1] - ny * start],
  ]);
}
