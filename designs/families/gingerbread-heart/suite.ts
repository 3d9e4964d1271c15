/** Pieces of the gingerbread heart: each is a slab of gingerbread with icing along its edge. */

import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { crumb } from './heart.ts';
import { beads, flower, waves } from './icing.ts';

export const suite: SuiteStyle = {
  paper: 'crumb',
  ink: 'ice',
  accent: 'ice',
  photo: 'crust',
  title: 'script-bold',
  titleSize: 15,
  names: 'script-bold',
  namesSize: 15,
  body: 'grenze-gotisch',
  bodySize: 5.2,
  caps: 'jost-medium',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed);
    const frame = (m: number): Point[] => [
      [m, m],
      [w - m, m],
      [w - m, h - m],
      [m, h - m],
      [m, m],
    ];
    const isSmall = h < 80;
    const free = ([x, y]: Point) => x > 10 && y > 10 && x < w - 10 && y < h - 10;
    const anywhere = (): Point => [rnd.next() * w, rnd.next() * h];
    const marks = [
      ...crumb(rnd, 10, 150, anywhere, free),
      ...beads(rnd, frame(5.4), 1.7, 2.98, 'ice'),
      ...(isSmall ? [] : waves(frame(10), 0.9, 1, 9, 'pink')),
      ...(piece === 'place-card' ? flower([w / 2, h - 14], 0.62, 'pink') : flower([w / 2, h - 23], 1, 'pink')),
    ];
    face.place(drawn(face, [{ marks }]), 'frame');
    if (piece === 'place-card') return { x: 11, y: 10, width: w - 22, height: h - 30, align: 'center', vertical: 'middle' };
    return { x: 15, y: 17, width: w - 30, height: h - 52, align: 'center', vertical: 'middle' };
  },
  smallOrnament: () => flower([0, 0], 1, 'pink'),
};
