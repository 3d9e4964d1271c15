import { expect, test } from 'vitest';
import { clipArts } from '#core/design/clip-art.ts';
import { emojiKey } from '#core/design/emoji/key.ts';
import { emojiByKey } from '#resources/emoji.ts';
import { elementsTexts } from '#texts/de/elements.ts';
import { emoji } from './library.ts';
import { matches, nameOf } from './search.ts';

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
  expect(nameOf('Zwei Herzen, Liebe')).toBe('Zwei Herzen');
});

test('everything in the library has a drawing and German words [E020]', () => {
  const texts: Readonly<Record<string, string>> = elementsTexts;
  for (const cluster of emoji) {
    expect([cluster, emojiByKey(emojiKey(cluster))?.shapes.length ?? 0]).not.toEqual([cluster, 0]);
    expect(texts[`emoji.${emojiKey(cluster)}`]).toMatch(/, /);
  }
  for (const id of clipArts.keys()) expect(texts[`clip.${id.replace('shop.', '')}`]).toMatch(/, /);
});
