import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { type InvoiceHead, snapshotOf } from '#core/invoice/documents.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import type { Store, StoreSettings } from '#store/db/store.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { deleteInvoices, deleteOrderRecords } from '#store/retention/finished-orders.ts';
import { onEachEngine } from '#tests/engines.ts';
import type { IssueReply, IssueTask } from '#tests/faults/invoice-child.ts';
import { seller, words, workedOrder } from '#tests/invoiced-orders.ts';
import { isLongForm } from '#tests/long-form.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { invoiceById, invoicesOfOrder, issueInvoice, noteInvoiceFiles } from './invoices.ts';

function write(head: InvoiceHead): InvoiceSnapshot {
  const snapshot = snapshotOf(workedOrder(), seller, words, head);
  if (!snapshot) throw new Error('no goods');
  return snapshot;
}

async function placed(store: Store): Promise<string> {
  const { owner } = await guestWithCart(store);
  const placing = await placeOrder(store, owner, await orderFor(store, owner));
  if (!placing.ok) throw new Error(placing.reason);
  return placing.order.id;
}

function issue(store: Store, order: string, cause: string, at: string, kind: 'invoice' | 'receipt' = 'invoice') {
  const writeKind = (head: InvoiceHead) => ({ ...write(head), kind });
  return store.write((trx) => issueInvoice(trx, { order, kind, cause }, writeKind, new Date(at)));
}

async function numbers({ db }: Store): Promise<[number: string, day: string][]> {
  const rows = await db.selectFrom('invoices').select(['number', 'issued_on']).orderBy('number').execute();
  return rows.map(({ number, issued_on }) => [number, issued_on]);
}

/** Issues documents for the causes in four processes, and kills one of them after the other in the middle of its work. */
async function issueAndKill(settings: StoreSettings, order: string, count: number, kills: number): Promise<void> {
  const shares = Array.from({ length: 4 }, (_, process) => Array.from({ length: count / 4 }, (_, at) => `cause ${process} ${at}`));
  let killsLeft = kills;
  await Promise.all(
    shares.map(async (share) => {
      let open = share;
      while (open.length > 0) {
        const task: IssueTask = { settings, order, causes: open };
        const child: ChildProcess = spawn(process.execPath, ['tests/faults/invoice-child.ts', JSON.stringify(task)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const closed = once(child, 'close');
        const done = new Set<string>();
        const killAfter = killsLeft > 0 ? 1 + Math.floor(Math.random() * 3) : null;
        if (killAfter !== null) killsLeft -= 1;
        if (child.stdout)
          for await (const line of createInterface({ input: child.stdout })) {
            // A line that the kill cut in two is no answer.
            if (line.endsWith('}')) done.add((JSON.parse(line) as IssueReply).cause);
            if (killAfter !== null && done.size === killAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
          }
        const [code] = await closed;
        if (killAfter === null) expect(code).toBe(0);
        open = open.filter((cause) => !done.has(cause));
      }
    }),
  );
}

onEachEngine('issued documents', (open, engine) => {
  test('of four processes that are killed have the numbers 1 to n without a gap, each cause one, on days that never fall', async () => {
    const settings = await engine.migrated();
    const store = await open(settings);
    const order = await placed(store);
    const [count, kills] = isLongForm ? [200, 20] : [24, 4];
    await issueAndKill(settings, order, count, kills);
    const issued = await numbers(store);
    expect(issued.map(([number]) => number)).toEqual(Array.from({ length: count }, (_, at) => `R26-${String(at + 1).padStart(6, '0')}`));
    const days = issued.map(([, day]) => day);
    expect(days).toEqual(days.toSorted());
    const causes = await store.db.selectFrom('invoices').select('cause').execute();
    expect(new Set(causes.map(({ cause }) => cause)).size).toBe(count);
    expect(await store.db.selectFrom('number_circles').selectAll().execute()).toMatchObject([{ name: 'R', year: 2026, last: count }]);
  });

  test('have the day of Berlin and its year, a circle each, and the last day of the circle where a clock went back', async () => {
    const store = await open();
    const order = await placed(store);
    await issue(store, order, 'a', '2026-12-31T22:59:59Z');
    await issue(store, order, 'b', '2026-12-31T23:00:00Z');
    await issue(store, order, 'c', '2026-12-31T22:30:00Z');
    await issue(store, order, 'd', '2027-01-02T12:00:00Z');
    await issue(store, order, 'a', '2026-11-01T12:00:00Z', 'receipt');
    expect(await numbers(store)).toEqual([
      ['B26-000001', '2026-11-01'],
      ['R26-000001', '2026-12-31'],
      ['R27-000001', '2027-01-01'],
      ['R27-000002', '2027-01-01'],
      ['R27-000003', '2027-01-02'],
    ]);
  });

  test('of a repeated cause are the first one, also at the same time, and a cause without a document draws no number', async () => {
    const store = await open();
    const order = await placed(store);
    const all = await Promise.all(Array.from({ length: 5 }, () => issue(store, order, 'paid', '2026-11-20T10:00:00Z')));
    expect(all.map((one) => one?.snapshot.number)).toEqual(Array(5).fill('R26-000001'));
    expect(all.filter((one) => one?.isNew)).toHaveLength(1);
    const none = await store.write((trx) => issueInvoice(trx, { order, kind: 'invoice', cause: 'nothing' }, () => null, new Date()));
    expect(none).toBeNull();
    expect(await issue(store, order, 'later', '2026-11-21T10:00:00Z')).toMatchObject({ snapshot: { number: 'R26-000002' } });
    expect((await invoicesOfOrder(store.db, order)).map(({ snapshot }) => snapshot.number)).toEqual(['R26-000001', 'R26-000002']);
  });

  test('are neither changed nor deleted; only their files are noted, once', async () => {
    const store = await open();
    const order = await placed(store);
    const { id } = (await issue(store, order, 'paid', '2026-11-20T10:00:00Z')) ?? { id: '' };
    const files = { xmlKey: 'a.xml', pdfKey: 'a.pdf', sha256: '00' };
    await store.write((trx) => noteInvoiceFiles(trx, id, files));
    await store.write((trx) => noteInvoiceFiles(trx, id, { ...files, sha256: '11' }));
    expect(await invoiceById(store, id)).toMatchObject({ pdfKey: 'a.pdf', sha256: '00' });
    for (const change of [
      { gross: 1 },
      { snapshot: '{}' },
      { issued_on: '2026-01-01' },
      { sha256: '22' },
      { pdf_key: null },
      { cause: 'x' },
    ])
      await expect(store.write((trx) => trx.updateTable('invoices').set(change).where('id', '=', id).execute())).rejects.toThrow(
        'not changed',
      );
    await expect(store.write((trx) => trx.deleteFrom('invoices').where('id', '=', id).execute())).rejects.toThrow('not deleted');
    const early = { expired_at: '2036-12-31T23:00:00Z' };
    await store.write((trx) => trx.updateTable('invoices').set(early).where('id', '=', id).execute());
    await expect(store.write((trx) => trx.deleteFrom('invoices').where('id', '=', id).execute())).rejects.toThrow('not deleted');
  });

  test('stay ten years after the end of their year, and the order with them, though it was placed in the year before', async () => {
    const store = await open();
    const order = await placed(store);
    const cleared = { placed_at: '2026-12-30T10:00:00Z', documents_erased_at: '2029-01-01T00:00:00Z' };
    await store.write((trx) => trx.updateTable('orders').set(cleared).where('id', '=', order).execute());
    await issue(store, order, 'paid', '2027-01-04T10:00:00Z');
    const night = (at: string) =>
      store.write(async (trx) => [await deleteInvoices(trx, new Date(at), 9), await deleteOrderRecords(trx, new Date(at), 9)]);
    // The record of the order alone would go with the year 2036.
    expect(await night('2037-12-31T22:00:00Z')).toEqual([0, 0]);
    expect(await night('2038-01-01T04:00:00Z')).toEqual([1, 1]);
    expect(await store.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });
});
