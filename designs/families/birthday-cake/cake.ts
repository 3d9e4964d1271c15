/** A round cake seen from a little above, cut by the lower edge of the card: icing that runs down, and candles. */

import { curve, ellipse, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Layer } from '#designs/drawing/layer.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { type Candle, depths, lit, type Round } from './candle.ts';

/** The icing's lower edge from left to right, with drops of uneven length. */
function icingEdge(seed: number, { x, y, a, b }: Round): Path {
  const rnd = random(seed);
  const count = 13;
  const points: Point[] = [
    [x - a - 0.6, y],
    [x - a - 0.4, y + a * 0.07],
    [x - a * 0.965, y + a * 0.105],
  ];
  for (let i = 0; i <= count; i++) {
    const t = 0.08 + (0.84 * i) / count;
    const angle = Math.PI * (1 - t);
    const [atX, atY] = [x + Math.cos(angle) * a, y + Math.sin(angle) * b];
    const front = Math.sin(Math.PI * t);
    const long = a * (i % 2 === 0 ? rnd.between(0.13, 0.26) : rnd.between(0.07, 0.14)) * (0.5 + 0.5 * front);
    const half = ((a * 2) / count) * 0.25 * Math.max(0.36, front);
    points.push(
      [atX - half, atY + a * 0.05],
      [atX - half * 0.9, atY + long],
      [atX, atY + long + half * 1.15],
      [atX + half * 0.9, atY + long],
      [atX + half, atY + a * 0.05],
    );
  }
  points.push([x + a * 0.965, y + a * 0.105], [x + a + 0.4, y + a * 0.07], [x + a + 0.6, y]);
  return [...curve(points), { op: 'Z', points: [] }];
}

function sprinkles(seed: number, { x, y, a, b }: Round, count: number): Mark[] {
  const rnd = random(seed + 7);
  const spots = Array.from({ length: count }, (): Path => {
    const [angle, out] = [rnd.next() * Math.PI * 2, Math.sqrt(rnd.next()) * 0.93];
    const middle: Point = [x + Math.cos(angle) * out * a, y + Math.sin(angle) * out * b];
    const turn = rnd.next() * 3;
    const end = polar(middle, turn, a * 0.022);
    const across = polar([0, 0], turn + 1.57, 0.3);
    return polygon([
      [middle[0] + across[0], middle[1] + across[1] * 0.7],
      [end[0] + across[0], end[1] + across[1] * 0.7],
      [end[0] - across[0], end[1] - across[1] * 0.7],
      [middle[0] - across[0], middle[1] - across[1] * 0.7],
    ]);
  });
  return ['candle3', 'candle4', 'candle2'].map((ink, i) => fill(spots.filter((_, spot) => spot % 3 === i).flat(), ink));
}

/** The cake without candles down to `foot`. */
export function cake(seed: number, round: Round, foot: number): Layer[] {
  const { x, y, a, b } = round;
  const side = rectangle(x - a, y, a * 2, foot - y);
  const edge = icingEdge(seed, round);
  const shade = rectangle(x + a * 0.44, y - b * 2, a * 0.6, foot + b * 2 - y);
  const shadow = edge.map(({ op, points }) => ({ op, points: points.map(([px, py]): Point => [px + a * 0.014, py + a * 0.024]) }));
  const band = (at: number): Path => [
    ...curve(Array.from({ length: 9 }, (_, i): Point => [x - a + (i * a) / 4, y + at + b * Math.sin((Math.PI * i) / 8)])),
    ...curve(
      Array.from({ length: 9 }, (_, i): Point => [x + a - (i * a) / 4, y + at + a * 0.045 + b * Math.sin((Math.PI * i) / 8)]),
      { joined: true },
    ),
    { op: 'Z', points: [] },
  ];
  return [
    { marks: [fill(side, 'cake')] },
    { marks: [fill(shade, 'cake-shade'), fill(band(a * 0.33), 'filling'), fill(shadow, 'drip-shade')], clip: side },
    { marks: [fill(edge, 'icing')] },
    { marks: [fill(shade, 'icing-shade')], clip: edge },
    {
      marks: [
        fill(ellipse([x, y], a + 0.6, b + 0.6), 'icing'),
        fill(ellipse([x - a * 0.012, y - a * 0.012], a * 0.95, b * 0.91), 'icing-top'),
        ...sprinkles(seed, { x, y, a: a * 0.9, b: b * 0.86 }, 66),
      ],
    },
  ];
}

/** Where the candles stand in the icing. */
export function holes(candles: readonly Candle[]): Mark {
  const hole = ({ foot: [x, y], width }: Candle) =>
    polygon([0, 1, 2, 3, 4, 5].map((i) => [x + 0.4 + Math.cos(i * 1.047) * width * 0.95, y + 0.15 + Math.sin(i * 1.047) * width * 0.36]));
  return fill(candles.flatMap(hole), 'icing');
}

export function burning(candles: readonly Candle[]): Mark[] {
  return [holes(candles), ...depths(candles).flatMap(lit)];
}
