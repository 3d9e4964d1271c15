/** Pieces of the shore: fog and reeds lie at the foot, words stand above at the left. */

import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { farShores } from './fog.ts';
import { reedBank } from './reeds.ts';
import { threeReeds } from './stalks.ts';
import { ripples } from './water.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'eb-garamond',
  titleSize: 11.5,
  names: 'eb-garamond',
  namesSize: 11.5,
  body: 'eb-garamond',
  bodySize: 4.7,
  caps: 'eb-garamond',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const isLow = w > h;
    const rnd = random(row.seed + 20);
    const left = w * 0.12;
    const isThanks = piece === 'thank-you-card';
    const level = isThanks ? h * 0.88 : h * (isLow ? 0.66 : 0.64);
    const size = isThanks ? 0.5 : isLow ? 0.62 : 0.9;
    face.place(
      drawn(face, [
        {
          marks: [
            ...farShores(rnd, w, level, isLow || isThanks ? 0.8 : 1),
            ...ripples(rnd, { width: w, top: level, foot: h + 2 }, isThanks ? 26 : 60, ['light', 'light', 'mist1', 'mist2']),
            ...reedBank(rnd, { from: w * (isLow ? 0.76 : 0.68), to: w + 4, foot: h + 4, size: (size * Math.min(w, 105)) / 105 }),
          ],
        },
      ]),
      'horizon',
    );
    if (isThanks) {
      const high = h * 0.46;
      face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: high, ink: 'photo' });
      return { x: left, y: left + high + 7, width: w * 0.52, height: level - 13 - left - high - 9, align: 'left', vertical: 'top' };
    }
    const top = h * 0.13;
    return { x: left, y: top, width: w * 0.72, height: level - 15 - top, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => threeReeds(rnd, 0, 14, 0.36),
};
