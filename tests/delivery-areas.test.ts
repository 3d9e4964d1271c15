/** Places of the ten countries whose postal code decides: outside the VAT area, or with a rate of their own. */
import { expect, test } from 'vitest';
import type { PostalAddress } from '#core/customer/postal-address.ts';
import type { Site } from '#services/handler.ts';
import { findOrder, transitionOrder } from '#store/order/orders.ts';
import { orderKey } from '#tests/customer.ts';
import { browser, germany, type TestBrowser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const munich: PostalAddress = {
  firstName: 'Rosa',
  lastName: 'Weber',
  street: 'Lindenweg 4',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
};
const helgoland: PostalAddress = { ...munich, postalCode: '27498', city: 'Helgoland' };
const jungholz: PostalAddress = { ...munich, postalCode: '6691', city: 'Jungholz', country: 'AT' };
const switzerland: Site = { channel: 'federleicht', country: 'CH', locale: 'de-CH', origin: 'https://www.federleicht.example' };

async function withSamples(visitor: TestBrowser): Promise<TestBrowser> {
  for (const card of ['olivia', 'steinrund', 'feigenhof', 'oelgarten']) await visitor.call('POST /web-api/cart/samples', { card });
  return visitor;
}

type Addresses = { delivery: PostalAddress; billing?: PostalAddress; email?: string; shippingType?: 'standard' | 'express' };

async function ordered(visitor: TestBrowser, { delivery, billing, email = 'rosa@beispiel.de', shippingType = 'standard' }: Addresses) {
  const cart = await visitor.call('GET /web-api/cart', { country: delivery.country, shippingType });
  const facts = { cartId: cart.id ?? '', email, delivery, billing: billing ?? null };
  const ways = { shippingType, payment: 'prepayment', termsAccepted: true } as const;
  const body = { ...facts, ...ways, shownTotal: cart.total.amount };
  return visitor.call('POST /web-api/order', body, { 'idempotency-key': orderKey() });
}

withStore('an order', (open) => {
  test('to a place outside the VAT area is refused at its postal code, and the cart stays', async () => {
    const shop = await seededShop(open, clock);
    const visitor = await withSamples(browser(shop));
    const refused = { code: 'bad-input', details: { errors: [{ field: 'delivery.postalCode', code: 'not-delivered' }] } };
    await expect(ordered(visitor, { delivery: helgoland })).rejects.toMatchObject(refused);
    const tenerife: PostalAddress = { ...munich, postalCode: 'E-38001', city: 'Santa Cruz', country: 'ES' };
    await expect(ordered(visitor, { delivery: tenerife, billing: munich })).rejects.toMatchObject(refused);
    expect(await shop.store.db.selectFrom('orders').select('id').execute()).toEqual([]);
    expect((await visitor.call('GET /web-api/cart', {})).lines).toHaveLength(4);
    await ordered(visitor, { delivery: munich, billing: helgoland });
  });

  test('to a parcel locker needs the post number, and does not go there by courier', async () => {
    const shop = await seededShop(open, clock);
    const visitor = await withSamples(browser(shop));
    const locker: PostalAddress = { ...munich, street: 'Packstation 123' };
    const refused = (field: string, code: string) => ({ code: 'bad-input', details: { errors: [{ field, code }] } });
    await expect(ordered(visitor, { delivery: locker })).rejects.toMatchObject(refused('delivery.extra', 'post-number'));
    const numbered = { ...locker, extra: '12345678' };
    const express = ordered(visitor, { delivery: numbered, shippingType: 'express' });
    await expect(express).rejects.toMatchObject(refused('shippingType', 'no-courier'));
    expect(await ordered(visitor, { delivery: numbered })).toMatchObject({ state: 'awaiting_payment' });
  });

  test('of gift vouchers that go by mail takes an address there', async () => {
    const shop = await seededShop(open, clock);
    const visitor = browser(shop);
    const gift = { amount: 50, delivery: 'email', to: 'mia@beispiel.de', sendOn: '2026-12-24' } as const;
    await visitor.call('POST /web-api/gift-voucher', { ...gift, recipientName: 'Mia', senderName: 'Rosa', message: '' });
    expect(await ordered(visitor, { delivery: helgoland })).toMatchObject({ state: 'awaiting_payment' });
  });

  test('to Jungholz costs the same as to the rest of Austria, and has 19 % VAT', async () => {
    const shop = await seededShop(open, clock);
    const visitor = await withSamples(browser(shop));
    const before = await visitor.call('GET /web-api/cart', { country: 'AT' });
    const known = await visitor.call('GET /web-api/cart', { country: 'AT', taxRegion: 'AT-19' });
    expect([before, known].map(({ total, vat }) => [total.amount, vat.map(({ percent }) => percent)])).toEqual([
      [before.total.amount, ['20\u00a0%']],
      [before.total.amount, ['19\u00a0%']],
    ]);
    const { token } = await ordered(visitor, { delivery: jungholz });
    const order = await findOrder(shop.store, token);
    expect(order).toMatchObject({
      taxRegion: 'AT-19',
      total: before.total.amount,
      taxes: [{ basisPoints: 1900, gross: before.total.amount }],
    });
    expect((await visitor.call('GET /web-api/orders/:token', { token })).vat).toEqual(known.vat);
  });

  test('has no region in the rest of Austria, and none of a country that is not its own', async () => {
    const shop = await seededShop(open, clock);
    const visitor = await withSamples(browser(shop));
    const { vat } = await visitor.call('GET /web-api/cart', { country: 'FR', taxRegion: 'AT-19' });
    expect(vat.map(({ percent }) => percent)).toEqual(['20\u00a0%']);
    const { token } = await ordered(visitor, { delivery: { ...jungholz, postalCode: '1010', city: 'Wien' } });
    expect(await findOrder(shop.store, token)).toMatchObject({ taxRegion: null, taxes: [{ basisPoints: 2000 }] });
  });

  test('has rates in the locale of its market', async () => {
    const shop = await seededShop(open, clock);
    const visitor = await withSamples(browser(shop, { site: switzerland }));
    const cart = await visitor.call('GET /web-api/cart', {});
    expect(cart.vat.map(({ percent }) => percent)).toEqual(['8.1\u00a0%']);
    const { token } = await ordered(visitor, { delivery: { ...munich, postalCode: '8001', city: 'Zürich', country: 'CH' } });
    expect((await browser(shop, { site: germany }).call('GET /web-api/orders/:token', { token })).vat).toEqual(cart.vat);
  });
});

withStore('free samples', (open) => {
  test('are for a mailbox, however its address is written', async () => {
    const shop = await seededShop(open, clock);
    const first = browser(shop);
    await first.call('POST /web-api/cart/samples', { card: 'olivia' });
    const { token } = await ordered(first, { delivery: munich, email: 'Rosa.Weber@googlemail.com' });
    const second = browser(shop);
    await second.call('POST /web-api/cart/samples', { card: 'olivia' });
    const again = () => ordered(second, { delivery: munich, email: 'rosaweber+karten@gmail.com' });
    await expect(again()).rejects.toMatchObject({ code: 'price-changed' });
    const order = await findOrder(shop.store, token);
    const cancelled = { state: 'cancelled', actor: 'customer', reason: 'customer' } as const;
    await shop.store.write((trx) => transitionOrder(trx, order?.id ?? '', cancelled, clock()));
    const placed = await again().catch(again);
    expect((await findOrder(shop.store, placed.token))?.lines).toMatchObject([{ total: 0 }]);
  });
});
