import { expect, test } from 'vitest';
import { growth } from '#tests/processor-time.ts';
import { compatibleText, decomposed, textInput, withoutMarks } from './text-input.ts';

test('a text is composed, and a lone surrogate replaced', () => {
  expect(textInput('Mu\u0308ller')).toBe('M\u00fcller');
  expect(textInput('a\ud800b\udc00')).toBe('a\ufffdb\ufffd');
  expect(textInput('\u{1f600}')).toBe('\u{1f600}');
});

test('invisible characters stay: layout and passwords need them', () => {
  for (const text of ['Donau\u00addampf', 'a\u200bb', '\u0646\u200c\u062e', '\u2764\ufe0f']) expect(textInput(text)).toBe(text);
});

test('a run of marks keeps its first 30, each run for itself', () => {
  const marks = (count: number) => '\u0316'.repeat(count);
  expect(textInput(`x${marks(31)}y${marks(30)}`)).toBe(`x${marks(30)}y${marks(30)}`);
});

test('codes lose what only widens or raises a letter', () => {
  expect(compatibleText('\uff11\u00b2')).toBe('12');
});

test('words are compared without their marks', () => {
  expect(withoutMarks('\u00c9l\u00e8ve')).toBe('Eleve');
});

test('no character but those that are counted begins with a mark that others can be put before', () => {
  // U+0345 has the highest combining class: every other mark with a class comes to stand before it.
  const highest = '\u0345';
  const moves: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    const apart = character.normalize('NFKD');
    const hasMoved = `${highest}${character}`.normalize('NFKD') !== `${highest}${apart}`;
    if (hasMoved && !/[\p{M}\uff9e\uff9f]/u.test(character)) moves.push(code.toString(16));
  }
  expect(moves).toEqual([]);
});

test.each([
  ['marks in the wrong order', (n: number) => `a${'\u0300'.repeat(n)}${'\u0316'.repeat(n)}`],
  ['marks that alternate', (n: number) => `a${'\u0300\u0316'.repeat(n)}`],
  ['voiced marks of half width', (n: number) => `a${'\u0316\uff9e'.repeat(n)}`],
  ['runs that are just short enough', (n: number) => `a${'\u0300'.repeat(15)}${'\u0316'.repeat(14)}`.repeat(n / 15)],
  ['lone surrogates', (n: number) => '\ud800'.repeat(2 * n)],
  ['consonants of Hangul', (n: number) => '\u1100\u1161'.repeat(n)],
])('%s take a time that grows with their number', async (_, text) => {
  for (const normalised of [textInput, compatibleText, decomposed, withoutMarks]) {
    const [short, long] = [text(6_000), text(24_000)];
    const run = (text: string) => () => normalised(text);
    expect(await growth(run(short), run(long), 7), normalised.name).toBeLessThanOrEqual(7);
  }
});
