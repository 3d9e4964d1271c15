import { expect, test } from 'vitest';
import { nearestText } from './nearest-text.ts';

const known = ['poster', 'leinwand', 'acrylglas', 'echtglas'] as const;

test.each([
  ['poster', 'poster'],
  ['Poster', 'poster'],
  ['leinwnd', 'leinwand'],
  ['glas', 'echtglas'],
  ['', 'poster'],
  ['a', 'acrylglas'],
])('"%s" is nearest to %s', (text, nearest) => {
  expect(nearestText(text, known)).toBe(nearest);
});
