import { expect, test } from 'vitest';
import { contrast, readableInk } from './contrast.ts';

test('contrast is that of WCAG, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#1b2540', '#f3d8d0')).toBeCloseTo(11.2, 1);
  expect(contrast('#f3d8d0', '#1b2540')).toBe(contrast('#1b2540', '#f3d8d0'));
});

test('a colour without enough contrast is replaced by a readable ink', () => {
  expect(readableInk('#eef0ec', '#a3312a', '#1b2540')).toBe('#a3312a');
  expect(readableInk('#eef0ec', '#fff6c0', '#1b2540')).toBe('#1b2540');
  expect(readableInk('#1f3a8f', '', '#141414')).toBe('#ffffff');
  expect(readableInk('#e9b53b', '#ffffff', '#141414')).toBe('#141414');
});
