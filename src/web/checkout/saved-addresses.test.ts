import { describe, expect, test } from 'vitest';
import { emptyValues, type Values } from './checkout-form.ts';
import { filledValues, savedAddressValues } from './saved-addresses.ts';

const home = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;
const office = { ...home, company: 'Müller & Co', street: 'Platz 2', postalCode: '1010', city: 'Wien', country: 'AT' } as const;
const saved = (id: string, address: typeof home | typeof office, isDelivery = false, isBilling = false) => ({
  id,
  address,
  isDelivery,
  isBilling,
});
const account = {
  email: 'zoe@beispiel.de',
  firstName: 'Zoë',
  lastName: 'Müller',
  company: 'Müller GmbH',
  vatId: 'DE123456788',
  addresses: [saved('h', home, true), saved('o', office, false, true)],
};
const start = (given: Partial<Values> = {}) => emptyValues({ country: 'DE', ...given });

describe('the checkout of a customer', () => {
  test('begins with the addresses that come first, the bill apart where it is another [E046]', () => {
    const values = filledValues(start(), account, ['DE', 'AT']);
    expect(values).toMatchObject({ email: account.email, ...home, otherBilling: 'on' });
    expect(values).toMatchObject({ 'billing.street': 'Platz 2', 'billing.company': 'Müller & Co', 'billing.country': 'AT' });
    expect(values).toMatchObject({ 'billing.vatId': account.vatId, vatId: '' });
    const one = { ...account, addresses: [saved('h', home, true, true)] };
    expect(filledValues(start(), one, ['DE'])).toMatchObject({ street: 'Weg 1', otherBilling: '', vatId: account.vatId });
  });

  test('begins with name, company and VAT id of the profile where no address comes first, or where it is not delivered to [E083]', () => {
    const person = { firstName: 'Zoë', lastName: 'Müller', company: 'Müller GmbH', vatId: account.vatId, street: '', country: 'DE' };
    expect(filledValues(start(), { ...account, addresses: [] }, ['DE'])).toMatchObject(person);
    const abroad = { ...account, addresses: [saved('o', office, true)] };
    expect(filledValues(start(), abroad, ['DE'])).toMatchObject(person);
  });

  test('keeps what was typed: an address that was begun is not mixed with a saved one', () => {
    const typed = start({ email: 'mia@beispiel.de', city: 'Bonn' });
    expect(filledValues(typed, account, ['DE', 'AT'])).toEqual(typed);
    const billed = start({ otherBilling: 'on', 'billing.city': 'Bonn' });
    expect(filledValues(billed, account, ['DE', 'AT'])).toEqual({ ...billed, email: account.email });
    expect(filledValues(start(), null, ['DE'])).toEqual(start());
  });

  test('takes a saved address by its button, and nothing by the button of another account', () => {
    const typed = start({ email: 'mia@beispiel.de', street: 'Gasse 3', company: 'Alt AG' });
    expect(savedAddressValues(typed, account, 'deliver-h')).toMatchObject({
      ...home,
      company: '',
      email: 'mia@beispiel.de',
      vatId: account.vatId,
    });
    expect(savedAddressValues(typed, account, 'bill-o')).toMatchObject({ street: 'Gasse 3', otherBilling: 'on', 'billing.city': 'Wien' });
    for (const button of ['deliver-x', 'bill-', 'continue', 'deliver-'])
      expect([button, savedAddressValues(typed, account, button)]).toEqual([button, null]);
    expect(savedAddressValues(typed, null, 'deliver-h')).toBe(null);
  });
});
