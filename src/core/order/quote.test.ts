import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { shippingPrices, vatRows } from '#seed/prices.ts';
import { quote } from './quote.ts';
import { shippingPrice, shippingPricesFrom, shippingTypes } from './shipping.ts';
import { containedVat, vatPercent, vatRate } from './vat.ts';

const tables = { shipping: shippingPrices, vat: vatRows };
const day = '2026-11-19';

describe('shipping', () => {
  test('there are four types; same-day is not offered anywhere yet [F206]', () => {
    expect(shippingTypes).toEqual(['standard', 'express', 'express-saturday', 'same-day']);
    for (const country of deliveryCountries) expect(shippingPrice('same-day', country, 0, shippingPrices)).toBeNull();
  });

  test.each([
    ['DE', { standard: 499, express: 1299, 'express-saturday': 2299 }],
    ['AT', { standard: 599, express: 2299 }],
    ['CH', { standard: 999, express: 3499 }],
    ['LI', { standard: 999, express: 3499 }],
    ...(['LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const).map((country) => [country, { standard: 999 }] as const),
  ] as const)('to %s the prices begin as the shop promises', (country, expected) => {
    const offers = shippingPricesFrom(country, shippingPrices);
    expect(Object.fromEntries(offers.map(({ type, price }) => [type, price.amount]))).toEqual(expected);
    for (const { price } of offers) expect(price.currency).toBe(currencyOf(country));
  });

  test('Germany, Austria and Switzerland cost what the specification says [F475, F476]', () => {
    const amounts = (country: 'DE' | 'AT' | 'CH') => shippingPricesFrom(country, shippingPrices).map(({ price }) => price.amount);
    expect(amounts('DE')).toEqual([499, 1299, 2299]);
    expect(amounts('AT')).toEqual([599, 2299]);
  });

  test('Switzerland pays in francs [F477]', () => {
    expect(shippingPricesFrom('CH', shippingPrices).map(({ price }) => price)).toEqual([money(999, 'CHF'), money(3499, 'CHF')]);
  });

  test('an express parcel costs its kilogram band, a standard one always the same', () => {
    expect(shippingPrice('express', 'DE', 1_000_000, shippingPrices)?.amount).toBe(1299);
    expect(shippingPrice('express', 'DE', 1_000_001, shippingPrices)?.amount).toBe(1599);
    expect(shippingPrice('express', 'DE', 90_000_000, shippingPrices)?.amount).toBe(2599);
    expect(shippingPrice('standard', 'DE', 90_000_000, shippingPrices)?.amount).toBe(499);
  });
});

describe('VAT', () => {
  test('each country of delivery has its rate', () => {
    const rates = Object.fromEntries(deliveryCountries.map((country) => [country, vatRate(country, day, vatRows) / 100]));
    expect(rates).toEqual({ DE: 19, AT: 20, CH: 8.1, LI: 8.1, LU: 17, FR: 20, IT: 22, BE: 21, NL: 21, ES: 21 });
  });

  test('a new rate counts from its first day', () => {
    const rows = [...vatRows, { country: 'DE', from: '2027-07-01', basisPoints: 2000 } as const];
    expect(vatRate('DE', '2027-06-30', rows)).toBe(1900);
    expect(vatRate('DE', '2027-07-01', rows)).toBe(2000);
    expect(() => vatRate('DE', '2020-12-31', rows)).toThrow(RangeError);
  });

  test('it is contained in the price and rounded half up', () => {
    expect(containedVat(money(11_900, 'EUR'), 1900)).toEqual(money(1_900, 'EUR'));
    expect(containedVat(money(499, 'EUR'), 1900).amount).toBe(80);
    expect(containedVat(money(999, 'CHF'), 810).amount).toBe(75);
    expect(vatPercent(1900, 'de-DE')).toBe('19\u00a0%');
    expect(vatPercent(810, 'de-CH')).toBe('8.1\u00a0%');
  });
});

describe('quote', () => {
  test('the sums of an order', () => {
    const lines = [
      { unit: money(159, 'EUR'), quantity: 50, weightMg: 466_200 },
      { unit: money(129, 'EUR'), quantity: 100, weightMg: 932_400 },
    ];
    expect(quote({ lines, country: 'DE', shippingType: 'standard', day }, tables)).toEqual({
      lines: [
        { total: money(7_950, 'EUR'), vat: money(1_269, 'EUR'), percent: '19\u00a0%' },
        { total: money(12_900, 'EUR'), vat: money(2_060, 'EUR'), percent: '19\u00a0%' },
      ],
      goods: money(20_850, 'EUR'),
      shipping: money(499, 'EUR'),
      shippingVat: money(80, 'EUR'),
      total: money(21_349, 'EUR'),
      vat: [{ basisPoints: 1900, percent: '19\u00a0%', amount: money(3_409, 'EUR') }],
    });
    expect(quote({ lines, country: 'DE', shippingType: 'express', day }, tables)?.shipping.amount).toBe(1599);
    expect(quote({ lines, country: 'AT', shippingType: 'express-saturday', day }, tables)).toBeNull();
    expect(quote({ lines: [], country: 'DE', shippingType: 'standard', day }, tables)?.total.amount).toBe(0);
  });

  test('lines in another currency than the country of delivery are refused', () => {
    const lines = [{ unit: money(159, 'EUR'), quantity: 50, weightMg: 1 }];
    expect(() => quote({ lines, country: 'CH', shippingType: 'standard', day }, tables)).toThrow(RangeError);
  });

  test('the total is lines plus shipping to the cent, and VAT is never more than half a cent off per line', () => {
    const line = fc.record({
      unit: fc.integer({ min: 1, max: 5_000 }),
      quantity: fc.integer({ min: 1, max: 5_000 }),
      weightMg: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.constantFrom(...deliveryCountries), (given, country) => {
        const lines = given.map((row) => ({ ...row, unit: money(row.unit, currencyOf(country)) }));
        const result = quote({ lines, country, shippingType: 'standard', day }, tables);
        if (!result) throw new Error(`no standard shipping to ${country}`);
        const goods = lines.reduce((sum, row) => sum + row.unit.amount * row.quantity, 0);
        expect(result.total.amount).toBe(goods + result.shipping.amount);
        const rate = vatRate(country, day, vatRows);
        const exact = (result.total.amount * rate) / (10_000 + rate);
        expect(Math.abs((result.vat[0]?.amount.amount ?? 0) - exact)).toBeLessThanOrEqual((lines.length + 1) / 2 + 1e-6);
      }),
    );
  });
});
