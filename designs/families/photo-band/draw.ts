/** A photo to the trim and a band of flat colour: a ribbon around it, or the land over which a sun rises. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { birth } from './birth.ts';
import { christmas } from './christmas.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { christmas, birth };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? christmas)(card, row);
    return card.finish();
  },
};
