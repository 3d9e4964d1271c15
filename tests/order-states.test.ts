/** The states of an order are reached by what customers, operators and jobs do, without a hand in the database. */
import { expect, onTestFinished, test } from 'vitest';
import { orderStates } from '#core/order/life-cycle.ts';
import { dayMs } from '#core/values/unit.ts';
import { agree } from '#dev/test-payments.ts';
import type { Shop } from '#services/handler.ts';
import { handOver } from '#services/order/hand-over.ts';
import { deliveryJobs } from '#services/order/note-deliveries.job.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { reprintOrder } from '#services/order/reprint.ts';
import { printJobs } from '#services/print/produce.job.ts';
import type { Store } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { findOrder } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { munich } from '#tests/customer.ts';
import { runJobs } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls } from '#tests/guest-calls.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { even, mug, photoOrder } from '#tests/photo-orders.ts';

/** A cart is a row of its own until it is placed. */
const unreached = ['cart'];

async function statesIn(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('order_events').select('state').distinct().execute();
  return rows.map(({ state }) => state);
}

/** Orders a sample and pens on invoice. */
async function orderOnInvoice(shop: Shop) {
  const guest = await guestCalls(shop);
  await guest.request()('POST /web-api/cart/samples', { card: 'olivia' });
  await guest.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: 20 });
  const { id, total } = await guest.cart();
  return guest.request()('POST /web-api/order', {
    cartId: id ?? '',
    email: 'zoe@beispiel.de',
    delivery: { ...munich, country: 'DE' },
    billing: null,
    shippingType: 'standard',
    payment: 'invoice',
    shownTotal: total.amount,
    termsAccepted: true,
  });
}

withStore('an order', (open) => {
  test('reaches every state of its life cycle by the means of the shop [E047]', async () => {
    let now = new Date('2026-11-19T09:00:00Z');
    const lab = await openLabShop(open, () => now);
    onTestFinished(() => lab.close());
    const store = { ...lab.shop.store, clock: () => now } as Store;
    const shop = { ...lab.shop, store };
    const { token, orderNumber: number } = await orderOnInvoice(shop);
    await runJobs(shop, printJobs);
    expect((await findOrder(store, token))?.state).toBe('preflight');
    await handOver(store, number, operatorCall, { carrier: 'gls', tracking: '12345678901' });
    now = new Date(now.getTime() + 30 * dayMs);
    await store.write((trx) => enqueue(trx, { kind: 'note-deliveries', payload: {} }, now));
    await runJobs(shop, deliveryJobs);
    const delivered = await findOrder(store, token);
    expect(delivered?.state).toBe('delivered');
    const made = await productionFiles(store, delivered?.id ?? '');
    await reprintOrder(shop, number, 'lost', operatorCall);
    await runJobs(shop, printJobs);
    const again = await productionFiles(store, delivered?.id ?? '');
    expect(again.map(({ name, key }) => [name, key])).toEqual(made.map(({ name, key }) => [name, key]));
    expect(again[0]?.createdAt).not.toBe(made[0]?.createdAt);
    expect((await findOrder(store, token))?.state).toBe('in_production');

    const small = await photoOrder(lab, [mug(await lab.uploaded(even('#c02020', 90, 90), 'klein.jpg'))]);
    await runJobs(shop, printJobs);
    expect((await findOrder(store, small.token))?.state).toBe('needs_customer');

    const world = payableShop(store);
    const transfer = await orderToPay(world, 'prepayment');
    await runOrderAction(world.shop, transfer.number, 'paid', operatorCall);
    const hosted = await orderToPay(world);
    await hosted.guest.call('POST /web-api/orders/:token/pay', { token: hosted.token });
    const [attempt] = await attemptsOf(store.db, hosted.id);
    await agree(world.payments, attempt?.ref ?? '', 'ok', world.now());
    await hosted.guest.call('POST /web-api/orders/:token/cancel', { token: hosted.token });
    await world.work();
    expect((await findOrder(store, hosted.token))?.state).toBe('refunded');

    expect([...(await statesIn(store)), ...unreached].sort()).toEqual([...orderStates].sort());
  });
});
