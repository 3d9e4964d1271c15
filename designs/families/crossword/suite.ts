/** Pieces of the crosswords: rows of empty cells that wait for words, and the column that they have in common. */

import { line, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';

/** Cells before the column and behind it, row by row. */
const lengths = [
  [1, 2],
  [2, 3],
  [0, 4],
  [1, 3],
  [2, 2],
  [0, 3],
  [2, 1],
] as const;

/** Empty rows about a column whose left edge and upper end are given. */
function emptyRows(x: number, y: number, cell: number, count: number): Mark[] {
  return lengths.slice(0, count).flatMap(([before, behind], i): Mark[] => {
    const [left, top, all] = [x - before * cell, y + i * cell, before + behind + 1];
    return [
      fill(rectangle(left, top, all * cell, cell), 'cell'),
      fill(rectangle(x, top, cell, cell), 'key'),
      outline(rectangle(left, top, all * cell, cell), 'foil', 0.36),
      ...Array.from({ length: all - 1 }, (_, j) => {
        const at = left + (j + 1) * cell;
        return outline(line([at, top], [at, top + cell]), 'foil', 0.36);
      }),
    ];
  });
}

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'libre-caslon-display',
  titleSize: 12.5,
  names: 'libre-caslon-display',
  namesSize: 11.5,
  body: 'barlow-condensed',
  bodySize: 4.7,
  caps: 'barlow-condensed',
  align: 'left',
  drawFront(face, _row, piece) {
    const { width: w, height: h } = face;
    const isLow = w > h;
    const left = w * 0.105;
    const lay = (x: number, y: number, cell: number, count: number) =>
      face.place(drawn(face, [{ marks: emptyRows(x, y, cell, count) }]), 'fields');
    if (piece === 'thank-you-card') {
      const high = h * 0.5;
      face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: high, ink: 'photo' });
      const cell = w * 0.06;
      lay(w - 3 * cell, h - 3 * cell, cell, 4);
      return { x: left, y: left + high + 8, width: w - 2 * left, height: h - high - 2 * left - 22, align: 'left', vertical: 'top' };
    }
    const cell = isLow ? h * 0.11 : w * 0.075;
    const count = isLow ? 4 : 5;
    lay(w - 3.4 * cell, h - (count - 0.62) * cell, cell, count);
    const top = h * (isLow ? 0.16 : 0.12);
    const room = h - (count + 0.4) * cell - top;
    return { x: left, y: top, width: w - 2 * left, height: isLow ? h * 0.34 : room, align: 'left', vertical: 'top' };
  },
  smallOrnament: () => emptyRows(-2.4, -12, 4.8, 5),
};
