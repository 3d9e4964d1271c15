/** Pieces: large fruit that leaves the card, or small fruit beside the words. */

import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { wholeStrawberry } from './berries.ts';
import { smallTwins } from './cherries.ts';
import { smallPear } from './fruit.ts';
import { largePear } from './pear.ts';
import { wholePod } from './pod.ts';
import { poppy } from './poppy.ts';
import { radish } from './radish.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'sheet2',
  title: 'gloock',
  titleSize: 15,
  names: 'gloock',
  namesSize: 13.4,
  body: 'jost',
  bodySize: 4.3,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    if (piece === 'place-card') {
      face.place(drawn(face, [{ marks: smallPear(random(row.seed), [w - 17, h * 0.56], 0.9, 0.1) }]), 'fruit');
      return { x: 8, y: 7, width: w - 42, height: h - 14, align: 'left' };
    }
    const k = Math.min(piece === 'thank-you-card' ? w / 78 : w / 92, h / 112);
    face.place(drawn(face, [{ marks: largePear(face, row.seed + 9, [w * 0.62, h - 30 * k], k) }]), 'fruit');
    const high = h - 98 * k;
    return { x: w * 0.1, y: h * 0.08, width: w * 0.56, height: Math.max(high, h * 0.24), align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => smallPear(rnd, [0, 0], 1, 0.06),
};

const cherries: SuiteStyle = {
  ...suite,
  drawFront(face, row) {
    const { width: w, height: h } = face;
    const isLow = w > h;
    const k = isLow ? 9 : Math.min(w / 3.4, h / 6);
    const marks = smallTwins(isLow ? [w - 28, h - 18] : [w * 0.42, h - 1.6 * k], k, row.seed + 3);
    face.place(drawn(face, [{ marks }]), 'fruit');
    if (isLow) return { x: 8, y: 7, width: w - 50, height: h - 14, align: 'left' };
    return { x: w * 0.1, y: h * 0.09, width: w * 0.7, height: h * 0.3, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => smallTwins([-6, 10], 9, Math.round(rnd.next() * 99)),
};

const strawberry: SuiteStyle = {
  ...suite,
  drawFront(face, row) {
    const { width: w, height: h } = face;
    const isLow = w > h;
    const k = isLow ? 0.5 : Math.min(w / 84, h / 122);
    const marks = wholeStrawberry(row.seed + 3, isLow ? [w - 22, h * 0.52] : [w * 0.55, h * 0.4], k, isLow ? 0.2 : -0.16);
    face.place(drawn(face, [{ marks }]), 'fruit');
    if (isLow) return { x: 8, y: 7, width: w - 48, height: h - 14, align: 'left' };
    const top = h * 0.4 + 44 * k;
    return { x: w * 0.1, y: top, width: w * 0.8, height: h * 0.93 - top, align: 'left', vertical: 'bottom' };
  },
  smallOrnament: (rnd) => wholeStrawberry(Math.round(rnd.next() * 99), [0, 0], 0.42, 0.14),
};

const pod: SuiteStyle = {
  ...suite,
  drawFront(face, row) {
    const { width: w, height: h } = face;
    const axis = [
      [-0.12, 0.97],
      [0.3, 0.9],
      [0.66, 0.64],
      [0.88, 0.32],
    ].map(([x = 0, y = 0]) => [w * x, h * y] as const);
    face.place(drawn(face, [{ marks: wholePod(row.seed + 3, { axis, half: w * 0.15 }) }]), 'fruit');
    return { x: w * 0.1, y: h * 0.08, width: w * 0.56, height: h * 0.28, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) =>
    wholePod(Math.round(rnd.next() * 99), {
      axis: [
        [-18, 13],
        [-6, 10],
        [6, 2],
        [14, -10],
      ],
      half: 7,
    }),
};

const poppies: SuiteStyle = {
  ...suite,
  drawFront(face, row) {
    const { width: w, height: h } = face;
    const marks = poppy(row.seed + 3, [w * 0.62, h * 0.73], Math.min(w * 0.58, h * 0.42), 0.36);
    face.place(drawn(face, [{ marks }]), 'fruit');
    return { x: w * 0.1, y: h * 0.08, width: w * 0.7, height: h * 0.19, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => poppy(Math.round(rnd.next() * 99), [0, 0], 15, 0.4),
};

const radishes: SuiteStyle = {
  ...suite,
  drawFront(face, row) {
    const { width: w, height: h } = face;
    const marks = radish(row.seed + 3, [w * 0.36, h * 0.64], Math.min(w / 100, h / 140), 1.8);
    face.place(drawn(face, [{ marks }]), 'fruit');
    return { x: w * 0.1, y: h * 0.08, width: w * 0.7, height: h * 0.22, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => radish(Math.round(rnd.next() * 99), [0, 2], 0.27, 0.1),
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { cherries, strawberry, pod, poppy: poppies, radish: radishes };
