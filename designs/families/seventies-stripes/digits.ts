/** Numbers of two digits that stripes write: they come in at an edge of the card and end in the last digit. In mm on a square of 148. */

import { rectangle } from '#designs/drawing/curve.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import type { Layer } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import { arc, stripes } from './stripes.ts';

export const band = 4.5;
/** Of the centre lines: head, foot, and the right side of a first digit. */
const [head, foot, right] = [26.5, 97, 63.8];
/** Beyond the left and the upper edge. */
const outside = -14;
/** Outer edges of what stands on the line. */
const ground = foot + 2.5 * band;

type Way = readonly Point[];

/** A closed ring: against the clock its last stripe is the outer one, with the clock its first. */
function ring(x: number, y: number, radius: number, isClockwise = false): Way {
  return isClockwise ? arc([x, y], radius, -90, 270) : arc([x, y], radius, 90, -270);
}

/** Ways of a first digit from bottom to top. */
const firstDigits: Readonly<Record<number, readonly Way[]>> = {
  1: [one()],
  2: [
    [
      [outside, head],
      ...arc([right - 19.5, head + 19.5], 19.5, -90, 90),
      ...arc([35.3, foot - 15.75], 15.75, -90, -270),
      [70, foot],
      [110.3, foot],
    ],
  ],
  3: [
    [[outside, head], ...arc([right - 17.6, head + 17.6], 17.6, -90, 90)],
    [[28, foot - 35.2], ...arc([right - 17.6, foot - 17.6], 17.6, -90, 90), [outside, foot]],
  ],
  4: [
    [[22, outside], [22, foot - 38], ...arc([38, foot - 38], 16, 180, 90), [75, foot - 22]],
    [
      [53, head + 10],
      [53, ground],
    ],
  ],
  5: [
    [
      [62, head],
      [22, head],
      [22, foot - 38],
    ],
    [[22 - 2.5 * band, foot - 38], ...arc([right - 19, foot - 19], 19, -90, 90), [outside, foot]],
  ],
  6: [
    [
      [outside, foot],
      [42, foot],
    ],
    ring(42.1, foot - 21.7, 21.7),
    [[60, head], ...arc([44.4, head + 24], 24, -90, -180), [20.4, foot - 21.7]],
  ],
  7: [seven()],
  8: [
    [
      [outside, foot],
      [43, foot],
    ],
    ring(44.5, head + 16.5, 16.5),
    ring(44.5, foot - 18.75, 18.75),
  ],
  9: [ring(42.1, head + 21.7, 21.7, true), [[right, head + 21.7], ...arc([right - 24, foot - 24], 24, 0, 90), [outside, foot]]],
};

/** Rises from the left edge, turns over its head and stands. */
function one(): Way {
  const x = 56;
  const over = arc([x - 16, head + 16], 16, -130, 0);
  const [startX, startY] = over[0] as Point;
  const far = (startX - outside) / Math.cos((40 * Math.PI) / 180);
  return [[outside, startY + far * Math.sin((40 * Math.PI) / 180)], ...over, [x, ground]];
}

/** Along the head and down, aslant. */
function seven(): Way {
  const over = arc([46, head + 16], 16, -90, 22);
  const [endX, endY] = over.at(-1) as Point;
  const down = ground + 8 - endY;
  return [[outside, head], ...over, [endX - (down * Math.cos((68 * Math.PI) / 180)) / Math.sin((68 * Math.PI) / 180), endY + down]];
}

const lastDigits: Readonly<Record<number, readonly Way[]>> = {
  0: [
    [
      [110.3, foot],
      ...arc([110.3, foot - 18.5], 18.5, 90, 0),
      ...arc([110.3, head + 18.5], 18.5, 0, -180),
      ...arc([110.3, foot - 18.5], 18.5, 180, 90),
    ],
  ],
  8: [ring(110.3, head + 16.5, 16.5), ring(110.3, foot - 18.75, 18.75)],
};

/** The stripes of a number from 18 to 90. What runs aslant ends on the line. */
export function written(age: number): Layer[] {
  const ways = [...(firstDigits[Math.floor(age / 10)] ?? []), ...(lastDigits[age % 10] ?? [])];
  const marks: Mark[] = ways.flatMap((way) => stripes(way, band));
  return [{ marks, clip: rectangle(-4.4, -4.4, 160, ground + 4.4) }];
}

/** Stripes that go on over the left edge: at the head, at the foot, or both. Those that leave run to the left. */
export function edgeWays(age: number): Point[][] {
  const first = Math.floor(age / 10);
  const level = (y: number, isLeaving: boolean): Point[] =>
    isLeaving
      ? [
          [160, y],
          [-14, y],
        ]
      : [
          [-14, y],
          [160, y],
        ];
  return [
    ...([2, 3, 7].includes(first) ? [level(head, false)] : []),
    ...([6, 8].includes(first) ? [level(foot, false)] : []),
    ...([3, 5, 9].includes(first) ? [level(foot, true)] : []),
  ];
}
