/** Pieces of the forest suite: the night on upright fronts, the forest by day on wide ones. */
import { fir } from '#designs/drawing/fir.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { day, greatStar, night } from './draw.ts';

export const suite: SuiteStyle = {
  paper: 'day',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'playfair',
  titleSize: 13,
  names: 'playfair',
  namesSize: 12,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'center',
  ground: (piece) => (piece === 'save-the-date' ? 'sky1' : 'day'),
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    if (piece === 'save-the-date') {
      const area = { x: 11, y: h * 0.2, width: w - 22, height: h * 0.34 };
      const star = { x: w / 2 - 8, y: 8, width: 16, height: 22 };
      // Small pieces draw this face smaller, and still need their 3 mm of bleed.
      const marks = [...night(row.seed + 20, w, h + 3, w, [area, star]), ...greatStar([w / 2, h * 0.11 + 3], 8)];
      face.place(drawn(face, [{ marks }]), 'winter-forest');
      return { ...area, ink: 'light', accent: 'light' };
    }
    face.place(drawn(face, [{ marks: day(row.seed + 20, w, h) }]), 'forest');
    const foot = Math.min(30, h * 0.42);
    return { x: 8, y: 7, width: w - 16, height: h - foot - 7 };
  },
  smallOrnament: (rnd) => [
    ...fir(rnd, [-8, 10], 13, { ink: 'mid', tier: 1.6 }),
    ...fir(rnd, [8, 10], 15, { ink: 'mid', tier: 1.6 }),
    ...fir(rnd, [0, 11], 21, { ink: 'mid', tier: 1.7 }),
  ],
};
