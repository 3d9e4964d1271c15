import { expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { checkAddress } from './address-state.ts';
import { countryOf, guestCountries } from './countries.ts';
import type { HouseholdAddress } from './household.ts';

const address: HouseholdAddress = {
  company: '',
  street: 'Goethestraße 12 a',
  extra: '',
  postcode: '80336',
  city: 'München',
  region: '',
  country: 'DE',
};
const check = (fields: Partial<HouseholdAddress>, isNamed = true) => checkAddress({ ...address, ...fields }, isNamed);
const blank: HouseholdAddress = { company: '', street: '', extra: '', postcode: '', city: '', region: '', country: 'DE' };

test('an address is ok with name, street, town, country and a postcode of its country, and not without one of them', () => {
  expect(check({})).toMatchObject({ state: 'ok', problems: [], hints: [] });
  expect(check({}, false).state).toBe('incomplete');
  for (const field of ['street', 'postcode', 'city', 'country'] as const)
    expect(check({ [field]: '' })).toMatchObject({ state: 'incomplete', problems: [{ field }] });
  expect(check({ postcode: '8033' })).toMatchObject({ state: 'wrong', problems: [{ field: 'postcode' }] });
  expect(checkAddress(blank, true)).toMatchObject({ state: 'unchecked', problems: [] });
});

/** Of each country: codes in form and range, in form and outside, not in form. */
const codes = {
  DE: { good: ['01067', 'D-80336', '99998'], outside: ['01000', '99999'], wrong: ['1067', '803366', 'ABCDE'] },
  AT: { good: ['1010', 'A-1030', '9992'], outside: ['1009', '9993'], wrong: ['101', '10100'] },
  CH: { good: ['1000', 'CH-8001', '9699'], outside: ['0999', '9490', '9700'], wrong: ['80011'] },
  LI: { good: ['9490', 'FL-9485', '9498'], outside: ['9484', '9499', '8001'], wrong: ['949'] },
  LU: { good: ['1234', 'L-9999', '1009'], outside: ['1008'], wrong: ['12345'] },
  FR: { good: ['75001', 'F-01000', '98000'], outside: ['96000', '00100', '99000'], wrong: ['7500'] },
  IT: { good: ['20121', 'I-00010', '98168'], outside: ['00009', '98169'], wrong: ['2012'] },
  BE: { good: ['1000', 'B-9992'], outside: ['0999', '9993'], wrong: ['10000'] },
  NL: { good: ['1012 AB', '1012ab', 'NL-9999 XY'], outside: ['1012 SS', '1012 SA', '1012 SD'], wrong: ['0123 AB', '1012'] },
  ES: { good: ['28013', 'E-01001', '52001'], outside: ['53000', '00100'], wrong: ['2801'] },
} as const;

test.each(deliveryCountries)('postcodes of %s are right, a hint or a fault', (country) => {
  const { good, outside, wrong } = codes[country];
  for (const postcode of good) expect([postcode, check({ country, postcode })]).toMatchObject([postcode, { state: 'ok', hints: [] }]);
  for (const postcode of outside)
    expect([postcode, check({ country, postcode })]).toMatchObject([postcode, { state: 'ok', hints: [{ field: 'postcode' }] }]);
  for (const postcode of wrong) expect([postcode, check({ country, postcode }).state]).toEqual([postcode, 'wrong']);
});

test('a code is stored in the form of its country, and beyond the ten as it was typed', () => {
  expect(check({ country: 'NL', postcode: '1012ab' }).postcode).toBe('1012 AB');
  expect(check({ country: 'LI', postcode: 'FL-9490' }).postcode).toBe('9490');
  expect(check({ country: 'GB', postcode: 'SW1A 1AA' })).toMatchObject({ state: 'ok', postcode: 'SW1A 1AA' });
  expect(check({ country: 'GB', postcode: '' }).state).toBe('incomplete');
  expect(check({ country: 'AE', postcode: '' }).state).toBe('ok');
});

test('a country is found by its name in six languages, its code and the sign of its cars', () => {
  for (const text of ['Österreich', 'Austria', 'autriche', 'Oostenrijk', 'AT', 'a', 'Oesterreich'])
    expect([text, countryOf(text)]).toEqual([text, 'AT']);
  for (const text of ['Schweiz', 'Suisse', 'svizzera', 'CH', 'Switzerland']) expect([text, countryOf(text)]).toEqual([text, 'CH']);
  expect(countryOf('FL')).toBe('LI');
  expect(countryOf('Großbritannien')).toBe('GB');
  expect(countryOf('Vereinigtes Königreich')).toBe('GB');
  expect(countryOf('Atlantis')).toBeNull();
  expect(countryOf('')).toBeNull();
});

test('every country has one code, and each code is found by itself', () => {
  expect(new Set(guestCountries).size).toBe(249);
  for (const code of guestCountries) expect(countryOf(code.toLowerCase())).toBe(code);
});
