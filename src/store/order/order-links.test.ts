/** Links of orders in both databases: found by a hash, sealed for later mails, and those of before. */
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { clearResponses, orderToken, sealOrderTokens } from './order-links.ts';
import { findOrder, listOrders } from './orders.ts';
import { findPlacedOrder, type PlacedOrder, placeOrder } from './place-order.ts';

onEachEngine('the link of an order', (open) => {
  test('opens its order, by a token that no row holds in clear; a repeated request gets the same one', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const input = await orderFor(store, owner, { key: 'k1' });
    const placed = await placeOrder(store, owner, input);
    if (!placed.ok) throw new Error(placed.reason);
    const { id, token } = placed.order;
    for (const table of ['orders', 'idempotent_responses', 'jobs'] as const)
      expect(JSON.stringify(await store.db.selectFrom(table).selectAll().execute())).not.toContain(token);
    const row = await store.db.selectFrom('orders').select('token').executeTakeFirstOrThrow();
    expect(await findOrder(store, row.token)).toBeNull();
    expect(await findOrder(store, token)).toMatchObject({ id });
    expect(await orderToken(store, id)).toBe(token);
    expect((await listOrders(store, owner, 9)).map((head) => head.token)).toEqual([token]);
    expect(await findPlacedOrder(store, owner, { ...input, key: 'k2' })).toMatchObject({ order: { token } });
    const elsewhere = { ...store, linkSecret: 'another' };
    expect(await orderToken(elsewhere, id)).toBeNull();
    expect(await findOrder(elsewhere, token)).toMatchObject({ id });
  });

  test('of before opens its order while the token is in clear, and after it was sealed in small steps', async () => {
    const store = await open();
    const tokens: { owner: OwnerId; input: Awaited<ReturnType<typeof orderFor>>; order: PlacedOrder }[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { owner } = await guestWithCart(store);
      const input = await orderFor(store, owner, { key: 'k1' });
      const placed = await placeOrder(store, owner, input);
      if (!placed.ok) throw new Error(placed.reason);
      const { order } = placed;
      await store.write(async (trx) => {
        await trx.updateTable('orders').set({ token: order.token, token_sealed: null }).where('id', '=', order.id).execute();
        await trx
          .updateTable('idempotent_responses')
          .set({ body: JSON.stringify(order) })
          .where('owner', '=', owner)
          .execute();
      });
      tokens.push({ owner, input, order });
    }
    const check = async () => {
      for (const { owner, input, order } of tokens) {
        expect(await findOrder(store, order.token)).toMatchObject({ id: order.id });
        expect(await orderToken(store, order.id)).toBe(order.token);
        expect(await placeOrder(store, owner, input)).toEqual({ ok: true, order, replay: true });
      }
    };
    await check();
    expect(await store.write((trx) => sealOrderTokens(trx, store, 2))).toBe(2);
    await check();
    expect(await store.write((trx) => sealOrderTokens(trx, store, 2))).toBe(1);
    expect(await store.write((trx) => sealOrderTokens(trx, store, 2))).toBe(0);
    expect(await store.write((trx) => clearResponses(trx, 9))).toBe(3);
    await check();
    for (const table of ['orders', 'idempotent_responses'] as const) {
      const text = JSON.stringify(await store.db.selectFrom(table).selectAll().execute());
      for (const { order } of tokens) expect(text).not.toContain(order.token);
    }
  });
});
