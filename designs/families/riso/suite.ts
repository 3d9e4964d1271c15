/** Pieces of the ball of mirrors: the ball, larger or smaller, and its beams. */

import { fill } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { facets } from './ball.ts';
import { ballLayers } from './disco.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'both',
  accent: 'both',
  photo: 'ink2',
  title: 'dela-gothic',
  titleSize: 10.6,
  names: 'dela-gothic',
  namesSize: 10.4,
  body: 'jost-medium',
  bodySize: 4.5,
  caps: 'jost-bold',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed);
    if (piece === 'place-card') {
      face.place(drawn(face, ballLayers(face, rnd, [w - 21, 24], 13, h + 3)), 'light');
      return { x: 8, y: 8, width: w - 48, height: h - 16, align: 'left', vertical: 'bottom' };
    }
    if (piece === 'menu-card') {
      const radius = h > 160 ? 24 : 19;
      face.place(drawn(face, ballLayers(face, rnd, [w - radius * 0.84, radius * 0.8], radius, 0)), 'light');
      return { x: 10, y: radius * 1.2, width: w - 20, height: h - radius * 1.2 - 12, align: 'left', vertical: 'bottom' };
    }
    const radius = w * 0.31;
    face.place(drawn(face, ballLayers(face, rnd, [w * 0.6, radius * 1.16], radius, h * 0.72)), 'light');
    return { x: 10, y: h * 0.76, width: w - 20, height: h * 0.24 - 7, align: 'left', vertical: 'middle' };
  },
  smallOrnament(rnd) {
    const { lit, dark } = facets(rnd, [0, 0], 13);
    return [fill(lit, 'ink2'), fill(dark, 'ink1')];
  },
};
