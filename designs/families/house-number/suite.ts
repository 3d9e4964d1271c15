/** Pieces of the suites: the new room behind the front door, and the wall with the rose, where every guest has a street. */

import { multiply } from '#core/values/matrix.ts';
import { ellipse, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Point, scale, shift } from '#designs/drawing/path.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { fanlight, knob, letterBox, panel, room } from './door.ts';
import { placed, squarePlate } from './plate.ts';
import { climber, wall } from './sign.ts';

/** The whole door in its frame, 22 mm wide, about the origin. */
function smallDoor(): Mark[] {
  const [left, top, wide, tall] = [-11, -17, 22, 34];
  return [
    fill(rectangle(left - 1.6, top - 1.6, wide + 3.2, tall + 1.6), 'door-deep'),
    fill(rectangle(left, top, wide, tall), 'door'),
    ...moved(fanlight([0, 0], 33), multiply(shift(0, top + 10.4), scale(0.24))),
    fill(ellipse([0, top + 15.6], 3.4, 2.3), 'enamel-line'),
    fill(ellipse([0, top + 15.6], 3, 1.9), 'enamel'),
    ...panel(left + 3, top + 20.4, wide - 6, 11, 0.9),
    fill(rectangle(left - 3.4, top + tall, wide + 6.8, 1.8), 'skirting'),
  ];
}

export const suite: SuiteStyle = {
  paper: 'room',
  ink: 'room-text',
  accent: 'room-text',
  photo: 'floor',
  title: 'young-serif',
  titleSize: 12,
  names: 'young-serif',
  namesSize: 10,
  body: 'jost',
  bodySize: 4.2,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, _, piece) {
    const { width: w, height: h } = face;
    if (piece === 'place-card') {
      const marks = [fill(face.bleedPath, 'door'), ...letterBox(7, h * 0.3, w - 29, h * 0.4), ...knob([w - 10, h * 0.46])];
      face.place(drawn(face, [{ marks }]), 'door');
      return { x: 11.5, y: h * 0.32, width: w - 38, height: h * 0.34, align: 'center', ink: 'brass-text' };
    }
    const foot = h * 0.2;
    // Small pieces draw this face smaller, and still need their 3 mm of bleed.
    face.place(drawn(face, [{ marks: room(w, h + 4, foot + 4) }]), 'house');
    return { x: 11, y: 36, width: w - 22, height: h * 0.34, align: 'left', vertical: 'top' };
  },
  smallOrnament: smallDoor,
};

const street: SuiteStyle = {
  ...suite,
  paper: 'wall',
  ink: 'text',
  accent: 'text',
  photo: 'wall-light',
  names: 'barlow-condensed',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    wall(face, row.seed + 3);
    if (piece === 'place-card') {
      face.place(drawn(face, placed(squarePlate(row.seed, w - 14, 25, true), [w / 2, h / 2])), 'label');
      return { x: 19, y: h / 2 - 8, width: w - 38, height: 16, ink: 'figure' };
    }
    const way: Point[] = [
      [w * 0.8, h + 8],
      [w * 0.9, h * 0.86],
      [w * 0.76, h * 0.72],
      [w * 0.88, h * 0.58],
      [w * 0.8, h * 0.44],
    ];
    face.place(drawn(face, [{ marks: climber(row.seed, way, 5) }]), 'roses');
    return { x: 11, y: 14, width: w - 22, height: h * 0.3, align: 'left', vertical: 'top' };
  },
  smallOrnament: (_, row) =>
    climber(
      row.seed + 4,
      [
        [-3, 13],
        [2, 5],
        [-3, -3],
        [2, -11],
      ],
      3.4,
    ),
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { sign: street };
