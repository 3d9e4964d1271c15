import { expect, test } from 'vitest';
import { offersOneTap } from './one-tap.ts';

test.each([
  ['/', true],
  ['/karten-designen/', true],
  ['/karten-designen', true],
  ['/warenkorb/', true],
  ['/fr/warenkorb/', true],
  ['/kundenkonto/anmelden/', true],
  ['/kasse/', false],
  ['/configurator-card/', false],
  ['/kundenkonto/', false],
])('one tap on %s: %s', (path, expected) => {
  expect(offersOneTap(path)).toBe(expected);
});
