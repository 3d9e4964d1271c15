/** Points and paths in millimetres, and their conversion into path strings of whole micrometres. */
import { type Matrix, transformPoint } from '#core/values/matrix.ts';

/** x, y in millimetres from the upper left corner, y down. Angles are radians: 0 points right, -π/2 up. */
export type Point = readonly [number, number];
export type Command = { op: 'M' | 'L' | 'C' | 'Z'; points: readonly Point[] };
export type Path = readonly Command[];

const um = (mm: number) => Math.round(mm * 1000) || 0;

/** "M 0 0 L 100 0 Z" in whole micrometres. Joined at once: a string that grows number by number takes ten times the memory until it is read. */
export function pathData(path: Path): string {
  return path.flatMap(({ op, points }) => [op, ...points.flatMap(([x, y]) => [um(x), um(y)])]).join(' ');
}

/** Points from a flat list: way(1, 2, 3, 4) is [[1, 2], [3, 4]]. */
export function way(...numbers: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] as number, numbers[i + 1] as number]);
  return points;
}

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

/** The point at a distance (mm) and an angle from another. */
export function polar(from: Point, angle: number, distance: number): Point {
  return [from[0] + Math.cos(angle) * distance, from[1] + Math.sin(angle) * distance];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function direction(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

export function movedPath(path: Path, matrix: Matrix): Path {
  return path.map(({ op, points }) => ({ op, points: points.map((point) => transformPoint(matrix, ...point)) }));
}

export function shift(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** Clockwise on the page, about a point. */
export function turn(angle: number, [x, y]: Point = [0, 0]): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [c, s, -s, c, x - c * x + s * y, y - s * x - c * y];
}

export function scale(by: number, [x, y]: Point = [0, 0]): Matrix {
  return [by, 0, 0, by, x - by * x, y - by * y];
}

/** Mirror image at a vertical axis. */
export function mirror(axisX: number): Matrix {
  return [-1, 0, 0, 1, 2 * axisX, 0];
}
