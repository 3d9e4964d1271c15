import { expect, test } from 'vitest';
import { samplePrices } from '#seed/prices.ts';
import { sampleCharges } from './samples.ts';

test('three are free, each further one costs its market price [F478]', () => {
  const sum = (count: number, market: 'EUR' | 'CHF', freeRight = true) =>
    sampleCharges(
      Array.from({ length: count }, () => samplePrices[market]),
      freeRight,
    ).reduce((total, charge) => total + charge, 0);
  expect([0, 1, 3, 4, 5].map((count) => sum(count, 'EUR'))).toEqual([0, 0, 0, 190, 380]);
  expect([0, 1, 3, 4, 5].map((count) => sum(count, 'CHF'))).toEqual([0, 0, 0, 350, 700]);
  expect([sum(4, 'EUR', false), sum(4, 'CHF', false)]).toEqual([760, 1400]);
});

test('the three dearest are the free ones', () => {
  expect(sampleCharges([100, 190, 150, 190, 120], true)).toEqual([100, 0, 0, 0, 120]);
});
