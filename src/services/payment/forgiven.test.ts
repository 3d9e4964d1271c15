/** Transfers that are short by no more than half a euro: the order's money agrees to the cent, in its books, in the journal and at night. */
import { expect, test } from 'vitest';
import { journalOf } from '#services/invoice/journal.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import type { Store } from '#store/db/store.ts';
import { orderById } from '#store/order/orders.ts';
import { readBooks } from '#store/payment/books.ts';
import { notedForgiven } from '#store/payment/forgiven.ts';
import { refundsOf } from '#store/payment/refunds.ts';
import { onEachEngine } from '#tests/engines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderToPay, type PayableShop, payableShop } from '#tests/payment/payable-shop.ts';
import { dueOf } from './bank-import.ts';
import { noteTransfer } from './note-transfer.ts';
import { reconcile } from './reconcile.ts';
import { saveRefundResult } from './settle.ts';

const cause = { actor: 'operator', reason: 'command' };

async function transferred({ shop, now }: PayableShop, order: string, amount: number, ref: string): Promise<void> {
  await shop.store.write(async (trx) => {
    const told = { ref, sum: { amount, currency: 'EUR' as const }, at: now().toISOString() };
    await noteTransfer(trx, shop, await readBooks(trx, order), told, cause, now());
  });
}

const differences = async (store: Store, month: string) =>
  ((await journalOf(store, month)) ?? '')
    .split('\r\n')
    .map((row) => row.split(','))
    .filter(([, , kind]) => kind === 'difference')
    .map(([day, number, , , , country, currency, rate, net, vat, gross]) => [day, number, country, currency, rate, net, vat, gross]);

onEachEngine('a transfer that is short by what is forgiven', (open) => {
  test('lowers what is owed by an adjustment, which the journal has, and nothing is left to pay', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    await transferred(world, order.id, order.due - 30, 'first');
    const books = await readBooks(store.db, order.id);
    expect([books.order.state, dueOf(books), await notedForgiven(store.db, order.id)]).toEqual(['paid', 0, 30]);
    expect((await orderById(store, order.id))?.adjustments.filter(({ kind }) => kind === 'difference')).toMatchObject([{ gross: -30 }]);
    expect(await differences(store, '2026-11')).toEqual([['2026-11-28', '', 'DE', 'EUR', '19.00', '-0.25', '-0.05', '-0.30']]);
    expect(await reconcile(world.shop)).toBe(0);
  });

  test('is taken back when the rest arrives, which does not go back to the customer', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    await transferred(world, order.id, order.due - 30, 'first');
    world.pass(5 * 86_400_000);
    await transferred(world, order.id, 30, 'rest');
    expect([dueOf(await readBooks(store.db, order.id)), await notedForgiven(store.db, order.id)]).toEqual([0, 0]);
    expect(await refundsOf(store.db, order.id)).toEqual([]);
    expect(await differences(store, '2026-12')).toEqual([['2026-12-03', '', 'DE', 'EUR', '19.00', '0.25', '0.05', '0.30']]);
  });

  test('is taken back when the order is cancelled: all of its money went back, and the nightly comparison finds nothing', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    await transferred(world, order.id, order.due - 50, 'first');
    await runOrderAction(world.shop, order.number, 'cancel', operatorCall);
    for (const refund of await refundsOf(store.db, order.id)) {
      expect(refund.amount).toBe(order.due - 50);
      await store.write((trx) => saveRefundResult(trx, world.shop, refund, { ref: 'back', status: 'done' }, world.now()));
    }
    const books = await readBooks(store.db, order.id);
    expect([books.order.state, dueOf(books), await notedForgiven(store.db, order.id)]).toEqual(['refunded', 0, 0]);
    expect(await reconcile(world.shop)).toBe(0);
    expect(books.order.held_at).toBeNull();
  });

  test('is not forgiven for a cent more', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    await transferred(world, order.id, order.due - 51, 'first');
    const books = await readBooks(store.db, order.id);
    expect([books.order.state, dueOf(books), await notedForgiven(store.db, order.id)]).toEqual(['awaiting_payment', 51, 0]);
    expect(await differences(store, '2026-11')).toEqual([]);
  });
});
