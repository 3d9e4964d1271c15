/** Pieces of the berry suite: the branch climbs, crosses a photo or lies under a name. */

import { line } from '#designs/drawing/curve.ts';
import { type Mark, outline } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { berryBranch, cutBranch } from './draw.ts';

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'bodoni',
  titleSize: 12.5,
  names: 'cormorant-italic',
  namesSize: 11.4,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const lay = (marks: readonly Mark[]) => face.place(drawn(face, [{ marks }]), 'berry-twig');
    const grow = (y: number) => (y * h) / 148;
    if (piece === 'save-the-date') {
      lay(
        berryBranch(
          rnd,
          way(-5, grow(150), 9, grow(128), 13, grow(104), 20, grow(80), 18, grow(56), 24, grow(30)),
          18,
          12.5,
          [0.3, 0.48, 0.66],
        ),
      );
      const x = w * 0.35;
      return { x, y: h * 0.16, width: w - x - 9, height: h * 0.68, align: 'right', vertical: 'middle' };
    }
    if (piece === 'menu-card') {
      const foot = h > 160 ? 44 : 24;
      lay([
        ...berryBranch(
          rnd,
          way(-6, h - 6, 14, h - foot * 0.5, 36, h - foot * 0.3, 60, h - foot * 0.42, 84, h - foot * 0.62),
          13,
          10.4,
          [0.36, 0.58, 0.78],
        ),
        outline(line([w / 2 - 9, h * 0.075], [w / 2 + 9, h * 0.075]), 'ink', 0.25),
      ]);
      return { x: 12, y: h * 0.1, width: w - 24, height: h * 0.9 - foot - 6 };
    }
    if (piece === 'place-card') {
      lay(berryBranch(rnd, way(w + 5, 6, w - 10, 13, w - 24, 12, w - 40, 15), 9, 8.2, [0.4, 0.7]));
      return { x: 9, y: 20, width: w - 18, height: h - 30, align: 'left', vertical: 'bottom' };
    }
    const m = w * 0.12;
    const high = h * 0.54;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: m, width: w - 2 * m, height: high, ink: 'photo' });
    lay(
      berryBranch(
        rnd,
        way(-6, m + high + 16, 8, m + high + 2, 14, m + high - 16, 10, m + high - 36, 14, m + high - 54),
        14,
        11,
        [0.3, 0.5, 0.7],
      ),
    );
    return { x: 16, y: m + high + 10, width: w - 28, height: h - m - high - 20 };
  },
  smallOrnament: (rnd) => cutBranch(rnd),
};
