/** Revisions of a line: conditional on the one before and on its plate, and rows that nothing changes. */
import { expect, test } from 'vitest';
import { placeOrder } from '#store/order/place-order.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { freezeSheets } from './frozen-sheets.ts';
import { insertLineRecords, lineRecords } from './line-records.ts';
import { reviseLine } from './line-revisions.ts';
import { transitionOrder } from './orders.ts';
import { startLine } from './production.ts';

const now = new Date('2026-11-19T09:00:00Z');
const content = { document: '{"new":1}', summary: '{}', confirmed: ['a b  '] };
const by = { actor: 'customer', now };

onEachEngine('a line of an order', (open) => {
  async function placedLine() {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placing = await placeOrder(store, owner, await orderFor(store, owner), now);
    if (!placing.ok) throw new Error(placing.reason);
    const row = () => store.db.selectFrom('order_lines').selectAll().where('order', '=', placing.order.id).executeTakeFirstOrThrow();
    const rows = () => store.db.selectFrom('order_line_revisions').selectAll().orderBy('revision').execute();
    return { store, order: placing.order.id, line: await row(), row, rows };
  }

  test('gets its next revision at the same price, and keeps the one before as a row', async () => {
    const { store, line, row, rows } = await placedLine();
    await store.write((trx) => freezeSheets(trx, line, { key: 'orders/f1/sheets-1', sha256: 'a'.repeat(64) }));
    expect(await store.write((trx) => reviseLine(trx, line, content, by))).toBe(true);
    expect(await store.write((trx) => reviseLine(trx, line, content, by))).toBe(false);
    expect(await row()).toMatchObject({ revision: 2, document: content.document, sheets_key: null, total: line.total, approval: null });
    expect(await rows()).toMatchObject([
      { revision: 1, document: line.document, sheets_key: 'orders/f1/sheets-1', total: line.total },
      { revision: 2, document: content.document, confirmed: '["a b  "]', sheets_key: null, unit: line.unit },
    ]);
    await store.write((trx) => freezeSheets(trx, { id: line.id, revision: 1 }, { key: 'old', sha256: 'b'.repeat(64) }));
    expect(await row()).toMatchObject({ sheets_key: null });
    await store.write((trx) => freezeSheets(trx, { id: line.id, revision: 2 }, { key: 'new', sha256: 'c'.repeat(64) }));
    expect((await rows())[1]).toMatchObject({ sheets_key: 'new' });
  });

  test('keeps its records at its next revision, and those of the one before', async () => {
    const { store, line } = await placedLine();
    const record = { key: 'g'.repeat(22), kind: 'guest', values: { name: 'Anna Weiß' } } as const;
    const records = [
      { record, hash: 'a' },
      { record: { key: '', kind: 'guest', values: {} } as const, hash: 'b' },
    ];
    await store.write((trx) => insertLineRecords(trx, line, records));
    await store.write((trx) => reviseLine(trx, line, content, by));
    for (const revision of [1, 2]) expect(await lineRecords(store, { id: line.id, revision })).toEqual(records);
    expect(await lineRecords(store, { id: line.id, revision: 3 })).toEqual([]);
  });

  test('has no other revision once its order is in production, where it goes with the Sheets of a changed line only', async () => {
    const { store, order, line, row } = await placedLine();
    await store.write((trx) => reviseLine(trx, line, content, by));
    const move = (state: 'preflight' | 'in_production') =>
      store.write((trx) => transitionOrder(trx, order, { state, actor: 'shop', reason: 'test' }, now));
    await move('preflight');
    expect(await move('in_production')).toEqual({ ok: false, state: 'preflight', allowed: [] });
    const revision = { id: line.id, revision: 2 };
    await store.write((trx) => freezeSheets(trx, revision, { key: 'new', sha256: 'c'.repeat(64) }));
    expect(await move('in_production')).toEqual({ ok: true });
    expect((await row()).plate_at).toBe(now.toISOString());
    expect(await store.write((trx) => reviseLine(trx, revision, content, by))).toBe(false);
  });

  test('has revisions that are not changed, by whatever statement', async () => {
    const { store, line } = await placedLine();
    await store.write((trx) => reviseLine(trx, line, content, by));
    const change = store.write((trx) =>
      trx.updateTable('order_line_revisions').set({ document: '{}' }).where('revision', '=', 2).execute(),
    );
    await expect(change).rejects.toThrow('a revision of a line is not changed');
  });

  test('is produced once for each revision, and the first one under the word of programs before', async () => {
    const { store, line } = await placedLine();
    for (const revision of [1, 2, 2]) await store.write((trx) => startLine(trx, { id: line.id, revision }, now));
    const jobs = await store.db.selectFrom('jobs').select('dedupe').where('kind', '=', 'produce-line').orderBy('dedupe').execute();
    expect(jobs.map(({ dedupe }) => dedupe)).toEqual([`produce-line:${line.id}`, `produce-line:${line.id}:r2`]);
  });
});
