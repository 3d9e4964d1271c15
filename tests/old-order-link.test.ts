/** The link of an order thirty days after its end: it asks for a proof, and shows nothing else before. */
import { expect, test } from 'vitest';
import { storedLimits } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { dayMs } from '#core/values/unit.ts';
import { shownOrder } from '#services/order-access.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { type OrderFacts, type PlacedOrder, placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { seedAll } from '#tests/seeded.ts';

async function refundedOrder(store: Store, owner: OwnerId, at: Date): Promise<PlacedOrder> {
  const events: OrderFacts['events'] = [
    { state: 'placed', actor: 'customer', reason: 'shop' },
    { state: 'refunded', actor: 'shop', reason: '' },
  ];
  const placed = await placeOrder(store, owner, await orderFor(store, owner, { email: zoe.email, events }), at);
  if (!placed.ok) throw new Error(placed.reason);
  const pen = { kind: 'accessory', design: null, data: JSON.stringify({ sku: 'pen-gel-gold', parent: null, follows: false }) };
  await store.write((trx) => trx.updateTable('order_lines').set(pen).where('order', '=', placed.order.id).execute());
  return placed.order;
}

/** An order of zoe@beispiel.de to 01067 Dresden that was refunded, `days` ago. */
async function oldOrder(open: Engine['open'], days: number) {
  const start = new Date('2026-11-22T10:00:00Z');
  let now = start;
  const store = await open();
  await seedAll(store);
  const shop = { ...accountShop(store, () => now), bank: { recipient: '', iban: '' } };
  const { owner } = await guestWithCart(store);
  const placed = await refundedOrder(store, owner, start);
  now = new Date(start.getTime() + days * dayMs);
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { shop, wait, ...placed };
}

const wrong = { code: 'bad-form', details: { errors: [{ field: 'proof', code: 'wrong' }] } };

withStore('the link of an old order', (open) => {
  test('shows the order for thirty days, then number and state alone', async () => {
    const fresh = await oldOrder(open, 29);
    expect(await browser(fresh.shop).call('GET /web-api/orders/:token', { token: fresh.token })).toMatchObject({ email: zoe.email });
    const old = await oldOrder(open, 30);
    const visitor = browser(old.shop);
    const state = await visitor.call('GET /web-api/orders/:token/state', { token: old.token });
    expect(state).toEqual({ orderNumber: old.number, state: 'Erstattet' });
    await expect(visitor.call('GET /web-api/orders/:token', { token: old.token })).rejects.toMatchObject({ code: 'order-locked' });
    await expect(visitor.call('POST /web-api/customer-order-account', { token: old.token })).rejects.toMatchObject({
      code: 'order-locked',
    });
    const stranger = { customer: null, proof: null };
    await expect(shownOrder(old.shop, old.token, stranger)).rejects.toMatchObject({ code: 'order-locked' });
  });

  test.each([zoe.email, ' 01067 '])('shows it for an hour to a browser that answers with %j, and to no other one', async (proof) => {
    const { shop, token, wait } = await oldOrder(open, 400);
    const visitor = browser(shop);
    await expect(visitor.call('POST /web-api/orders/:token/proof', { token, proof: '01068' })).rejects.toMatchObject(wrong);
    await visitor.call('POST /web-api/orders/:token/proof', { token, proof });
    expect(await visitor.call('GET /web-api/orders/:token', { token })).toMatchObject({ email: zoe.email });
    const other = browser(shop);
    await expect(other.call('GET /web-api/orders/:token', { token })).rejects.toMatchObject({ code: 'order-locked' });
    const [name, cookie = ''] = [...visitor.jar][0] ?? [];
    for (const forged of ['', 'x', cookie.slice(0, -1), `z${cookie}`, cookie.replace(/^[^.]+/, 'zzzzzzzzz')]) {
      other.jar.set(name ?? '', forged);
      await expect(other.call('GET /web-api/orders/:token', { token })).rejects.toMatchObject({ code: 'order-locked' });
    }
    wait(3_600_000);
    await expect(visitor.call('GET /web-api/orders/:token', { token })).rejects.toMatchObject({ code: 'order-locked' });
  });

  test('opens no other order with the proof for one', async () => {
    const { shop, token } = await oldOrder(open, 31);
    const { owner } = await guestWithCart(shop.store);
    const other = await refundedOrder(shop.store, owner, new Date('2026-11-22T10:00:00Z'));
    const visitor = browser(shop);
    await visitor.call('POST /web-api/orders/:token/proof', { token, proof: zoe.email });
    await expect(visitor.call('GET /web-api/orders/:token', { token: other.token })).rejects.toMatchObject({ code: 'order-locked' });
    const none = { token: newToken() };
    const calls = [
      () => visitor.call('GET /web-api/orders/:token', none),
      () => visitor.call('GET /web-api/orders/:token/state', none),
      () => visitor.call('POST /web-api/orders/:token/proof', { ...none, proof: zoe.email }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not-found' });
  });

  test('never asks its customer who is signed in', async () => {
    const { shop, token, id } = await oldOrder(open, 31);
    const customer = browser(shop);
    await customer.call('POST /web-api/customer-signup', zoe);
    await expect(customer.call('GET /web-api/orders/:token', { token })).rejects.toMatchObject({ code: 'order-locked' });
    const owner = (await customer.owner()) ?? undefined;
    await shop.store.write((trx) => trx.updateTable('orders').set({ owner }).where('id', '=', id).execute());
    expect(await customer.call('GET /web-api/orders/:token', { token })).toMatchObject({ email: zoe.email });
  });

  test('takes twenty wrong answers a day, from whatever addresses, and ten from one', async () => {
    const { shop, token } = await oldOrder(open, 31);
    const [byAddress, byOrder] = storedLimits['order-proof'];
    const answer = (address: string, proof = '99999') =>
      browser(shop, { address }).call('POST /web-api/orders/:token/proof', { token, proof });
    for (let count = 0; count < byAddress.max; count += 1) await expect(answer('203.0.113.1')).rejects.toMatchObject(wrong);
    await expect(answer('203.0.113.1', zoe.email)).rejects.toMatchObject({ code: 'too-many' });
    for (let count = byAddress.max; count < byOrder.max; count += 1) {
      await answer('203.0.113.2', zoe.email);
      await expect(answer('203.0.113.2')).rejects.toMatchObject(wrong);
    }
    await expect(answer('203.0.113.3', zoe.email)).rejects.toMatchObject({ code: 'too-many' });
  });
});
