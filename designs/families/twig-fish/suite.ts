/** Pieces of the fish suite: the fish above the words, small beside them, or a sprig alone. */

import { type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { eye, fishAt, outlineFish, quote, twigs } from './draw.ts';

function lay(face: Face, marks: readonly Mark[]): void {
  face.place(drawn(face, [{ marks }]), 'twig-fish');
}

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'cormorant',
  titleSize: 13,
  names: 'cormorant',
  namesSize: 14,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const size = (w - 16) / 122;
    if (piece === 'save-the-date') {
      const y = h * 0.1 + 30 * size;
      lay(face, moved([...twigs(rnd), eye()], fishAt(w / 2 + size, y, size)));
      const top = y + 34 * size;
      return { x: 10, y: top, width: w - 20, height: h - top - 12 };
    }
    if (piece === 'place-card') {
      const small = Math.min(0.2, (h - 14) / 60);
      lay(face, moved([...outlineFish(rnd), eye()], fishAt(10 + 62 * small, h / 2, small)));
      const left = 16 + 122 * small;
      return { x: left, y: 7, width: w - left - 8, height: h - 14, align: 'left', vertical: 'middle' };
    }
    if (piece === 'menu-card') {
      lay(face, moved(quote(rnd, false), shift(w / 2, 20)));
      return { x: 12, y: 32, width: w - 24, height: h - 44 };
    }
    const m = w * 0.1;
    const high = h * 0.56;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: m, width: w - 2 * m, height: high, ink: 'photo' });
    lay(face, moved(quote(rnd, false), shift(w / 2, m + high + 8)));
    return { x: m, y: m + high + 16, width: w - 2 * m, height: h - m - high - 26 };
  },
  smallOrnament: (rnd) => moved([...outlineFish(rnd), eye()], fishAt(0, 0, 0.26)),
};
