import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSamples, sampleUnits } from './sample.ts';

test.each([
  [1, 0],
  [3, 0],
  [4, 190],
  [5, 380],
])('%i samples at 1.90 cost %i cents together [F478]', (count, sum) => {
  expect(sampleUnits(Array(count).fill(190), true).reduce((all, unit) => all + unit, 0)).toBe(sum);
});

test('four samples without the free right cost 7.60 EUR or 14.00 CHF [F478]', () => {
  expect(sampleUnits([190, 190, 190, 190], false)).toEqual([190, 190, 190, 190]);
  expect(sampleUnits([350, 350, 350, 350], false).reduce((all, unit) => all + unit, 0)).toBe(1_400);
});

test('the three dearest samples are free, of equal ones the earlier', () => {
  expect(sampleUnits([129, 190, 190, 190], true)).toEqual([129, 0, 0, 0]);
  expect(sampleUnits([190, 190, 129, 190, 190], true)).toEqual([0, 0, 129, 0, 190]);
});

test('no choice of three samples would leave less to pay', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 350 }), { maxLength: 8 }), (prices) => {
      const units = sampleUnits(prices, true);
      expect(units.every((unit, at) => unit === 0 || unit === prices[at])).toBe(true);
      const sum = units.reduce((all, unit) => all + unit, 0);
      const cheapest = prices.toSorted((a, b) => a - b).slice(0, Math.max(0, prices.length - freeSamples));
      expect(sum).toBe(cheapest.reduce((all, price) => all + price, 0));
    }),
  );
});
