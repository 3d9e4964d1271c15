/** Rows of the catalogue of a new shop. */
import type { Product } from '#core/products/product.ts';
import { products } from '#core/products/registry.ts';
import { posters } from '#designs/posters/registry.ts';
import { catalogueRows } from '#designs/rows.ts';
import { options } from './options.ts';
import { accessories, accessoryPrices } from './prices/accessories.ts';
import { cardPrices } from './prices/card.ts';
import { envelopePrices, giftCardPrices, samplePrices } from './prices/card-extras.ts';
import { letterRows } from './prices/postage.ts';
import * as productPrices from './prices/products.ts';
import { shippingPrices } from './prices/shipping.ts';
import { regionalVatRows, vatRows } from './prices/vat.ts';

type SeedRow = { kind: 'design' | 'poster' | 'prices' | 'options'; id: string; row: unknown };

/** What a product offers. Its prices are in seed/prices. */
function optionRows({ type, rows }: Product): SeedRow[] {
  return rows ? [{ kind: 'options', id: type, row: rows }] : [];
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
  { kind: 'prices', id: 'vat-regions', row: regionalVatRows },
  { kind: 'options', id: 'accessory', row: accessories },
  { kind: 'options', id: 'card', row: options },
  ...Object.values(products as Record<string, Product>).flatMap(optionRows),
  ...Object.entries(productPrices).map(([id, row]) => ({ kind: 'prices' as const, id, row })),
];
