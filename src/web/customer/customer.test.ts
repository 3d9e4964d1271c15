import { expect, test } from 'vitest';
import { customerStore, fullName } from './customer.ts';

test('before the first answer the customer of a page is a guest: no hash, name, number or order, type 0 [F152, F153, F154, F155, F156, F157]', () => {
  const { customer, isInitialising } = customerStore.get();
  expect(isInitialising).toBe(true);
  expect(customer).toMatchObject({
    emailHash: '',
    firstName: '',
    lastName: '',
    isLoggedIn: false,
    isWhitelabelCustomer: false,
    number: '',
    order: null,
    type: 0,
  });
});

test('the full name is first and last name, and of customers who are signed in only [F153]', () => {
  const named = { ...customerStore.get().customer, firstName: 'Zoë', lastName: 'Müller' };
  expect(fullName(named)).toBe('');
  expect(fullName({ ...named, isLoggedIn: true })).toBe('Zoë Müller');
  expect(fullName({ ...named, isLoggedIn: true, lastName: '' })).toBe('Zoë');
});
