/** Animals with a joke each: a very long dachshund, a snail with a box, an elephant and its calf, a cat, a kangaroo, hedgehogs. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { catCard } from './cat.ts';
import { dachshundCard } from './dachshund.ts';
import { elephantCard } from './elephant.ts';
import { hedgehogCard } from './hedgehogs.ts';
import { kangarooCard } from './kangaroo.ts';
import { snailCard } from './snail.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = {
  dachshund: dachshundCard,
  snail: snailCard,
  elephant: elephantCard,
  cat: catCard,
  kangaroo: kangarooCard,
  hedgehogs: hedgehogCard,
};

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? dachshundCard)(card, row);
    return card.finish();
  },
};
