import { expect, test } from 'vitest';
import { hasExternalConsent, offersOneTap } from './one-tap.ts';

test.each([
  ['consent=3.sme.2026-11-22.abc', true],
  ['a=b; consent=12.e.2026-11-22', true],
  ['consent=3.sm.2026-11-22.abc', false],
  ['consent=3.-.2026-11-22', false],
  ['consent=e', false],
  ['consent=3.e.gestern', false],
  ['otherconsent=3.e.2026-11-22', false],
  ['', false],
])('external services may be loaded with the cookies "%s": %s', (cookies, expected) => {
  expect(hasExternalConsent(cookies)).toBe(expected);
});

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
