import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedRange, paragraphAt, wordAt } from './ranges.ts';
import { fitTyped } from './typing.ts';

describe('ranges', () => {
  test.each([
    ['Lea und Ben', 5, 'und'],
    ['Lea und Ben', 3, 'Lea'],
    ['Lea und Ben', 11, 'Ben'],
    ['Lea,  Ben', 4, '  '],
    ['', 0, ''],
  ])('the word of %j at %i is %j', (text, offset, word) => {
    const { from, to } = wordAt(text, offset);
    expect(text.slice(from, to).trimEnd()).toBe(word.trimEnd());
  });

  test('a paragraph ends before its line end', () => {
    expect(paragraphAt('A\nBC\nD', 2)).toEqual({ from: 2, to: 4 });
    expect(paragraphAt('A\nBC\nD', 4)).toEqual({ from: 2, to: 4 });
    expect(paragraphAt('A\n\nD', 2)).toEqual({ from: 2, to: 2 });
    expect(paragraphAt('', 0)).toEqual({ from: 0, to: 0 });
  });

  test('the changed range is all that differs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, before, after, tail) => {
        const [old, now] = [head + before + tail, head + after + tail];
        const { from, to, removed } = changedRange(old, now);
        expect(old.slice(0, from) + now.slice(from, to) + old.slice(from + removed)).toBe(now);
      }),
    );
  });
});

describe('the limits of a slot', () => {
  const slot = { allows: ['content' as const], maxCharacters: 10, maxLines: 2 };

  test('text within them is taken as it is', () => {
    expect(fitTyped('Lea', 'Lea & Ben', slot)).toEqual({ text: 'Lea & Ben', limit: null });
  });

  test('of an insertion in the middle that is too long its beginning is taken, and the rest named', () => {
    expect(fitTyped('Lea Ben', 'Lea und noch Ben', slot)).toEqual({
      text: 'Lea undBen',
      limit: { kind: 'characters', limit: 10, rest: ' noch ' },
    });
  });

  test('lines beyond the last are named', () => {
    expect(fitTyped('A\nB', 'A\nB\nC', slot)).toEqual({ text: 'A\nB', limit: { kind: 'lines', limit: 2, rest: '\nC' } });
  });

  test('an emoji is never cut', () => {
    const { text, limit } = fitTyped('123456', '123456👩‍👩‍👧', slot);
    expect([text, limit?.rest]).toEqual(['123456👩‍👩‍👧'.slice(0, 6), '👩‍👩‍👧']);
  });

  test('pasted line ends are plain, text longer than a document takes is cut', () => {
    expect(fitTyped('', 'a\r\nb', undefined)).toEqual({ text: 'a\nb', limit: null });
    expect(fitTyped('', 'x'.repeat(2_100), undefined)).toMatchObject({ limit: { kind: 'document', limit: 2000 } });
  });
});
