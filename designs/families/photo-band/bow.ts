/** A bow of ribbon in four flat tones: two loops, two tails and a knot about the origin, 36 mm wide. */

import { curve, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { movedPath, type Path, type Point, way } from '#designs/drawing/path.ts';
import { tapered } from '#designs/drawing/stroke.ts';

const flipped: Parameters<typeof movedPath>[1] = [-1, 0, 0, 0.96, 0, 0.2];

/** Of the right half; the left one is its mirror image and a little flatter. */
const loop = way(1, -1.6, 6, -7.6, 12.4, -9.8, 17.4, -7.6, 18, -2, 14.2, 2.8, 7.6, 3.4, 1.4, 1.8);
/** The inside of the loop that one sees from the front. */
const hollow = way(6.2, -0.6, 9.4, -4.2, 13.4, -6, 15.6, -4.4, 14.6, -1.2, 11.2, 1, 7.6, 0.8);
const crease: readonly Point[][] = [way(1.6, -0.4, 5, -2.6, 8.6, -6.2), way(1.8, 0.4, 5, 0.8, 9, 2)];

function tail(points: readonly [Point, Point, Point, Point, Point]): Path {
  return polygon(points);
}

const tails = {
  right: tail([
    [0.4, 1],
    [3.6, 0.4],
    [12.6, 15.4],
    [8.4, 14.4],
    [6.6, 18.2],
  ]),
  left: tail([
    [-0.6, 1],
    [-3.4, 0.6],
    [-11.8, 17.8],
    [-7.4, 16.4],
    [-5.2, 20],
  ]),
};

function half(side: (path: Path) => Path): Mark[] {
  return [
    fill(side(curve(loop, { closed: true })), 'ribbon'),
    fill(side(curve(hollow, { closed: true })), 'ribbon-deep'),
    ...crease.map((points) => fill(side(tapered(points, (t) => 0.2 + 0.7 * t)), 'ribbon-dark')),
  ];
}

export function bow(): Mark[] {
  const knot = curve(way(-3, -2.6, 0, -3.2, 3, -2.6, 3.5, 0.2, 2.9, 3, 0, 3.5, -2.9, 3, -3.5, 0.2), { closed: true });
  const light = curve(way(-2.1, -1.8, -0.6, -2.2, 0.2, -0.4, -0.4, 2, -1.8, 2, -2.4, 0), { closed: true });
  return [
    fill(tails.left, 'ribbon-dark'),
    fill(tails.right, 'ribbon-dark'),
    ...half((path) => path),
    ...half((path) => movedPath(path, flipped)),
    fill(knot, 'ribbon'),
    fill(light, 'ribbon-light'),
  ];
}
