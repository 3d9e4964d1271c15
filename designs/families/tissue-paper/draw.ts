/** Cards of fruit in tissue paper: a pear, two cherries, a strawberry, blueberries; a pod of peas, a poppy and a radish. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { blueberryCard, strawberryCard } from './berries.ts';
import { cherryCard } from './cherries.ts';
import { pearCard } from './pear.ts';
import { podCard } from './pod.ts';
import { poppyCard } from './poppy.ts';
import { radishCard } from './radish.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = {
  pear: pearCard,
  cherries: cherryCard,
  strawberry: strawberryCard,
  blueberries: blueberryCard,
  pod: podCard,
  poppy: poppyCard,
  radish: radishCard,
};

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? pearCard)(card, row);
    return card.finish();
  },
};
