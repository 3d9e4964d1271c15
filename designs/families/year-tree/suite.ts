/** Pieces of a firm: the fir of bars, and a piece of the growth rings. */
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { type Fir, fir, smallFir } from './bars.ts';
import { growthRings } from './growth.ts';

const base: Pick<SuiteStyle, 'paper' | 'ink' | 'accent' | 'photo' | 'body' | 'bodySize' | 'caps' | 'align'> = {
  paper: 'paper',
  ink: 'ink',
  accent: 'soft',
  photo: 'photo',
  body: 'jost',
  bodySize: 4.4,
  caps: 'jost-medium',
  align: 'left',
};

export const suite: SuiteStyle = {
  ...base,
  title: 'jost-medium',
  titleSize: 12,
  names: 'jost-medium',
  namesSize: 11,
  drawFront(face, _, piece) {
    const { width: w, height: h } = face;
    const lay = (one: Fir) => face.place(drawn(face, [{ marks: fir(one) }]), 'firs');
    if (piece === 'place-card') {
      const step = (h - 14) / 15.2;
      lay({ at: [w - 8 - step * 4.6, 8 + step * 2.4], half: step * 4.6, step });
      return { x: 8, y: 7, width: w - 20 - step * 9.2, height: h - 14, align: 'left', vertical: 'middle' };
    }
    const step = (h * 0.6) / 15.4;
    lay({ at: [w / 2, 10 + step * 2.8], half: Math.min(step * 6, w / 2 - 9), step });
    const top = 10 + step * 16.4 + 4;
    return { x: w * 0.1, y: top, width: w * 0.8, height: h - top - 8, align: 'left', vertical: 'middle' };
  },
  smallOrnament: () => smallFir(0.3),
};

const rings: SuiteStyle = {
  ...base,
  title: 'young-serif',
  titleSize: 11,
  names: 'young-serif',
  namesSize: 11,
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const left = w * 0.1;
    const lay = (x: number, y: number, radius: number) =>
      face.place(drawn(face, [{ marks: growthRings(row.seed, [x, y], radius) }]), 'ring');
    if (piece === 'place-card') {
      lay(w - 5, 7, 24);
      return { x: 8, y: h - 18, width: w - 16, height: 12, align: 'left', vertical: 'middle' };
    }
    if (piece === 'menu-card') {
      lay(w * 0.82, h - 2, w * 0.5);
      return { x: left, y: 12, width: w - left - 8, height: h - w * 0.58 - 14, align: 'left', vertical: h > 160 ? 'middle' : 'top' };
    }
    if (piece === 'save-the-date') {
      lay(w * 0.66, h * 0.68, w * 0.56);
      return { x: left, y: 9, width: w - left - 8, height: h * 0.68 - w * 0.64 - 10, align: 'left', vertical: 'top' };
    }
    lay(w * 0.86, h * 0.94, w * 0.36);
    face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: h * 0.46, ink: 'photo' });
    return { x: left, y: h * 0.62, width: w * 0.44, height: h * 0.28, align: 'left', vertical: 'middle' };
  },
  smallOrnament: (_, row) => growthRings(row.seed, [0, 0], 10),
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { rings };
