/** Pieces of the stripes' suites: the record of the party, and the sun over the meadow of the summer feast. */

import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { record, spinning } from './record.ts';
import { arc, stripes } from './stripes.ts';
import { flower, meadowEdge, sun } from './sun.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'stripe5',
  title: 'caprasimo',
  titleSize: 13,
  names: 'jost-bold',
  namesSize: 10.5,
  body: 'jost-medium',
  bodySize: 4.2,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, _, piece) {
    const { width: w, height: h } = face;
    const isWide = piece === 'place-card';
    const radius = isWide ? h * 0.34 : w * 0.32;
    const band = radius * 0.13;
    const middle: Point = isWide ? [w - radius * 0.9, h * 0.36] : [w * 0.66, h - radius * 1.52];
    const marks = [...spinning(middle, radius, band), ...record(middle, radius - 2.5 * band)];
    face.place(drawn(face, [{ marks }]), 'circles');
    if (isWide) return { x: 7, y: 6, width: middle[0] - radius - 2.5 * band - 10, height: h * 0.4, align: 'left' };
    return { x: 10, y: 12, width: w - 20, height: middle[1] - radius - 2.5 * band - 16, align: 'left', vertical: 'top' };
  },
  smallOrnament: () => [...stripes(arc([0, 0], 10.5, 90, -270), 1.5), ...record([0, 0], 6.8, true)],
};

const summer: SuiteStyle = {
  ...suite,
  drawFront(face, _, piece) {
    const { width: w, height: h, bleedBox } = face;
    if (piece === 'place-card') {
      const low = h * 0.72;
      face.place(drawn(face, [{ marks: [...meadowEdge(bleedBox, low, 2.4), ...flower([w - 13, h - 6], h * 0.56, 6.4, 0)] }]), 'flowers');
      return { x: 7, y: 6, width: w - 34, height: low - 13, align: 'left' };
    }
    const [radius, band, horizon] = [w * 0.24, w * 0.034, h * 0.84];
    const middle: Point = [w * 0.42, horizon - band * 2.5 - radius * 0.75];
    // Small pieces draw this face smaller, and still need their 3 mm of bleed.
    const box = { ...bleedBox, height: bleedBox.height + 4 };
    face.place(
      drawn(face, [
        {
          marks: [
            ...sun(box, middle, radius, band, horizon),
            ...flower([w - 13, horizon + 8], h * 0.27, 6.4, 0),
            ...flower([w - 25, horizon + 11], h * 0.19, 5, 1),
          ],
        },
      ]),
      'sunrise',
    );
    return { x: 10, y: 11, width: w - 20, height: middle[1] - radius - 2.5 * band - 15, align: 'left', vertical: 'top' };
  },
  smallOrnament: () => [...flower([-3, 13], 17, 6, 0), ...flower([7, 13], 11, 4.6, 1)],
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { sunrise: summer };
