/** Pieces of the block print suite: the stamps in rows, in a column, around a photo. */

import type { Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { flower, inks, sprig, stamped } from './draw.ts';

/** A row of stamps from `from` on, `step` apart: flowers and sprigs in turn, or sprigs alone. */
function row(rnd: Random, from: Point, step: Point, count: number, size: number, angle = 0, flowers = true): Mark[] {
  return Array.from({ length: count }, (_, i) => {
    const at: Point = [from[0] + step[0] * i, from[1] + step[1] * i];
    if (flowers && i % 2 === 0) return stamped(rnd, flower(rnd, inks), at, 0, size);
    return stamped(rnd, sprig(rnd, inks), at, angle + (flowers || i % 2 === 0 ? 0 : Math.PI), size);
  }).flat();
}

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  title: 'fraunces',
  titleSize: 11,
  names: 'fraunces',
  namesSize: 12.4,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'center',
  drawFront(face, design, piece) {
    const { width: w, height: h } = face;
    const rnd = random(design.seed + 20);
    const lay = (...marks: Mark[][]) => face.place(drawn(face, [{ marks: marks.flat() }]), 'block-print');
    const across = (y: number, count: number, size: number, angle = 0, flowers = true) =>
      row(rnd, [w / (2 * count), y], [w / count, 0], count, size, angle, flowers);
    if (piece === 'save-the-date') {
      const n = 7;
      const foot = h - 10;
      lay(across(foot, n, 1.12), across(foot - 16.5, n + 1, 1.1, 0, false), across(foot - 33, n, 1.12));
      return { x: 10, y: 10, width: w - 20, height: h - 62 };
    }
    if (piece === 'menu-card') {
      const n = 9;
      lay(row(rnd, [12.5, (h / n) * 0.5], [0, h / n], n, h > 160 ? 1.2 : 0.96, Math.PI / 2));
      return { x: 27, y: 12, width: w - 36, height: h - 24, align: 'left', vertical: 'middle' };
    }
    if (piece === 'place-card') {
      lay(across(h - 9.5, 7, 0.86));
      return { x: 8, y: 7, width: w - 16, height: h - 27 };
    }
    const size = w * 0.5;
    const x = (w - size) / 2;
    const y = 25;
    face.photo({ id: 'front-photo', role: 'your-photo', x, y, width: size, height: size * 1.1, ink: 'photo' });
    const n = 6;
    const step = (size * 1.1 + 14) / (n - 1);
    lay(
      row(rnd, [x - 11, y - 7], [0, step], n, 1, -Math.PI / 2),
      row(rnd, [x + size + 11, y - 7], [0, step], n, 1, Math.PI / 2),
      row(rnd, [x + 1.5, y - 9.5], [(size - 3) / 3, 0], 4, 0.92, 0, false),
    );
    return { x: 10, y: y + size * 1.1 + 11, width: w - 20, height: h - y - size * 1.1 - 23 };
  },
  smallOrnament(rnd) {
    return row(rnd, [-12, 0], [12, 0], 3, 1, 0);
  },
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { cloth: { ...suite, accent: 'ink' } };
