import { expect, test } from 'vitest';
import type { Quantities } from './product.ts';
import { initialQuantity, isSoldQuantity, neighbourQuantities, readQuantity, roundUpQuantity } from './quantities.ts';

const tiers: Quantities = {
  kind: 'tiers',
  max: 100,
  tiers: [
    [1, 0],
    [10, 10],
  ],
};

test('a product with tiers is sold in every whole quantity up to its maximum, and a visit begins with one', () => {
  expect([0, 1, 1.5, 7, 100, 101].filter((quantity) => isSoldQuantity(tiers, quantity))).toEqual([1, 7, 100]);
  expect(initialQuantity(tiers)).toBe(1);
  expect([1, 7, 100, 101].map((quantity) => neighbourQuantities(tiers, quantity))).toEqual([
    { fewer: null, more: 2 },
    { fewer: 6, more: 8 },
    { fewer: 99, more: null },
    { fewer: null, more: null },
  ]);
});

test('a typed quantity of a product with tiers stays as it is; more than its maximum is refused with the maximum', () => {
  expect(roundUpQuantity(tiers, 37)).toEqual({ quantity: 37, note: null });
  expect(roundUpQuantity(tiers, 101)).toEqual({ refused: { key: 'quantity.max', values: { max: 100 } } });
  for (const typed of [0, -1, 2.5, Number.NaN]) expect(roundUpQuantity(tiers, typed)).toEqual({ refused: { key: 'quantity.whole' } });
});

test.each([
  ['10', 10],
  [' 50 ', 50],
  ['10 Stück', 10],
  ['10 Stk.', 10],
  ['25 Karten', 25],
  ['3x', 3],
  ['+7', 7],
  ['1.000', 1000],
  ["1'000 Stück", 1000],
  ['0', 0],
])('the typed quantity %j is %i', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

test.each([
  '',
  ' ',
  '1,5',
  '1.5',
  '-5',
  '- 5',
  '1e3',
  '0x10',
  '10 Meter',
  '2 Dutzend',
  'zehn',
  'Stück',
  '10 20',
  '1.00',
  '12345678',
  `${' '.repeat(50_000)}x`,
])('the typed text %j is no quantity, and never a default', (typed) => {
  expect(readQuantity(typed)).toBeNaN();
  expect(roundUpQuantity(tiers, readQuantity(typed))).toEqual({ refused: { key: 'quantity.whole' } });
});
