/** Rows that do not fit their schema: refused where they are written, left out where they are read. */
import { expect, test } from 'vitest';
import { card } from '#core/products/card/product.ts';
import { designRows } from '#designs/rows.ts';
import { seedRows } from '#seed/catalogue-rows.ts';
import { cardPrices } from '#seed/prices/card.ts';
import type { Store } from '#store/db/store.ts';
import { bumpVersion, readVersions } from '#store/db/versions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';
import { changeCatalogueRow, readCatalogue } from './catalogue.ts';
import { catalogueOf, onHiddenRow } from './catalogue-index.ts';
import { type CatalogueKind, type HiddenRow, readRows, requireFittingRow } from './row-check.ts';

/** Writes a row past every check, as a person with a database client does. */
async function writeRow(store: Store, kind: CatalogueKind, id: string, row: unknown): Promise<void> {
  await store.write(async (trx) => {
    await trx
      .updateTable('catalogue')
      .set({ row: JSON.stringify(row) })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    await bumpVersion(trx, 'catalogue');
  });
}

test('every row of the seed fits its schema, and nothing of it is lost', async () => {
  const stored = seedRows.map(({ kind, id, row }) => ({ kind, id, text: JSON.stringify(row) }));
  const { entries, hidden } = await readRows([stored.slice(0, 100), stored.slice(100)]);
  expect(hidden).toEqual([]);
  for (const { kind, id, text } of stored) {
    expect(entries.get(`${kind} ${id}`)?.read, `${kind} ${id}`).toMatchObject({ value: JSON.parse(text) });
  }
});

test('a row of an unknown id is refused, and passed over where a newer program wrote it', async () => {
  const row = { kind: 'prices', id: 'hovercraft', row: {} } as const;
  expect(() => requireFittingRow(row)).toThrow('the catalogue has no prices of id "hovercraft"');
  expect((await readRows([[{ ...row, text: '{}' }]])).hidden).toEqual([]);
});

test('a row that is no JSON is hidden', async () => {
  const text = '{"step":';
  expect((await readRows([[{ kind: 'prices', id: 'merch', text }]])).hidden).toEqual([{ kind: 'prices', id: 'merch', issue: 'no JSON' }]);
});

test('a design with the id of another is refused', () => {
  const [first, second] = designRows;
  const row = { kind: 'design', id: first?.id ?? '', row: { ...first, id: second?.id } } as const;
  expect(() => requireFittingRow(row)).toThrow('id: another than that of the row');
});

test('a row that did not change is not read again', async () => {
  const rows = seedRows.slice(0, 3).map(({ kind, id, row }) => ({ kind, id, text: JSON.stringify(row) }));
  const first = await readRows([rows]);
  const [changed, ...others] = rows.map((row, at) => (at === 0 ? { ...row, text: 'x' } : { ...row }));
  const second = await readRows([changed ? [changed, ...others] : []], first);
  const same = [...second.entries].map(([key, entry]) => entry === first.entries.get(key));
  expect(same).toEqual([false, true, true]);
});

test('keys that only a newer program knows pass', () => {
  const row = { ...cardPrices, JPY: {}, EUR: { ...cardPrices.EUR, paper: { ...cardPrices.EUR.paper, silk: 12 } } };
  expect(() => requireFittingRow({ kind: 'prices', id: 'card', row })).not.toThrow();
});

onEachEngine('a row of the catalogue that does not fit', (open) => {
  test('is refused with kind, id and the first issue, and nothing is written', async () => {
    const store = await open();
    await seedAll(store);
    const before = [await readCatalogue(store), await readVersions(store)];
    const wrong = { ...cardPrices, EUR: { ...cardPrices.EUR, foilSetUp: -5 } };
    await expect(changeCatalogueRow(store, 'prices', 'card', wrong)).rejects.toMatchObject({
      code: 'bad-input',
      message: 'prices "card" does not fit: EUR.foilSetUp: too_small',
    });
    expect([await readCatalogue(store), await readVersions(store)]).toEqual(before);
  });

  test('is left out and reported once a version; another row is not touched', async () => {
    const store = await open();
    await seedAll(store);
    const reported: HiddenRow[] = [];
    onHiddenRow(store, (row) => reported.push(row));
    const [first] = designRows;
    if (!first) throw new Error('the seed has no design');
    await writeRow(store, 'design', first.id, { ...first, forms: [] });
    await writeRow(store, 'prices', 'photobook', { EUR: {} });
    const catalogue = await catalogueOf(store);
    await catalogueOf(store);
    expect(reported).toEqual([
      { kind: 'design', id: first.id, issue: 'forms: too_small' },
      { kind: 'prices', id: 'photobook', issue: 'EUR.step: no number' },
    ]);
    expect(catalogue.templates.has(first.id)).toBe(false);
    expect(catalogue.rows).toHaveLength(designRows.filter(({ isBlank, isWithdrawn }) => !isBlank && !isWithdrawn).length - 1);
    expect(catalogue.pricesOf(card)).toEqual(cardPrices);
    await writeRow(store, 'design', first.id, first);
    expect((await catalogueOf(store)).templates.get(first.id)).toEqual(first);
    expect(reported.slice(2)).toEqual([{ kind: 'prices', id: 'photobook', issue: 'EUR.step: no number' }]);
  });
});
