/** Weight and thickness of a card, computed from paper weight and area; nothing here was weighed. */

import type { CardForm, CardFormat } from './formats.ts';
import type { Paper } from './options.ts';
import { cardFormats } from './sizes.ts';

/**
 * Milligrams of one printed card without envelope: grammage times the area of the open sheet. Mills allow themselves about 4 % in
 * grammage, so the page shows one decimal of a gram and calls it a computed weight.
 */
export function cardWeightMg(form: CardForm, format: CardFormat, paper: Pick<Paper, 'gramsPerM2'>): number {
  const { widthUm, heightUm } = cardFormats[format];
  const sheets = form === 'flat' ? 1 : 2;
  return Math.round((widthUm * sheets * heightUm * paper.gramsPerM2) / 1_000_000_000);
}

/** Thickness of the closed card in micrometres. */
export function cardThicknessUm(form: CardForm, paper: Pick<Paper, 'thicknessUm'>): number {
  return paper.thicknessUm * (form === 'flat' ? 1 : 2);
}
