/** Timber in parallel projection: square beams between points in space, seen from above. Lengths in space are units of the house. */

import { polygon } from '#designs/drawing/curve.ts';
import type { Path, Point } from '#designs/drawing/path.ts';

export type Vector = readonly [number, number, number];

/** From the house to the page: x runs to the lower right, y to the lower left, z upwards. */
export type View = (at: Vector) => Point;

const [across, down, up] = [0.866, 0.36, 0.92] as const;

export function viewFrom([x, y]: Point, unit: number): View {
  return ([a, b, c]) => [x + (a - b) * across * unit, y + (a + b) * down * unit - c * up * unit];
}

/** Towards the eye. */
const eye: Vector = [1, 1, (2 * down) / up];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unitOf = (a: Vector): Vector => {
  const long = Math.hypot(...a) || 1;
  return [a[0] / long, a[1] / long, a[2] / long];
};

/** From, to, thickness. */
export type Beam = readonly [Vector, Vector, number];

/** A visible side of a beam: its corners on the page, and how it faces: up, to the right, or to the left. */
type Side = { corners: readonly Point[]; facing: 'up' | 'right' | 'left' };

function sidesOf([from, to, thick]: Beam, view: View): Side[] {
  const along = unitOf(minus(to, from));
  const upright: Vector = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const beside = unitOf(cross(along, upright));
  const above = cross(beside, along);
  const corner = (at: Vector, i: number, j: number): Vector => {
    const half = thick / 2;
    return [
      at[0] + (beside[0] * i + above[0] * j) * half,
      at[1] + (beside[1] * i + above[1] * j) * half,
      at[2] + (beside[2] * i + above[2] * j) * half,
    ];
  };
  const round = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const ends = [from, to].map((at) => round.map(([i, j]) => corner(at, i, j)));
  const [near, far] = ends as [Vector[], Vector[]];
  const sides: { corners: Vector[]; normal: Vector }[] = round.map(([i, j], k) => {
    const next = (k + 1) % 4;
    const [ni, nj] = round[next] as readonly [number, number];
    const [ai, aj] = [(i + ni) / 2, (j + nj) / 2];
    const normal: Vector = [beside[0] * ai + above[0] * aj, beside[1] * ai + above[1] * aj, beside[2] * ai + above[2] * aj];
    return { corners: [near[k] as Vector, far[k] as Vector, far[next] as Vector, near[next] as Vector], normal };
  });
  sides.push({ corners: near, normal: [-along[0], -along[1], -along[2]] }, { corners: far, normal: along });
  return sides
    .filter(({ normal }) => dot(normal, eye) > 0.02)
    .map(({ corners, normal }) => ({
      corners: corners.map(view),
      facing: normal[2] > 0.55 ? 'up' : normal[0] > normal[1] ? 'right' : 'left',
    }));
}

/** Visible sides of beams, from the farthest to the nearest. */
export function timber(beams: readonly Beam[], view: View): Side[][] {
  const depth = ([from, to]: Beam) => dot(from, eye) + dot(to, eye);
  return [...beams].sort((a, b) => depth(a) - depth(b)).map((beam) => sidesOf(beam, view));
}

/** A flat shape in space as a path. */
export function plane(view: View, points: readonly Vector[]): Path {
  return polygon(points.map(view));
}
