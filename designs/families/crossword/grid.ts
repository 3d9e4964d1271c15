/** Rows of a crossword whose words cross one column: read downwards, it holds the solution. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { line, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';

/** Which letter of each word, from 0, stands in the column of the solution. */
export type Crossing = readonly number[];

export type Grid = {
  /** Left edge of the solution's column, upper edge of the first row, and side of a cell. */
  column: number;
  top: number;
  cell: number;
};

export type Row = { number: number; word: string; left: number; y: number };

/** Rows with the sample words of the design; the drawing has a cell for each letter. */
export function rowsOf(row: DesignTemplate, crossing: Crossing, { column, top, cell }: Grid): Row[] {
  return crossing.map((at, i) => ({
    number: i + 1,
    word: row.texts[`front-word-${i + 1}`] ?? '',
    left: column - at * cell,
    y: top + i * cell,
  }));
}

/** Cells of the words, those of the solution in an ink of their own. */
export function cells(rows: readonly Row[], { column, top, cell }: Grid): Mark[] {
  return [
    ...rows.map(({ word, left, y }) => fill(rectangle(left, y, word.length * cell, cell), 'cell')),
    fill(rectangle(column, top, cell, rows.length * cell), 'key'),
  ];
}

/** Lines around and between the cells. */
export function cellLines(rows: readonly Row[], { cell }: Grid, ink: string, width: number): Mark[] {
  return rows.flatMap(({ word, left, y }) => {
    const dividers = Array.from({ length: word.length - 1 }, (_, i) => {
      const x = left + (i + 1) * cell;
      return outline(line([x, y], [x, y + cell]), ink, width);
    });
    return [outline(rectangle(left, y, word.length * cell, cell), ink, width), ...dividers];
  });
}

/** One text a word. Courier's letters are 0.6 em wide, so that tracking puts each into the middle of its cell. */
export function setWords(face: Face, rows: readonly Row[], { cell }: Grid): void {
  const size = cell * 0.8;
  for (const { number, word, left, y } of rows) {
    const inset = (cell - size * 0.6) / 2;
    face.text({
      id: `front-word-${number}`,
      role: 'word',
      number,
      personal: true,
      font: 'courier-prime',
      size,
      minSize: size * 0.5,
      x: left + inset,
      y: y + cell / 2 + size * 0.29,
      width: word.length * cell - inset,
      align: 'left',
      tracking: cell / size - 0.6,
      ink: 'pen',
    });
  }
}
