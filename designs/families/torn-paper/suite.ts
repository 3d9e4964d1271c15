/** Pieces of suites of the torn paper: a photo with a torn edge, a scrap or a fir as a small ornament. */

import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { tornFir } from './christmas.ts';
import { tornBelow, tornSheet } from './torn.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'name',
  photo: 'photo2',
  title: 'gloock',
  titleSize: 14,
  names: 'gloock',
  namesSize: 11,
  body: 'jost',
  bodySize: 4.1,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row) {
    const { width: w, height: h } = face;
    const { x, y, width, height } = face.bleedBox;
    if (w > h) {
      const foot = w * 0.47;
      face.photo({ id: 'front-photo', role: 'photo', x, y, width: foot + 8 - x, height, ink: 'photo1' });
      const tear: Point[] = [
        [foot - 4, h + 6],
        [foot, h * 0.66],
        [foot - 3, h * 0.36],
        [foot + 3, -6],
      ];
      const rest: Point[] = [
        [w + 6, -6],
        [w + 6, h + 6],
      ];
      face.place(drawn(face, [{ marks: tornSheet({ seed: row.seed + 40, tear, rest, paper: 'ground' }) }]), 'edge');
      return { x: foot + 9, y: 8, width: w - foot - 17, height: h - 16, align: 'left' };
    }
    const foot = h * 0.62;
    face.photo({ id: 'front-photo', role: 'photo', x, y, width, height: foot + 5 - y, ink: 'photo1' });
    const tear: Point[] = [
      [-6, foot + 2],
      [w * 0.3, foot - 1],
      [w * 0.62, foot + 1],
      [w + 6, foot - 8],
    ];
    face.place(drawn(face, [{ marks: tornBelow(face, { seed: row.seed + 41, tear, paper: 'ground' }) }]), 'edge');
    return { x: 10, y: foot + 6, width: w - 20, height: h - foot - 14, align: 'left' };
  },
  /** A heart torn from the second paper, 21 mm wide. */
  smallOrnament: (_, row) =>
    tornSheet({
      seed: row.seed + 44,
      tear: [
        [0.4, 9.4],
        [-6.8, 3.2],
        [-10, -2.6],
        [-8.4, -7.6],
        [-3.8, -8.4],
        [-0.2, -5],
        [3.6, -8.8],
        [8.4, -7.8],
        [10.2, -3],
        [7.2, 3],
        [0.4, 9.4],
      ],
      paper: 'accent',
      rough: 0.7,
    }),
};

/** Christmas has firs. */
export const suiteVariants: Readonly<Record<string, SuiteStyle>> = {
  christmas: {
    ...suite,
    title: 'young-serif',
    titleSize: 12,
    names: 'young-serif',
    smallOrnament: (_, row) => [
      ...tornFir(row.seed + 61, { foot: [6, 11], height: 16, ink: 'fir2' }),
      ...tornFir(row.seed + 71, { foot: [-3, 12], height: 24, ink: 'fir1' }),
    ],
  },
};
