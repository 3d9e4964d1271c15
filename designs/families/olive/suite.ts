/** Pieces of the olive suite: the branch leans in from another corner on each. */

import { moved } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { omitFoilNearTrim, type SuiteStyle } from '#designs/suites/suite.ts';
import { cornerTwigs, cutTwig, twigs } from './draw.ts';

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'pinyon',
  titleSize: 15,
  names: 'pinyon',
  namesSize: 18,
  body: 'cormorant-semibold',
  bodySize: 4.9,
  caps: 'josefin',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const lay = (marks: ReturnType<typeof twigs>) =>
      face.place(drawn(face, [{ marks: omitFoilNearTrim(face, marks, 'gold') }]), 'olive-twig');
    const left = w * 0.12;
    if (piece === 'save-the-date') {
      lay(moved(cornerTwigs(rnd, face), [1, 0, 0, -1, 0, h]));
      return { x: left, y: h * 0.12, width: w - left - 9, height: h * 0.5, align: 'left', vertical: 'top' };
    }
    if (piece === 'menu-card') {
      lay(moved(cornerTwigs(rnd, face), [-1, 0, 0, 1, w, 0]));
      const top = h > 160 ? 62 : 46;
      return { x: left + 8, y: top, width: w - left - 17, height: h - top - 12, align: 'right', vertical: 'bottom' };
    }
    if (piece === 'place-card') {
      lay(
        twigs(rnd, [
          { points: way(-6, h + 4, 6, h - 9, 12, h - 24, 13, 8), pairs: 8, length: 8.4, fruit: [0.45, -0.62] },
          { points: way(4, h + 4, 16, h - 4, 27, h - 6, 38, h - 5), pairs: 6, length: 7.6, fruit: [-0.55] },
        ]),
      );
      return { x: 23, y: 6, width: w - 28, height: h - 16 };
    }
    const m = w * 0.1;
    const high = h * 0.58;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: m, width: w - 2 * m, height: high, ink: 'photo' });
    const foot = m + high;
    const points = way(w + 6, foot + 24, w - 10, foot + 10, w - 26, foot + 3, w - 46, foot + 2, w - 62, foot - 6);
    const up = way(w + 6, foot + 8, w - 4, foot - 8, w - 10, foot - 22, w - 9, foot - 34);
    lay(
      twigs(rnd, [
        { points: up, pairs: 6, length: 8, fruit: [0.4] },
        { points, pairs: 9, length: 9, fruit: [0.36, -0.55] },
      ]),
    );
    return { x: m, y: foot + 13, width: w * 0.74, height: h - foot - 21, align: 'left', vertical: 'bottom' };
  },
  smallOrnament: (rnd) => cutTwig(rnd),
};
