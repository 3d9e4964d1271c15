/** Rows of the catalogue of a new shop. */
import type { Product } from '#core/products/product.ts';
import { products } from '#core/products/registry.ts';
import { posters } from '#designs/posters/registry.ts';
import { catalogueRows } from '#designs/rows.ts';
import { accessories, accessoryPrices } from './accessories.ts';
import { options } from './options.ts';
import { letterRows } from './postage.ts';
import { cardPrices, envelopePrices, giftCardPrices, samplePrices, shippingPrices, vatRows } from './prices.ts';

type SeedRow = { kind: 'design' | 'poster' | 'prices' | 'options'; id: string; row: unknown };

/** The rows that a product brings itself. */
function productRows({ type, rows }: Product): SeedRow[] {
  if (!rows) return [];
  return [
    { kind: 'options', id: type, row: rows.options },
    { kind: 'prices', id: type, row: rows.prices },
  ];
}

export const seedRows: readonly SeedRow[] = [
  ...catalogueRows.map((row) => ({ kind: 'design' as const, id: row.id, row })),
  ...posters.map(({ template }) => ({ kind: 'poster' as const, id: template.id, row: template })),
  { kind: 'prices', id: 'card', row: cardPrices },
  { kind: 'prices', id: 'envelope', row: envelopePrices },
  { kind: 'prices', id: 'sample', row: samplePrices },
  { kind: 'prices', id: 'gift-card', row: giftCardPrices },
  { kind: 'prices', id: 'postage', row: letterRows },
  { kind: 'prices', id: 'accessory', row: accessoryPrices },
  { kind: 'prices', id: 'shipping', row: shippingPrices },
  { kind: 'prices', id: 'vat', row: vatRows },
  { kind: 'options', id: 'accessory', row: accessories },
  { kind: 'options', id: 'card', row: options },
  ...Object.values(products as Record<string, Product>).flatMap(productRows),
];
