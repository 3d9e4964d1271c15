import { describe, expect, test } from 'vitest';
import { parse, safeParse } from 'zod/mini';
import { serverTexts } from '#texts/server-texts.ts';
import {
  domesticAddressLines,
  erasedPostalAddress,
  forUse,
  type PostalAddress,
  postalAddressFacts,
  postalAddressFields,
  postalAddressIssues,
  postalAddressKey,
  postalAddressLines,
  postalAddressOf,
  postalAddressValues,
} from './postal-address.ts';
import { postalAddressSchema, storedAddressSchema } from './postal-address-schema.ts';

/** As addresses were stored before the second line and the telephone number. */
const old = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;
const full: PostalAddress = {
  ...old,
  company: 'Müller & Co',
  vatId: 'DE123456788',
  extra: 'Hinterhaus, 2. Stock',
  phone: '+49 89 1234567',
};
const codes = (values: Parameters<typeof postalAddressIssues>[0]) => postalAddressIssues(values).map(({ field, code }) => [field, code]);
const t = serverTexts({ locale: 'de-DE' });

describe('a postal address', () => {
  test('without second line and telephone number parses as it was stored', () => {
    expect(parse(postalAddressSchema, old)).toEqual(old);
    expect(parse(storedAddressSchema, old)).toEqual(old);
    expect(domesticAddressLines(old)).toEqual(['Zoë Müller', 'Weg 1', '80331 München']);
  });

  test('has the second line above the street, and no telephone number and VAT id in its lines', () => {
    expect(postalAddressLines(full, 'de')).toEqual([
      'Müller & Co',
      'Zoë Müller',
      'Hinterhaus, 2. Stock',
      'Weg 1',
      '80331 München',
      'Deutschland',
    ]);
    expect(postalAddressLines({ ...full, country: 'FR' }, 'fr-FR').at(-1)).toBe('France');
  });

  test('survives schema and form with every field', () => {
    expect(Object.keys(full).toSorted()).toEqual(postalAddressFields.toSorted());
    expect(parse(postalAddressSchema, full)).toEqual(full);
    expect(parse(storedAddressSchema, full)).toEqual(full);
    expect(postalAddressOf(postalAddressValues(full))).toEqual(full);
    expect(postalAddressOf(postalAddressValues(old))).toEqual(old);
  });

  test('has a label for every field and a sentence for every missing one', () => {
    for (const field of postalAddressFields) expect(t({ key: postalAddressFacts[field].label })).not.toBe('');
    expect(postalAddressIssues({}).map(({ field }) => field)).toEqual(['firstName', 'lastName', 'street', 'postalCode', 'city', 'country']);
    for (const { message } of postalAddressIssues({})) expect(t(message)).toMatch(/\.$/);
  });

  test('has the telephone number only where the parcel goes, and the VAT id only where the bill goes', () => {
    const { phone: _, ...billed } = full;
    const { vatId: __, ...delivered } = full;
    expect(forUse(full, { isExpress: false, isBilled: true })).toEqual(billed);
    expect(forUse(full, { isExpress: true, isBilled: false })).toEqual(delivered);
  });

  test('is compared without telephone number and VAT id', () => {
    const { phone: _, vatId: __, ...rest } = full;
    expect(postalAddressKey(rest)).toBe(postalAddressKey(full));
    expect(postalAddressKey(postalAddressValues(rest))).toBe(postalAddressKey(rest));
    expect(postalAddressKey({ ...rest, extra: '3. Stock' })).not.toBe(postalAddressKey(rest));
  });

  test('of an erased order has its country only', () => {
    expect(Object.entries(erasedPostalAddress('AT')).filter(([, text]) => text !== '')).toEqual([['country', 'AT']]);
    expect(safeParse(storedAddressSchema, erasedPostalAddress('AT')).success).toBe(true);
  });
});

describe('issues of a postal address', () => {
  test.each<[string, object, [string, string][]]>([
    ['a complete one', full, []],
    ['a code of another country', { ...full, country: 'AT' }, [['postalCode', 'postal-code']]],
    ['a VAT id of no country', { ...full, vatId: 'DE12' }, [['vatId', 'vat-id']]],
    ['a telephone number with words', { ...full, phone: 'mobil 0170' }, [['phone', 'phone']]],
    ['a telephone number of four digits', { ...full, phone: '+4 123' }, [['phone', 'phone']]],
  ])('%s', (_, address, issues) => {
    expect(codes(address)).toEqual(issues);
  });

  test.each(['+49 89 1234567', '089/12 34-567', '(0043) 1 5123456', '0171.1234567'])('%s is a telephone number', (phone) => {
    expect(codes({ ...full, phone })).toEqual([]);
  });
});
