/** Sample pages of a style: one, two and four photos on a page of an A4 book on its side. Lengths in millimetres. */
import type { PhotobookSet } from './photobook-sets.ts';

type Cell = { x: number; y: number; width: number; height: number };

export const samplePage = { widthMm: 297, heightMm: 210 } as const;
/** Columns and rows of photos of the sample pages. */
const grids = [
  [1, 1],
  [2, 1],
  [2, 2],
] as const;

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10;
}

/** As many cells as columns times rows, row by row, between the margins. */
function gridCells({ marginMm, gapMm }: Pick<PhotobookSet, 'marginMm' | 'gapMm'>, columns: number, rows: number): Cell[] {
  const width = (samplePage.widthMm - 2 * marginMm - (columns - 1) * gapMm) / columns;
  const height = (samplePage.heightMm - 2 * marginMm - (rows - 1) * gapMm) / rows;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: tenths(marginMm + (at % columns) * (width + gapMm)),
    y: tenths(marginMm + Math.floor(at / columns) * (height + gapMm)),
    width: tenths(width),
    height: tenths(height),
  }));
}

export function samplePages(set: Pick<PhotobookSet, 'marginMm' | 'gapMm'>): { page: number; cells: Cell[] }[] {
  return grids.map(([columns, rows], at) => ({ page: at + 1, cells: gridCells(set, columns, rows) }));
}
