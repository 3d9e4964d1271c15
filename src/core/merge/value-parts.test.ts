import { expect, test } from 'vitest';
import { breakCost, wordParts } from './value-parts.ts';

const kindsOf = (text: string) =>
  wordParts(text)
    .map(({ kind }) => kind)
    .join(' ');

test.each([
  ['Max von und zu Berg', 'word particle particle particle word'],
  ['Max Freiherr von und auf Stein', 'word particle particle particle particle word'],
  ['Anna und Max von Berg', 'word and word particle word'],
  ['Anna von Berg und Max', 'word particle word and word'],
  ['Anna und von Berg', 'word and particle word'],
])('the words of "%s" are told apart', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test('no line ends within "von und zu"', () => {
  const parts = wordParts('von und zu Berg');
  for (const [at, { kind }] of parts.entries()) {
    const next = parts[at + 1];
    if (next) expect(breakCost(kind, next.kind)).toBeNull();
  }
});
