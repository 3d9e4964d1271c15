/** Pieces: the crocodile walks below the words, and once it has eaten; socks on the line, a mobile with a photograph, a child with its satchel. */

import { multiply } from '#core/values/matrix.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { bird, hung, rod, star } from './mobile.ts';
import { round, sheet, snipped } from './paper.ts';
import { partyHat, walker } from './reptile.ts';
import { child, cone } from './satchel.ts';
import { sock } from './socks.ts';
import { washing } from './twins.ts';

function lay(face: Face, seed: number, x: number, y: number, size: number, full = 0): void {
  face.place(drawn(face, [{ marks: walker(random(seed), multiply(shift(x, y), scale(size)), full) }]), 'ornament');
}

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'ground-edge',
  title: 'jost-bold',
  titleSize: 16,
  names: 'jost-bold',
  namesSize: 14,
  body: 'jost',
  bodySize: 4.3,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    if (piece === 'place-card') {
      lay(face, row.seed, w * 0.62, h - 12.4, w / 118);
      return { x: 8, y: 7, width: w - 16, height: h * 0.44, align: 'left' };
    }
    if (piece === 'thank-you-card') {
      const [x, y, size] = [w * 0.47, h * 0.66, w / 74];
      const hat = partyHat(random(row.seed + 4), multiply(multiply(shift(x - 11 * size, y - 6 * size), turn(-0.2)), scale(size * 0.55)));
      face.place(drawn(face, [{ marks: hat }]), 'ornament');
      lay(face, row.seed, x, y, size, 11);
      return { x: w * 0.1, y: h * 0.1, width: w * 0.8, height: h * 0.28, align: 'left', vertical: 'top' };
    }
    lay(face, row.seed, w * 0.62, h - w * 0.24, w / 62);
    return { x: w * 0.1, y: h * 0.1, width: w * 0.8, height: h * 0.5, align: 'left' };
  },
  smallOrnament: (rnd) => walker(rnd, multiply(scale(0.58), turn(-0.04))),
};

const place = (face: Face, marks: readonly Mark[]) => face.place(drawn(face, [{ marks }]), 'ornament');

const twins: SuiteStyle = {
  ...suite,
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 7);
    if (piece === 'place-card') {
      place(face, washing(rnd, way(-5, 4, w * 0.5, 9, w * 0.78, 9.6, w + 5, 4), 0.82, [{ x: w * 0.76, angle: -0.06, kind: 'dotted' }]));
      return { x: 8, y: h * 0.3, width: w * 0.56, height: h * 0.6, align: 'left' };
    }
    const size = Math.min(w / 76, h / 112);
    const line = way(-5, h * 0.07, w * 0.3, h * 0.14, w * 0.62, h * 0.15, w + 5, h * 0.08);
    const socks = washing(rnd, line, size, [
      { x: w * 0.22, angle: 0.08, kind: 'striped' },
      { x: w * 0.62, angle: -0.07, kind: 'dotted' },
    ]);
    place(face, socks);
    const top = h * 0.15 + 44 * size;
    return { x: w * 0.1, y: top, width: w * 0.8, height: h * 0.92 - top, align: 'left' };
  },
  smallOrnament: (rnd) => [
    ...sock(rnd, { at: [-12, -14], size: 0.76, angle: 0.08, kind: 'striped' }),
    ...sock(rnd, { at: [10, -13], size: 0.76, angle: -0.08, kind: 'dotted' }),
  ],
};

const mobile: SuiteStyle = {
  ...suite,
  photo: 'photo',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 7);
    if (piece === 'place-card') {
      place(face, hung(rnd, { piece: bird, at: [w - 24, h * 0.5], size: 0.84, angle: -0.06, top: -4 }));
      return { x: 8, y: 7, width: w - 56, height: h - 14, align: 'left' };
    }
    const radius = Math.min(w * 0.31, h * 0.27);
    const [x, y] = [w * 0.6, h * 0.15 + radius];
    const frame = snipped(rnd, round([x, y], radius + 4.2, radius + 4.2, 60), 0.3);
    place(face, [
      fill(sliver([w * 0.52, -4], [w * 0.52, h * 0.09], 0.35, 0.35), 'thread'),
      fill(sliver([x, h * 0.08], [x, y - radius], 0.35, 0.35), 'thread'),
      ...hung(rnd, { piece: star, at: [w * 0.15, h * 0.29], size: 0.76, angle: 0.16, top: h * 0.1 }),
      ...rod(rnd, [w * 0.11, h * 0.1], [w * 0.9, h * 0.08]),
      ...sheet(frame, 'paper4'),
    ]);
    face.photo({
      id: 'front-photo',
      role: 'your-photo',
      x: x - radius,
      y: y - radius,
      width: radius * 2,
      height: radius * 2,
      shape: 'circle',
      ink: 'photo',
    });
    const top = y + radius + 13;
    return { x: w * 0.1, y: top, width: w * 0.8, height: h * 0.92 - top, align: 'left', vertical: 'bottom' };
  },
  smallOrnament: (rnd) => bird(rnd, (points, tolerance) => snipped(rnd, points, tolerance)),
};

const school: SuiteStyle = {
  ...suite,
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 7);
    if (piece === 'place-card') {
      place(face, cone(rnd, multiply(shift(w - 37, h * 0.72), scale(0.42))));
      return { x: 7, y: 7, width: w - 32, height: h - 14, align: 'left' };
    }
    const size = Math.min(w / 132, h / 170);
    place(face, child(rnd, multiply(shift(w * 0.5, h * 0.93 - 24 * size), scale(size))));
    return { x: w * 0.1, y: h * 0.09, width: w * 0.8, height: h * 0.84 - 120 * size - 4, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => cone(rnd, multiply(scale(0.42), multiply(turn(0.2), shift(-52, 28)))),
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { twins, mobile, school };
