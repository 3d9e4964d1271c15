/** Instant pictures: each lead tells something with what has been photographed, and with what has not been yet. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { birth } from './birth.ts';
import { birthday } from './birthday.ts';
import { party } from './party.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { birthday, birth, party };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? birthday)(card, row);
    return card.finish();
  },
};
