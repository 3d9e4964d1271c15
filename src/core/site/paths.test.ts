import { expect, test } from 'vitest';
import { pathTo } from './paths.ts';

test('a path has slashes at both ends, its parameters are encoded', () => {
  expect([pathTo('home'), pathTo('cart'), pathTo('card', { card: 'olivia' })]).toEqual(['/', '/warenkorb/', '/karten-designen/olivia/']);
  expect(pathTo('order', { token: '../a b' })).toBe('/bestellung/..%2Fa%20b/');
});

test('a language without slugs of its own uses the German ones', () => {
  expect(pathTo('cart', {}, 'fr')).toBe('/warenkorb/');
});
