/** Plaster of a wall: trowel marks in two flat tones, grit and a few cracks. */

import { polygon, sampled } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';

type Field = (x: number, y: number) => number;

/** Smooth noise in 0..1, one lattice point per unit. */
function noise(seed: number): Field {
  const lattice = (x: number, y: number) => random(seed + x * 7919 + y * 104729).next();
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - left), ease(y - top)];
    const upper = lattice(left, top) * (1 - u) + lattice(left + 1, top) * u;
    const lower = lattice(left, top + 1) * (1 - u) + lattice(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Marks of a trowel: long across the wall, ragged at their ends. */
function trowel(seed: number): Field {
  const of = noise(seed);
  return (x, y) => of(x * 0.034 + y * 0.012, y * 0.075) * 0.58 + of(x * 0.09 + 40, y * 0.2) * 0.27 + of(x * 0.24 + 80, y * 0.46) * 0.15;
}

/** Edges that an outline crosses in a cell, from and to, by which of its corners lie inside: 0 above, 1 right, 2 below, 3 left. */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed outlines of where a field is above a level, within a box. */
function outlines(field: Field, { x, y, width, height }: Box, step: number, level: number): Point[][] {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const at = (i: number, j: number) => {
    const isEdge = i <= 0 || j <= 0 || i >= columns || j >= rows;
    return isEdge ? -0.2 : field(x + i * step, y + j * step) - level;
  };
  const places = new Map<string, Point>();
  const next = new Map<string, string>();
  const crossing = (i: number, j: number, isUpright: boolean): string => {
    const key = `${i} ${j} ${isUpright}`;
    const [a, b] = [at(i, j), isUpright ? at(i, j + 1) : at(i + 1, j)];
    const share = a / (a - b);
    places.set(key, [x + (i + (isUpright ? 0 : share)) * step, y + (j + (isUpright ? share : 0)) * step]);
    return key;
  };
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const inside = corners.reduce((sum, value, bit) => sum + (value > 0 ? 2 ** bit : 0), 0);
      const edge = (side: number) => crossing(side === 1 ? i + 1 : i, side === 2 ? j + 1 : j, side % 2 === 1);
      for (const [from, to] of crossings[inside] ?? []) next.set(edge(from), edge(to));
    }
  const found: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let key = next.keys().next().value as string;
    while (next.has(key)) {
      ring.push(places.get(key) as Point);
      const following = next.get(key) as string;
      next.delete(key);
      key = following;
    }
    found.push(ring);
  }
  return found;
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function patches(seed: number, box: Box, level: number): Path {
  return outlines(trowel(seed), box, 1.7, level)
    .filter((ring) => Math.abs(area(ring)) > 5)
    .flatMap((ring) => polygon(ring));
}

function grit(rnd: Random, { x, y, width, height }: Box, count: number): Path {
  return Array.from({ length: count }, () => {
    const centre: Point = [x + rnd.next() * width, y + rnd.next() * height];
    const radius = 0.1 + 0.22 * rnd.next() ** 3;
    const start = rnd.next() * 3;
    return polygon([0, 1, 2, 3].map((i) => polar(centre, start + i * 1.57, radius * (i % 2 === 0 ? 1.5 : 0.9))));
  }).flat();
}

/** A crack that starts at a point and thins out, with one branch. */
function crack(rnd: Random, from: Point, angle: number, length: number, width: number): Path {
  const points: Point[] = [from];
  let heading = angle;
  const turns: number[] = [angle];
  for (let i = 0; i < length; i++) {
    heading += rnd.normal(0.34);
    turns.push(heading);
    points.push(polar(points.at(-1) as Point, heading, 2.3));
  }
  const stroke = tapered(sampled(points, 2), (t) => width * (1 - t) + 0.12);
  const middle = Math.floor(length / 2);
  if (length < 7) return stroke;
  return [...stroke, ...crack(rnd, points[middle] as Point, (turns[middle] as number) + 0.9, 5, width * 0.66)];
}

/** A wall behind everything: `cracks` start at the edge, each with its direction. */
export function plaster(seed: number, box: Box, cracks: readonly { from: Point; angle: number }[]): Mark[] {
  const rnd = random(seed);
  return [
    fill(patches(seed + 3, box, 0.55), 'wall-dark'),
    fill(patches(seed + 59, box, 0.58), 'wall-light'),
    fill(grit(rnd, box, Math.round((box.width * box.height) / 48)), 'crack'),
    fill(
      cracks.flatMap(({ from, angle }) => crack(rnd, from, angle, 10, 0.45)),
      'crack',
    ),
  ];
}
