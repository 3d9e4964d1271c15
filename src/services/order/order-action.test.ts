import { expect, test } from 'vitest';
import type { OrderState } from '#core/order/life-cycle.ts';
import { transferProvider } from '#services/payment/by-transfer.ts';
import type { Store } from '#store/db/store.ts';
import { orderByNumber, transitionOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { operatorText } from '#texts/server-texts.ts';
import { runOrderAction } from './order-action.ts';

async function placed(store: Store, payment: 'prepayment' | 'invoice'): Promise<string> {
  const { owner } = await guestWithCart(store, 2);
  const waiting = payment === 'invoice' ? 'invoice_open' : 'awaiting_payment';
  const input = await orderFor(store, owner, {
    payment,
    events: [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      { state: waiting, actor: 'shop', reason: payment },
    ],
  });
  const placing = await placeOrder(store, owner, input);
  if (!placing.ok) throw new Error(placing.reason);
  return placing.order.number;
}

async function move(store: Store, number: string, ...states: OrderState[]): Promise<void> {
  const order = await orderByNumber(store, number);
  for (const state of states) {
    const step = { state, actor: 'shop', reason: 'test' };
    expect((await store.write((trx) => transitionOrder(trx, order?.id ?? '', step, new Date()))).ok).toBe(true);
  }
}

async function facts(store: Store, number: string) {
  const order = await orderByNumber(store, number);
  const jobs = await store.db.selectFrom('jobs').select('kind').where('kind', '=', 'produce-line').execute();
  return { state: order?.state, events: order?.events.length, last: order?.events.at(-1), printJobs: jobs.length };
}

const act = (store: Store, number: string, action: 'paid' | 'cancel') =>
  runOrderAction({ store, clock: store.clock, voucherSecret: 'secret', payments: [transferProvider] }, number, action, operatorCall);

onEachEngine('a payment', (open) => {
  test('moves the order once and starts production, however often and at once it is noted', async () => {
    const store = await open();
    const number = await placed(store, 'prepayment');
    const all = await Promise.all(Array.from({ length: 5 }, () => act(store, number, 'paid')));
    expect(all.filter(({ changed }) => changed)).toHaveLength(1);
    expect(all.every(({ refused, state }) => refused === null && state === 'paid')).toBe(true);
    const last = { state: 'paid', actor: 'operator', reason: 'call' };
    expect(await facts(store, number)).toMatchObject({ state: 'paid', events: 3, last, printJobs: 2 });
    await move(store, number, 'preflight', 'in_production');
    const later = await act(store, number, 'paid');
    expect(later).toMatchObject({ changed: false, refused: null, state: 'in_production' });
    expect(operatorText(later.text)).toBe(`Der Zahlungseingang der Bestellung ${number} ist schon vermerkt, sie steht auf „Im Druck“.`);
  });
});

withStore('an order action', (open) => {
  test('cancelling ends an order once, and its payment is refused afterwards', async () => {
    const store = await open();
    const number = await placed(store, 'prepayment');
    expect(await act(store, number, 'cancel')).toMatchObject({ changed: true, refused: null, state: 'cancelled' });
    expect(await act(store, number, 'cancel')).toMatchObject({ changed: false, refused: null, state: 'cancelled' });
    expect(await act(store, number, 'paid')).toMatchObject({ changed: false, refused: 'order-refused', state: 'cancelled' });
    expect(await facts(store, number)).toMatchObject({ state: 'cancelled', events: 3, printJobs: 0 });
  });

  test('an order on invoice is printed whether it is paid or not, and can be cancelled until its production begins', async () => {
    const store = await open();
    const number = await placed(store, 'invoice');
    const paid = await act(store, number, 'paid');
    expect(paid).toMatchObject({ refused: null, changed: true, state: 'invoice_open' });
    expect(operatorText(paid.text)).toContain('ist als bezahlt vermerkt');
    await move(store, number, 'preflight', 'in_production');
    const late = await act(store, number, 'cancel');
    expect(late.refused).toBe('order-refused');
    expect(operatorText(late.text)).toBe(
      `Die Bestellung ${number} steht auf „Im Druck“. Stornieren geht nur, bevor der Druck beginnt. Es wurde nichts verändert.`,
    );
    expect(await facts(store, number)).toMatchObject({ state: 'in_production', events: 4 });
  });

  test('an unknown number is refused', async () => {
    const store = await open();
    expect(await act(store, 'F1', 'paid')).toMatchObject({ refused: 'not-found', changed: false });
  });
});
