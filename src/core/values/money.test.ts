import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCountry, locales } from './locale.ts';
import { currencyOf, divideHalfUp, formatMoney, money } from './money.ts';

describe('money', () => {
  test('the currency of a locale is chf for CH and LI, gbp for en-GB, usd for en-US, otherwise eur [F150]', () => {
    for (const locale of locales) {
      const expected = /-(CH|LI)$/.test(locale) ? 'CHF' : locale === 'en-GB' ? 'GBP' : locale === 'en-US' ? 'USD' : 'EUR';
      expect(currencyOf(localeCountry(locale))).toBe(expected);
    }
  });

  test.each([
    [499, 'EUR', 'de-DE', '4,99\u00a0€'],
    [499, 'EUR', 'de-AT', '4,99\u00a0€'],
    [499, 'EUR', 'de-LU', '4,99\u00a0€'],
    [499, 'EUR', 'de-IT', '4,99\u00a0€'],
    [999, 'CHF', 'de-CH', 'CHF\u00a09.99'],
    [999, 'CHF', 'de-LI', 'CHF\u00a09.99'],
    [499, 'GBP', 'en-GB', '£4.99'],
    [499, 'USD', 'en-US', '$4.99'],
  ] as const)('%i %s in %s is written %s', (amount, currency, locale, text) => {
    expect(formatMoney({ amount, currency }, locale)).toBe(text);
  });

  test('a broken amount is refused', () => {
    expect(() => money(1.5, 'EUR')).toThrow(RangeError);
  });

  test('division rounds half up, away from zero', () => {
    expect(divideHalfUp(5, 10)).toBe(1);
    expect(divideHalfUp(4, 10)).toBe(0);
    expect(divideHalfUp(-5, 10)).toBe(-1);
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (numerator, denominator) => {
          expect(Math.abs(divideHalfUp(numerator, denominator) * denominator - numerator) * 2).toBeLessThanOrEqual(denominator);
        },
      ),
    );
  });
});
