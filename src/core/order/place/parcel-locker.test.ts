import { expect, test } from 'vitest';
import { munich } from '#tests/customer.ts';
import { parcelLockerIssues } from './parcel-locker.ts';

const codesOf = (street: string, extra = '', { isExpress = false, country = 'DE' as 'DE' | 'AT' } = {}) =>
  parcelLockerIssues({ ...munich, street, extra, country }, isExpress).map(({ field, code }) => `${field}: ${code}`);

test.each([
  ['Packstation 123', ''],
  ['PACKSTATION 123', 'Frau Müller'],
  ['Pack-Station 7', '12345'],
  ['Am Markt', 'Packstation 123'],
])('a locker written as "%s" and "%s" misses the post number', (street, extra) => {
  expect(codesOf(street, extra)).toEqual(['extra: post-number']);
});

test.each([
  ['Packstation 123', '12345678'],
  ['12345678', 'Packstation 123'],
  ['Packstation 123', 'Postnummer 1234567'],
  ['Postfiliale 512', ''],
  ['Lindwurmstraße 88', ''],
  ['Packstationsweg 3', ''],
])('"%s" and "%s" reach their place by a standard parcel', (street, extra) => {
  expect(codesOf(street, extra)).toEqual([]);
});

test('no courier goes to a locker or a branch office, but to every street', () => {
  const isExpress = { isExpress: true };
  expect(codesOf('Packstation 123', '12345678', isExpress)).toEqual(['shippingType: no-courier']);
  expect(codesOf('Postfiliale 512', '12345678', isExpress)).toEqual(['shippingType: no-courier']);
  expect(codesOf('Lindwurmstraße 88', '', isExpress)).toEqual([]);
});

test('lockers of this name are in Germany only', () => {
  expect(codesOf('Packstation 123', '', { isExpress: true, country: 'AT' })).toEqual([]);
});
