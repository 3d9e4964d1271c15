/** A cut through a layer cake that fills the card: icing, sponge, cream and berries, a line of words in each layer of sponge. */

import { circle, curve, ellipse, polygon, rectangle } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import { movedPath, type Path, type Point, polar, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { type Candle, lit } from './candle.ts';

/** A band across the card with two edges that were spread by hand. */
function spread(rnd: Random, box: Box, top: number, foot: number, wobble: number): Path {
  const count = Math.round(box.width / 9);
  const edge = (y: number) =>
    Array.from(
      { length: count + 1 },
      (_, i): Point => [box.x + (i * box.width) / count, y + (i === 0 || i === count ? 0 : rnd.spread(wobble))],
    );
  return [...curve(edge(top)), ...curve(edge(foot).reverse(), { joined: true }), { op: 'Z', points: [] }];
}

/** Icing from `top`, whose drops hang below `foot`. */
function icing(rnd: Random, box: Box, top: number, foot: number): { edge: Path; lights: Path } {
  const count = Math.round(box.width / 9.5);
  const step = box.width / count;
  const points: Point[] = [[box.x, foot - 1]];
  const lights: Path[] = [];
  for (let i = 0; i < count; i++) {
    const x = box.x + (i + 0.5) * step + rnd.spread(0.7);
    const long = i % 2 === 0 ? rnd.between(5, 11) : rnd.between(1.5, 4.5);
    const half = step * 0.27;
    points.push(
      [x - half, foot - 1.4],
      [x - half * 0.92, foot + long - 2],
      [x, foot + long],
      [x + half * 0.92, foot + long - 2],
      [x + half, foot - 1.4],
    );
    if (long > 5) lights.push(ellipse([x - half * 0.42, foot + long * 0.52], 0.5, long * 0.22));
  }
  points.push([box.x + box.width, foot - 1]);
  const head = Array.from({ length: 8 }, (_, i): Point => [box.x + box.width - (i * box.width) / 7, top + (i % 2 === 0 ? 0.5 : -0.4)]);
  return { edge: [...curve(points), ...curve(head, { joined: true }), { op: 'Z', points: [] }], lights: lights.flat() };
}

/** Crumbs of sponge: pores and bright grains, outside the words. */
function crumbs(rnd: Random, box: Box, free: readonly Box[]): Mark[] {
  const shapes = Array.from({ length: Math.round((box.width * box.height) / 17) }, () => {
    const middle: Point = [box.x + rnd.next() * box.width, box.y + rnd.next() * box.height];
    const start = rnd.next() * 3;
    const size = 0.25 + rnd.next() ** 2 * 0.65;
    return { middle, path: polygon([0, 1, 2, 3, 4].map((i) => polar(middle, start + i * 1.257, size * rnd.between(0.7, 1.2)))) };
  });
  const outside = shapes.filter(({ middle: [x, y] }) =>
    free.every((one) => x < one.x || x > one.x + one.width || y < one.y || y > one.y + one.height),
  );
  return ['sponge-dark', 'sponge-dark', 'sponge-light'].map((ink, i) =>
    fill(
      outside.flatMap(({ path }, at) => (at % 3 === i ? path : [])),
      ink,
    ),
  );
}

/** A slice of strawberry as it was cut, with its pale heart, or a round berry beside it. */
function berry(rnd: Random, [x, y]: Point, size: number): Mark[] {
  const angle = rnd.spread(0.5);
  const outline = (by: number): Path =>
    movedPath(
      curve(
        way(0, -0.58, 0.42, -0.66, 0.66, -0.26, 0.42, 0.34, 0, 0.74, -0.42, 0.34, -0.66, -0.26, -0.42, -0.66).map(
          ([across, down]): Point => [x + across * size * by, y + down * size * by],
        ),
        { closed: true },
      ),
      turn(angle, [x, y]),
    );
  const ball: Point = [x + size * 1.5 + rnd.spread(0.6), y + size * 0.2];
  return [
    fill(outline(1), 'berry'),
    fill(outline(0.6), 'berry-light'),
    fill(outline(0.24), 'cream'),
    fill(circle(ball, size * 0.46), 'jam'),
    fill(circle([ball[0] - size * 0.14, ball[1] - size * 0.16], size * 0.12), 'berry-light'),
  ];
}

/** Heights of the layers: the icing's head and foot, and head and foot of every cream. What lies between is sponge. */
type Layers = { icing: readonly [number, number]; creams: readonly (readonly [number, number])[] };

/** The cake over a box down to its foot. `free` keeps crumbs away from words. */
export function layers(seed: number, box: Box, { icing: [top, foot], creams }: Layers, free: readonly Box[]): Mark[] {
  const rnd = random(seed);
  const { edge, lights } = icing(rnd, box, top, foot);
  const end = box.y + box.height;
  const cake: Box = { ...box, y: foot, height: end - foot };
  return [
    fill(rectangle(box.x, top + 1, box.width, end - top - 1), 'sponge'),
    ...crumbs(rnd, cake, free),
    ...creams.flatMap(([head, low], i): Mark[] => {
      const middle = (head + low) / 2;
      const count = Math.round(box.width / 16);
      const berries = Array.from(
        { length: count },
        (_, at): Point => [box.x + ((at + 0.4 + (i % 2) * 0.4) * box.width) / count + rnd.spread(1.4), middle + rnd.spread(0.5)],
      );
      return [
        fill(spread(rnd, box, low - 1.2, low + 1.5, 0.35), 'jam'),
        fill(spread(rnd, box, head, low, 0.6), 'cream'),
        ...(low - head > 6 ? berries.flatMap((at) => berry(rnd, at, (low - head) * 0.46)) : []),
      ];
    }),
    fill(
      edge.map(({ op, points }) => ({ op, points: points.map(([x, y]): Point => [x, y + 1.3]) })),
      'drip-shade',
    ),
    fill(edge, 'icing'),
    fill(lights, 'icing-light'),
  ];
}

/** A row of candles of different heights whose feet stand in the icing at `foot`. */
export function candleRow(seed: number, places: readonly number[], foot: number, tall: number): Mark[] {
  const rnd = random(seed);
  const candles = places.map(
    (x, i): Candle => ({
      foot: [x, foot],
      top: [x + rnd.spread(1), foot - tall * (0.86 + 0.14 * Math.sin(i * 2.1 + 1))],
      width: tall * 0.2,
      ink: `candle${(i % 5) + 1}`,
      isStriped: i % 2 === 0,
      flame: tall * 0.42,
      bend: rnd.spread(1.4),
    }),
  );
  return candles.flatMap((candle) => lit([candle]));
}

/** A piece of cake on a plate, about the middle of its front; `candle` in mm, 0 for none. */
export function piece(seed: number, width: number, candle: number): Mark[] {
  const high = width * 0.56;
  const [left, right, top, foot] = [-width / 2, width / 2, -high / 2, high / 2];
  const front = { x: left, y: top, width, height: high };
  const lid = polygon([
    [left, top + 0.5],
    [right, top + 0.5],
    [right - width * 0.1, top - width * 0.2],
    [right - width * 0.2, top - width * 0.22],
  ]);
  const k = width / 46;
  const cut: Layers = { icing: [top - 0.5, top + 4.4 * k], creams: [[top + high * 0.5, top + high * 0.5 + 4.6 * k]] };
  return [
    fill(ellipse([0, foot + 0.8 * k], width * 0.72, width * 0.13), 'plate-edge'),
    fill(ellipse([0, foot - 0.2 * k], width * 0.72, width * 0.12), 'plate'),
    fill(ellipse([0, foot - 0.2 * k], width * 0.56, width * 0.08), 'plate-edge'),
    ...layers(seed, front, cut, []),
    fill(lid, 'icing-light'),
    ...(candle > 0
      ? candleRow(seed, [right - width * 0.24], top - width * 0.12, candle)
      : [fill(circle([right - width * 0.24, top - width * 0.15], width * 0.085), 'berry')]),
  ];
}
