/** Another delivery address of an order, and keeping its documents: by the calls of its page, on both databases. */
import { expect, test } from 'vitest';
import { snapshotOf } from '#core/invoice/documents.ts';
import type { OrderState } from '#core/order/life-cycle.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';
import { findOrder, orderById, transitionOrder } from '#store/order/orders.ts';
import { onEachEngine } from '#tests/engines.ts';
import { orderToPay, type PayableOrder, payableShop } from '#tests/payment/payable-shop.ts';

const moved = {
  firstName: 'Zoë',
  lastName: 'Müller-Łukasz',
  street: 'Neue Straße 5',
  extra: 'c/o Kolb',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
} as const;

const way: OrderState[] = ['paid', 'preflight', 'in_production', 'packed', 'handed_over'];

async function move(store: Store, order: string, until: OrderState): Promise<void> {
  for (const state of way.slice(0, way.indexOf(until) + 1))
    await store.write((trx) => transitionOrder(trx, order, { state, actor: 'shop', reason: 'test' }, store.clock()));
}

async function written(store: Store, order: string) {
  const events = await store.db
    .selectFrom('order_events')
    .select(['kind', 'state', 'reason', 'position'])
    .where('order', '=', order)
    .orderBy('position')
    .execute();
  const jobs = await store.db.selectFrom('jobs').select(['kind', 'payload']).where('kind', 'in', ['parcel-mail', 'order-ticket']).execute();
  return {
    changes: events.filter(({ kind }) => kind === 'change').map(({ state, reason }) => [state, reason]),
    positions: events.map(({ position }) => position),
    mails: jobs.filter(({ kind }) => kind === 'parcel-mail').map(({ payload }) => JSON.parse(payload).kind),
    tickets: jobs.filter(({ kind }) => kind === 'order-ticket').length,
  };
}

const change = ({ guest, token }: PayableOrder, delivery: object = moved) =>
  guest.call('POST /web-api/orders/:token/address', { token, delivery: delivery as typeof moved });

onEachEngine('another delivery address', (open) => {
  test('is in the order, with one event, one mail and a new ticket; a repeated call changes nothing, and the bill stays', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    await move(store, order.id, 'in_production');
    const before = await written(store, order.id);
    expect(await change(order)).toEqual({ isChanged: true });
    expect(await change(order)).toEqual({ isChanged: false });
    const found = await orderById(store, order.id);
    expect(found).toMatchObject({ state: 'in_production', delivery: moved, billing: { street: 'Weg 1' } });
    expect(found?.email).toBe((await findOrder(store, order.token))?.email);
    expect(found?.events.at(-1)).toMatchObject({ state: 'in_production', reason: 'test' });
    const after = await written(store, order.id);
    expect(after).toMatchObject({ changes: [['in_production', 'address']], mails: ['readdressed'], tickets: before.tickets + 1 });
    expect(after.positions).toEqual(after.positions.map((_, at) => at + 1));
    const shown = await order.guest.call('GET /web-api/orders/:token', { token: order.token });
    expect(shown.delivery).toMatchObject({ street: 'Neue Straße 5' });
    const words = { discount: '', shipping: '', terms: () => '' };
    const seller = {} as Parameters<typeof snapshotOf>[1];
    const invoice = found && snapshotOf(found, seller, words, { number: 'R26-000001', issuedOn: '2026-11-28' });
    expect([invoice?.buyer.street, invoice?.deliverTo?.street]).toEqual(['Weg 1', 'Neue Straße 5']);
  });

  test.each(['packed', 'handed_over'] as const)('is refused once an order is %s, and changes nothing', async (state) => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    await move(store, order.id, state);
    await expect(change(order)).rejects.toMatchObject({ code: 'order-refused', details: { text: { key: 'fault.address-late' } } });
    expect(await orderById(store, order.id)).toMatchObject({ state, delivery: { street: 'Weg 1' } });
    expect(await written(store, order.id)).toMatchObject({ changes: [], mails: [] });
    const { address } = await order.guest.call('GET /web-api/orders/:token/actions', { token: order.token });
    expect(address).toBeNull();
  });

  test('that comes while an order is packed is in it or refused, never lost', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    await move(store, order.id, 'in_production');
    const step = { state: 'packed', actor: 'shop', reason: 'test' } as const;
    const [answer] = await Promise.allSettled([change(order), store.write((trx) => transitionOrder(trx, order.id, step, store.clock()))]);
    const { changes, positions } = await written(store, order.id);
    const isChanged = answer?.status === 'fulfilled';
    expect(changes).toHaveLength(isChanged ? 1 : 0);
    expect(await orderById(store, order.id)).toMatchObject({
      state: 'packed',
      delivery: { street: isChanged ? 'Neue Straße 5' : 'Weg 1' },
    });
    expect(positions).toEqual(positions.map((_, at) => at + 1));
  });

  test('of a cancelled order is refused', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    await order.guest.call('POST /web-api/orders/:token/cancel', { token: order.token });
    await expect(change(order)).rejects.toMatchObject({ code: 'order-refused' });
  });

  test.each([
    [{ country: 'AT', postalCode: '1010' }, 'delivery.country', 'fault.address-country'],
    [{ postalCode: '27498', city: 'Helgoland' }, 'delivery.postalCode', 'field.postal-code.outside'],
    [{ postalCode: '123' }, 'delivery.postalCode', 'field.postal-code.too-short'],
    [{ street: 'www.example.com' }, 'delivery.street', 'fault.address-link'],
  ] as const)('with %j is refused at %s', async (given, field, key) => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    const details = { errors: [{ field, message: { key } }] };
    await expect(change(order, { ...moved, ...given })).rejects.toMatchObject({ code: 'bad-input', details });
    expect(await written(store, order.id)).toMatchObject({ changes: [], mails: [] });
  });

  test('with another rate of VAT in the same country is refused', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    const vienna = { ...moved, country: 'AT', postalCode: '1010', city: 'Wien' } as const;
    await store.write((trx) =>
      trx
        .updateTable('orders')
        .set({ delivery: JSON.stringify(vienna) })
        .where('id', '=', order.id)
        .execute(),
    );
    const details = { errors: [{ field: 'delivery.postalCode', message: { key: 'fault.address-region' } }] };
    await expect(change(order, { ...vienna, postalCode: '6691', city: 'Jungholz' })).rejects.toMatchObject({ code: 'bad-input', details });
    expect(await change(order, { ...vienna, postalCode: '1020' })).toEqual({ isChanged: true });
  });

  test('keeps the telephone number of an express order unless another one is given, and a standard order has none', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    await change(order, { ...moved, phone: '089 123456' });
    expect((await orderById(store, order.id))?.delivery.phone).toBeUndefined();
    const stored = JSON.stringify({ ...moved, phone: '089 20121' });
    await store.write((trx) =>
      trx.updateTable('orders').set({ delivery: stored, shipping_type: 'express' }).where('id', '=', order.id).execute(),
    );
    await change(order, { ...moved, street: 'Weg 2' });
    expect((await orderById(store, order.id))?.delivery).toMatchObject({ street: 'Weg 2', phone: '089 20121' });
    await change(order, { ...moved, street: 'Weg 2', phone: '089 999999' });
    expect((await orderById(store, order.id))?.delivery.phone).toBe('089 999999');
    const { address } = await order.guest.call('GET /web-api/orders/:token/actions', { token: order.token });
    expect(address).toEqual({ isExpress: true, hasPhone: true });
  });

  test('is taken ten times a day for one order', async () => {
    const store = await open();
    const order = await orderToPay(payableShop(store), 'prepayment');
    for (let at = 1; at <= 10; at += 1) await change(order, { ...moved, street: `Weg ${at + 1}` });
    await expect(change(order)).rejects.toMatchObject({ code: 'too-many' });
  });
});

onEachEngine('keeping the documents of an order', (open) => {
  test('is off at first, goes on and off by calls, and says until when', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    const { token } = order;
    const keep = async () => (await order.guest.call('GET /web-api/orders/:token/actions', { token })).keep;
    const set = (isKept: boolean) => order.guest.call('POST /web-api/orders/:token/keep', { token, isKept });
    expect(await keep()).toEqual({ isKept: false, until: '' });
    await move(store, order.id, 'handed_over');
    await store.write((trx) =>
      trx.updateTable('order_events').set({ at: '2026-11-30T10:00:00.000Z' }).where('order', '=', order.id).execute(),
    );
    expect(await keep()).toEqual({ isKept: false, until: '29.11.2028' });
    await set(true);
    await set(true);
    expect(await keep()).toEqual({ isKept: true, until: '27.11.2036' });
    await set(false);
    expect(await keep()).toEqual({ isKept: false, until: '29.11.2028' });
    await store.write((trx) =>
      trx.updateTable('orders').set({ documents_erased_at: '2028-12-01T03:00:00.000Z' }).where('id', '=', order.id).execute(),
    );
    expect(await keep()).toBeNull();
    await expect(set(true)).rejects.toMatchObject({ code: 'order-refused', details: { text: { key: 'fault.keep-late' } } });
  });

  test('like every action of an unknown link finds nothing, and of one whose time is over asks for a proof', async () => {
    const store = await open();
    const world = payableShop(store);
    const order = await orderToPay(world, 'prepayment');
    const { guest } = order;
    const all = (token: string) =>
      Promise.allSettled([
        guest.call('GET /web-api/orders/:token/actions', { token }),
        guest.call('POST /web-api/orders/:token/keep', { token, isKept: true }),
        guest.call('POST /web-api/orders/:token/address', { token, delivery: moved }),
        guest.call('POST /web-api/orders/:token/reorder', { token }),
      ]);
    const codes = async (token: string) => new Set((await all(token)).map((one) => one.status === 'rejected' && one.reason.code));
    expect(await codes('A'.repeat(22))).toEqual(new Set(['not-found']));
    world.pass(400 * dayMs);
    expect(await codes(order.token)).toEqual(new Set(['order-locked']));
  });
});
