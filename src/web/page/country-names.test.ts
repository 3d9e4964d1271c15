import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { whereTo } from './country-names.ts';

test.each([
  [['DE'], 'nach Deutschland'],
  [['DE', 'AT', 'LU'], 'nach Deutschland, Österreich und Luxemburg'],
  [['CH'], 'in die Schweiz'],
  [['CH', 'LI'], 'nach Liechtenstein und in die Schweiz'],
  [['DE', 'CH', 'NL', 'ES'], 'nach Deutschland, Spanien, in die Schweiz und in die Niederlande'],
])('a parcel for %j goes %s', (codes, phrase) => {
  expect(whereTo(codes, 'de-DE', serverTexts({ locale: 'de-DE' }))).toBe(phrase);
});
