/** Pieces of the crescent suite: eucalyptus and blossoms turn about the words. */

import { multiply } from '#core/values/matrix.ts';
import { branch } from '#designs/drawing/branch.ts';
import { type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { crescent, flower } from './draw.ts';

function lay(face: Face, marks: readonly Mark[], x: number, y: number, size: number, turned: number): void {
  face.place(drawn(face, [{ marks: moved(marks, multiply(multiply(shift(x, y), turn(turned)), scale(size))) }]), 'wreath');
}

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'pinyon',
  titleSize: 16,
  names: 'pinyon',
  namesSize: 15.5,
  body: 'cormorant-semibold',
  bodySize: 4.9,
  caps: 'josefin',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    if (piece === 'save-the-date') {
      lay(face, crescent(rnd), w * 0.52, h * 0.56, 1.12, Math.PI);
      return { x: w * 0.1, y: h * 0.12, width: w * 0.74, height: h * 0.6, align: 'left', vertical: 'top' };
    }
    if (piece === 'menu-card') {
      lay(face, crescent(rnd), w * 0.5, h > 160 ? 60 : 48, h > 160 ? 1 : 0.82, 0.78);
      const top = h > 160 ? 62 : 36;
      return { x: 12, y: top, width: w - 24, height: h - top - 14 };
    }
    if (piece === 'place-card') {
      lay(face, crescent(rnd), 29, h / 2 + 1, 0.52, -0.75);
      return { x: 27, y: 8, width: w - 34, height: h - 16 };
    }
    const size = w * 0.58;
    const y = h * 0.1;
    face.photo({ id: 'front-photo', role: 'your-photo', x: (w - size) / 2, y, width: size, height: size, shape: 'circle', ink: 'photo' });
    lay(face, crescent(rnd), w / 2, y + size / 2, (size / 2) * 0.027 + 0.06, -1.5);
    return { x: 12, y: y + size + 9, width: w - 24, height: h - y - size - 22 };
  },
  smallOrnament(rnd) {
    const side = (k: 1 | -1) =>
      branch(rnd, way(0, 0, 6 * k, 0.8, 12 * k, -0.4, 18 * k, -3), {
        leaves: 7,
        length: 6.2,
        width: 0.21,
        inks: ['leaf1', 'leaf2', 'leaf3'],
        shade: true,
        rib: true,
        stem: 'stem',
      });
    return [...side(1), ...side(-1), ...flower(rnd, [0, 0], 5)];
  },
};
