/** Designs that were saved before there were summaries. */
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign, findDesign, saveDesign } from '#store/design/designs.ts';
import { unfilledDesigns } from '#store/design/summaries.ts';
import { createOwner } from '#store/session/sessions.ts';
import { staleDesigns } from '#tests/design-facts.ts';
import { withStore } from '#tests/engines.ts';
import { plainContent, plainDesign } from '#tests/orders.ts';
import { fillSummaries } from './fill-summaries.job.ts';

const empty = { summary: null, pages: null, photos: null, suite_texts: null };

async function designsOfBefore(store: Store, count: number) {
  const { id: owner } = await createOwner(store);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await createDesign(store, owner, plainContent(plainDesign(['p'.repeat(22)])))).id);
  await store.write((trx) => trx.updateTable('designs').set(empty).execute());
  return { owner, ids };
}

const shopOf = (store: Store) => ({ store, log: () => {}, clock: store.clock }) as unknown as Shop;

withStore('the job that fills summaries', (open) => {
  test('fills what a program of before left empty, and has nothing to do the next time', async () => {
    const store = await open();
    await designsOfBefore(store, 3);
    const shop = shopOf(store);
    expect(await staleDesigns(store)).toHaveLength(3);
    expect(await fillSummaries(shop)).toBe(3);
    expect(await staleDesigns(store)).toEqual([]);
    expect(await fillSummaries(shop)).toBe(0);
  });

  test('notes a document that cannot be read, and goes on with the others', async () => {
    const store = await open();
    const { owner, ids } = await designsOfBefore(store, 3);
    const [broken = '', newer = '', plain = ''] = ids;
    const spoil = (id: string, document: string) =>
      store.write((trx) => trx.updateTable('designs').set({ document }).where('id', '=', id).execute());
    await spoil(broken, '["kaputt"]');
    await spoil(newer, JSON.stringify({ ...plainDesign(), version: 9_000 }));
    await fillSummaries(shopOf(store));
    expect((await findDesign(store, owner, broken))?.summary).toBe('invalid');
    expect((await findDesign(store, owner, newer))?.summary).toBe('newer');
    expect((await findDesign(store, owner, plain))?.summary).toMatchObject({ pageCount: 1 });
    expect(await unfilledDesigns(store, '', 10)).toEqual([]);
  });

  test('leaves a design alone that was saved since it was read', async () => {
    const store = await open();
    const { owner, ids } = await designsOfBefore(store, 1);
    const filling = fillSummaries(shopOf(store));
    await saveDesign(store, owner, ids[0] ?? '', 1, plainContent(plainDesign()));
    await filling;
    expect(await staleDesigns(store)).toEqual([]);
  });
});
