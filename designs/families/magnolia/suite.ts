/** Pieces of the magnolia suite: the branch from the other side, a cut twig, one bloom. */

import { multiply } from '#core/values/matrix.ts';
import { type Mark, moved } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { crossing, cutTwig } from './draw.ts';

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'libre-caslon-display',
  titleSize: 13,
  names: 'libre-caslon-display',
  namesSize: 12,
  body: 'cormorant-semibold',
  bodySize: 4.9,
  caps: 'josefin',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const lay = (marks: readonly Mark[]) => face.place(drawn(face, [{ marks }]), 'magnolia-twig');
    const twig = (x: number, y: number, size: number, turned: number) =>
      lay(moved(cutTwig(rnd), multiply(multiply(shift(x, y), turn(turned)), scale(size))));
    if (piece === 'save-the-date') {
      const at = (...numbers: number[]) => way(...numbers).map(([x, y]): Point => [w - (x * w) / 105, h - ((148 - y) * h) / 148 + h * 0.1]);
      lay(crossing(rnd, at, 0.96));
      return { x: w * 0.2, y: h * 0.09, width: w * 0.69, height: h * 0.42, align: 'right', vertical: 'top' };
    }
    if (piece === 'menu-card') {
      twig(w - 16, h > 160 ? 25 : 14, h > 160 ? 1.9 : 1.3, 2.5);
      const top = h > 160 ? 46 : 14;
      return { x: w * 0.12, y: top, width: w * 0.8, height: h - top - 12, align: 'left', vertical: 'bottom' };
    }
    if (piece === 'place-card') {
      twig(w - 20, 17, 0.94, -0.5);
      return { x: 8, y: 20, width: w - 16, height: h - 29, align: 'left', vertical: 'bottom' };
    }
    const m = w * 0.11;
    const high = h * 0.5;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: h - m - high, width: w - 2 * m, height: high, ink: 'photo' });
    twig(w * 0.3, h - high - m + 6, 1.7, -0.3);
    return { x: w * 0.22, y: m, width: w * 0.78 - m, height: h - high - 2 * m - 24, align: 'right', vertical: 'top' };
  },
  smallOrnament: (rnd) => cutTwig(rnd),
};
