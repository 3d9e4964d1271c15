import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VatClass } from '#core/products/product.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { shippingPrices } from '#seed/prices/shipping.ts';
import { regionalVatRows, vatRows } from '#seed/prices/vat.ts';
import type { LineKind } from './line.ts';
import { apportion, type QuoteInput, quote } from './quote.ts';
import { shippingPrice, shippingPricesFrom, shippingTypes } from './shipping.ts';
import { brokenInvariant, includedVat } from './sums.ts';
import { vatPercent, vatRate } from './vat.ts';

const tables = { shipping: shippingPrices, vat: vatRows };
const day = '2026-11-19';

describe('shipping', () => {
  test('there are four types; same-day is not offered anywhere yet [F206]', () => {
    expect(shippingTypes).toEqual(['standard', 'express', 'express-saturday', 'same-day']);
    for (const country of deliveryCountries)
      expect(shippingPrice('same-day', country, { weightMg: 0, parcelKind: 'parcel' }, shippingPrices)).toBeNull();
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
    expect(shippingPrice('express', 'DE', { weightMg: 1_000_000, parcelKind: 'parcel' }, shippingPrices)?.amount).toBe(1299);
    expect(shippingPrice('express', 'DE', { weightMg: 1_000_001, parcelKind: 'parcel' }, shippingPrices)?.amount).toBe(1599);
    expect(shippingPrice('express', 'DE', { weightMg: 90_000_000, parcelKind: 'parcel' }, shippingPrices)?.amount).toBe(2599);
    expect(shippingPrice('standard', 'DE', { weightMg: 90_000_000, parcelKind: 'parcel' }, shippingPrices)?.amount).toBe(499);
  });
});

describe('surcharges for bulky goods and freight', () => {
  const heavy = (
    parcelKind: 'large' | 'bulky' | 'freight',
    type: 'standard' | 'express' = 'standard',
    country: 'DE' | 'AT' | 'FR' = 'DE',
  ) => shippingPrice(type, country, { weightMg: 4_000_000, parcelKind }, shippingPrices);

  test('are added to standard shipping, by country', () => {
    expect(heavy('large')).toEqual(money(499 + 500, 'EUR'));
    expect(heavy('bulky')).toEqual(money(499 + 1990, 'EUR'));
    expect(heavy('freight')).toEqual(money(499 + 7900, 'EUR'));
    expect(heavy('bulky', 'standard', 'AT')).toEqual(money(599 + 2985, 'EUR'));
  });

  test('of a large parcel is that of bulky goods where the table names none', () => {
    const { surcharge: _, ...germany } = shippingPrices.DE;
    const before = { ...shippingPrices, DE: { ...germany, surcharge: { bulky: 1990 } } };
    expect(shippingPrice('standard', 'DE', { weightMg: 0, parcelKind: 'large' }, before)).toEqual(money(499 + 1990, 'EUR'));
  });

  test('have no express, and no freight beyond the neighbours', () => {
    expect(heavy('bulky', 'express')).toBeNull();
    expect(heavy('freight', 'standard', 'FR')).toBeNull();
  });

  test('are charged once an order, for the largest kind among its lines', () => {
    const line = { kind: 'printed', unit: money(5_000, 'EUR'), quantity: 3, weightMg: 2_000_000, vatClass: 'standard' } as const;
    const lines = [line, { ...line, parcelKind: 'bulky' as const }, { ...line, parcelKind: 'bulky' as const }];
    const sums = quote({ lines, country: 'DE', shippingType: 'standard', day }, { shipping: shippingPrices, vat: vatRows });
    expect(sums?.shipping).toBe(499 + 1990);
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

  test('a region has its own standard rate, the reduced one of its country, and the country a rate of its own', () => {
    const rows = [...regionalVatRows, ...vatRows];
    const rate = (country: 'AT' | 'DE', vatClass: VatClass, region: 'AT-19' | null) => vatRate(country, day, rows, vatClass, region);
    expect([rate('AT', 'standard', 'AT-19'), rate('AT', 'standard', null)]).toEqual([1900, 2000]);
    expect([rate('AT', 'reduced-print', 'AT-19'), rate('AT', 'reduced-print', null)]).toEqual([1000, 1000]);
    expect(rate('DE', 'reduced-print', 'AT-19')).toBe(700);
    expect(vatRate('AT', day, vatRows, 'standard', 'AT-19')).toBe(2000);
    const standardOnly = rows.filter((row) => row.vatClass === undefined);
    expect(vatRate('AT', day, standardOnly, 'reduced-print', 'AT-19')).toBe(1900);
  });

  test('a class without rows has the standard rate', () => {
    const rows = vatRows.filter((row) => row.vatClass === undefined);
    expect(vatRate('DE', day, vatRows, 'reduced-print')).toBe(700);
    expect(vatRate('DE', day, rows, 'reduced-print')).toBe(1900);
    expect(() => vatRate('DE', '2020-12-31', rows, 'reduced-print')).toThrow(RangeError);
  });

  test('it is contained in the price and rounded half up', () => {
    expect(includedVat(11_900, 1900)).toBe(1_900);
    expect(includedVat(499, 1900)).toBe(80);
    expect(includedVat(999, 810)).toBe(75);
  });

  test.each([
    [1900, 'de-DE', '19\u00a0%'],
    [810, 'de-CH', '8.1\u00a0%'],
    [810, 'fr-CH', '8.1\u00a0%'],
    [550, 'fr-FR', '5,5\u00a0%'],
    [260, 'de-LI', '2.6\u00a0%'],
  ] as const)('a rate of %i is written in %s as %j', (basisPoints, locale, text) => {
    expect(vatPercent(basisPoints, locale)).toBe(text);
  });
});

describe('quote', () => {
  const card = { kind: 'printed', vatClass: 'standard' } as const;

  test('the sums of an order', () => {
    const lines = [
      { ...card, unit: money(159, 'EUR'), quantity: 50, weightMg: 466_200 },
      { ...card, unit: money(129, 'EUR'), quantity: 100, weightMg: 932_400 },
    ];
    expect(quote({ lines, country: 'DE', shippingType: 'standard', day }, tables)).toEqual({
      currency: 'EUR',
      lines: [
        { unit: 159, quantity: 50, setup: 0, total: 7_950, discount: 0, category: 'S', basisPoints: 1900 },
        { unit: 129, quantity: 100, setup: 0, total: 12_900, discount: 0, category: 'S', basisPoints: 1900 },
      ],
      goods: 20_850,
      discount: 0,
      shipping: 499,
      total: 21_349,
      gift: 0,
      due: 21_349,
      adjustments: [{ kind: 'shipping', line: null, gross: 499, basisPoints: null }],
      taxes: [{ category: 'S', basisPoints: 1900, gross: 21_349, net: 17_940, vat: 3_409 }],
    });
    expect(quote({ lines, country: 'DE', shippingType: 'express', day }, tables)?.shipping).toBe(1599);
    expect(quote({ lines, country: 'AT', shippingType: 'express-saturday', day }, tables)).toBeNull();
    expect(quote({ lines: [], country: 'DE', shippingType: 'standard', day }, tables)?.total).toBe(0);
  });

  test('lines in another currency than the country of delivery are refused', () => {
    const lines = [{ ...card, unit: money(159, 'EUR'), quantity: 50, weightMg: 1 }];
    expect(() => quote({ lines, country: 'CH', shippingType: 'standard', day }, tables)).toThrow(RangeError);
  });

  const reduced = deliveryCountries.map(
    (country) => ({ country, from: '2020-01-01', basisPoints: 700, vatClass: 'reduced-print' }) as const,
  );
  const twoRates = { shipping: shippingPrices, vat: [...vatRows, ...reduced] };

  test('a voucher is shared out over the lines, shipping over the rates, and a gift voucher only pays', () => {
    const line = (unit: number, quantity: number, kind: LineKind, vatClass: VatClass) => ({
      kind,
      unit: money(unit, 'EUR'),
      quantity,
      weightMg: 1,
      vatClass,
    });
    const input: QuoteInput = {
      lines: [
        line(159, 50, 'printed', 'standard'),
        line(235, 20, 'printed', 'reduced-print'),
        line(490, 1, 'accessory', 'standard'),
        line(190, 1, 'sample', 'standard'),
      ],
      reductions: [{ kind: 'promo', line: null, amount: 500 }],
      country: 'DE',
      shippingType: 'standard',
      day,
    };
    const result = quote(input, twoRates);
    expect(result?.lines.map(({ total, discount }) => [total, discount])).toEqual([
      [7950, 298],
      [4700, 176],
      [490, 19],
      [190, 7],
    ]);
    expect(result).toMatchObject({
      total: 13_329,
      taxes: [
        { basisPoints: 1900, gross: 8629, vat: 1378, net: 7251 },
        { basisPoints: 700, gross: 4700, vat: 307, net: 4393 },
      ],
    });
    expect(result?.shipping).toBe(499);
    // Cent by cent: 323 and 176 of the shipping. Each line's own VAT would add up to 16.86.
    expect(result?.taxes.map(({ gross }, at) => gross - ([8306, 4524][at] ?? 0))).toEqual([323, 176]);
    expect(result?.taxes.reduce((sum, { vat }) => sum + vat, 0)).toBe(1_685);
    expect(quote({ ...input, gift: 2500 }, twoRates)).toEqual({ ...result, gift: 2500, due: 10_829 });
    expect(() => quote({ ...input, reductions: [{ kind: 'manual', line: 4, amount: 191 }] }, twoRates)).toThrow(RangeError);
  });

  const price = fc.integer({ min: 0, max: 5_000 });
  const anyLine = fc.record({
    kind: fc.constantFrom<LineKind>('printed', 'printed', 'sample', 'accessory', 'gift-voucher', 'gift-card'),
    unit: price,
    quantity: fc.integer({ min: 1, max: 5_000 }),
    setup: price,
    weightMg: fc.integer({ min: 1, max: 20_000 }),
    vatClass: fc.constantFrom<VatClass>('standard', 'reduced-print'),
  });
  const anyOrder = fc.record({
    given: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    country: fc.constantFrom(...deliveryCountries),
    promo: fc.double({ min: 0, max: 1, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    gift: fc.integer({ min: 0, max: 30_000 }),
  });

  /** A promotion on the whole order, a manual reduction of the first line and a gift voucher. */
  function quoteOf({ given, country, promo, share, gift }: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) {
    const lines = given.map((line) => ({ ...line, unit: money(line.unit, currencyOf(country)) }));
    const totals = given.map((line) => (line.kind === 'gift-voucher' ? 0 : line.unit * line.quantity + line.setup));
    const manual = Math.floor((totals[0] ?? 0) * share);
    const rest = totals.reduce((sum, total) => sum + total, 0) - manual;
    const reductions = [
      { kind: 'manual', line: 1, amount: manual } as const,
      { kind: 'promo', line: null, amount: Math.floor(rest * promo), basisPoints: 1000 } as const,
    ];
    const result = quote({ lines, reductions, gift, country, shippingType: 'standard', day }, twoRates);
    if (!result) throw new Error(`no standard shipping to ${country}`);
    return { result, totals, reduced: manual + Math.floor(rest * promo) };
  }

  test('every sum is whole and equals lines, reductions, shipping and VAT by rate to the cent [E045]', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { result, totals, reduced } = quoteOf(order);
        const { lines, goods, discount, shipping, total, gift, due, taxes, adjustments } = result;
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        const isSold = (at: number) => order.given[at]?.kind === 'gift-voucher';
        const sold = sum(lines.filter((_, at) => isSold(at)).map((line) => line.total));
        for (const [at, line] of lines.entries()) {
          expect(line.total).toBe(line.unit * line.quantity + line.setup);
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.discount).toBeLessThanOrEqual(isSold(at) ? 0 : line.total);
        }
        expect(goods).toBe(sum(totals));
        expect([discount, sum(lines.map((line) => line.discount))]).toEqual([reduced, reduced]);
        expect(total).toBe(goods - discount + shipping + sold);
        expect(gift).toBe(Math.min(order.gift, total - sold));
        expect(due).toBe(total - gift);
        expect(sum(adjustments.map((one) => one.gross))).toBe(shipping - discount);
        expect(sum(taxes.map((tax) => tax.gross)) + sold).toBe(total);
        for (const tax of taxes) {
          expect(Number.isInteger(tax.vat)).toBe(true);
          expect(Math.abs(tax.vat - (tax.gross * tax.basisPoints) / (10_000 + tax.basisPoints))).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(tax.net).toBe(tax.gross - tax.vat);
          const own = lines.filter((line, at) => !isSold(at) && line.basisPoints === tax.basisPoints);
          expect(tax.gross).toBeGreaterThanOrEqual(sum(own.map((line) => line.total - line.discount)));
        }
        expect(
          brokenInvariant(
            result,
            lines.map((line, at) => ({ ...line, isVoucher: isSold(at) })),
          ),
        ).toBeNull();
      }),
    );
  });

  test('a sum changed by one cent breaks an invariant', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom('goods', 'discount', 'shipping', 'total', 'due'), (order, name) => {
        const { result } = quoteOf(order);
        const lines = result.lines.map((line, at) => ({ ...line, isVoucher: order.given[at]?.kind === 'gift-voucher' }));
        expect(brokenInvariant({ ...result, [name]: result[name] + 1 }, lines)).not.toBeNull();
      }),
    );
  });

  test('VAT follows the country of delivery [E045]', () => {
    const vat = (country: (typeof deliveryCountries)[number]) => {
      const lines = [{ ...card, unit: money(10_000, currencyOf(country)), quantity: 1, weightMg: 1 }];
      return quote({ lines, country, shippingType: 'standard', day }, tables)?.taxes.map((tax) => tax.basisPoints / 100);
    };
    expect(deliveryCountries.map((country) => [country, ...(vat(country) ?? [])])).toEqual([
      ['DE', 19],
      ['AT', 20],
      ['CH', 8.1],
      ['LI', 8.1],
      ['LU', 17],
      ['FR', 20],
      ['IT', 22],
      ['BE', 21],
      ['NL', 21],
      ['ES', 21],
    ]);
  });
});

describe('apportion', () => {
  test('shares add up to the amount, stay within a cent of the exact share and never exceed it by more', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (amount, given) => {
        const sum = given.reduce((all, weight) => all + weight, 0);
        fc.pre(sum > 0);
        const shares = apportion(amount, given);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(amount);
        for (const [at, share] of shares.entries()) expect(Math.abs(share - (amount * (given[at] ?? 0)) / sum)).toBeLessThan(1);
      }),
    );
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(-100, [1, 1, 1])).toEqual([-33, -33, -34]);
    expect(() => apportion(1, [0])).toThrow(RangeError);
  });
});
