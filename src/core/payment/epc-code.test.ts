import { expect, test } from 'vitest';
import { epcPayload } from './epc-code.ts';
import { isIban, isSwissIban } from './iban.ts';

const transfer = { recipient: 'Federleicht GmbH', iban: 'DE02 1203 0000 0000 2020 51', amount: 12_345, reference: 'F1000001' };

test('a transfer is written in the lines of EPC069-12, version 002', () => {
  expect(epcPayload(transfer)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Federleicht GmbH',
    'DE02120300000000202051',
    'EUR123.45',
    '',
    '',
    'F1000001',
  ]);
});

test('cents have two digits, and the amount no other sign', () => {
  const amountOf = (amount: number) => epcPayload({ ...transfer, amount })?.split('\n')[7];
  expect([1, 10, 100, 99_999_999_999].map(amountOf)).toEqual(['EUR0.01', 'EUR0.10', 'EUR1.00', 'EUR999999999.99']);
});

test('a name is one line of 70 characters at most', () => {
  const nameOf = (recipient: string) => epcPayload({ ...transfer, recipient })?.split('\n')[5];
  expect(nameOf('Feder\nleicht')).toBe('Feder leicht');
  expect(nameOf('x'.repeat(80))).toBe('x'.repeat(70));
});

test.each([
  ['no IBAN', { iban: '[IBAN eintragen]' }],
  ['an IBAN with a wrong digit', { iban: 'DE03120300000000202051' }],
  ['no recipient', { recipient: ' ' }],
  ['nothing to pay', { amount: 0 }],
  ['more than a transfer can have', { amount: 100_000_000_000 }],
])('%s: there is no code', (_, change) => {
  expect(epcPayload({ ...transfer, ...change })).toBeNull();
});

test.each([
  ['DE02120300000000202051', true, false],
  ['de02 1203 0000 0000 2020 51', true, false],
  ['AT611904300234573201', true, false],
  ['CH9300762011623852957', true, true],
  ['LI21088100002324013AA', true, true],
  // A QR-IBAN: its institution is from 30000 to 31999.
  ['CH4431999123000889012', true, false],
  ['CH9300762011623852958', false, false],
  ['DE0212030000000020205', false, false],
  ['', false, false],
])('"%s" is an IBAN: %s, one of Switzerland or Liechtenstein: %s', (text, isAny, isSwiss) => {
  expect([isIban(text), isSwissIban(text)]).toEqual([isAny, isSwiss]);
});
