import { expect, test } from 'vitest';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { readVersions } from '#store/db/versions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';
import { reserveStock, setStock } from './stock.ts';

const pen = { item: { kind: 'accessory', sku: 'pen-gel-gold', parent: null, follows: false } as const, quantity: 1 };

onEachEngine('the stock', (open, engine) => {
  test('an article that is sold out is so on every process at the next request, and no row of the catalogue is read anew', async () => {
    const settings = await engine.migrated();
    const [store, other] = [await open(settings), await open(settings)];
    await seedAll(store);
    await setStock(store, 'pen-gel-gold', 1);
    const before = await Promise.all([store, other].map(catalogueOf));
    const version = (await readVersions(store)).get('catalogue');
    expect(before.map(({ soldOut }) => soldOut.size)).toEqual([0, 0]);
    await store.write((trx) => reserveStock(trx, [pen]));
    const after = await Promise.all([store, other].map(catalogueOf));
    expect(after.map(({ soldOut }) => [...soldOut])).toEqual([['pen-gel-gold'], ['pen-gel-gold']]);
    // The same index: 0 rows were built.
    expect(after.map((catalogue, at) => catalogue === before[at])).toEqual([true, true]);
    expect((await readVersions(store)).get('catalogue')).toBe(version);
    await setStock(store, 'pen-gel-gold', 5);
    expect((await catalogueOf(other)).soldOut.size).toBe(0);
  });
});
