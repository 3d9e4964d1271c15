import { expect, test } from 'vitest';
import { isDoubleTap } from './double-tap.ts';

const first = { at: 1_000, xPx: 100, yPx: 100 };

test('a second tap within 350 ms and 24 px, is a double tap', () => {
  expect(isDoubleTap(first, { at: 1_350, xPx: 124, yPx: 100 })).toBe(true);
  expect(isDoubleTap(first, { at: 1_120, xPx: 90, yPx: 110 })).toBe(true);
});

test('a tap that comes later or farther away, or is the first, is none', () => {
  expect(isDoubleTap(first, { at: 1_351, xPx: 100, yPx: 100 })).toBe(false);
  expect(isDoubleTap(first, { at: 1_100, xPx: 118, yPx: 118 })).toBe(false);
  expect(isDoubleTap(null, first)).toBe(false);
});
