/** Prices of photo boxes in euro cents with VAT: the box, and each print by its paper. */
import type { PhotoboxPrices } from '#core/products/photobox/rows.ts';
import { converted, inCurrencies } from './currencies.ts';

export const photoboxPrices: PhotoboxPrices = inCurrencies((price, _, step) => ({
  step,
  types: {
    small: { box: price(899), print: converted(price, { matt: 45, glossy: 45, hahnemuehle: 120 }) },
    photoprint: { box: price(1199), print: converted(price, { matt: 49, glossy: 49, hahnemuehle: 139 }) },
  },
  lid: converted(price, { natur: 0, weiss: 0, motiv: 400 }),
}));
