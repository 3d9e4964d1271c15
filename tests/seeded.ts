/** The catalogue of the seed in a store: designs, prices, options. */
import { stockOfNewShop } from '#seed/accessories.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import type { Store } from '#store/db/store.ts';
import { seedStock } from '#store/order/stock.ts';

export async function seedAll(store: Store): Promise<void> {
  await seedCatalogue(store, seedRows);
  await seedStock(store, stockOfNewShop);
}
