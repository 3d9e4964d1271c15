/** Pieces of the embossed suite: boughs from one side only. */

import { type Matrix, multiply } from '#core/values/matrix.ts';
import { moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { boughs, frond, pressed, type Sprig, twigs } from './draw.ts';

function lay(face: Face, sprigs: readonly Sprig[], place: Matrix): void {
  face.place(drawn(face, pressed(face, sprigs, place)), 'relief');
}

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'cormorant',
  titleSize: 14,
  names: 'libre-caslon-display',
  namesSize: 11,
  body: 'cormorant-semibold',
  bodySize: 5,
  caps: 'josefin',
  align: 'center',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    if (piece === 'save-the-date') {
      lay(face, boughs(rnd, w), multiply(shift(w, h), [-1, 0, 0, -1, 0, 0]));
      return { x: 10, y: 12, width: w - 20, height: h - 66 };
    }
    if (piece === 'menu-card') {
      lay(face, boughs(rnd, w), shift(0, h > 160 ? 0 : -14));
      const top = h > 160 ? 60 : 40;
      return { x: 12, y: top, width: w - 24, height: h - top - 12 };
    }
    if (piece === 'place-card') {
      lay(face, boughs(rnd, 105), multiply(shift(w + 4, 0), [0, 0.62, -0.62, 0, 0, -3]));
      return { x: 7, y: 8, width: w - 37, height: h - 16 };
    }
    lay(face, boughs(rnd, 105), multiply(shift(-22, h), [0, -h / 105, h / 105, 0, 0, 0]));
    return { x: w * 0.5, y: h * 0.2, width: w * 0.5 - 9, height: h * 0.6, align: 'right', vertical: 'middle' };
  },
  smallOrnament: (rnd) => {
    const twig = { points: way(-19, 4, -8, 1.5, 5, 0.5, 17, -4), leaves: 8, length: 9, width: 0.27 };
    return twigs(rnd, [twig], { widest: 0.45, tip: 1.1 }).flatMap(({ stem, leaves }) => [stem, ...leaves.flat()]);
  },
};

/** Pieces of the embossed fern: one frond that rises beside the words. */
const fernSuite: SuiteStyle = {
  ...suite,
  title: 'eb-garamond',
  titleSize: 9.4,
  names: 'eb-garamond',
  namesSize: 9,
  body: 'eb-garamond',
  bodySize: 4.6,
  caps: 'eb-garamond',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    if (piece === 'place-card') {
      lay(face, [frond(rnd, h * 0.94)], multiply(shift(w * 0.84, h + 4), turn(-0.2)));
      return { x: 9, y: 8, width: w * 0.56, height: h - 16, align: 'left', vertical: 'middle' };
    }
    lay(face, [frond(rnd, h * 0.7)], multiply(shift(w * 0.77, h + 5), turn(-0.15)));
    return { x: 11.5, y: h * 0.13, width: w * 0.6, height: h * 0.5, align: 'left', vertical: 'top' };
  },
  smallOrnament: (rnd) => {
    const { stem, leaves } = frond(rnd, 40);
    const half = shift(0, 20);
    return moved([stem, ...leaves.flat()], half);
  },
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { fern: fernSuite };
