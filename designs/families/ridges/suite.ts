/** Pieces of the mountain suite: the same range, nearer or farther. */
import { circle } from '#designs/drawing/curve.ts';
import { fill, moved } from '#designs/drawing/drawing.ts';
import { fir } from '#designs/drawing/fir.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { mirror } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { range } from './draw.ts';

export const suite: SuiteStyle = {
  paper: 'sky',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'cormorant-semibold',
  titleSize: 13,
  names: 'cormorant-semibold',
  namesSize: 13,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const lay = (top: number, sun?: readonly [number, number, number]) => {
      const disc = sun ? [fill(circle([sun[0], sun[1]], sun[2]), 'sun')] : [];
      face.place(drawn(face, [{ marks: disc }, { marks: moved(range(rnd, w, top, h), mirror(w / 2)) }]), 'mountains');
    };
    if (piece === 'save-the-date') {
      lay(h * 0.62, [w * 0.68, h * 0.62, 15]);
      return { x: w * 0.115, y: h * 0.09, width: w * 0.77, height: h * 0.46, align: 'right', vertical: 'top' };
    }
    if (piece === 'menu-card') {
      lay(h > 160 ? h * 0.78 : h * 0.84);
      return { x: 12, y: 12, width: w - 24, height: h * (h > 160 ? 0.76 : 0.8) - 10 };
    }
    if (piece === 'place-card') {
      lay(h * 0.55, [w * 0.78, h * 0.42, 6]);
      return { x: 9, y: 8, width: w * 0.72, height: h * 0.4, align: 'left', vertical: 'middle' };
    }
    const m = w * 0.1;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: m, width: w - 2 * m, height: h * 0.52, ink: 'photo' });
    lay(h * 0.5);
    return { x: m, y: h * 0.74, width: w - 2 * m, height: h * 0.26 - 12, align: 'left', vertical: 'bottom', ink: 'light', accent: 'light' };
  },
  smallOrnament: (rnd) => [
    fill(circle([5.5, -5], 4.4), 'sun'),
    ...fir(rnd, [-6, 9], 12, { ink: 'ridge4', tier: 1.5 }),
    ...fir(rnd, [8.5, 9.6], 10, { ink: 'ridge4', tier: 1.5 }),
    ...fir(rnd, [0, 10], 18, { ink: 'ridge5', tier: 1.6 }),
  ],
};
