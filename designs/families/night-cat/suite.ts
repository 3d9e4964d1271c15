/** Pieces of the cat house: on black paper nothing is seen of the cat but its eyes. */

import { circle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { face as catFace, stars } from './house.ts';
import { at, placeNight } from './night.ts';

export const suite: SuiteStyle = {
  paper: 'black',
  ink: 'text',
  accent: 'eye',
  photo: 'roof',
  title: 'bodoni-italic',
  titleSize: 13.4,
  names: 'bodoni-italic',
  namesSize: 13.4,
  body: 'jost',
  bodySize: 4.1,
  caps: 'jost-medium',
  align: 'left',
  ground: (piece) => (piece === 'save-the-date' ? 'sky' : 'black'),
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    if (piece === 'save-the-date') {
      placeNight(
        face,
        row,
        { moon: [w * 0.6, h * 0.4], radius: 36, foot: [w * 0.47, h * 0.7], size: 0.86, poles: [9, w - 9], guests: w * 0.84 },
        () => false,
      );
      return { x: 10, y: h * 0.75, width: w - 20, height: h * 0.25 - 7, align: 'left', vertical: 'bottom', ink: 'text', accent: 'eye' };
    }
    if (piece === 'place-card') {
      face.place(drawn(face, [{ marks: at([w - 20, h * 0.5], 0.64, catFace()) }]), 'cat');
      return { x: 8, y: 8, width: w - 44, height: h - 16, align: 'left', vertical: 'bottom' };
    }
    const top = h > 160 ? 36 : 24;
    const night = [
      fill(circle([w * 0.78, top * 0.62], top * 0.34), 'moon'),
      stars(
        random(row.seed),
        26,
        { x: 4, y: 4, width: w - 8, height: top },
        ([x, y]) => Math.hypot(x - w * 0.78, y - top * 0.62) > top * 0.4,
      ),
    ];
    face.place(drawn(face, [{ marks: [...night, ...at([w * 0.34, h - (h > 160 ? 33 : 22)], h > 160 ? 0.95 : 0.6, catFace())] }]), 'cat');
    return { x: 11, y: top, width: w - 22, height: h - top - (h > 160 ? 46 : 31), align: 'left', vertical: 'top' };
  },
  smallOrnament: () => at([0, -3], 1, catFace()),
};
