/** Product types that can be designed and ordered today, each complete. */
import { card } from './card/card.ts';
import type { Product, ProductType } from './types.ts';

export const products = { card } as const satisfies Partial<Record<ProductType, Product>>;
