/** Product types that can be designed and ordered today, each complete. */
import { card } from '#core/products/card/product.ts';
import type { Product, ProductType } from './product.ts';

export const products = { card } as const satisfies Partial<Record<ProductType, Product>>;
