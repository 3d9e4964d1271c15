import { expect, test } from 'vitest';
import { emojiKey } from '#core/design/emoji/key.ts';
import { clipArts } from '#core/design/library/clip-art.ts';
import { patterns } from '#core/design/library/patterns.ts';
import { emojiByKey } from '#resources/emoji.ts';
import { drawingTexts } from '#texts/de/drawings.ts';
import { elementsTexts } from '#texts/de/elements.ts';
import { searchCategories, similarWords } from '#texts/search-words.ts';
import { emoji } from './library.ts';
import { clipArtKey, forOccasion, libraryItemName, matches, namesOwnFile, search, searchLength } from './search.ts';

test.each([
  ['Herz, Liebe, Hochzeit', 'liebe', true],
  ['Blume, Blüte, Frühling', 'blute', true],
  ['Blume, Blüte, Frühling', 'fruehling', true],
  ['Fußball, Sport', 'fussball', true],
  ['Zwei Herzen, Paar', 'herz paar', true],
  ['Zwei Herzen, Paar', 'herz auto', false],
  ['Feuer', 'feuer', true],
  ['Ring, Rand', 'ringe', true],
  ['Herz, Liebe', 'Herzen', true],
  ['Silvester', 'Stern', false],
  ['Haus', 'Häuser', true],
  ['Rose, Blume', 'Hochzeitsblumen', true],
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

/** What the panel offers beside shapes and frames. */
const offered = Object.entries({ ...drawingTexts, ...elementsTexts })
  .filter(([key]) => /^(clip|pattern|emoji|shape|frame)\./.test(key))
  .map(([key, words]) => ({ key, words }));
const found = (typed: string) => search(offered, typed);
const keysOf = (typed: string) => found(typed).items.map(({ key }) => key);

/** Plurals that change a vowel or the end of the word. */
const plurals: Readonly<Record<string, string>> = {
  Blatt: 'Blätter',
  Buch: 'Bücher',
  Doktorhut: 'Doktorhüte',
  Fahrrad: 'Fahrräder',
  Fußball: 'Fußbälle',
  Haus: 'Häuser',
  Kleeblatt: 'Kleeblätter',
  Tannenbaum: 'Tannenbäume',
  Vogel: 'Vögel',
  Weinglas: 'Weingläser',
  Zug: 'Züge',
};

function numbersOf(name: string): string[] {
  const plural = plurals[name];
  if (plural !== undefined) return [name, plural];
  // The name may be a plural itself: "Ringe", "Noten".
  const singular = name.replace(/(?:en|e)$/, '');
  const endings = /[aeiou]$/.test(name) ? ['n', 's'] : ['e', 'en', 'n', 'er', 's'];
  return [name, ...endings.map((ending) => `${name}${ending}`), ...(singular.length >= 4 ? [singular] : [])];
}

function spellingsOf(word: string): string[] {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return [word, word.toUpperCase(), word.toLowerCase().replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)];
}

test('every drawing is found by its name in singular and plural, with umlauts and without', () => {
  const drawn = offered.filter(({ key }) => key.startsWith('clip.') || key.startsWith('pattern.'));
  expect(drawn.length).toBeGreaterThan(80);
  for (const { key, words } of drawn)
    for (const word of numbersOf(libraryItemName(words)).flatMap(spellingsOf)) expect(keysOf(word), `${word} finds ${key}`).toContain(key);
});

test.each([
  ['ringe', 'clip.rings'],
  ['Ring', 'clip.rings'],
  ['herzen', 'clip.heart'],
  ['Herz', 'clip.heart'],
  ['Tauben', 'clip.bird'],
  ['Bäume', 'emoji.1f333'],
])('%s finds %s among the first', (typed, key) => {
  expect(keysOf(typed).slice(0, 8)).toContain(key);
  expect(found(typed).isSimilar).toBe(false);
});

test.each([
  ['eukalyptus', 'clip.twig'],
  ['EUKALYPTUS', 'clip.leaf'],
  ['Girlanden', 'pattern.vines'],
  ['Kerzen', 'emoji.1f56f'],
])('%s leads to %s', (typed, key) => {
  expect(keysOf(typed)).toContain(key);
});

const usual = `
  Ringe Eheringe Brautpaar Braut Bräutigam Hochzeitstorte Sekt Herzen Tauben Eukalyptus Rosen Blumenkranz Schleife Kirche Standesamt
  Storch Schnuller Babyfüße Teddybär Kinderwagen Fläschchen Junge Mädchen Elefant Taufkerze
  Tannenbaum Christbaum Kugeln Rentier Engel Nikolaus Schneemann Schneeflocken Geschenke Krippe Lebkuchen Stechpalme Sterne
  Kreuz Taube Kerze Lilie Baum Trauerweide Rose Sonnenuntergang Feder Urne Weg
  Luftballons Torte Kuchen Krone Zahlen Girlande Wimpelkette Dinosaurier Einhorn Pirat Konfetti
  Handschlag Firma Büro Pokal Rakete Diagramm Telefon Logo Danke`
  .trim()
  .split(/\s+/);

test('usual words of weddings, births, Christmas, mourning, birthdays and business find something', () => {
  expect(usual.length).toBeGreaterThanOrEqual(60);
  // A logo is a file of one's own.
  expect(usual.filter((word) => found(word).items.length === 0)).toEqual(['Logo']);
});

test.each(['Logo', 'LOGOS', 'Vereinslogo', 'unser Logo', 'Wappen', 'Familienwappen', 'Unterschriften'])(
  '%s names a file of one’s own, which no drawing stands for',
  (typed) => {
    expect(namesOwnFile(typed)).toBe(true);
    expect(found(typed).items.every(({ words }) => !matches(words, typed))).toBe(true);
  },
);

test('what is drawn is no file of one’s own', () => {
  for (const { words } of offered) expect(namesOwnFile(libraryItemName(words)), words).toBe(false);
  expect(namesOwnFile('')).toBe(false);
});

test('what has nothing of its own says so, what has nothing at all finds nothing', () => {
  expect(found('Eukalyptus')).toMatchObject({ isSimilar: true });
  expect(found('Xylophonbauer')).toEqual({ items: [], isSimilar: true });
  expect(found('  ')).toEqual({ items: [], isSimilar: false });
  expect(found('e'.repeat(10_000))).toEqual(found('e'.repeat(searchLength)));
});

test('every word that stands for another leads to drawings, and so does every category', () => {
  for (const { words, instead } of similarWords) for (const word of instead) expect(keysOf(word), `${words}: ${word}`).not.toEqual([]);
  for (const category of [...searchCategories.all, ...searchCategories.mourning])
    expect(keysOf(category).length, category).toBeGreaterThan(2);
});

test('what suits the occasion goes first, and nothing is lost', () => {
  for (const [occasion, key] of [
    ['trauer', 'emoji.1f54a'],
    ['geburtstag-50', 'emoji.1f382'],
  ] as const) {
    const { items, suiting } = forOccasion(offered, occasion);
    expect(items).toHaveLength(offered.length);
    expect(items.slice(0, suiting).map((item) => item.key)).toContain(key);
    expect(items.slice(suiting).map((item) => item.key)).not.toContain(key);
  }
  expect(forOccasion(offered, 'blanko')).toEqual({ items: offered, suiting: 0 });
});
