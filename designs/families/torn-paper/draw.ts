/** Torn paper: a photo and a sheet that ends in a white rim of fibres. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { birth } from './birth.ts';
import { christmas } from './christmas.ts';
import { thanks } from './thanks.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { birth, thanks, christmas };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? birth)(card, row);
    return card.finish();
  },
};
