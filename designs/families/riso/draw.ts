/** Two inks, a third where they meet, and everything a little out of register: a ball of mirrors, table football, a dandelion. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { drawDandelion } from './dandelion.ts';
import { drawDisco } from './disco.ts';
import { drawTableFootball } from './table-football.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = {
  disco: drawDisco,
  football: drawTableFootball,
  dandelion: drawDandelion,
};

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? drawDisco)(card, row);
    return card.finish();
  },
};
