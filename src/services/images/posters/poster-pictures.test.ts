/** Catalogue pictures of posters drawn in advance, with a real store and render threads. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posters } from '#designs/posters/registry.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import type { Shop } from '#services/handler.ts';
import { listWidths } from '#services/images/catalogue-pictures.ts';
import { seedCatalogue } from '#store/catalogue/catalogue.ts';
import { openEmptyShop } from '#tests/empty-shop.ts';
import { prewarmPosterPictures } from './poster-pictures.ts';

let shop: Shop;
let close: () => Promise<void>;
const [first, second] = posters.map(({ template }) => template);

beforeAll(async () => {
  ({ shop, close } = await openEmptyShop());
  await seedCatalogue(shop.store, { number: 1, rows: seedRows });
});
afterAll(() => close());

/** A shop without pictures of two posters, and what it puts. Those that begin with `refused` cannot be put. */
function shopWithoutTwo(refused?: string) {
  const puts: string[] = [];
  const failed: unknown[] = [];
  const put = async (key: string) => {
    if (refused && key.startsWith(refused)) throw new Error('the disk is full');
    puts.push(key);
  };
  const missing = [first, second].map((poster) => `posters/${poster?.id}/`);
  const has = async (key: string) =>
    puts.includes(key) || !(key.startsWith('posters/prewarmed-') || missing.some((folder) => key.startsWith(folder)));
  const log: Shop['log'] = (_level, event, fields) => failed.push([event, fields?.poster]);
  return { puts, failed, shop: { ...shop, files: { ...shop.files, has, put }, log } };
}

test('a poster that cannot be drawn in advance is logged, the others are drawn, and nothing says that all are', async () => {
  const { puts, failed, shop } = shopWithoutTwo(`posters/${first?.id}/`);
  await prewarmPosterPictures(shop, 'code');
  expect(failed).toEqual([['picture-failed', first?.id]]);
  expect(puts).toHaveLength(listWidths.length);
  for (const key of puts) expect(key).toContain(`posters/${second?.id}/${second?.colourways[0].key}-`);
});

test('the same code looks for missing pictures of posters once, and other code again', async () => {
  const { puts, shop } = shopWithoutTwo();
  await prewarmPosterPictures(shop, 'code a');
  expect(puts).toHaveLength(2 * listWidths.length + 1);
  const lost = puts.splice(0, 1);
  await prewarmPosterPictures(shop, 'code a');
  expect(puts).not.toContain(lost[0]);
  await prewarmPosterPictures(shop, 'code b');
  expect(puts).toContain(lost[0]);
});
