/** Reeds: stalks with and without a cob, and long leaves, some of them bent over. */

import { sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { pen, tapered } from '#designs/drawing/stroke.ts';

/** `lean` is how far the tip stands beside the foot, as a share of the height. */
export type Stalk = { x: number; foot: number; height: number; lean: number; width: number; hasCob: boolean };

export function stalk(rnd: Random, { x, foot, height, lean, width, hasCob }: Stalk, ink: string): Mark[] {
  const at = (up: number): Point => [x + lean * height * up ** 2, foot - height * up];
  const marks = [fill(pen(rnd, [at(0), at(0.5), at(1)], width, width * 0.4, 3), ink)];
  if (!hasCob) return marks;
  const [from, to] = [0.8, 0.8 + 10.5 / height];
  const cob = [at(from), at((from + to) / 2), at(to)];
  const thick = width * 3.2;
  marks.push(
    fill(
      tapered(sampled(cob, 4), (t) => thick * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, t))) ** 0.34),
      ink,
    ),
  );
  return marks;
}

/** A leaf that rises and bows to the side; a bent one falls from two thirds of its height. */
export function blade(rnd: Random, x: number, foot: number, height: number, bow: number, width: number, ink: string, isBent = false): Mark {
  const points: Point[] = isBent
    ? [
        [x, foot],
        [x + bow * 0.1, foot - height * 0.5],
        [x + bow * 0.5, foot - height * 0.82],
        [x + bow * 1.1, foot - height * 0.74],
        [x + bow * 1.7, foot - height * 0.5],
      ]
    : [
        [x, foot],
        [x + bow * 0.08, foot - height * 0.4],
        [x + bow * 0.38, foot - height * 0.75],
        [x + bow, foot - height],
      ];
  const wide = width * rnd.between(0.85, 1.15);
  return fill(
    tapered(sampled(points, 4), (t) => wide * Math.min(1, 0.6 + t * 1.6) * (1 - t) ** 0.6 + 0.06),
    ink,
  );
}

type Depth = {
  ink: string;
  blades: number;
  stalks: readonly (readonly [share: number, height: number, lean: number, hasCob: boolean])[];
  low: number;
  high: number;
  width: number;
};

const depths: readonly Depth[] = [
  {
    ink: 'reed1',
    blades: 13,
    low: 24,
    high: 42,
    width: 0.9,
    stalks: [
      [0.06, 50, 0.03, false],
      [0.3, 62, 0.06, true],
      [0.62, 54, -0.03, false],
      [0.84, 58, 0.05, true],
    ],
  },
  {
    ink: 'reed2',
    blades: 15,
    low: 22,
    high: 46,
    width: 1.15,
    stalks: [
      [0.2, 60, 0.05, true],
      [0.42, 80, 0.03, true],
      [0.68, 64, -0.04, true],
      [0.9, 74, 0.06, false],
    ],
  },
  {
    ink: 'reed3',
    blades: 10,
    low: 16,
    high: 38,
    width: 1.35,
    stalks: [
      [0.36, 52, -0.06, true],
      [0.78, 69, 0.04, true],
    ],
  },
];

/** A bank of reeds between two places, three deep, denser to the right. */
export function reedBank(rnd: Random, { from, to, foot, size }: { from: number; to: number; foot: number; size: number }): Mark[] {
  return depths.flatMap(({ ink, blades, stalks, low, high, width }, depth) => {
    const place = (share: number) => from + (to - from) * (0.06 * depth + (1 - 0.06 * depth) * share);
    const marks: Mark[] = [];
    for (let i = 0; i < blades; i++) {
      const share = ((i + rnd.between(0.1, 0.9)) / blades) ** 0.8;
      const height = rnd.between(low, high) * (0.7 + 0.3 * share) * size;
      marks.push(blade(rnd, place(share), foot, height, rnd.between(-5, 7) * size, width * Math.sqrt(size), ink, rnd.chance(0.16)));
    }
    for (const [share, height, lean, hasCob] of stalks)
      marks.push(
        ...stalk(rnd, { x: place(share), foot, height: height * size, lean, width: (0.5 + 0.06 * depth) * Math.sqrt(size), hasCob }, ink),
      );
    return marks;
  });
}
