/** Pieces of the drawing board: squared paper, a ruled frame, and the house or its wreath. */

import { rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { placeFrame, squares } from './drawing-board.ts';
import { wreath } from './wreath.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'face',
  title: 'barlow-condensed',
  titleSize: 14,
  names: 'barlow-condensed',
  namesSize: 13,
  body: 'barlow-condensed',
  bodySize: 4.6,
  caps: 'barlow-condensed',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed);
    const edge = 4.4;
    const bar = (x: number, y: number, wide: number, high: number) => rectangle(x, y, wide, high);
    const rules = (split: number) => [
      ...bar(edge, edge, w - edge * 2, 0.45),
      ...bar(edge, h - edge - 0.45, w - edge * 2, 0.45),
      ...bar(edge, edge, 0.45, h - edge * 2),
      ...bar(w - edge - 0.45, edge, 0.45, h - edge * 2),
      ...bar(edge, split, w - edge * 2, 0.24),
    ];
    if (piece === 'place-card') {
      const marks = [squares(face), fill(rules(h - edge), 'line'), ...wreath(rnd, [w - 19, h * 0.36], 6)];
      face.place(drawn(face, [{ marks }]), 'wreath');
      return { x: 9.4, y: 10, width: w - 42, height: h - 20, align: 'left', vertical: 'bottom' };
    }
    if (piece === 'menu-card') {
      const low = h > 160 ? h - 70 : h - 40;
      if (h > 160) placeFrame(face, row, { origin: [w * 0.555, low + 31], unit: w * 0.041 }, false);
      const marks = [...(h > 160 ? [] : [squares(face), ...wreath(rnd, [w - 20, h - 27], 6)]), fill(rules(low), 'line')];
      face.place(drawn(face, [{ marks }]), 'frame');
      return { x: 11, y: 12, width: w - 22, height: low - 16, align: 'left', vertical: 'middle' };
    }
    const split = h * 0.6;
    placeFrame(face, row, { origin: [w * 0.555, split * 0.55], unit: Math.min(w * 0.042, split * 0.054) }, false);
    face.place(drawn(face, [{ marks: [fill(rules(split), 'line')] }]), 'frame');
    return { x: 10, y: split + 6, width: w - 20, height: h - split - 25, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => wreath(rnd, [0, 0], 5),
};
