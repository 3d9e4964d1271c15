import { describe, expect, test } from 'vitest';
import type { Cart } from '#api/order.ts';
import type { PageRequest } from '#web/page/request.ts';
import { emptyValues, type Values } from './checkout-form.ts';
import { intentOf, viewOf } from './checkout-state.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const, text: `${amount}` });

function cart(goods: number, change: Partial<Cart> = {}): Cart {
  return {
    id: 'C'.repeat(22),
    lines: [],
    goods: euros(goods),
    sold: euros(0),
    discount: euros(0),
    shipping: euros(499),
    total: euros(goods + 499),
    gift: euros(0),
    due: euros(goods + 499),
    codes: [],
    net: null,
    isWhiteLabel: null,
    asksForReference: false,
    vat: [],
    needed: null,
    neededBounds: { first: '2026-11-24', last: '2029-11-24' },
    country: 'DE',
    countries: ['DE', 'AT'],
    deliveries: [
      { type: 'standard', name: 'Standardversand', price: euros(499), from: '2026-11-25', to: '2026-11-27', text: '', note: '' },
      { type: 'express', name: 'Expressversand', price: euros(1299), from: '2026-11-23', to: '2026-11-23', text: '', note: '' },
    ],
    cutOffSeconds: 3600,
    guaranteeNotice: null,
    payments: [],
    methods: ['invoice', 'prepayment'],
    orderable: true,
    formality: 'du',
    offersNewsletter: true,
    ...change,
  };
}

const page = { site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: '' } } as unknown as PageRequest;
const address: Partial<Values> = {
  email: 'zoe@beispiel.de',
  firstName: 'Zoë',
  lastName: 'Müller-Łukasz',
  street: 'Lindwurmstraße 88',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
  shippingType: 'standard',
};
const press = (intent: string, given: Partial<Values>, inCart = cart(8000)) =>
  viewOf(page, inCart, emptyValues(given), intentOf(intent), true);

describe('an address at a parcel locker', () => {
  const atLocker = { ...address, street: 'Packstation 123' };
  const cards = cart(8000, { lines: [{ kind: 'printed' } as Cart['lines'][number]] });

  test('without a post number stays at the address, and says where the number belongs', () => {
    const view = press('continue', { ...atLocker, open: 'address' }, cards);
    expect(view.open).toBe('address');
    expect(view.errors.extra).toContain('deine Postnummer');
  });

  test('with one is sent a standard parcel, and express is refused where it is chosen', () => {
    const numbered = { ...atLocker, extra: '12345678' };
    expect(press('continue', { ...numbered, open: 'address' }, cards).open).toBe('delivery');
    const chosen = { ...numbered, open: 'delivery', reached: 'delivery', shippingType: 'express' };
    const view = press('continue', chosen, cards);
    expect([view.open, view.errors.shippingType]).toEqual(['delivery', expect.stringContaining('liefert der Expressbote nicht')]);
  });

  test('is asked for nothing where gift vouchers alone are ordered', () => {
    const vouchers = cart(0, { lines: [{ kind: 'gift-voucher' } as Cart['lines'][number]] });
    expect(press('continue', { ...atLocker, open: 'address' }, vouchers).open).not.toBe('address');
  });
});

describe('steps of the checkout', () => {
  test('going on opens one step after the other', () => {
    expect(press('continue', { ...address, open: 'address' }).open).toBe('delivery');
    expect(press('continue', { ...address, open: 'delivery', reached: 'delivery' }).open).toBe('payment');
    expect(press('continue', { ...address, open: 'payment', reached: 'payment', payment: 'invoice' }).open).toBe('review');
  });

  test('an incomplete step stays open and says why', () => {
    const view = press('continue', { ...address, city: '', open: 'address' });
    expect(view.open).toBe('address');
    expect(Object.keys(view.errors)).toEqual(['city']);
  });

  test('a step that opens for the first time does not complain', () => {
    expect(press('continue', { ...address, open: 'delivery', reached: 'delivery' }).errors).toEqual({});
  });

  test('who changed something comes back to where they were', () => {
    const edited = press('edit-address', { ...address, payment: 'invoice', open: 'review', reached: 'review' });
    expect([edited.open, edited.reached]).toEqual(['address', 'review']);
    expect(press('continue', { ...edited.values, city: 'Augsburg' }).open).toBe('review');
  });

  test('a change that closes a way to pay opens that step with the reason', () => {
    const given = { ...address, payment: 'invoice', open: 'address', reached: 'review' };
    const view = press('continue', given, cart(2499));
    expect(view.open).toBe('payment');
    expect(view.errors.payment).toMatch(/ab 25,00\s€/);
    expect(press('continue', given, cart(2500)).open).toBe('review');
  });

  test('a shipping type that is gone opens its step with the reason', () => {
    const view = press('order', { ...address, shippingType: 'express-saturday', payment: 'invoice', open: 'review', reached: 'review' });
    expect([view.open, Object.keys(view.errors)]).toEqual(['delivery', ['shippingType']]);
  });

  test('no step can be skipped by what a form claims', () => {
    expect(press('order', { open: 'review', reached: 'review' }).open).toBe('address');
    expect(press('continue', { ...address, open: 'review', reached: 'review' }).open).toBe('payment');
  });

  test.each([
    ['27498', 'Helgoland', 'DE'],
    ['97400', 'Saint-Denis', 'FR'],
  ])('the postal code %s keeps the parcel from %s, with its name, and a bill may go there', (postalCode, city, country) => {
    const inCart = cart(8000, { countries: ['DE', 'FR'], country: 'DE', lines: [{ kind: 'printed' }] as Cart['lines'] });
    const view = press('continue', { ...address, postalCode, city, country, open: 'address' }, inCart);
    expect([view.open, view.errors]).toEqual([
      'address',
      { postalCode: `Nach ${city} liefern wir leider nicht, dort gilt anderes Zoll- oder Steuerrecht.` },
    ]);
    const place = Object.entries({ ...address, postalCode, city, country }).map(([name, value]) => [`billing.${name}`, value]);
    const billed = { ...address, ...Object.fromEntries(place), otherBilling: 'on', open: 'address' };
    expect(press('continue', billed, inCart).open).toBe('delivery');
    const online = cart(8000, { lines: [{ kind: 'gift-voucher' }] as Cart['lines'] });
    expect(press('continue', { ...address, postalCode: '27498', open: 'address' }, online).open).toBe('delivery');
  });

  test('a wrong telephone number opens the delivery step while an express type is chosen', () => {
    const given = { ...address, phone: 'morgens', payment: 'prepayment', open: 'delivery', reached: 'delivery' };
    const view = press('continue', { ...given, shippingType: 'express' });
    expect([view.open, Object.keys(view.errors)]).toEqual(['delivery', ['phone']]);
    expect(press('continue', given).open).toBe('payment');
  });

  test('fields for the bill appear without complaint', () => {
    const view = viewOf(page, cart(8000), emptyValues({ ...address, otherBilling: 'on', open: 'address' }), { kind: 'continue' }, false);
    expect([view.open, view.errors]).toEqual(['address', {}]);
  });
});
