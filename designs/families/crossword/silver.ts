/** Rows of cells with readable clues in front of them; the column of the solution is what they have in common. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Crossing, cellLines, cells, type Grid, rowsOf, setWords } from './grid.ts';

const crossing: Crossing = [1, 2, 2, 1, 2, 1, 1, 2, 0];

export function silverFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const left = w * 0.105;
  const grid: Grid = square
    ? { column: 87, top: 38.5, cell: 9 }
    : tall
      ? { column: 54, top: 78, cell: 7.2 }
      : { column: 57, top: 43.5, cell: 7.8 };
  const { cell } = grid;
  const rows = rowsOf(row, crossing, grid);
  const picture = face.drawing();
  picture.add([...cells(rows, grid), ...cellLines(rows, grid, 'foil', 0.36)]);
  face.place(picture, 'fields');
  const size = cell * 0.46;
  for (const { number, left: x, y } of rows) {
    face.text({
      id: `front-clue-${number}`,
      role: 'caption',
      number,
      personal: true,
      font: 'barlow-condensed',
      size,
      minSize: 2.4,
      x: x - cell * 0.34,
      y: y + cell / 2 + size * 0.35,
      width: x - cell * 0.34 - 5,
      align: 'right',
      ink: 'ink',
    });
  }
  setWords(face, rows, grid);
  const k = square ? 1.22 : 1;
  const common = { x: left, width: w - 2 * left, align: 'left', ink: 'ink' } as const;
  const head = tall ? 44 : square ? 22 : 23;
  face.text({
    ...common,
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'libre-caslon-display',
    size: 11.4 * k,
    minSize: 5,
    y: head,
  });
  face.text({ ...common, id: 'front-line', role: 'sentence', font: 'barlow-condensed', size: 4.2 * k, y: head + 7.6 * k });
  const step = 5.4 * k;
  const count = (row.texts['front-facts'] ?? '').split('\n').length;
  face.text({
    ...common,
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'barlow-condensed',
    size: 4.2 * k,
    minSize: 2.8,
    y: h - (tall ? 22 : square ? 10.5 : 12) - (count - 1) * step,
    leading: step / (4.2 * k),
    vertical: 'bottom',
  });
}
