/** Weight and thickness of a card, computed from paper weight and area; nothing here was weighed. */

import type { CardForm, CardFormat } from './formats.ts';
import type { Paper } from './options.ts';
import { cardPages } from './pages.ts';
import { cardTypes } from './types.ts';

/** True for the second side of a sheet, which another page of the same sheet counts for. */
function isReverse(page: string): boolean {
  return page === 'inside' || page === 'back' || page.endsWith('-back');
}

/** Area of the open sheets in square micrometres; contours are taken as their rectangles. */
function sheetAreaUm2(form: CardForm, format: CardFormat, pageCount?: number): number {
  const pages = cardPages(form, format, pageCount);
  const area = (counted: typeof pages) => counted.reduce((sum, { widthUm, heightUm }) => sum + widthUm * heightUm, 0);
  return cardTypes[form].pageCounts ? area(pages) / 2 : area(pages.filter(({ id }) => !isReverse(id)));
}

/**
 * Milligrams of one printed card without envelope: grammage times the area of its sheets. Mills allow themselves about 4 % in grammage, so
 * the page shows one decimal of a gram and calls it a computed weight.
 */
export function cardWeightMg(form: CardForm, format: CardFormat, paper: Pick<Paper, 'gramsPerM2'>, pageCount?: number): number {
  return Math.round((sheetAreaUm2(form, format, pageCount) * paper.gramsPerM2) / 1_000_000_000);
}

/** Thickness of the closed card in micrometres. */
export function cardThicknessUm(form: CardForm, paper: Pick<Paper, 'thicknessUm'>, pageCount?: number): number {
  const { layers, pageCounts } = cardTypes[form];
  return paper.thicknessUm * (pageCounts ? (pageCount ?? pageCounts.least) / 2 : layers);
}
