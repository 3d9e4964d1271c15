/** Pieces of the ampersand suite: the same sign, cropped anew on each. */

import { fill } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { centredSign } from './draw.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'sign',
  title: 'dm-serif',
  titleSize: 14,
  names: 'dm-serif',
  namesSize: 15,
  body: 'jost',
  bodySize: 4.1,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, _row, piece) {
    const { width: w, height: h } = face;
    const sign = (em: number, x: number, y: number) =>
      face.place(drawn(face, [{ marks: [fill(centredSign('bodoni-italic', em, x, y), 'sign')] }]), 'ampersand');
    const m = 9.5;
    if (piece === 'save-the-date') {
      sign(h > 160 ? 230 : 190, w * 0.2, h * 0.66);
      return { x: m, y: m, width: w - 2 * m, height: h * 0.6, align: 'right', vertical: 'top' };
    }
    if (piece === 'menu-card') {
      sign(h > 160 ? 150 : 120, w * 0.8, h * 0.9);
      return { x: m, y: m + 2, width: w - 2 * m, height: h - 2 * m - 4, align: 'left', vertical: 'top' };
    }
    if (piece === 'place-card') {
      sign(92, w * 0.76, h * 0.46);
      return { x: m, y: m, width: w - 2 * m, height: h - 2 * m, align: 'left', vertical: 'bottom' };
    }
    sign(172, w * 0.72, h * 0.36);
    return { x: m, y: h * 0.6, width: w - 2 * m, height: h * 0.4 - m - 2, align: 'left', vertical: 'bottom' };
  },
  smallOrnament: () => [fill(centredSign('bodoni-italic', 34, 0, 0), 'sign')],
};
