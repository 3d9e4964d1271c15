import { expect, test } from 'vitest';
import { checkVatId } from './vat-id.ts';

test.each([
  ['DE', 'de 123 456 789', 'DE123456789'],
  ['AT', 'ATU 1234.5678', 'ATU12345678'],
  ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['DE', 'FR 12 345678901', 'FR12345678901'],
] as const)('in %s %j is %s', (country, typed, value) => {
  expect(checkVatId(country, typed)).toEqual({ ok: true, value });
});

test.each(['DE12345678', '123456789', 'XX123456789', 'DE123456789; DROP', ''])(
  '%j is none: the sentence has an example of the country',
  (typed) => {
    expect(checkVatId('DE', typed)).toEqual({ ok: false, message: { key: 'field.vat-id', values: { example: 'DE123456789' } } });
  },
);
