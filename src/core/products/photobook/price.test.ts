import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyTiers } from '#core/products/tiers.ts';
import { currencies, divideHalfUp } from '#core/values/money.ts';
import { photobookPrices } from '#seed/prices/photobook.ts';
import { bookSizes, books, bookTypes, photobookPageCounts } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { completePhotobook } from './complete.ts';
import { lowestPhotobook } from './lowest.ts';
import { photobookPrice } from './price.ts';
import { type PhotobookPrices, photobookOptionsRow } from './rows.ts';
import { minPageCount } from './spine.ts';

const rows = photobookOptionsRow;
const prices = photobookPrices;
const choose = (given: Record<string, unknown>) => completePhotobook(given, { rows });
const price = (choice: PhotobookChoice, quantity = 1, country: 'DE' | 'CH' | 'GB' | 'US' = 'DE') =>
  photobookPrice(choice, quantity, { prices, country });

/** Every book that is sold, without its lamination. */
const all = bookTypes.flatMap((photobookType) => {
  const { covers, bindings, papers, sizes } = books[photobookType];
  return sizes.flatMap((size) =>
    covers.flatMap((cover) =>
      bindings.flatMap((binding) =>
        papers.flatMap((paper) =>
          photobookPageCounts(photobookType)
            .filter((pageCount) => pageCount >= minPageCount({ photobookType, cover, binding, paper }))
            .map((pageCount) => choose({ photobookType, size, cover, binding, paper, pageCount })),
        ),
      ),
    ),
  );
});

describe('the price of a photo book', () => {
  test.each([
    [{ pageCount: 24, paper: 'standard' }, 3399],
    [{ pageCount: 48, paper: 'matt' }, 4839],
    [{ pageCount: 48, paper: 'feinstweiss' }, 3399 + 24 * 48 + 48 * 12],
    [{ size: 'a5-hoch', cover: 'soft', paper: 'standard', pageCount: 36 }, 1699 + 12 * 30],
    [{ size: 'a3-quer', pageCount: 160, paper: 'standard' }, 6499 + 136 * 95],
    [{ type: 'echtfotobuch', pageCount: 48 }, 7499],
    [{ type: 'echtfotobuch', binding: 'pur', size: '200-200', paper: 'glaenzend', pageCount: 16 }, 2799],
    [{ type: 'fotoheft', size: 'a6-quer', paper: 'standard', pageCount: 16 }, 699],
    [{ type: 'fotoheft', size: 'a4-hoch', paper: 'matt', pageCount: 64 }, 1499 + 48 * 33 + 64 * 3],
  ])('of %o is %i cents', (given, cents) => {
    expect(price(choose(given)).unit).toEqual({ amount: cents, currency: 'EUR' });
  });

  test('has parts that add up, for every book that is sold, in every currency and number [F180]', () => {
    for (const choice of all)
      for (const country of ['DE', 'CH', 'GB', 'US'] as const) {
        const { unit, total, parts } = price(choice, 7, country);
        expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unit.amount);
        expect(total.amount).toBe(7 * unit.amount);
        expect(unit.amount).toBeGreaterThan(0);
      }
  });

  test('follows the number of pages [F180]', () => {
    const steps = photobookPageCounts('digitalfotobuch').map((pageCount) => price(choose({ pageCount, paper: 'standard' })).unit.amount);
    expect(steps.slice(1).every((amount, at) => amount - (steps[at] ?? 0) === 4 * 48)).toBe(true);
  });

  test('in other currencies is the euro converted, in francs up to 5 Rappen', () => {
    const converted = {
      EUR: (cents: number) => cents,
      CHF: (cents: number) => Math.ceil((cents * 138) / 500) * 5,
      GBP: (cents: number) => divideHalfUp(cents * 88, 100),
      USD: (cents: number) => divideHalfUp(cents * 110, 100),
    };
    const amounts = ({ books }: PhotobookPrices['EUR']) =>
      Object.values(books).flatMap(({ sizes }) => bookSizes.flatMap((size) => Object.values(sizes[size] ?? {})));
    for (const currency of currencies) expect(amounts(prices[currency])).toEqual(amounts(prices.EUR).map(converted[currency]));
  });

  test('is lower a piece with each tier, and more altogether with each piece', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), (choice) => {
        for (const [from] of copyTiers.slice(1)) {
          expect(price(choice, from).unit.amount).toBeLessThanOrEqual(price(choice, from - 1).unit.amount);
          expect(price(choice, from).total.amount).toBeGreaterThan(price(choice, from - 1).total.amount);
        }
      }),
    );
  });

  test.each([0, 101, 1.5])('is not there for %d pieces', (quantity) => {
    expect(() => price(choose({}), quantity)).toThrow(expect.objectContaining({ code: 'off-ladder' }));
  });

  test('is lowest for the smallest booklet, of all books that can be ordered [F339]', () => {
    const lowest = lowestPhotobook(bookTypes, { rows }, { prices, country: 'DE' });
    expect(lowest?.price.amount).toBe(Math.min(...all.map((choice) => price(choice).unit.amount)));
    expect(lowest).toMatchObject({ choice: { photobookType: 'fotoheft', size: 'a6-quer', pageCount: 16 }, price: { amount: 699 } });
    expect(lowestPhotobook(['digitalfotobuch'], { rows }, { prices, country: 'DE' })?.price.amount).toBe(1699 + 24 * 6);
  });
});
