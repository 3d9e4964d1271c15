import { expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { needsGuaranteeNotice } from './guarantee-notice.ts';

test('goods for a country of the European Union need the notice, goods for Switzerland and Liechtenstein do not', () => {
  const needed = deliveryCountries.filter((country) => needsGuaranteeNotice(country, ['printed', 'gift-voucher']));
  expect(needed).toEqual(['DE', 'AT', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES']);
});

test('an order of gift vouchers alone has no goods, and needs no notice', () => {
  expect(needsGuaranteeNotice('DE', ['gift-voucher'])).toBe(false);
});
