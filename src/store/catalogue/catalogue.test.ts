import { expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { samplePricesSchema } from '#core/order/rows.ts';
import { designRows } from '#designs/rows.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { type CatalogueRow, changeCatalogueRow, readCatalogue, seedCatalogue } from './catalogue.ts';
import { catalogueOf } from './catalogue-index.ts';

const price = (amount: number): CatalogueRow => ({
  kind: 'prices',
  id: 'sample',
  row: { EUR: amount, CHF: amount, GBP: amount, USD: amount },
});
const design = (id: string, name = id): CatalogueRow => ({ kind: 'design', id, row: { ...designRows[0], id, name } });

/** What tells the rows apart, by id. */
async function stored(store: Store): Promise<Record<string, unknown>> {
  const facts = ({ kind, row }: CatalogueRow) => {
    if (kind === 'prices') return { amount: samplePricesSchema.parse(row).EUR };
    const { name, isWithdrawn } = row as DesignTemplate;
    return isWithdrawn ? { name, isWithdrawn } : { name };
  };
  return Object.fromEntries((await readCatalogue(store)).map((entry) => [entry.id, facts(entry)]));
}

onEachEngine('seeds of the catalogue', (open, engine) => {
  test('an older program that is started again beside a newer one writes no row', async () => {
    const settings = await engine.migrated();
    const [older, newer] = [await open(settings), await open(settings)];
    const before = { number: 1, rows: [price(100), design('olivia'), design('gone')] };
    const after = { number: 2, rows: [price(120), design('olivia', 'Olivia')] };
    expect(await seedCatalogue(older, before)).toBe(3);
    expect(await seedCatalogue(newer, after)).toBe(3);
    const rows = await stored(newer);
    const version = await readVersions(newer);
    expect(rows).toEqual({ sample: { amount: 120 }, olivia: { name: 'Olivia' }, gone: { name: 'gone', isWithdrawn: true } });
    expect(await seedCatalogue(older, before)).toBe(0);
    expect(await seedCatalogue(newer, after)).toBe(0);
    expect(await stored(newer)).toEqual(rows);
    expect(await readVersions(newer)).toEqual(version);
  });

  test('of programs that start at once, the rows of the newest stay', async () => {
    const settings = await engine.migrated();
    const stores = await Promise.all([1, 2, 1, 2, 1].map(async (number) => ({ number, store: await open(settings) })));
    await Promise.all(stores.map(({ number, store }) => seedCatalogue(store, { number, rows: [price(number), design(`of-${number}`)] })));
    const [first] = stores;
    expect(first && (await stored(first.store))).toMatchObject({ sample: { amount: 2 }, 'of-2': { name: 'of-2' } });
  });

  test('a row that left the seed is taken from sale, and is sold again when a later seed has it', async () => {
    const store = await open();
    await seedCatalogue(store, { number: 1, rows: [price(100), design('olivia')] });
    await seedCatalogue(store, { number: 2, rows: [] });
    expect(await stored(store)).toEqual({ sample: { amount: 100 }, olivia: { name: 'olivia', isWithdrawn: true } });
    await seedCatalogue(store, { number: 3, rows: [design('olivia')] });
    expect((await stored(store)).olivia).toEqual({ name: 'olivia' });
  });

  test('a row that an operator changed stays as it is, in the seed or not', async () => {
    const store = await open();
    await seedCatalogue(store, { number: 1, rows: [price(100), design('olivia')] });
    await changeCatalogueRow(store, 'prices', 'sample', price(90).row);
    await changeCatalogueRow(store, 'design', 'olivia', design('olivia', 'Mein').row);
    expect(await seedCatalogue(store, { number: 2, rows: [price(120)] })).toBe(0);
    expect(await stored(store)).toEqual({ sample: { amount: 90 }, olivia: { name: 'Mein' } });
  });
});

onEachEngine('a catalogue of many pages', (open) => {
  test('is read whole and in its order, and other work has its turn meanwhile', async () => {
    const store = await open();
    const ids = Array.from({ length: 1_001 }, (_, at) => `design-${String(at).padStart(4, '0')}`);
    await seedCatalogue(store, { number: 1, rows: [price(100), ...ids.map((id) => design(id))] });
    expect((await readCatalogue(store)).map(({ id }) => id)).toEqual([...ids, 'sample']);
    let turns = 0;
    let isRead = false;
    const turn = () => {
      turns += 1;
      if (!isRead) setImmediate(turn);
    };
    setImmediate(turn);
    const { rows, byId } = await catalogueOf(store);
    isRead = true;
    expect([rows.map(({ id }) => id), byId.size]).toEqual([ids, ids.length]);
    expect(turns).toBeGreaterThan(10);
  });
});
