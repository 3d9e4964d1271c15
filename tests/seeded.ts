/** The catalogue of the seed in a store: designs, prices, options. */
import { catalogueRows } from '#designs/rows.ts';
import { accessories, accessoryPrices, stockOfNewShop } from '#seed/accessories.ts';
import { options } from '#seed/options.ts';
import { letterRows } from '#seed/postage.ts';
import { cardPrices, envelopePrices, samplePrices, shippingPrices, vatRows } from '#seed/prices.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import type { Store } from '#store/db/store.ts';
import { seedStock } from '#store/order/stock.ts';

export async function seedAll(store: Store): Promise<void> {
  await seedCatalogue(store, [
    ...catalogueRows.map((row) => ({ kind: 'design' as const, id: row.id, row })),
    { kind: 'prices', id: 'postage', row: letterRows },
    { kind: 'prices', id: 'accessory', row: accessoryPrices },
    { kind: 'options', id: 'accessory', row: accessories },
    { kind: 'prices', id: 'card', row: cardPrices },
    { kind: 'prices', id: 'envelope', row: envelopePrices },
    { kind: 'prices', id: 'sample', row: samplePrices },
    { kind: 'prices', id: 'shipping', row: shippingPrices },
    { kind: 'prices', id: 'vat', row: vatRows },
    { kind: 'options', id: 'card', row: options },
  ]);
  await seedStock(store, stockOfNewShop);
}
