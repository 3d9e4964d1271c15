import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoAmount, writtenAmount, writtenDay } from './bank-entry.ts';

test.each([
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ["1'234.56", 123_456],
  ['1\u2019234.56', 123_456],
  ['1\u00a0234,56', 123_456],
  ['12.345.678,90', 1_234_567_890],
  ['1234.56-', -123_456],
  ['-12,34', -1_234],
  ['\u221212,34', -1_234],
  ['+5,00 \u20ac', 500],
  ['CHF 12.50', 1_250],
  ['12,5', 1_250],
  ['12', 1_200],
  ['1.234', 123_400],
  ['12,34 S', -1_234],
  ['12,34H', 1_234],
  ['0,00', 0],
])('the amount "%s" is %i minor units', (text, amount) => {
  expect(writtenAmount(text)).toBe(amount);
});

test.each(['', '-', '12,345,6', '1.23.456', '1,2,3', '12,3456', '--5', '-5-', '12 Stk', '1234567890123,00', '1.234.56', 'x'.repeat(41)])(
  '"%s" is no amount',
  (text) => {
    expect(writtenAmount(text)).toBeNull();
  },
);

test('every amount is read as each bank writes it', () => {
  const groups = (whole: string, sign: string) => whole.replace(/\B(?=(\d{3})+$)/g, sign);
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), (amount) => {
      const [whole, cents] = [String(Math.trunc(Math.abs(amount) / 100)), String(Math.abs(amount) % 100).padStart(2, '0')];
      const sign = amount < 0 ? '-' : '';
      const written = [
        `${sign}${groups(whole, '.')},${cents}`,
        `${sign}${groups(whole, "'")}.${cents}`,
        `${sign}${whole}.${cents}`,
        `${groups(whole, ' ')},${cents}${sign}`,
        `${groups(whole, '.')},${cents} ${amount < 0 ? 'S' : 'H'}`,
      ];
      for (const text of written) expect(writtenAmount(text), text).toBe(amount);
      expect(isoAmount(`${whole}.${cents}000`)).toBe(Math.abs(amount));
    }),
  );
});

test('an amount of ISO 20022 has no more than two decimals that count', () => {
  expect(['12', '12.5', '12.50000', '.5', '12.345', '-1', '', '1e3', '1'.repeat(16)].map(isoAmount)).toEqual([
    1_200,
    1_250,
    1_250,
    50,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ['27.11.2026', '2026-11-27'],
  ['27.11.26', '2026-11-27'],
  ['7.1.2026', '2026-01-07'],
  ['27/11/2026', '2026-11-27'],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-27T23:30:00+01:00', '2026-11-27'],
  ['2026-11-27 00:00:00.0', '2026-11-27'],
  ['20261127', '2026-11-27'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', null],
  ['31.11.2026', null],
  ['27.13.2026', null],
  ['27.11.', null],
  ['27.11.20261', null],
  ['', null],
])('the day "%s" is %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});
