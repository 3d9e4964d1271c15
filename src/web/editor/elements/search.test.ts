import { expect, test } from 'vitest';
import { emojiKey } from '#core/design/emoji/key.ts';
import { clipArts } from '#core/design/library/clip-art.ts';
import { patterns } from '#core/design/library/patterns.ts';
import { emojiByKey } from '#resources/emoji.ts';
import { drawingTexts } from '#texts/de/drawings.ts';
import { elementsTexts } from '#texts/de/elements.ts';
import { emoji } from './library.ts';
import { clipArtKey, libraryItemName, matches } from './search.ts';

test.each([
  ['Herz, Liebe, Hochzeit', 'liebe', true],
  ['Blume, Blüte, Frühling', 'blute', true],
  ['Blume, Blüte, Frühling', 'fruehling', true],
  ['Fußball, Sport', 'fussball', true],
  ['Zwei Herzen, Paar', 'herz paar', true],
  ['Zwei Herzen, Paar', 'herz auto', false],
  ['Feuer', 'feuer', true],
])('%s is found by %s: %s', (words, typed, isFound) => {
  expect(matches(words, typed)).toBe(isFound);
});

test('the name is the first word', () => {
  expect(libraryItemName('Zwei Herzen, Liebe')).toBe('Zwei Herzen');
});

test('everything in the library has a drawing and German words [E020]', () => {
  const texts: Readonly<Record<string, string>> = elementsTexts;
  for (const cluster of emoji) {
    expect([cluster, emojiByKey(emojiKey(cluster))?.shapes.length ?? 0]).not.toEqual([cluster, 0]);
    expect(texts[`emoji.${emojiKey(cluster)}`]).toMatch(/, /);
  }
});

test('every clip art and pattern is found by each of its words, and nothing else has its name [E020] [F013] [F014]', () => {
  const texts: Readonly<Record<string, string>> = drawingTexts;
  expect(clipArts.size).toBeGreaterThanOrEqual(52);
  expect(patterns.size).toBeGreaterThanOrEqual(24);
  const keys = [...[...clipArts.keys()].map(clipArtKey), ...[...patterns.keys()].map((id) => `pattern.${id}`)];
  expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted());
  for (const prefix of ['clip.', 'pattern.']) {
    const names = keys.filter((key) => key.startsWith(prefix)).map((key) => libraryItemName(texts[key] ?? ''));
    expect(new Set(names).size).toBe(names.length);
  }
  for (const key of keys) {
    const words = texts[key]?.split(', ') ?? [];
    expect(words.length, key).toBeGreaterThan(1);
    for (const word of words) expect(matches(texts[key] ?? '', word), `${key} ${word}`).toBe(true);
  }
});

test.each(['Hochzeit', 'Geburt', 'Geburtstag', 'Taufe', 'Weihnachten', 'Trauer', 'Reise', 'Schule'])(
  'clip art and patterns suit %s',
  (occasion) => {
    const found = Object.values(drawingTexts).filter((words) => matches(words, occasion));
    expect(found.length).toBeGreaterThanOrEqual(5);
  },
);
