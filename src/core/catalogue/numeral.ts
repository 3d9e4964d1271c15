/** Designs in several numbers of years: rows of the catalogue that share one drawing. */

import type { DesignTemplate } from './template.ts';

/** The id of the drawing of a row: its own, where it is no number of years of another. */
export function drawingOf({ id, numeral }: Pick<DesignTemplate, 'id' | 'numeral'>): string {
  return numeral?.drawing ?? id;
}

/** The first row of each drawing, in the order given. */
export function oneOfEachDrawing<Row extends Pick<DesignTemplate, 'id' | 'numeral'>>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const drawing = drawingOf(row);
    if (seen.has(drawing)) return false;
    seen.add(drawing);
    return true;
  });
}
