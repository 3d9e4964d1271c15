import { expect, test } from 'vitest';
import { layerPath, servedLayer } from './layer-files.ts';

const marks = new Map([
  ['flat-cards-a6', '0123456789ab'],
  ['other', '0123456789ab'],
]);

test('a layer has an address with the mark of its scene', () => {
  expect(servedLayer('flat-cards-a6/600/cover-0.webp', marks)).toBe('flat-cards-a6/0123456789ab/600/cover-0.webp');
  expect(layerPath('flat-cards-a6', '0123456789ab', 600, 'cover-0.webp')).toBe('/scenes/flat-cards-a6/0123456789ab/600/cover-0.webp');
});

test.each([
  'flat-cards-a6/made-from.json',
  'flat-cards-a6/600/made-from.json',
  'flat-cards-a6/900/base.webp',
  'flat-cards-a6/600/base.png',
  'flat-cards-a6/600/cover-3.webp',
  'flat-cards-a6/600/old/base.webp',
  'foil-cards-a6/600/base.webp',
  'other/600/base.webp',
  '../scenes/flat-cards-a6/600/base.webp',
  '',
])('%j has no address', (path) => {
  expect(servedLayer(path, marks)).toBeNull();
});
