import { expect, test } from 'vitest';
import { emojiKey } from '#core/design/emoji/key.ts';
import { drawingTexts } from '#texts/de/drawings.ts';
import { ownDrawingTexts } from '#texts/de/editor/own-drawings.ts';
import { elementsTexts } from '#texts/de/elements.ts';
import { emoji } from './library.ts';
import { forOccasion, libraryItemName, matches, namesOwnFile, search } from './search.ts';

const own = Object.entries(ownDrawingTexts).map(([key, words]) => ({ key, words: words as string }));
const others = Object.entries({ ...drawingTexts, ...elementsTexts })
  .filter(([key]) => /^(clip|pattern|shape|frame)\./.test(key) || emoji.some((one) => key === `emoji.${emojiKey(one)}`))
  .map(([key, words]) => ({ key, words: words as string }));

const asked = `
  Eukalyptus Zweig Blätter Kräuter Kranz Girlande Rose Blumen Strauß Wiese Gräser Ähren Hochzeit Ringe Sekt Kirche Taube Brief
  Herz Liebe Baby Geburt Taufe Kommunion Konfirmation Kreuz Kerze Geburtstag Luftballon Geschenk Weihnachten Tannenbaum Stern
  Schneeflocke Kugel Ostern Hase Osterei Herbst Obst Trauer Baum Vogel Tier Meer Schiff Reise Berge Wein Sonne Mond Wolke
  Regenbogen Haus Schule Musik Ornament Trennlinie Danke Einladung Willkommen Schriftzug`
  .trim()
  .split(/\s+/);

test('usual words find three own drawings or more [E020]', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60);
  const few = asked.filter((word) => search(own, word).items.length < 3 || search(own, word).isSimilar);
  expect(few).toEqual([]);
});

test('own drawings come before others that fit as well', () => {
  for (const word of ['Herz', 'Zweig', 'Hochzeit', 'Weihnachten', 'Trauer'])
    expect(own.map(({ key }) => key)).toContain(search([...own, ...others], word).items[0]?.key);
});

test('an own drawing is found by each of its words, and none names a file of one’s own', () => {
  for (const { key, words } of own) {
    for (const word of words.split(', ')) expect(matches(words, word), `${key} ${word}`).toBe(true);
    expect(namesOwnFile(libraryItemName(words)), words).toBe(false);
  }
});

test.each(['hochzeit', 'geburt', 'taufe', 'kommunion', 'konfirmation', 'geburtstag', 'weihnachten', 'trauer', 'ostern'])(
  'own drawings suit the occasion %s',
  (occasion) => expect(forOccasion(own, occasion).suiting).toBeGreaterThanOrEqual(10),
);
