/** Piped icing: ropes, beads, leaves and flowers. Each is drawn three times: its shadow, its body, the light on it. */

import { circle, ellipse } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { distance, movedPath, type Path, type Point, polar, shift, turn } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';

/** Points at equal steps along a line. */
export function even(line: readonly Point[], step: number): Point[] {
  const result: Point[] = [];
  let rest = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const long = distance(from, to);
    while (rest < long) {
      const t = rest / long;
      result.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      rest += step;
    }
    rest -= long;
  }
  return result;
}

/** To the right of the way at a point of a line: inwards where the line runs clockwise. */
function side(line: readonly Point[], i: number): Point {
  const [before, after] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
  const long = distance(before, after) || 1;
  return [-(after[1] - before[1]) / long, (after[0] - before[0]) / long];
}

/** The line `by` mm inwards; where that would come nearer to another part of the line, points are left out. */
export function inset(line: readonly Point[], by: number): Point[] {
  const edge = even(line, 0.6);
  return line.flatMap((point, i) => {
    const [nx, ny] = side(line, i);
    const moved: Point = [point[0] + nx * by, point[1] + ny * by];
    return edge.some((other) => distance(other, moved) < by * 0.96) ? [] : [moved];
  });
}

/** Three layers of one path: shadow to the lower right, body, and a lighter one a little to the upper left. */
function piped(body: Path, light: Path, ink: string): Mark[] {
  return [fill(movedPath(body, shift(0.4, 0.58)), 'ice-shadow'), fill(body, `${ink}-shade`), fill(light, ink)];
}

/** Beads side by side along a line. */
export function beads(rnd: Random, line: readonly Point[], radius: number, step: number, ink: string): Mark[] {
  const sizes = even(line, step).map((at) => ({ at, r: radius * rnd.between(0.93, 1.07) }));
  const lit = (at: Point, r: number) => circle([at[0] - r * 0.14, at[1] - r * 0.16], r * 0.8);
  return piped(
    sizes.flatMap(({ at, r }) => circle(at, r)),
    sizes.flatMap(({ at, r }) => lit(at, r)),
    ink,
  );
}

/** A rope of constant width along a line. */
function rope(line: readonly Point[], width: number, ink: string): Mark[] {
  const light = line.map(([x, y]): Point => [x - width * 0.1, y - width * 0.13]);
  return piped(
    tapered(line, () => width),
    tapered(light, () => width * 0.68),
    ink,
  );
}

/** A rope in waves about a line. */
export function waves(line: readonly Point[], width: number, high: number, long: number, ink: string): Mark[] {
  const points = even(line, long / 6);
  const swung = points.map((point, i): Point => {
    const [nx, ny] = side(points, i);
    const by = Math.sin((i / 6) * Math.PI * 2) * high;
    return [point[0] + nx * by, point[1] + ny * by];
  });
  return rope(swung, width, ink);
}

/** Leaves squeezed from the bag: a drop about `at`, pointing to `angle`. */
function drop(at: Point, angle: number, long: number): { body: Path; light: Path } {
  const lay = (path: Path) => movedPath(path, turn(angle, at));
  return { body: lay(ellipse(at, long, long * 0.46)), light: lay(ellipse([at[0] - 0.16, at[1] - 0.18], long * 0.78, long * 0.3)) };
}

/** A flower of six dabs with a yolk and two pairs of leaves. */
export function flower(at: Point, size: number, ink: string): Mark[] {
  const leaves = [-1, 1].flatMap((s) =>
    [0, 1].map((k) => drop([at[0] + s * (8.4 + k * 5) * size, at[1] - (1.2 + k * 2.6) * size], s * (-0.4 - k * 0.2), 2.9 * size)),
  );
  const petals = Array.from({ length: 6 }, (_, i) => polar(at, i * (Math.PI / 3) + 0.3, 3 * size));
  return [
    ...piped(
      leaves.flatMap(({ body }) => body),
      leaves.flatMap(({ light }) => light),
      'leaf',
    ),
    ...piped(
      petals.flatMap((petal) => circle(petal, 1.85 * size)),
      petals.flatMap(([x, y]) => circle([x - 0.18 * size, y - 0.2 * size], 1.4 * size)),
      ink,
    ),
    ...piped(circle(at, 1.6 * size), circle([at[0] - 0.15, at[1] - 0.15], 1.25 * size), 'yolk'),
  ];
}
