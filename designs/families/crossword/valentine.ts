/** A crossword with its clues in cells before the words, on a coloured ground; title below. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Crossing, cellLines, cells, type Grid, rowsOf, setWords } from './grid.ts';

const crossing: Crossing = [2, 1, 3, 2, 1, 0, 2, 1, 0];

/** Cells before the column of the solution, and behind it. */
const [before, behind] = [5, 6];

export function valentineFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const cell = square ? 10.2 : tall ? 8.1 : 8.7;
  const left = (w - (before + behind) * cell) / 2;
  const grid: Grid = { column: left + before * cell, top: tall ? 24 : square ? 9.5 : 12.5, cell };
  const rows = rowsOf(row, crossing, grid);
  const clueOf = (x: number, y: number): Mark[] => [
    fill(rectangle(x - 2 * cell, y, 2 * cell, cell), 'clue'),
    outline(rectangle(x - 2 * cell, y, 2 * cell, cell), 'line', 0.22),
  ];
  const arrow = (x: number, y: number) =>
    fill(
      polygon([
        [x, y + cell * 0.4],
        [x + cell * 0.12, y + cell * 0.5],
        [x, y + cell * 0.6],
      ]),
      'line',
    );
  const picture = face.drawing();
  picture.add(cells(rows, grid));
  picture.add(rows.flatMap(({ left: x, y }) => clueOf(x, y)));
  picture.add(cellLines(rows, grid, 'line', 0.22));
  picture.add(rows.map(({ left: x, y }) => arrow(x, y)));
  face.place(picture, 'fields');
  const size = Math.max(2.86, cell * 0.335);
  for (const { number, left: x, y } of rows) {
    const lines = (row.texts[`front-clue-${number}`] ?? '').split('\n').length;
    const step = size * 1.1;
    face.text({
      id: `front-clue-${number}`,
      role: 'caption',
      number,
      personal: true,
      font: 'barlow-condensed',
      size,
      minSize: 2.3,
      x: x - cell,
      y: y + cell / 2 + size * 0.35 - ((lines - 1) * step) / 2,
      width: 2 * cell - 1.4,
      leading: 1.1,
      room: 1.02,
      ink: 'text',
    });
  }
  setWords(face, rows, grid);
  const k = square ? 1.2 : 1;
  const title = (tall ? 15 : square ? 12.4 : 12.8) * (square ? 1.05 : 1);
  const lines = (row.texts['front-title'] ?? '').split('\n').length;
  const foot = h - (tall ? 24 : square ? 9.5 : 11);
  const common = { x: left, width: w - 2 * left, align: 'left', ink: 'ink' } as const;
  face.text({
    ...common,
    id: 'front-title',
    role: 'title',
    font: 'familjen-bold',
    size: title,
    minSize: 6,
    y: foot - 7.6 * k - (lines - 1) * title,
    leading: 1,
  });
  face.text({ ...common, id: 'front-line', role: 'sentence', personal: true, font: 'jost-medium', size: 3.7 * k, y: foot });
}
