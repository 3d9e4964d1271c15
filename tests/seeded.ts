/** The catalogue of the seed in a store: designs, prices, options. */

import { seedRows } from '#seed/catalogue-rows.ts';
import { seedNumber } from '#seed/number.ts';
import { stockOfNewShop } from '#seed/prices/accessories.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import type { Store } from '#store/db/store.ts';
import { seedStock } from '#store/order/stock.ts';

export async function seedAll(store: Store): Promise<void> {
  await seedCatalogue(store, { number: seedNumber, rows: seedRows });
  await seedStock(store, stockOfNewShop);
}
