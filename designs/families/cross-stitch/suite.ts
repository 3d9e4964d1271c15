/** Pieces of the sampler with the lamb: a stitched meadow at the foot, the lamb or the alphabet above it. */

import { moved } from '#designs/drawing/drawing.ts';
import { shift } from '#designs/drawing/path.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { clothOf, lay } from './draw.ts';
import { alphabet, bellflower, daisy, lamb } from './patterns.ts';
import { block, pattern, type Stitch, stitched } from './stitches.ts';

/** A line of grass across the cloth with flowers from the left, as many as there is room for. */
function meadow(columns: number, ground: number, flowers: number): Stitch[] {
  const row = Array.from({ length: flowers }, (_, i) => pattern(i % 2 === 0 ? daisy : bellflower, 5 + i * 5, ground - 6)).flat();
  return [...block(4, ground, columns - 8, 1, 'g'), ...row];
}

export const suite: SuiteStyle = {
  paper: 'cloth',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'gloock',
  titleSize: 12,
  names: 'gloock',
  namesSize: 12.4,
  body: 'jost',
  bodySize: 4.4,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const cloth = clothOf(w, h, piece === 'place-card' ? 43 : Math.round(w / 2.06));
    const { cell, columns, rows } = cloth;
    const ground = rows - 4;
    const left = 5 * cell;
    if (piece === 'place-card') {
      lay(face, row, cloth, [...meadow(columns, ground, 2), ...pattern(lamb, columns - 24, ground - 12)], 'ornament');
      return { x: 8, y: 6, width: w - 16, height: (ground - 13) * cell - 8, align: 'left', vertical: 'middle' };
    }
    if (piece === 'save-the-date') {
      const lines = ['ABCDEFGH', 'IJKLMNOP', 'QRSTUVW', 'XYZ'].map((line, i) =>
        alphabet(line, 5, 5 + i * 7, ['r', 'b', 'g', 'b'][i] as string),
      );
      lay(face, row, cloth, [...lines.flat(), ...meadow(columns, ground, 2), ...pattern(lamb, columns - 24, ground - 12)], 'ornament');
      return { x: left, y: 33 * cell, width: w - 2 * left, height: (ground - 13 - 33) * cell - 3, align: 'left', vertical: 'middle' };
    }
    const flowers = Math.floor((columns - 10) / 5);
    lay(face, row, cloth, meadow(columns, ground, flowers), 'ornament');
    const foot = (ground - 7) * cell - 4;
    if (piece === 'menu-card')
      return { x: left, y: 11, width: w - left - 8, height: foot - 11, align: 'left', vertical: h > 160 ? 'middle' : 'top' };
    const high = h * 0.5;
    face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: high, ink: 'photo' });
    return { x: left, y: left + high + 4, width: w - 2 * left, height: foot - left - high - 4, align: 'left', vertical: 'middle' };
  },
  smallOrnament: (rnd) => moved(stitched(rnd, pattern(lamb, 0, 0), 1.5), shift(-14.2, -9)),
};
