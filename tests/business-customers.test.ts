/** Business customers and resellers from the operator's call to the papers of an order. */
import { expect, test } from 'vitest';
import { operatorRoutes } from '#http/calls/operator.ts';
import type { Shop } from '#services/handler.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { writeTicket } from '#services/print/write-ticket.ts';
import { listMails } from '#store/mail/mails.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderKey } from '#tests/customer.ts';
import { browser, zoe } from '#tests/customer-browser.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';

const token = 'a'.repeat(32);
const address = { firstName: 'Rosa', lastName: 'Weber', street: 'Lindenweg 4', postalCode: '50667', city: 'Köln', country: 'DE' } as const;
const billing = { ...address, company: 'Papeterie Sonne', street: 'Hauptstraße 5', vatId: 'DE123456789' } as const;

async function customerOf(open: Engine['open']) {
  const shop = await seededShop(open, () => new Date('2026-11-19T09:00:00Z'));
  const visitor = browser(shop);
  const { number } = await visitor.call('POST /web-api/customer-signup', zoe);
  return { shop, visitor, number };
}

async function setType(shop: Shop, number: string, body: object) {
  const request = new Request(`http://localhost/operator-api/customers/${number}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const response = await operatorRoutes(shop, { name: 'operator', value: token }).fetch(request);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Orders one charged sample with everything a business says. */
async function order({ visitor }: Awaited<ReturnType<typeof customerOf>>, { buyerReference = '991-33333test-33' } = {}) {
  for (const card of ['olivia', 'steinrund', 'feigenhof', 'oelgarten']) await visitor.call('POST /web-api/cart/samples', { card });
  const cart = await visitor.call('GET /web-api/cart', {});
  const placed = await visitor.call(
    'POST /web-api/order',
    {
      cartId: cart.id ?? '',
      email: 'sonne@beispiel.de',
      delivery: address,
      billing,
      shippingType: 'standard',
      payment: 'prepayment',
      reference: 'Projekt 4711',
      buyerReference,
      shownTotal: cart.total.amount,
      termsAccepted: true,
    },
    { 'idempotency-key': orderKey() },
  );
  return { cart, token: placed.token };
}

withStore('business customers', (open) => {
  test('are made by the operator’s call, which is noted in the account’s history once [E083] [F332]', async () => {
    const { shop, visitor, number } = await customerOf(open);
    const wanted = { type: 2, isWhitelabel: true, note: 'Vertrag vom 1. November' };
    expect(await setType(shop, number, wanted)).toMatchObject({
      status: 200,
      body: { number, type: 2, isWhitelabel: true, changed: true },
    });
    expect((await setType(shop, number, wanted)).body).toMatchObject({ changed: false });
    expect((await setType(shop, 'K00000000', wanted)).status).toBe(404);
    expect((await setType(shop, number, { ...wanted, type: 7 })).status).toBe(422);
    expect((await setType(shop, number, { type: 2 })).status).toBe(422);
    expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ type: 2, isWhitelabelCustomer: true });
    const events = await shop.store.db.selectFrom('account_events').select('detail').where('kind', '=', 'type-changed').execute();
    expect(events).toHaveLength(1);
    expect(events[0]?.detail).toContain('Vertrag vom 1. November');
  });

  test('are customers like all others: nobody makes oneself more than one, and no session opens the operator’s side [F327]', async () => {
    const { shop, visitor, number } = await customerOf(open);
    for (const more of [{ type: 2 }, { isWhitelabel: true }, { role: 'operator' }])
      await expect(browser(shop).call('POST /web-api/customer-signup', { ...zoe, ...more } as never)).rejects.toMatchObject({
        code: 'bad-form',
      });
    await setType(shop, number, { type: 2, isWhitelabel: true, note: '' });
    const cookie = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = JSON.stringify({ type: 2, isWhitelabel: true, note: '' });
    const claims: Record<string, string>[] = [{}, { cookie }, { authorization: `Bearer ${visitor.jar.get('__Host-federleicht_session')}` }];
    for (const headers of claims) {
      const request = new Request(`http://localhost/operator-api/customers/${number}`, { method: 'POST', headers, body });
      expect((await operatorRoutes(shop, { name: 'operator', value: token }).fetch(request)).status).toBe(401);
    }
    expect(await browser(shop).call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false, number: '', type: 0 });
    expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: true, number, type: 2 });
  });

  test('read sums without tax and keep a number of their own with the order; private customers do not [E083]', async () => {
    const customer = await customerOf(open);
    expect(await customer.visitor.call('GET /web-api/cart', {})).toMatchObject({ net: null, asksForReference: false, isWhiteLabel: null });
    await setType(customer.shop, customer.number, { type: 1, isWhitelabel: false, note: '' });
    const { cart, token: opened } = await order(customer);
    const vat = cart.vat.reduce((sum, { amount }) => sum + amount.amount, 0);
    expect(cart.net?.amount).toBe(cart.total.amount - vat);
    expect(vat).toBeGreaterThan(0);
    expect(cart.lines.at(-1)?.net?.amount).toBeLessThan(cart.lines.at(-1)?.total?.amount ?? 0);
    const shown = await customer.visitor.call('GET /web-api/orders/:token', { token: opened });
    expect(shown).toMatchObject({
      reference: 'Projekt 4711',
      buyerReference: '991-33333TEST-33',
      isWhiteLabel: false,
      net: cart.net,
      billing: { vatId: 'DE123456789' },
    });
    // A change of the customer does not change what was ordered.
    await setType(customer.shop, customer.number, { type: 0, isWhitelabel: false, note: '' });
    expect((await customer.visitor.call('GET /web-api/orders/:token', { token: opened })).net).toEqual(cart.net);
  });

  test('alone have the reference of a public buyer, and one with wrong check digits is refused', async () => {
    const { shop, visitor, number } = await customerOf(open);
    const of = async ({ token: opened }: { token: string }) => (await findOrder(shop.store, opened))?.buyerReference;
    expect(await of(await order({ shop, visitor, number }))).toBe('');
    await setType(shop, number, { type: 1, isWhitelabel: false, note: '' });
    const wrong = { code: 'bad-input', details: { errors: [{ field: 'buyerReference', code: 'buyer-reference' }] } };
    await expect(order({ shop, visitor, number }, { buyerReference: '991-33333TEST-34' })).rejects.toMatchObject(wrong);
  });

  test('who are no resellers cannot order without the brand, nor can guests [F394]', async () => {
    const { shop, visitor, number } = await customerOf(open);
    await setType(shop, number, { type: 1, isWhitelabel: false, note: '' });
    for (const stranger of [visitor, browser(shop)])
      await expect(stranger.call('POST /whitelabel/switch', { on: true })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ order: null });
  });

  test('resellers switch the cart: mail, job ticket and delivery note of its order show their name only [F394] [F250] [E083]', async () => {
    const customer = await customerOf(open);
    const { shop, visitor, number } = customer;
    await setType(shop, number, { type: 2, isWhitelabel: true, note: '' });
    expect(await visitor.call('POST /whitelabel/switch', { on: true })).toEqual({ isWhitelabelOrder: true });
    expect(await visitor.call('POST /whitelabel/switch', { on: false })).toEqual({ isWhitelabelOrder: false });
    await visitor.call('POST /whitelabel/switch', { on: true });
    expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ order: { isWhitelabelOrder: true } });
    const { cart, token: opened } = await order(customer);
    expect(cart.isWhiteLabel).toBe(true);
    const placed = await findOrder(shop.store, opened);
    if (!placed) throw new Error('no order');
    const mailing = { ...shop, hosts: [] };
    const write = await mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 })['order-mail']?.({ order: placed.id }, mailing);
    await shop.store.write(async (trx) => {
      await write?.(trx);
    });
    const mail = (await listMails(shop.store)).find(({ to }) => to === 'sonne@beispiel.de');
    expect(mail?.sender).toBe('Papeterie Sonne');
    const files = new Map<string, string>();
    const writing = {
      ...shop,
      files: { put: async (key: string, bytes: Buffer) => files.set(key.split('/').at(-1) ?? '', bytes.toString('latin1')) },
    };
    await writeTicket(writing as unknown as Shop, placed, [], new Map());
    for (const text of [mail?.subject, mail?.text, files.get('delivery-note.pdf')]) {
      expect(text).toContain(text === mail?.subject || text === mail?.text ? placed.number : '%PDF');
      expect(text).not.toMatch(/feder|myposter/i);
    }
    expect(files.get('ticket.html')).toContain('Neutral, Absender');
    expect(files.get('ticket.html')).toContain('Papeterie Sonne');
    // The next cart begins with the brand again.
    await visitor.call('POST /web-api/cart/samples', { card: 'olivia' });
    expect((await visitor.call('GET /web-api/cart', {})).isWhiteLabel).toBe(false);
  });
});
