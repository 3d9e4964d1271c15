import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { orderById } from './orders.ts';
import { placeOrder } from './place-order.ts';
import { recordFile, startProduction } from './production.ts';

async function prepaidOrder(store: Store) {
  const { owner } = await guestWithCart(store, 2);
  const input = await orderFor(store, owner, {
    payment: 'prepayment',
    events: [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      { state: 'awaiting_payment', actor: 'shop', reason: 'prepayment' },
    ],
  });
  const placed = await placeOrder(store, owner, input);
  const order = placed.ok ? await orderById(store, placed.order.id) : null;
  if (!order) throw new Error('not placed');
  return order;
}

/** Of jobs that are not about its money. */
async function kinds(store: Store): Promise<string[]> {
  const jobs = await store.db.selectFrom('jobs').select('kind').where('kind', 'not like', 'payment-%').execute();
  return jobs.map(({ kind }) => kind).sort();
}

onEachEngine('production', (open) => {
  test('of an order on prepayment does not start when it is placed, and starts once', async () => {
    const store = await open();
    const { id } = await prepaidOrder(store);
    expect(await kinds(store)).toEqual(['order-mail']);
    for (let time = 0; time < 2; time += 1) await store.write((trx) => startProduction(trx, id, new Date()));
    expect(await kinds(store)).toEqual(['order-mail', 'produce-line', 'produce-line']);
  });

  test('of an order whose files were made before its payment writes the ticket again', async () => {
    const store = await open();
    const { id, lines } = await prepaidOrder(store);
    const file = { orderLine: lines[0]?.id ?? '', name: 'a.pdf', key: 'orders/a.pdf', sha256: '', bytes: 1 };
    await store.write((trx) => recordFile(trx, file, new Date()));
    for (let time = 0; time < 2; time += 1) await store.write((trx) => startProduction(trx, id, new Date()));
    expect(await kinds(store)).toEqual(['order-mail', 'order-ticket', 'produce-line', 'produce-line']);
  });
});
