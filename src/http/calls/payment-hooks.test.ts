/** Events of payment providers as they arrive over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import { agree, signEvent } from '#dev/test-payments.ts';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { attemptsOf } from '#store/payment/attempts.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { orderToPay, payableShop, testProviderSecret } from '#tests/payment/payable-shop.ts';
import { answerPaymentHook } from './payment-hooks.ts';

/** A server that answers events alone; gives the status of what is posted to it. */
async function hookServer(shop: Shop) {
  const server = createServer((request, response) => void answerPaymentHook(shop, request, response, request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (body: string | Uint8Array<ArrayBuffer>, signature: string, path = '/hooks/test') =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body,
        headers: { 'test-signature': signature, connection: 'close' },
      })
    ).status;
}

async function world(store: Store) {
  const shop = payableShop(store);
  const order = await orderToPay(shop);
  await order.guest.call('POST /web-api/orders/:token/pay', { token: order.token });
  const [attempt] = await attemptsOf(store.db, order.id);
  await agree(shop.payments, attempt?.ref ?? '', 'ok', shop.now());
  const body = JSON.stringify({ id: 'event-1', attempt: attempt?.id, ref: attempt?.ref });
  return { ...shop, order, body, signature: signEvent(testProviderSecret, body) };
}

const rows = (store: Store) => store.db.selectFrom('payment_events').selectAll().execute();

onEachEngine('an event', (open) => {
  test('posted fifty times at once is stored once, settles once, and is answered fifty times', async () => {
    const store = await open();
    const { shop, order, body, signature, work } = await world(store);
    const post = await hookServer(shop);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => post(body, signature)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await rows(store)).toHaveLength(1);
    const jobs = () => store.db.selectFrom('jobs').select('kind').execute();
    expect((await jobs()).filter(({ kind }) => kind === 'payment-sync')).toHaveLength(1);
    await work();
    expect((await jobs()).filter(({ kind }) => kind === 'payment-mail')).toHaveLength(1);
    const events = await store.db.selectFrom('order_events').select('state').where('order', '=', order.id).orderBy('position').execute();
    expect(events.map(({ state }) => state)).toEqual(['placed', 'awaiting_payment', 'paid']);
  });
});

withStore('an event that is not taken', (open) => {
  test('has another status for each reason, and leaves no row', async () => {
    const store = await open();
    const { shop, body, signature } = await world(store);
    const post = await hookServer(shop);
    const flipped = new TextEncoder().encode(body);
    flipped[body.length >> 1] = (flipped[body.length >> 1] ?? 0) ^ 1;
    const large = JSON.stringify({ id: 'x'.repeat(300_000) });
    expect(await post(body, '')).toBe(400);
    expect(
      await post(
        body,
        signature.replace(/^./, (first) => (first === '0' ? '1' : '0')),
      ),
    ).toBe(400);
    expect(await post(body, signature.slice(2))).toBe(400);
    expect(await post(flipped, signature)).toBe(400);
    for (const path of ['/hooks/nothing', '/hooks/transfer/x']) expect(await post(body, signature, path)).toBe(404);
    expect(await post(body, signature, '/hooks/transfer')).toBe(400);
    expect(await post(large, signEvent(testProviderSecret, large))).toBe(413);
    const busy = { ...shop, store: { ...store, write: () => Promise.reject(new Fault('busy', 'the store is locked')) } };
    expect(await (await hookServer(busy))(body, signature)).toBe(503);
    expect(await rows(store)).toEqual([]);
    expect(await post(body, signature)).toBe(200);
    expect(await rows(store)).toHaveLength(1);
  });
});
