import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '#core/values/money.ts';
import { photoprintPrices } from '#seed/prices/photoprint.ts';
import { type PhotoprintChoice, printCount, printPaperKeys } from './choice.ts';
import { blockStarts, type PrintFormat, printFormatKeys } from './formats.ts';
import { photoprintPrice, priceBlocks } from './price.ts';

const book = { prices: photoprintPrices, country: 'DE' } as const;

function set(counts: Partial<Record<PrintFormat, number>>, paper: PhotoprintChoice['paper'] = 'matt'): PhotoprintChoice {
  const rows = Object.entries(counts).map(([format, copies], at) => ({
    id: `print-${at + 1}`,
    format,
    isLying: false,
    fit: 'fill' as const,
    copies,
  }));
  return { type: 'photoprint', paper, border: 0, rows };
}

const total = (choice: PhotoprintChoice) => photoprintPrice(choice, 1, book).total.amount;

describe('prices of photo prints', () => {
  test.each([
    [1, 19],
    [49, 931],
    [50, 946],
    [100, 1_693],
    [250, 3_490],
  ])('%i prints of 10 × 15 cost %i cents', (count, amount) => {
    expect(total(set({ '10x15': count }))).toBe(amount);
  });

  test('a print more never lowers the total, in every format, paper and currency', () => {
    const countries = ['DE', 'CH', 'GB', 'US'] as const;
    for (const format of printFormatKeys)
      for (const country of countries) {
        let before = 0;
        for (let count = 1; count <= 500; count += 1) {
          const { amount } = photoprintPrice(set({ [format]: count }), 1, { ...book, country }).total;
          expect(amount).toBeGreaterThan(before);
          before = amount;
        }
      }
  });

  test('parts add up to the total, blocks count by format and not over all of them', () => {
    const counts = record(Object.fromEntries(printFormatKeys.map((key) => [key, integer({ min: 1, max: 40 })])));
    assert(
      property(counts, constantFrom(...printPaperKeys), (given, paper) => {
        const choice = set(given, paper);
        const { parts, total: sum, unit } = photoprintPrice(choice, 1, book);
        expect(parts.reduce((added, { amount }) => added + amount.amount, 0)).toBe(sum.amount);
        expect(unit).toEqual(sum);
        const alone = printFormatKeys.map((key) => total(set({ [key]: given[key] }, paper)));
        expect(alone.reduce((added, amount) => added + amount, 0)).toBe(sum.amount);
      }),
      { numRuns: 50 },
    );
  });

  test('a format in several rows is in one part', () => {
    const one = set({ '10x15': 30 });
    const split = { ...one, rows: [...one.rows, { ...one.rows[0], id: 'print-2', isLying: true, copies: 20 }] } as PhotoprintChoice;
    expect(printCount(split)).toBe(50);
    const { parts, total: sum } = photoprintPrice(split, 1, book);
    expect(parts).toMatchObject([{ key: '10x15', label: { values: { count: 50 } } }]);
    expect(sum.amount).toBe(946);
  });

  test('cotton paper costs four times as much', () => {
    expect(total(set({ '13x18': 60 }, 'hahnemuehle'))).toBe(4 * total(set({ '13x18': 60 })));
  });

  test('the average and the next block are named, none beyond the last block', () => {
    const { average, hint } = photoprintPrice(set({ '10x15': 40 }), 1, book);
    expect(average.amount).toBe(19);
    expect(hint).toMatchObject({ key: 'photoprint.next-block', values: { left: 10, from: 50, unit: { amount: 15 } } });
    expect(photoprintPrice(set({ '10x15': 250 }), 1, book).hint).toBeNull();
    expect(photoprintPrice(set({ '10x15': 250 }), 1, book).average.amount).toBe(14);
  });

  test('prices of other currencies follow the euro as they are stored', () => {
    const { EUR, CHF, GBP, USD } = photoprintPrices;
    expect(Object.keys(photoprintPrices).toSorted()).toEqual([...currencies].toSorted());
    for (const format of printFormatKeys)
      for (const block of blockStarts.keys()) {
        const euro = EUR.format[format][block] ?? 0;
        expect(CHF.format[format][block]).toBe(Math.ceil((euro * 138) / 500) * 5);
        expect(GBP.format[format][block]).toBe(Math.floor((euro * 88 + 50) / 100));
        expect(USD.format[format][block]).toBe(Math.floor((euro * 110 + 50) / 100));
      }
  });

  test('blocks are listed with their unit prices', () => {
    const blocks = priceBlocks({ format: '10x15', paper: 'glossy' }, book);
    expect(blocks.map(({ from, unit }) => [from, unit.amount])).toEqual([
      [1, 19],
      [50, 15],
      [100, 12],
      [250, 9],
    ]);
  });

  test('more than one set is not sold', () => {
    expect(() => photoprintPrice(set({ '10x15': 1 }), 2, book)).toThrow(expect.objectContaining({ code: 'off-ladder' }));
  });
});
