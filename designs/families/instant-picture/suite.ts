/** Pieces of suites of the instant pictures: one picture on the ground of the card, tape as a small ornament. */

import { multiply } from '#core/values/matrix.ts';
import { curve, rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { movedPath, shift, turn } from '#designs/drawing/path.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { onSnapshot, photoSnapshot, placeTapes, type Snapshot, tape } from './snapshot.ts';

const base: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'photo1',
  title: 'reenie-beanie',
  titleSize: 21,
  names: 'reenie-beanie',
  namesSize: 13,
  body: 'jost',
  bodySize: 4.2,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face) {
    const { width: w, height: h } = face;
    const isWide = w > h;
    const room = isWide ? w * 0.46 : w - 16;
    const size = Math.min(room / 62, ((isWide ? h : h * 0.64) - 14) / 74);
    const one: Snapshot = { at: [isWide ? w * 0.29 : w / 2, isWide ? h / 2 : 9 + 37 * size], size, angle: -4 };
    photoSnapshot(face, one, { id: 'front-photo', ink: 'photo2' });
    placeTapes(face, [tape(onSnapshot(one, 6, -35), 7, 20 * size + 4)]);
    if (isWide) return { x: w * 0.56, y: 8, width: w * 0.44 - 9, height: h - 16, align: 'left' };
    const top = 9 + 76 * size;
    return { x: 10, y: top, width: w - 20, height: h - top - 8, align: 'left' };
  },
  /** A tiny picture with a strip of tape. */
  smallOrnament: () => {
    const placed = (x: number, y: number, width: number, height: number) => movedPath(rectangle(x, y, width, height), turn(-0.09));
    const hill = (y: number) =>
      movedPath(
        [
          ...curve([
            [-8.6, y],
            [-4, y - 1.3],
            [1, y + 0.5],
            [5, y - 0.8],
            [8.6, y - 0.2],
          ]),
          { op: 'L', points: [[8.6, 6.9]] },
          { op: 'L', points: [[-8.6, 6.9]] },
          { op: 'Z', points: [] },
        ],
        turn(-0.09),
      );
    const strip = movedPath(rectangle(-4.6, -1.5, 9.2, 3), multiply(shift(1.4, -12.2), turn(0.16)));
    return [
      fill(movedPath(placed(-10, -12, 20, 24.2), shift(0.7, 1)), 'shade'),
      fill(placed(-10, -12, 20, 24.2), 'frame'),
      fill(placed(-8.6, -10.3, 17.2, 17.2), 'photo2'),
      fill(hill(-0.8), 'photo2-hill2'),
      fill(hill(3.2), 'photo2-hill4'),
      fill(strip, 'tape'),
    ];
  },
};

export const suite: SuiteStyle = base;

/** The party is set in the fat face of its title. */
export const suiteVariants: Readonly<Record<string, SuiteStyle>> = {
  party: { ...base, accent: 'title', title: 'caprasimo', titleSize: 15 },
};
