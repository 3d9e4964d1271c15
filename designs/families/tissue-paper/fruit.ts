/** Outlines of fruit and leaves, about their own middle, in mm. */
import { multiply } from '#core/values/matrix.ts';
import { cropped, movedPoints } from '#designs/drawing/crop.ts';
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import { closed, pair, torn } from './tissue.ts';

const pearOutline = closed(
  way(
    ...[
      1, -47, 7.4, -45.4, 11, -39.4, 12.2, -30.6, 16, -19.6, 23.2, -9, 28.2, 4, 28.6, 17, 23.4, 29.6, 13.4, 37, 1, 39, -11, 37.4, -21.4, 31,
      -28, 20.4, -28.8, 6.6, -24.2, -7.6, -16.8, -19.4, -12.6, -30.8, -10.8, -40.6, -5.6, -46,
    ],
  ),
);

const strawberryOutline = closed(
  way(
    ...[
      0, -32, 10, -36, 22, -34, 31, -24, 32.4, -8, 27.6, 8, 18.6, 23, 8.6, 36, 0.6, 41.6, -7.4, 37, -18, 23.4, -27, 8, -32.2, -8.6, -30.8,
      -24.6, -21.4, -34, -10, -36,
    ],
  ),
);

const placed = (outline: readonly Point[], at: Point, size: number, angle: number): Point[] =>
  movedPoints(outline, multiply(multiply(shift(...at), turn(angle)), scale(size)));

export const pear = (at: Point, size: number, angle = 0): Point[] => placed(pearOutline, at, size, angle);
export const strawberry = (at: Point, size: number, angle = 0): Point[] => placed(strawberryOutline, at, size, angle);

/** Almost a circle, a little wider than high. */
export function berry(at: Point, radius: number, angle = 0, flat = 0.97): Point[] {
  const points = Array.from({ length: 72 }, (_, i): Point => {
    const a = (i / 72) * Math.PI * 2;
    return [Math.cos(a) * radius, Math.sin(a) * radius * flat];
  });
  return movedPoints(points, multiply(shift(...at), turn(angle)));
}

/** A cherry: a hollow where its stalk stands. */
export function cherry(at: Point, radius: number, angle = 0): Point[] {
  const points = Array.from({ length: 80 }, (_, i): Point => {
    const a = (i / 80) * Math.PI * 2 - Math.PI / 2;
    const off = Math.abs(((a + Math.PI * 2.5) % (Math.PI * 2)) - Math.PI * 0) - 0;
    const near = Math.min(off, Math.PI * 2 - off);
    return polar([0, 0], a, radius * (1 - 0.1 * Math.exp(-((near / 0.34) ** 2))));
  });
  return movedPoints(points, multiply(shift(...at), turn(angle)));
}

/** A leaf from its foot to its tip; bulges to both sides, so that other sheets can be cut off at its edge. */
export function leaf(from: Point, to: Point, width: number): Point[] {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const side = (sign: number) =>
    Array.from({ length: 13 }, (_, i): Point => [(i / 12) * length, sign * (width / 2) * Math.sin((Math.PI * i) / 12) ** 0.85]);
  return movedPoints([...side(-1), ...side(1).reverse().slice(1, -1)], multiply(shift(...from), turn(angle)));
}

/** A leaf that lies on sheets: its own tone, and another where it covers one of them. */
export function leafOver(rnd: Random, shape: readonly Point[], below: readonly (readonly Point[])[]): Mark[] {
  return [
    fill(polygon(torn(rnd, shape, 0.45)), 'leaf'),
    ...below.flatMap((sheet) => {
      const part = cropped(sheet, shape);
      return part.length > 2 ? [fill(polygon(part), 'leaf-over')] : [];
    }),
  ];
}

export function stalk(rnd: Random, points: readonly Point[], from: number, to: number): Mark {
  return fill(pen(rnd, points, from, to), 'stalk');
}

/** A small pear of two sheets with the smaller one in it, 26 mm wide at size 1. */
export function smallPear(rnd: Random, at: Point, size: number, angle = 0): Mark[] {
  const k = 0.44 * size;
  const move = (x: number, y: number): Point => movedPoints([[x, y]], multiply(multiply(shift(...at), turn(angle)), scale(k)))[0] as Point;
  const outlines = [pear(move(1.6, -0.6), k, angle + 0.06), pear(move(-1.2, 1), k * 1.01, angle)] as const;
  const { marks, one } = pair(rnd, outlines, move(0, 12), { inks: ['sheet1', 'sheet2', 'both'], folds: 8 });
  return [
    stalk(rnd, [move(2, -44), move(4, -53), move(9, -60)], 3 * k, 4.6 * k),
    ...marks,
    ...leafOver(rnd, leaf(move(5, -53), move(34, -50), 15 * k), [one]),
    fill(polygon(torn(rnd, pear(move(-2, 15), k * 0.42, angle - 0.24), 0.4)), 'core'),
  ];
}
