/** Candles of a cake: a body that may have stripes, a wick, and a flame in three flat shapes or a thread of smoke. */

import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';

export type Candle = {
  foot: Point;
  top: Point;
  width: number;
  ink: string;
  isStriped: boolean;
  /** Height of its flame, and how far the tip leans to the right. */
  flame: number;
  bend: number;
};

const candleInks = ['candle1', 'candle1', 'candle2', 'candle3', 'candle4', 'candle5'] as const;

/** The point at a share of the height, at half the width times `side` from the middle. */
function at({ foot, top, width }: Candle, share: number, side: number): Point {
  return [foot[0] + (top[0] - foot[0]) * share + (side * width) / 2, foot[1] + (top[1] - foot[1]) * share];
}

function body(candle: Candle): Path {
  return polygon([at(candle, 0, -1), at(candle, 0, 1), at(candle, 1, 1), at(candle, 1, -1)]);
}

/** Bands that wind upwards from left to right. */
function stripes(candle: Candle): Path {
  if (!candle.isStriped) return [];
  const tall = candle.foot[1] - candle.top[1];
  const [rise, band, step] = [(candle.width * 0.9) / tall, (candle.width * 0.62) / tall, (candle.width * 1.6) / tall];
  const bands: Path[] = [];
  for (let share = step * 0.3; share + rise + band < 1; share += step)
    bands.push(
      polygon([at(candle, share, -1), at(candle, share + rise, 1), at(candle, share + rise + band, 1), at(candle, share + band, -1)]),
    );
  return bands.flat();
}

function wick({ top: [x, y], width }: Candle): Path {
  const half = Math.max(0.15, width * 0.07);
  return polygon([
    [x - half, y + 0.2],
    [x + half, y + 0.2],
    [x + half * 1.4, y - 1.1],
    [x - half * 0.6, y - 1.1],
  ]);
}

function flame({ top: [x, y], flame: tall, bend }: Candle, share: number): Path {
  const [high, half] = [tall * share, tall * share * 0.24];
  const base = y - 0.5 - tall * (1 - share) * 0.08;
  const tip: Point = [x + bend * share, base - high];
  return [
    { op: 'M', points: [[x, base]] },
    { op: 'C', points: [[x - half * 1.9, base - high * 0.06], [x - half * 0.7 + bend * 0.3, base - high * 0.6], tip] },
    {
      op: 'C',
      points: [
        [x + half * 0.8 + bend * 0.3, base - high * 0.56],
        [x + half * 1.9, base - high * 0.06],
        [x, base],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

/** Candles of one depth, in one shape for each of their inks. */
export function lit(candles: readonly Candle[]): Mark[] {
  const inks = [...new Set(candles.map(({ ink }) => ink))];
  const layer = (of: (candle: Candle) => Path) => candles.flatMap(of);
  return [
    ...inks.map((ink) => fill(candles.filter((candle) => candle.ink === ink).flatMap(body), ink)),
    fill(layer(stripes), 'stripe'),
    fill(layer(wick), 'wick'),
    fill(
      layer((candle) => flame(candle, 1)),
      'flame',
    ),
    fill(
      layer((candle) => flame(candle, 0.74)),
      'flame-bright',
    ),
    fill(
      layer((candle) => flame(candle, 0.4)),
      'flame-core',
    ),
  ];
}

/** The same candles blown out, each with its thread of smoke. */
export function blownOut(rnd: Random, candles: readonly Candle[]): Mark[] {
  const inks = [...new Set(candles.map(({ ink }) => ink))];
  const smoke = candles.flatMap(({ top: [x, y], flame: tall }) => {
    const way = rnd.between(1, 2.2) * (rnd.chance(0.5) ? 1 : -1);
    const high = tall * rnd.between(1.6, 2.6);
    return pen(
      rnd,
      [
        [x, y - 1.4],
        [x + way * 0.5, y - high * 0.3],
        [x - way * 0.5, y - high * 0.62],
        [x + way * 0.9, y - high],
      ],
      0.42,
      0.2,
      3,
    );
  });
  return [
    fill(smoke, 'smoke'),
    ...inks.map((ink) => fill(candles.filter((candle) => candle.ink === ink).flatMap(body), ink)),
    fill(candles.flatMap(stripes), 'stripe'),
    fill(candles.flatMap(wick), 'wick'),
  ];
}

export type Round = { x: number; y: number; a: number; b: number };

/** Candles on a round cake from back to front, by the rule of a sunflower's seeds, so that any number stands evenly. */
export function ring(seed: number, count: number, { x, y, a, b }: Round, [low, high]: readonly [number, number]): Candle[] {
  const rnd = random(seed);
  const width = ((high / 28) * (count > 60 ? 1.6 : count > 35 ? 2.05 : 2.6) * a) / (a + 6) + 0.1;
  const spots = Array.from({ length: count }, (_, i): Point => {
    const [angle, out] = [i * 2.39996 + 0.6, Math.sqrt((i + 0.4) / count) * 0.9];
    return [x + Math.cos(angle) * out * a + rnd.spread(0.6), y + Math.sin(angle) * out * b + rnd.spread(0.3)];
  });
  return spots
    .sort((one, other) => one[1] - other[1])
    .map((foot) => {
      const ink = rnd.pick(candleInks);
      return {
        foot,
        top: [foot[0] + rnd.spread(0.9), foot[1] - rnd.between(low, high)],
        width,
        ink,
        isStriped: ink !== 'candle1' && rnd.chance(0.5),
        flame: rnd.between(0.17, 0.23) * high * (count > 35 ? 1 : 1.25),
        bend: rnd.spread(0.7),
      };
    });
}

/** Candles in groups from back to front that hardly hide each other within a group. */
export function depths(candles: readonly Candle[]): Candle[][] {
  const groups: Candle[][] = [];
  for (const candle of candles) {
    const last = groups.at(-1);
    const isHidden = !last || last.some(({ foot: [x] }) => Math.abs(x - candle.foot[0]) < candle.width * 1.5);
    if (isHidden) groups.push([candle]);
    else last.push(candle);
  }
  return groups;
}
