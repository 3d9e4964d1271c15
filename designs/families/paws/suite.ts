/** Pieces of the removal: the snail on its way under the words. */

import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { snail } from './snail.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'track',
  title: 'dm-serif',
  titleSize: 14.4,
  names: 'dm-serif',
  namesSize: 13,
  body: 'jost',
  bodySize: 4.3,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    if (piece === 'place-card') {
      face.place(drawn(face, [{ marks: snail(random(row.seed), [w * 0.46, h - 9], w / 240) }]), 'house');
      return { x: 8, y: 7, width: w - 16, height: h * 0.4, align: 'left' };
    }
    const k = Math.min(w / 124, h / 185);
    face.place(drawn(face, [{ marks: snail(random(row.seed), [w * 0.2, h - 24 * k], k) }]), 'house');
    return { x: w * 0.1, y: h * 0.1, width: w * 0.8, height: h - 24 * k - 88 * k - h * 0.1, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => snail(rnd, [-11, 8], 0.34),
};
