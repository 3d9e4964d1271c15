/** A crocodile of cut paper: its head with the mouth open, and the whole animal on its way. */

import type { Matrix } from '#core/values/matrix.ts';
import { multiply } from '#core/values/matrix.ts';
import { croppedTo, movedPoints } from '#designs/drawing/crop.ts';
import { polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { glued, round, shade, sheet, snipped } from './paper.ts';

/** Jaws face left, their joint is the origin; the mouth's line is y = 0. */
const upper = sampled(
  way(
    ...[
      8, 7, -6, 1, -30, 0.4, -60, -0.6, -88, 0.4, -103, -1, -109, -6, -109, -13, -103, -18.4, -95, -18.6, -88.6, -14, -70, -12.4, -51, -14,
      -41, -19, -36, -27, -27, -32, -17, -31, -10, -24, 4, -22, 24, -14, 26, 6, 8, 7,
    ],
  ),
);
const lower = sampled(
  way(...[10, -6, -8, 0, -40, 1, -75, 0, -98, 0.6, -104.6, 4, -103, 9.6, -92, 13, -60, 15.4, -30, 19.4, 0, 28, 26, 32, 28, -6, 10, -6]),
);
const hat = way(-9, 2, 8.6, 3.4, 1.6, -26);

export type Jaws = { at: Point; size: number /** Angles of the jaws in radians. */; open: number; sunk: number };

/** A tooth that points away from the mouth's line; its root is hidden behind the jaw. */
const tooth = (x: number, length: number, down: 1 | -1): Point[] => way(x - 3.6, -2 * down, x + 3.2, -2 * down, x - 0.5, length * down);

function teeth(rnd: Random, from: number, to: number, step: number, down: 1 | -1, place: Matrix): Mark[] {
  const marks: Mark[] = [];
  for (let x = from; x < to; x += step) {
    const points = movedPoints(tooth(x + rnd.spread(0.8), 6.6 + rnd.spread(1.3), down), place);
    marks.push(...sheet(snipped(rnd, points, 0.05), 'paper4', 'ground', 0.5));
  }
  return marks;
}

/** A slice of the cake with the last candle, its foot at the origin. */
export function slice(rnd: Random, place: Matrix): Mark[] {
  const cut = (points: readonly Point[]) => snipped(rnd, movedPoints(points, place), 0.1);
  return [
    ...glued(cut(way(1.2, -11, 2.9, -11, 2.8, -20, 1.3, -20)), 'paper2'),
    ...glued(cut(sampled(way(2, -20.4, 0.5, -22.6, 2.2, -26, 3.7, -22.4, 2, -20.4))), 'dot'),
    ...glued(cut(way(-7.4, 0, 8, 0, 7.6, -11, -7, -11.4)), 'paper4'),
    ...glued(cut(way(-7.4, -3.6, 8, -3.4, 7.9, -5.9, -7.3, -6.1)), 'paper1'),
    ...glued(
      cut(sampled(way(-8, -12.4, 8.4, -12, 8.6, -8.6, 6, -6.8, 3.4, -9, 0.6, -7, -2.4, -9, -5.4, -6.6, -7.8, -8.8, -8, -12.4))),
      'paper3',
    ),
  ];
}

/** Party hat with stripes; its rim's middle is the origin. */
export function partyHat(rnd: Random, place: Matrix, under = 'ground'): Mark[] {
  const cut = (points: readonly Point[]) => snipped(rnd, movedPoints(points, place), 0.08);
  return [
    ...sheet(cut(hat), 'paper1', under),
    ...glued(cut(way(-7, -3.4, 7, -2.6, 5.4, -8.2, -5, -9)), 'paper4'),
    ...glued(cut(way(-3.2, -14.4, 3.9, -13.6, 2.7, -18.4, -1.2, -19)), 'paper4'),
    ...sheet(cut(round([1.6, -26.6], 3.6)), 'dot', under, 0.5),
  ];
}

/** The head with the body behind it, which leaves the card to the right and, `depth` mm below the joint, at its foot. */
export function hungryHead(rnd: Random, { at, size, open, sunk }: Jaws, depth: number): Mark[] {
  const base = multiply(shift(...at), scale(size));
  const [up, low] = [multiply(base, turn(open)), multiply(base, turn(sunk))];
  const cut = (points: readonly Point[], matrix: Matrix, tolerance = 0.34) => snipped(rnd, movedPoints(points, matrix), tolerance);
  const on = (matrix: Matrix, x: number, y: number): Point => movedPoints([[x, y]], matrix)[0] as Point;
  const body = cut(
    sampled(way(-12, -2, 0, -34, 12, -41, 26, -40, 60, -26, 60, depth + 10, 4, depth + 10, 0, depth - 8, -6, 30, -12, -2)),
    base,
  );
  const [above, below] = [cut(upper, up), cut(lower, low)];
  const back = [0, 1, 2, 3].flatMap((i) =>
    sheet(cut(way(14 + i * 10, -36 + i * 3.4, 24 + i * 10, -33 + i * 3.4, 22 + i * 10, -48 + i * 3.6), base, 0.1), 'paper5'),
  );
  const mouth = [on(up, -52, -1), on(up, -20, -2), on(base, 6, 4), on(low, -22, 4), on(low, -50, 3), on(low, -34, -7), on(up, -26, 11)];
  const tongue = sampled(way(0, 4, -26, 3, -40, 1.4, -47, -2, -50.6, -8, -47.4, -10, -43, -6, -36, -4.6, -24, -4.4, 0, -6));
  const eye = (points: readonly Point[]) => cut(points, up, 0.14);
  const lid = croppedTo(round([-25.6, -21.6], 7.2, 6.8), { x: -40, y: -40, width: 40, height: 17.6 });
  return [
    ...back,
    ...partyHat(rnd, multiply(base, multiply(shift(13, -37), turn(0.22)))),
    ...[body, above, below].map((points) => shade(points)),
    ...glued(body, 'body'),
    ...glued(cut(sampled(way(30, depth + 10, 26, depth * 0.6, 34, depth * 0.2, 60, 6, 60, depth + 10)), base), 'belly'),
    ...sheet(snipped(rnd, mouth, 0.2), 'paper1', 'body', 0.3),
    ...sheet(cut(tongue, low), 'paper3', 'paper1', 0.5),
    ...slice(rnd, multiply(low, multiply(shift(-29, -5), turn(-sunk - 0.05)))),
    ...teeth(rnd, -99, -46, 11.4, 1, up),
    ...teeth(rnd, -96, -58, 12.2, -1, low),
    ...glued(below, 'body'),
    ...glued(above, 'body'),
    ...glued(eye(round([-25.6, -21.6], 6.4, 6)), 'paper4'),
    ...glued(eye(round([-26.4, -20.2], 1.7, 4.2)), 'night'),
    ...glued(eye(lid), 'body'),
    fill(polygon(eye(round([-101.4, -13.4], 2.5, 1.5))), 'night'),
    ...[0, 1, 2, 3].map((i) => fill(polygon(eye(round([-84 + i * 11, -7.6 - (i % 2) * 1.4], 1.3))), 'body-edge')),
  ];
}

/** The arm with the fork; the hand is the origin. */
export function armWithFork(rnd: Random, place: Matrix): Mark[] {
  const cut = (points: readonly Point[], tolerance = 0.2) => snipped(rnd, movedPoints(points, place), tolerance);
  const fork = way(
    ...[
      -1.1, 20, 1.1, 20, 1.2, -8, 4.4, -11, 4.6, -21, 3, -21, 2.7, -13, 0.9, -13, 0.8, -21.4, -0.8, -21.4, -0.9, -13, -2.7, -13, -3, -21,
      -4.6, -21,
    ],
  );
  const arm = sampled(way(...[40, -3, 22, -6, 8, -5.4, -1, -6, -6, -2.4, -5.4, 3, 0, 6, 10, 5.4, 24, 9, 40, 14, 40, -3]));
  return [...sheet(cut([...fork, [-4.4, -11], [-1.2, -8]], 0.05), 'paper4'), ...glued(cut(arm), 'body')];
}

const walkerBack = way(
  ...[
    -30, 2.6, -29.4, -0.8, -25.6, -2.2, -20, -1.2, -16.6, -2.6, -14.6, -6, -10.8, -6.6, -8, -3.6, 0, -5.2, 9, -4.4, 18, -1, 27, 3.4, 36,
    9.4,
  ],
);
const walkerBelly = (full: number): Point[] =>
  way(
    ...[
      36,
      9.4,
      26,
      8.4,
      18,
      8.6 + full * 0.5,
      11,
      9 + full,
      2,
      9.4 + full * 1.2,
      -6,
      8.4 + full,
      -12,
      7.2 + full * 0.42,
      -20,
      6.4,
      -28,
      6,
      -30,
      2.6,
    ],
  );

/** The whole crocodile, 66 mm long, facing left, its middle at the origin; `full` rounds its belly by so many mm. */
export function walker(rnd: Random, place: Matrix, full = 0): Mark[] {
  const cut = (points: readonly Point[], tolerance = 0.2) => snipped(rnd, movedPoints(points, place), tolerance);
  const foot = 11 + full * 0.5;
  const leg = (x: number) =>
    cut(way(x - 2.4, 5, x + 3, 4.6, x + 2.6, foot + 3.4, x - 4.4, foot + 3.6, x - 4.2, foot + 1.4, x - 2, foot + 1), 0.05);
  const [far, near] = [[-7, 15].map(leg), [-11.4, 19.6].map(leg)];
  const body = cut([...sampled(walkerBack), ...sampled(walkerBelly(full)).slice(1)]);
  const spikes = [-4, 2, 8, 14, 20].flatMap((x, i) =>
    sheet(cut(way(x - 2.6, -2.4 + i * 0.9, x + 2.8, -1.6 + i * 0.9, x + 0.8, -8.4 + i * 1.3), 0.05), 'paper5', 'ground', 0.4),
  );
  const mouth: Point[] = [];
  for (let i = 0; i <= 8; i++) mouth.push([-29.4 + i * 2, 3.3 + (i % 2 ? 1.5 : -0.4)]);
  for (let i = 8; i >= 0; i--) mouth.push([-29.4 + i * 2, 3.9 + (i % 2 ? 1.5 : -0.4)]);
  return [
    ...spikes,
    ...[...far, ...near, body].map((points) => shade(points, 0.6)),
    ...far.flatMap((points) => glued(points, 'body')),
    ...glued(body, 'body'),
    ...near.flatMap((points) => glued(points, 'body')),
    fill(polygon(cut(mouth, 0.02)), 'paper4'),
    ...glued(cut(round([-12.8, -3.4], 1.9), 0.1), 'paper4'),
    fill(polygon(cut(round([-13.2, -3.2], 0.6, 1.3), 0.05)), 'night'),
    fill(polygon(cut(round([-27, 0.2], 0.8, 0.5), 0.05)), 'night'),
  ];
}
