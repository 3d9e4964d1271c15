/** The QR bill of an order in CHF: who gets it, and when there is none. */
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { expect, test } from 'vitest';
import { dayMs } from '#core/values/unit.ts';
import { callRoutes } from '#http/calls/calls.ts';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { transitionOrder } from '#store/order/orders.ts';
import { type PlacedOrder, placeOrder } from '#store/order/place-order.ts';
import { browser } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { guestWithCart, type OrderChanges, orderFor } from '#tests/orders.ts';
import { readPdf } from '#tests/read-pdf.ts';

const start = new Date('2026-11-22T10:00:00Z');
const bank = {
  recipient: 'Federleicht',
  iban: 'DE02120300000000202051',
  ibanChf: 'CH9300762011623852957',
  address: { address: 'Bahnhofstrasse 12', zip: '8001', city: 'Zürich', country: 'CH' },
};
const missing = 'A'.repeat(22);

const waiting: OrderChanges = {
  country: 'CH',
  locale: 'de-CH',
  currency: 'CHF',
  payment: 'prepayment',
  events: [
    { state: 'placed', actor: 'customer', reason: 'shop' },
    { state: 'awaiting_payment', actor: 'shop', reason: 'prepayment' },
  ],
};

async function openShop(open: Engine['open']) {
  let now = start;
  const shop: Shop = { ...(await seededShop(open, () => now)), bank };
  const app = callRoutes(
    shop,
    () => hostOf('ch.federleicht.localhost', [], undefined),
    ({ headers }) => String(headers.host),
  );
  const place = async (changes: OrderChanges = {}): Promise<PlacedOrder> => {
    const { owner } = await guestWithCart(shop.store);
    const placed = await placeOrder(shop.store, owner, await orderFor(shop.store, owner, { ...waiting, ...changes }), now);
    if (!placed.ok) throw new Error(placed.reason);
    const pen = { kind: 'accessory', design: null, data: JSON.stringify({ sku: 'pen-gel-gold', parent: null, follows: false }) };
    await shop.store.write((trx) => trx.updateTable('order_lines').set(pen).where('order', '=', placed.order.id).execute());
    return placed.order;
  };
  const bill = async (token: string, client = '203.0.113.9') =>
    app.request(`/web-api/orders/${token}/qr-bill`, {}, { incoming: { headers: { host: client } } as IncomingMessage } as HttpBindings);
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { shop, place, bill, wait };
}

withStore('the QR bill of an order', (open) => {
  test('is a PDF that is not kept, for holders of the link of the order', async () => {
    const { shop, place, bill } = await openShop(open);
    const { token, number } = await place();
    const response = await bill(token);
    const headers = ['content-type', 'content-disposition', 'cache-control'].map((name) => response.headers.get(name));
    expect([response.status, ...headers]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="qr-rechnung-${number}.pdf"`,
      'private, no-store',
    ]);
    const [page] = await readPdf(new Uint8Array(await response.arrayBuffer()));
    expect(page?.text).toContain(`QR-Rechnung zur Bestellung ${number}`);
    const { transfer } = await browser(shop).call('GET /web-api/orders/:token', { token });
    expect(transfer).toMatchObject({ iban: bank.ibanChf, reference: number, code: { kind: 'swiss' } });
  });

  test('does not exist for another currency or way to pay, nor once the order is paid or was cancelled: all answer as an unknown order does', async () => {
    const { shop, place, bill } = await openShop(open);
    const paid = await place();
    const step = { state: 'paid', actor: 'shop', reason: 'money' } as const;
    await shop.store.write((trx) => transitionOrder(trx, paid.id, step, start));
    const others = [await place({ currency: 'EUR' }), await place({ payment: 'invoice' }), paid].map(({ token }) => token);
    for (const token of [...others, missing, 'x']) {
      const response = await bill(token);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not-found']);
    }
  });

  test('needs a proof once the link of the order is old', async () => {
    const { place, bill, wait } = await openShop(open);
    const { token } = await place();
    wait(40 * dayMs);
    expect((await bill(token)).status).toBe(403);
  });

  test('is refused beyond the limit', async () => {
    const { shop, place, bill } = await openShop(open);
    const { token } = await place();
    await consumeLimit(shop, 'qr-bill', { owner: null, address: '203.0.113.20' }, { points: 40 });
    expect([(await bill(token, '203.0.113.20')).status, (await bill(token)).status]).toEqual([429, 200]);
  });
});

withStore('a transfer in EUR', (open) => {
  test('goes to the account in EUR, with an EPC code', async () => {
    const { shop, place } = await openShop(open);
    const { token } = await place({ currency: 'EUR', country: 'DE', locale: 'de-DE' });
    const { transfer } = await browser(shop).call('GET /web-api/orders/:token', { token });
    expect(transfer).toMatchObject({ iban: bank.iban, code: { kind: 'epc' } });
  });
});
