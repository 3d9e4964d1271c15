/** Pieces of the single line: the house stands at the foot or at the right, and the road runs through. */

import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { housePicture } from './house.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'gloock',
  titleSize: 12.5,
  names: 'gloock',
  namesSize: 10.5,
  body: 'jost',
  bodySize: 4.4,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const isLow = w > h;
    const rnd = random(row.seed + 20);
    const left = w * 0.1;
    if (piece === 'thank-you-card') {
      const edge = w * 0.1;
      const high = h * 0.46;
      face.photo({ id: 'front-photo', role: 'your-photo', x: edge, y: edge, width: w - 2 * edge, height: high, ink: 'photo' });
      const size = (w / 105) * 0.46;
      face.place(drawn(face, [{ marks: housePicture(rnd, [w * 0.56, h - 15], size, 0.72) }]), 'house');
      return { x: left, y: edge + high + 8, width: w - 2 * left, height: h * 0.2, align: 'left', vertical: 'top' };
    }
    const size = isLow ? Math.min(w / 165, h / 84) : w / 128;
    const at: Point = isLow ? [w * 0.52, h * 0.74] : [w * 0.3, h - 22];
    face.place(drawn(face, [{ marks: housePicture(rnd, at, size, 0.74) }]), 'house');
    if (isLow) return { x: left, y: h * 0.12, width: w * 0.48, height: h * 0.6, align: 'left', vertical: 'top' };
    const top = h * 0.1;
    return { x: left, y: top, width: w - 2 * left, height: h - 22 - 51 * size - 7 - top, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => housePicture(rnd, [-12, 12], 0.36, 0.5, false),
};
