/** Records of a line are stored at a revision in their order, and go with the documents of the order. */
import { expect, test } from 'vitest';
import type { MergeRecord } from '#core/merge/record.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { clearDocuments } from '#store/retention/finished-orders.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { insertLineRecords, lineMerge, lineRecords } from './line-records.ts';

const now = new Date('2026-11-19T09:00:00Z');
const merge = {
  kind: 'guest',
  list: 'L'.repeat(22),
  blanks: 1,
  sizesUm: { 'front/name': 4_000 },
  allowed: { tracking: -20, shorten: ['suffix'] },
  translations: { 'front/name': { of: 'Danke', texts: { fr: 'Merci' } } },
};

function record(index: number): MergeRecord {
  const name = { title: '', given: ['Anna', `{{${index}}}`], particles: 'van der', family: ['Berg $&'], suffix: '' };
  return { key: String(index), kind: 'guest', values: { tisch: String(index) }, name };
}

onEachEngine('records of a line', (open) => {
  test('come back as they were stored, in their order, and go with the documents', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placing = await placeOrder(store, owner, await orderFor(store, owner), now);
    if (!placing.ok) throw new Error(placing.reason);
    const line = await store.db.selectFrom('order_lines').selectAll().where('order', '=', placing.order.id).executeTakeFirstOrThrow();
    const blank: MergeRecord = { key: '', kind: 'guest', values: {} };
    const records = [...Array.from({ length: 900 }, (_, at) => record(at)), blank].map((each, at) => ({ record: each, hash: String(at) }));
    await store.write((trx) => insertLineRecords(trx, { id: line.id, revision: 1 }, records));
    await store.write((trx) =>
      trx
        .updateTable('order_lines')
        .set({ merge: JSON.stringify(merge) })
        .where('id', '=', line.id)
        .execute(),
    );
    expect(await lineRecords(store, { id: line.id, revision: 1 })).toEqual(records);
    expect(await lineRecords(store, { id: line.id, revision: 2 })).toEqual([]);
    expect(await lineMerge(store, line.id)).toEqual(merge);
    await store.write((trx) => clearDocuments(trx, [placing.order.id]));
    expect(await lineRecords(store, { id: line.id, revision: 1 })).toEqual([]);
    expect(await lineMerge(store, line.id)).toBeNull();
  });
});
