import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const market = { channel: 'federleicht', country: 'DE' } as const;

test('a page of the shop is returned to, without query and in the form of its links', () => {
  expect(returnPath('/kasse/?x=1#y', market)).toBe('/kasse/');
  expect(returnPath('/warenkorb', market)).toBe('/warenkorb/');
  expect(returnPath('/warenkorb/', { channel: 'myposter', country: 'DE' })).toBe('/warenkorb');
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil.example',
  '/a/../..//evil.example',
  '/\tevil',
  '',
  'kasse',
])('%j is no page to return to', (text) => {
  expect(returnPath(text, market)).toBeNull();
});

test('nothing to return to stays nothing', () => {
  expect(returnPath(null, market)).toBeNull();
});
