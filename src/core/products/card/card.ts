/** The product type card: its three parts under their common names. */
import { cardPages } from '#core/design/card-pages.ts';
import type { Product } from '#core/products/types.ts';
import { cardOptions } from './options.ts';
import { cardPrice } from './price.ts';

export const card = { type: 'card', options: cardOptions, price: cardPrice, pages: cardPages } as const satisfies Product;
