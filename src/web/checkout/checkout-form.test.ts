import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { orderSchema } from '#api/order.ts';
import { serverTexts } from '#texts/server-texts.ts';
import * as form from './checkout-form.ts';
import { emptyValues, formField, orderOf, type Values } from './checkout-form.ts';

const token = 'A'.repeat(22);
const filled: Partial<Values> = {
  cartId: token,
  email: 'zoe@beispiel.de',
  firstName: 'Zoë',
  lastName: 'Müller-Łukasz',
  street: 'Lindwurmstraße 88',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
  shippingType: 'standard',
  payment: 'invoice',
};
const countries = ['DE', 'AT', 'NL'];
const t = serverTexts({ locale: 'de-DE' });
const addressErrors = (values: Values, offered: readonly string[]) => form.addressErrors(values, offered, t);

describe('the address step', () => {
  test('a complete address has no errors and makes an order the call takes', () => {
    const values = emptyValues(filled);
    expect(addressErrors(values, countries)).toEqual({});
    expect(safeParse(orderSchema, orderOf(values, { total: 8449, due: 8449 })).success).toBe(true);
  });

  test('each missing field gets its own sentence, the company none', () => {
    const errors = addressErrors(emptyValues({ country: 'DE' }), countries);
    expect(Object.keys(errors).sort()).toEqual(['city', 'email', 'firstName', 'lastName', 'postalCode', 'street']);
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^Hier fehl.*\.$/);
  });

  test('the postal code follows the country', () => {
    const check = (country: string, postalCode: string) => addressErrors(emptyValues({ ...filled, country, postalCode }), countries);
    expect(check('DE', '8033').postalCode).toContain('5');
    expect(check('AT', '1010')).toEqual({});
    expect(check('NL', '1012AB')).toEqual({});
    expect(orderOf(emptyValues({ ...filled, country: 'NL', postalCode: '1012ab' }), { total: 1, due: 1 }).delivery.postalCode).toBe(
      '1012 AB',
    );
  });

  test.each([
    'zoe',
    'zoe@',
    'zoe@beispiel',
    'a@b.de, c@d.de',
    'zoe @beispiel.de',
    'a@-b.de',
    'a@b.d-',
    'post@münchen',
    `${'a'.repeat(65)}@b.de`,
  ])('%s is no e-mail address', (email) => {
    expect(addressErrors(emptyValues({ ...filled, email }), countries).email).toMatch(/name@beispiel\.de/);
  });

  test.each([
    ['zoë@beispiel.de', '„ë“'],
    ['jörg@münchen.de', '„ö“'],
    ['😀@beispiel.de', '„😀“'],
  ])('%s is refused before the last step, and the sentence names %s', (email, letter) => {
    expect(addressErrors(emptyValues({ ...filled, email }), countries).email).toContain(letter);
  });

  test('the form takes exactly the addresses the order call takes', () => {
    for (const email of [
      'zoe@beispiel.de',
      'a+b@c-d.co.uk',
      'a@b',
      'a@b.d-',
      'zoë@b.de',
      'post@münchen.de',
      'post@münchen',
      'a b@c.de',
      '"a"@b.de',
      "o'neil@b.ie",
    ]) {
      const values = emptyValues({ ...filled, email });
      expect(addressErrors(values, countries).email === undefined).toBe(
        safeParse(orderSchema, orderOf(values, { total: 1, due: 1 })).success,
      );
    }
  });

  test('a country the shop does not deliver to is refused, a bill may go there', () => {
    expect(addressErrors(emptyValues({ ...filled, country: 'CH', postalCode: '8001' }), countries).country).toMatch(/Schweiz/);
    const billed: Partial<Values> = {
      otherBilling: 'on',
      'billing.firstName': 'Jörg',
      'billing.lastName': 'Huber',
      'billing.street': 'Bahnhofstrasse 1',
      'billing.postalCode': '8001',
      'billing.city': 'Zürich',
      'billing.country': 'CH',
    };
    expect(addressErrors(emptyValues({ ...filled, ...billed }), countries)).toEqual({});
    expect(orderOf(emptyValues({ ...filled, ...billed }), { total: 1, due: 1 }).billing?.country).toBe('CH');
    expect(addressErrors(emptyValues({ ...filled, ...billed, 'billing.city': '' }), countries)).toHaveProperty(['billing.city']);
  });

  test('second line and telephone number are optional, and a bill to another address has no telephone number', () => {
    const delivered = { ...filled, shippingType: 'express', extra: 'Hinterhaus', phone: '+49 89 1234567' };
    expect(orderOf(emptyValues(delivered), { total: 1, due: 1 }).delivery).toMatchObject({ extra: 'Hinterhaus', phone: '+49 89 1234567' });
    expect(Object.keys(orderOf(emptyValues(filled), { total: 1, due: 1 }).delivery)).not.toEqual(expect.arrayContaining(['extra']));
    expect(addressErrors(emptyValues({ ...delivered, phone: 'morgens' }), countries).phone).toMatch(/^Diese Telefonnummer/);
    const billed = Object.fromEntries(Object.entries({ ...delivered }).map(([name, value]) => [`billing.${name}`, value]));
    const order = orderOf(emptyValues({ ...delivered, ...billed, otherBilling: 'on' }), { total: 1, due: 1 });
    expect(order.billing).toMatchObject({ extra: 'Hinterhaus' });
    expect(order.billing).not.toHaveProperty('phone');
  });

  test('the telephone number goes to the courier of an express parcel only, and stands beside the ways of delivery', () => {
    const called = { ...filled, phone: 'morgens' };
    expect(addressErrors(emptyValues(called), countries)).toEqual({});
    expect(orderOf(emptyValues({ ...called, phone: '+49 89 1234567' }), { total: 1, due: 1 }).delivery).not.toHaveProperty('phone');
    for (const shippingType of ['express', 'express-saturday'])
      expect(Object.keys(addressErrors(emptyValues({ ...called, shippingType }), countries))).toEqual(['phone']);
    expect(form.stepOfField('phone')).toBe('delivery');
  });

  test('the reference of a public buyer is sent in its form, and a wrong one is a field error with an example', () => {
    const order = (buyerReference: string) => orderOf(emptyValues({ ...filled, buyerReference }), { total: 1, due: 1 });
    expect(order('991-33333test-33').buyerReference).toBe('991-33333TEST-33');
    expect(order('')).not.toHaveProperty('buyerReference');
    expect(addressErrors(emptyValues({ ...filled, buyerReference: '4711' }), countries)).toEqual({
      buyerReference: expect.stringContaining('04011000-1234512345-06'),
    });
    expect(addressErrors(emptyValues({ ...filled, buyerReference: '991-33333TEST-34' }), countries).buyerReference).toContain(
      'Prüfziffern',
    );
    expect(form.stepOfField('buyerReference')).toBe('address');
  });

  test('what does not fit on the parcel is told, not cut', () => {
    expect(addressErrors(emptyValues({ ...filled, street: 'x'.repeat(101) }), countries).street).toContain('100');
  });
});

test('errors of the order call find their field', () => {
  expect([formField('delivery.postalCode'), formField('billing.city'), formField('payment'), formField('shownTotal')]).toEqual([
    'postalCode',
    'billing.city',
    'payment',
    null,
  ]);
});
