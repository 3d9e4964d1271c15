/** Things of the fair: a gingerbread heart on its ribbon, one that has been bitten into, and a beer mat. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { drawBeerMat } from './beer-mat.ts';
import { drawBite } from './bite.ts';
import { drawFair } from './fair.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { fair: drawFair, bite: drawBite, mat: drawBeerMat };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? drawFair)(card, row);
    return card.finish();
  },
};
