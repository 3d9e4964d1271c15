/** Brings the data of a first start into the database; a later start writes only what changed in seed/ and not in the shop, and nothing of an older seed. */

import { seedStories } from '#cms/store/story-seeds.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import { seedNumber } from '#seed/number.ts';
import { stockOfNewShop } from '#seed/prices/accessories.ts';
import { folderNames, storySeeds } from '#seed/stories/index.ts';
import type { Shop } from '#services/handler.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import { seedStock } from '#store/order/stock.ts';

/** `space` is the number of the content space. */
export async function seedShop(shop: Shop, space: number): Promise<void> {
  const written = await seedCatalogue(shop.store, { number: seedNumber, rows: seedRows });
  await seedStock(shop.store, stockOfNewShop);
  const writer = { store: shop.store, space, clock: shop.clock };
  const stories = await seedStories(writer, { number: seedNumber, stories: storySeeds, folderNames });
  if (written + stories > 0) shop.log('info', 'seeded', { rows: written, stories });
}
