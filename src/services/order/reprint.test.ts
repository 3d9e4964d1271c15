import { expect, test } from 'vitest';
import type { OrderState } from '#core/order/life-cycle.ts';
import type { Store } from '#store/db/store.ts';
import { orderById, transitionOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { withStore } from '#tests/engines.ts';
import { operatorCommand } from '#tests/operator-sources.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { handOver } from './hand-over.ts';
import { holdByOperator } from './hold-order.ts';
import { reprintOrder } from './reprint.ts';

async function placed(store: Store, ...states: OrderState[]) {
  const { owner } = await guestWithCart(store, 2);
  const placing = await placeOrder(store, owner, await orderFor(store, owner));
  if (!placing.ok) throw new Error(placing.reason);
  const { id, number } = placing.order;
  for (const state of states) await store.write((trx) => transitionOrder(trx, id, { state, actor: 'shop', reason: 'test' }, store.clock()));
  const jobs = async () => (await store.db.selectFrom('jobs').select('id').where('kind', '=', 'produce-line').execute()).length;
  return { id, number, jobs, reprint: () => reprintOrder({ store, clock: store.clock }, number, 'damaged', operatorCommand) };
}

withStore('a reprint', (open) => {
  test.each([
    [['preflight', 'in_production']],
    [['preflight', 'in_production', 'packed']],
    [['preflight', 'in_production', 'packed', 'handed_over']],
    [['preflight', 'in_production', 'packed', 'handed_over', 'delivered']],
  ] as const)('of an order behind %j starts the production of each line again, once, and it can be sent again', async (states) => {
    const store = await open();
    const { id, number, jobs, reprint } = await placed(store, ...states);
    expect(await jobs()).toBe(2);
    expect(await reprint()).toMatchObject({ refused: null, changed: true, state: 'in_production' });
    const events = (await orderById(store, id))?.events.slice(-2).map(({ state, reason }) => [state, reason]);
    expect(events).toEqual([
      ['reprint', 'reprint-damaged'],
      ['in_production', 'reprint-damaged'],
    ]);
    expect(await jobs()).toBe(4);
    expect(await reprint()).toMatchObject({ refused: null, changed: false, state: 'in_production' });
    expect(await jobs()).toBe(4);
    expect(await handOver(store, number, operatorCommand)).toMatchObject({ refused: null, changed: true, state: 'handed_over' });
    expect(await reprint()).toMatchObject({ changed: true });
    expect(await jobs()).toBe(6);
  });

  test('is refused before the press, of a held order, and once the documents are erased', async () => {
    const store = await open();
    const early = await placed(store, 'preflight');
    expect(await early.reprint()).toMatchObject({ refused: 'order-refused', state: 'preflight', changed: false });
    const shop = { store, clock: store.clock, voucherSecret: 'secret' } as never;
    const held = await placed(store, 'preflight', 'in_production');
    await holdByOperator(shop, held.number);
    expect(await held.reprint()).toMatchObject({ refused: 'order-refused', state: 'in_production', changed: false });
    const old = await placed(store, 'preflight', 'in_production', 'packed', 'handed_over');
    const erased = { documents_erased_at: store.clock().toISOString() };
    await store.write((trx) => trx.updateTable('orders').set(erased).where('id', '=', old.id).execute());
    expect(await old.reprint()).toMatchObject({ refused: 'order-refused', state: 'handed_over', changed: false });
    expect(await reprintOrder({ store, clock: store.clock }, 'F9', 'lost', operatorCommand)).toMatchObject({ refused: 'not-found' });
  });
});
