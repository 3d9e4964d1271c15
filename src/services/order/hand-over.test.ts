import { expect, test } from 'vitest';
import type { OrderState } from '#core/order/life-cycle.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { shipmentsOf } from '#store/order/shipments.ts';
import { withStore } from '#tests/engines.ts';
import { operatorCommand } from '#tests/operator-sources.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { operatorText } from '#texts/server-texts.ts';
import { handOver } from './hand-over.ts';

withStore('handing an order over', (open) => {
  test('walks through production once, with an event for every state, and refuses an order that is not printed', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placing = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placing.ok) throw new Error(placing.reason);
    const { id, number } = placing.order;
    const run = () => handOver(store, number, operatorCommand);
    const become = (state: OrderState) => store.write((trx) => trx.updateTable('orders').set({ state }).where('id', '=', id).execute());
    const early = await run();
    expect(early).toMatchObject({ refused: 'order-refused', changed: false, state: 'invoice_open' });
    expect(operatorText(early.text)).toContain('Es wurde nichts verändert.');
    await become('preflight');
    expect(await run()).toMatchObject({ refused: null, changed: true, state: 'handed_over' });
    const states = (await orderByNumber(store, number))?.events.map(({ state }) => state);
    expect(states).toEqual(['placed', 'invoice_open', 'in_production', 'packed', 'handed_over']);
    expect(await run()).toMatchObject({ refused: null, changed: false, state: 'handed_over' });
    await become('cancelled');
    expect(await run()).toMatchObject({ refused: 'order-refused', state: 'cancelled' });
    expect(await handOver(store, 'F9', operatorCommand)).toMatchObject({ refused: 'not-found' });
  });

  test('with a parcel notes each number once, mails it once, and keeps none of an order that is not printed', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placing = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placing.ok) throw new Error(placing.reason);
    const { id, number } = placing.order;
    const send = (tracking: string) => handOver(store, number, operatorCommand, { carrier: 'dpd', tracking });
    const mails = async () => {
      const jobs = await store.db.selectFrom('jobs').select('payload').where('kind', '=', 'parcel-mail').execute();
      return jobs.map(({ payload }) => JSON.parse(payload).shipment);
    };
    expect(await send('01234567890123')).toMatchObject({ refused: 'order-refused', changed: false });
    expect(await shipmentsOf(store, id)).toEqual([]);
    await store.write((trx) => trx.updateTable('orders').set({ state: 'preflight' }).where('id', '=', id).execute());
    expect(await send('01234567890123')).toMatchObject({ refused: null, changed: true, state: 'handed_over' });
    expect(await send('01234567890123')).toMatchObject({ refused: null, changed: false });
    expect(await handOver(store, number, operatorCommand)).toMatchObject({ refused: null, changed: false });
    expect(await send('01234567890124')).toMatchObject({ refused: null, changed: true, state: 'handed_over' });
    const parcels = await shipmentsOf(store, id);
    expect(parcels.map(({ tracking }) => tracking).sort()).toEqual(['01234567890123', '01234567890124']);
    expect((await mails()).sort()).toEqual(parcels.map((parcel) => parcel.id).sort());
  });
});
