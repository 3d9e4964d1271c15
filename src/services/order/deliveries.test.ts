import { expect, test } from 'vitest';
import { deliveredDay } from '#core/order/delivery.ts';
import type { OrderState } from '#core/order/life-cycle.ts';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { orderById, transitionOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { withStore } from '#tests/engines.ts';
import { operatorCommand } from '#tests/operator-sources.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { noteDelivery } from './deliveries.ts';
import { deliveryJobs } from './note-deliveries.job.ts';

/** An order promised for Thursday, 26 November, given to the carrier on the day before. */
async function sentOrder(store: Store) {
  const { owner } = await guestWithCart(store);
  const placing = await placeOrder(store, owner, await orderFor(store, owner, { deliveryTo: '2026-11-26' }));
  if (!placing.ok) throw new Error(placing.reason);
  const { id, number } = placing.order;
  await pass(store, id, '2026-11-25T14:00:00Z', 'preflight', 'in_production', 'packed', 'handed_over');
  return { id, number };
}

async function pass(store: Store, id: string, at: string, ...states: OrderState[]): Promise<void> {
  for (const state of states) {
    const step = { state, actor: 'shop', reason: 'test' };
    expect((await store.write((trx) => transitionOrder(trx, id, step, new Date(at)))).ok).toBe(true);
  }
}

function night(store: Store, at: string): Promise<unknown> {
  const atNight = { ...store, clock: () => new Date(at) } as Store;
  return deliveryJobs['note-deliveries']?.({}, {
    store: atNight,
    clock: atNight.clock,
    log: () => {},
  } as unknown as Shop) as Promise<unknown>;
}

async function facts(store: Store, id: string) {
  const order = await orderById(store, id);
  const mails = await store.db.selectFrom('jobs').select('id').where('kind', '=', 'parcel-mail').execute();
  return { state: order?.state, last: order?.events.at(-1), events: order?.events.length, mails: mails.length };
}

test('the third working day after the promised one skips weekends and holidays of the country, and counts from a later hand-over', () => {
  expect(deliveredDay('2026-11-26', '2026-11-25', 'DE')).toBe('2026-12-01');
  expect(deliveredDay('2026-11-26', '2026-12-03', 'DE')).toBe('2026-12-08');
  // The Immaculate Conception, 8 December, is a holiday in Austria.
  expect(deliveredDay('2026-11-26', '2026-12-03', 'AT')).toBe('2026-12-09');
});

withStore('an order that was given to the carrier', (open) => {
  test('is delivered in the night of the third working day, once, with an event and one mail', async () => {
    const store = await open();
    const { id } = await sentOrder(store);
    await night(store, '2026-11-30T03:00:00Z');
    expect(await facts(store, id)).toMatchObject({ state: 'handed_over', mails: 0 });
    await night(store, '2026-12-01T03:00:00Z');
    const delivered = { state: 'delivered', last: { actor: 'shop', reason: 'days-passed' }, events: 7, mails: 1 };
    expect(await facts(store, id)).toMatchObject(delivered);
    await night(store, '2026-12-02T03:00:00Z');
    expect(await facts(store, id)).toMatchObject(delivered);
  });

  test('is delivered at an operator’s word at once, and one that is not on its way is refused', async () => {
    const store = await open();
    const { id, number } = await sentOrder(store);
    const note = () => noteDelivery(store, number, operatorCommand);
    expect(await note()).toMatchObject({ refused: null, changed: true, state: 'delivered' });
    expect(await note()).toMatchObject({ refused: null, changed: false, state: 'delivered' });
    expect(await facts(store, id)).toMatchObject({ state: 'delivered', mails: 1, last: { actor: 'operator', reason: 'command' } });
    await pass(store, id, '2026-12-05T10:00:00Z', 'reprint');
    expect(await note()).toMatchObject({ refused: 'order-refused', state: 'reprint' });
    await pass(store, id, '2026-12-05T10:00:00Z', 'in_production', 'packed', 'handed_over');
    expect(await note()).toMatchObject({ refused: null, changed: true });
    expect((await facts(store, id)).mails).toBe(2);
    expect(await noteDelivery(store, 'F9', operatorCommand)).toMatchObject({ refused: 'not-found' });
  });
});
