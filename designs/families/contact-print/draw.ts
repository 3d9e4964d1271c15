/** Contact sheets: films with numbered frames, and the mark of a grease pencil on the one that counts. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { birth } from './birth.ts';
import { christmas } from './christmas.ts';
import { jubilee } from './jubilee.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { jubilee, christmas, birth };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? jubilee)(card, row);
    return card.finish();
  },
};
