/** Cards of cut paper for children: socks on a line, a hungry crocodile, an octopus, a mobile with a photograph, a satchel. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Family } from '#designs/family.ts';
import { crocodileCard } from './crocodile.ts';
import { mobile } from './mobile.ts';
import { octopusCard } from './octopus.ts';
import { schoolCard } from './satchel.ts';
import { twins } from './twins.ts';

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = {
  twins,
  crocodile: crocodileCard,
  mobile,
  school: schoolCard,
  octopus: octopusCard,
};

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? twins)(card, row);
    return card.finish();
  },
};
