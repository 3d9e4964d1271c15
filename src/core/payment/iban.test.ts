import { expect, test } from 'vitest';
import { groupedIban } from './iban.ts';

test.each([
  ['DE02120300000000202051', 'DE02 1203 0000 0000 2020 51'],
  ['CH93 0076 2011 6238 5295 7', 'CH93 0076 2011 6238 5295 7'],
  ['', ''],
])('the account number %s is shown in groups of four', (iban, shown) => {
  expect(groupedIban(iban)).toBe(shown.replaceAll(' ', '\u00a0'));
});
