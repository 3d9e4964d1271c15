/** Pieces of the meal: all nine fields, or a row of five along the foot. */
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { rowOfFive, three } from './draw.ts';
import { type Field, loaf, meal } from './loaves.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'gloock',
  titleSize: 11.6,
  names: 'gloock',
  namesSize: 12,
  body: 'jost',
  bodySize: 4.4,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, _, piece) {
    const { width: w, height: h, bleedBox: box } = face;
    const sides = { left: -box.x, right: box.x + box.width - w };
    const left = w * 0.1;
    const lay = (top: number, size: number, fields: readonly Field[], edges: { top: number; foot: number }) =>
      face.place(drawn(face, [{ marks: meal(0, top, size, fields, { ...sides, ...edges }) }]), 'fish');
    if (piece === 'save-the-date') {
      lay(0, w / 3, three, { top: -box.y, foot: 0 });
      return { x: left, y: w + 5, width: w - left - 8, height: h - w - 13, align: 'left', vertical: 'middle' };
    }
    const size = w / 5;
    lay(h - size, size, rowOfFive, { top: 0, foot: box.y + box.height - h });
    const foot = h - size - 5;
    if (piece === 'place-card') return { x: 8, y: 6, width: w - 16, height: foot - 6, align: 'left', vertical: 'middle' };
    if (piece === 'menu-card')
      return { x: left, y: 12, width: w - left - 8, height: foot - 12, align: 'left', vertical: h > 160 ? 'middle' : 'top' };
    const high = h * 0.5;
    face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: high, ink: 'photo' });
    return { x: left, y: left + high + 4, width: w - 2 * left, height: foot - left - high - 4, align: 'left', vertical: 'middle' };
  },
  smallOrnament: () => loaf([0, 0], 8.5, 0),
};
