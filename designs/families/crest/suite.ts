/** Pieces of the crest suite: the wreath grows, shrinks and holds a portrait. */

import { multiply } from '#core/values/matrix.ts';
import { circle, line, rectangle, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { frame, garland, smallWreath, wreath } from './draw.ts';

const gold = 'gold';

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'libre-caslon-display',
  titleSize: 11.5,
  names: 'libre-caslon-display',
  namesSize: 8.4,
  body: 'cormorant-semibold',
  bodySize: 4.9,
  caps: 'josefin',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const lay = (marks: readonly Mark[]) => face.place(drawn(face, [{ marks }]), 'wreath');
    if (piece === 'save-the-date') {
      const size = (w - 24) / 62;
      lay(moved(wreath(rnd), multiply(shift(w / 2, h * 0.47), scale(size))));
      return { x: w / 2 - 30, y: h * 0.47 - 26, width: 60, height: 50 };
    }
    if (piece === 'menu-card') {
      const isTall = h > 160;
      const top = isTall ? 33 : 20;
      const crown = moved(smallWreath(rnd), multiply(shift(w / 2, top), scale(isTall ? 0.42 : 0.3)));
      // A short card has no room for a frame and five courses: a garland at the foot closes it instead.
      lay([...crown, ...(isTall ? frame(face) : garland(rnd, w / 2, h - 13))]);
      return { x: 16, y: top + 14, width: w - 32, height: h - top - (isTall ? 28 : 36) };
    }
    if (piece === 'place-card') {
      const stars = [-1, 1].map((side) => fill(star([w / 2 + side * (w / 2 - 12), h / 2], 2.6, 8, 0.32), gold));
      const lines = [-1, 1].map((side) => outline(line([w / 2 - 26, h / 2 + side * 15], [w / 2 + 26, h / 2 + side * 15]), gold, 0.35));
      lay([outline(rectangle(4.5, 4.5, w - 9, h - 9), gold, 0.4), ...stars, ...lines]);
      return { x: 18, y: 10, width: w - 36, height: h - 20 };
    }
    const size = w * 0.6;
    const y = h * 0.1 + 3;
    face.photo({ id: 'front-photo', role: 'your-photo', x: (w - size) / 2, y, width: size, height: size, shape: 'circle', ink: 'photo' });
    lay([outline(circle([w / 2, y + size / 2], size / 2 + 2.4), gold, 0.4), ...garland(rnd, w / 2, y + size + 9)]);
    return { x: 14, y: y + size + 15, width: w - 28, height: h - y - size - 29 };
  },
  smallOrnament: (rnd) => moved(smallWreath(rnd), scale(0.34)),
};
