import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('texts that differ in one letter have other fingerprints, equal texts the same', () => {
  const texts = Array.from({ length: 5_000 }, (_, at) => `{"text":"Anna & Jonas ${at}"}`);
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint('Schließen')).toBe(fingerprint('Schließen'));
});
