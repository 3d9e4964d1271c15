/** The product type card: its three parts under their common names. */

import type { Product } from '#core/products/product.ts';
import { cardOptions } from './options.ts';
import { cardPages } from './pages.ts';
import { cardPrice } from './price.ts';

export const card = { type: 'card', options: cardOptions, price: cardPrice, pages: cardPages } as const satisfies Product;
