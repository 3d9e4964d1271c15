/** Pieces of the meadow suite: a verge along every foot, high or low. */

import { multiply } from '#core/values/matrix.ts';
import { type Mark, moved, reaching } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { mirror, scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { meadow, verge } from './draw.ts';

function lay(face: Face, marks: readonly Mark[]): void {
  face.place(drawn(face, [{ marks: reaching(marks, face.bleedBox) }]), 'meadow');
}

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'cormorant',
  titleSize: 14,
  names: 'cormorant',
  namesSize: 15,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    if (piece === 'save-the-date') {
      const tall = h > 160 ? 78 : 54;
      lay(face, moved(verge(rnd, w, h, tall), mirror(w / 2)));
      return { x: w * 0.13, y: 12, width: w * 0.8, height: h - tall - 8, align: 'left', vertical: 'middle' };
    }
    if (piece === 'menu-card') {
      const tall = h > 160 ? 34 : 20;
      lay(face, verge(rnd, w, h, tall));
      return { x: 12, y: 12, width: w - 24, height: h - tall - 16 };
    }
    if (piece === 'place-card') {
      lay(face, verge(rnd, w, h, 24));
      return { x: 8, y: 6, width: w - 16, height: h - 26 };
    }
    const top = h * 0.33;
    const m = w * 0.1;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: top, width: w - 2 * m, height: h - top - 12, ink: 'photo' });
    lay(face, meadow(rnd, w, h, 58));
    return { x: 10, y: 9, width: w - 20, height: top - 16 };
  },
  smallOrnament(rnd) {
    return moved(verge(rnd, 60, 0, 26), multiply(shift(-24, 12), scale(0.8)));
  },
};
