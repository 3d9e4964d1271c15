import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { operatorRoutes } from './operator.ts';

const token = 'a'.repeat(32);

withStore('operator calls', (open) => {
  test('need the bearer token, do not exist without the setting, and answer JSON', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placing = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placing.ok) throw new Error(placing.reason);
    const { number } = placing.order;
    const shop = { store, clock: store.clock, log: () => {} } as unknown as Shop;

    async function call(path: string, authorization: string | null, { setting = token as string | null, body = '' } = {}) {
      const headers: Record<string, string> = authorization === null ? {} : { authorization };
      const request = new Request(`http://localhost/operator-api${path}`, { method: 'POST', headers, ...(body ? { body } : {}) });
      const response = await operatorRoutes(shop, { name: 'operator', value: setting ?? undefined }).fetch(request);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    }

    const cancel = `/orders/${number}/cancel`;
    expect((await call(cancel, `Bearer ${token}`, { setting: null })).status).toBe(404);
    for (const wrong of [null, '', token, 'Bearer', `Bearer ${'b'.repeat(32)}`, `Bearer ${token}x`, `Basic ${token}`]) {
      expect((await call(cancel, wrong)).status).toBe(401);
    }
    const right = `Bearer ${token}`;
    expect((await call('/orders/F12/cancel', right)).status).toBe(404);
    expect((await call('/orders/1%20or%201/cancel', right)).status).toBe(422);
    expect((await call(`/orders/${number}/delete`, right)).status).toBe(404);
    expect((await call(cancel, right, { body: '{"state":"paid"}' })).status).toBe(422);
    expect(await call(cancel, right)).toEqual({
      status: 200,
      body: {
        number,
        state: 'cancelled',
        changed: true,
        message: `Die Bestellung ${number} ist storniert und wird nicht gedruckt.`,
      },
    });
    expect((await call(cancel, right, { body: '{}' })).body).toMatchObject({ changed: false, state: 'cancelled' });
    const refused = await call(`/orders/${number}/paid`, right);
    expect([refused.status, refused.body.code]).toEqual([409, 'order-refused']);
  });

  test('hold, release, send with a parcel, note the delivery and reprint, each with its input checked', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placing = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placing.ok) throw new Error(placing.reason);
    const { id, number } = placing.order;
    const shop = { store, clock: store.clock, voucherSecret: 'secret', log: () => {} } as unknown as Shop;
    const call = async (action: string, input: object = {}) => {
      const headers = { authorization: `Bearer ${token}` };
      const url = `http://localhost/operator-api/orders/${number}/${action}`;
      const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(input) });
      const response = await operatorRoutes(shop, { name: 'operator', value: token }).fetch(request);
      const body = (await response.json()) as { state?: string; changed?: boolean };
      return [response.status, body.state, body.changed];
    };
    await store.write((trx) => trx.updateTable('orders').set({ state: 'preflight' }).where('id', '=', id).execute());
    const parcel = { carrier: 'dpd', tracking: '01234567890123' };
    expect((await call('recheck'))[0]).toBe(409);
    expect(await call('hold')).toEqual([200, 'preflight', true]);
    expect((await call('sent', parcel))[0]).toBe(409);
    expect(await call('release')).toEqual([200, 'preflight', true]);
    for (const wrong of [{ carrier: 'dpd' }, { tracking: '01234567890123' }, { ...parcel, tracking: '1' }, { ...parcel, carrier: 'ups' }])
      expect((await call('sent', wrong))[0]).toBe(422);
    expect(await call('sent', parcel)).toEqual([200, 'handed_over', true]);
    expect(await call('sent', parcel)).toEqual([200, 'handed_over', false]);
    expect(await call('delivered')).toEqual([200, 'delivered', true]);
    expect((await call('reprint'))[0]).toBe(422);
    expect((await call('reprint', { reason: 'because' }))[0]).toBe(422);
    expect(await call('reprint', { reason: 'lost' })).toEqual([200, 'in_production', true]);
  });
});
