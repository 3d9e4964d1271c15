import { describe, expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { foldedText, queryTokens, tokensOf } from './fold.ts';
import { stemRulesOf } from './lexicon.ts';
import { letterMask, mayBeNear, slipCost } from './near.ts';
import { stemOf } from './stem.ts';

const rules = stemRulesOf(germanSearch);
const folded = (text: string) => tokensOf(text, true).map((token) => token.folded);
const { lexicon } = todaysCatalogue();

describe('a folded text', () => {
  test.each([
    ['Größe', 'grosse'],
    ['ﬁrmung', 'firmung'],
    ['ＡＢＣ', 'abc'],
    ['hoch\0zeit\u{202e}', 'hochzeit'],
    ['Café Zoë', 'cafe zoe'],
  ])('%s is %s', (text, plain) => expect(foldedText(text)).toBe(plain));

  test.each([
    ['Mädchen', 'maedchen'],
    ['Menü', 'menue'],
    ['Öl', 'oel'],
  ])('%s and %s are the same word', (dotted, written) => expect(folded(written)).toEqual(folded(dotted)));

  test('ue stays behind a, e and q', () => expect(folded('blaue neue Quelle Trauer')).toEqual(['blaue', 'neue', 'quelle', 'trauer']));

  test('words are runs of letters or digits', () =>
    expect(folded("Save-the-Date, 60x40; l'amour")).toEqual(['save', 'the', 'date', '60x40', 'l', 'amour']));

  test('a query is cut to 300 letters, 16 words and 40 letters a word', () => {
    expect(queryTokens('ab '.repeat(5_000), true)).toHaveLength(16);
    expect(queryTokens('a'.repeat(10_000), true).map(({ plain }) => plain.length)).toEqual([40]);
    expect(queryTokens(`${' '.repeat(300)}hochzeit`, true)).toEqual([]);
  });
});

describe('a word without its endings', () => {
  test.each([
    ['einladungen', 'einladung'],
    ['goldenen', 'gold'],
    ['weihnachts', 'weihnacht'],
    ['kugeln', 'kugel'],
    ['federn', 'feder'],
    ['bildern', 'bild'],
    ['gras', 'gras'],
    ['trauer', 'trauer'],
    ['see', 'see'],
    ['ostern', 'ostern'],
  ])('%s is %s', (word, stem) => expect(stemOf(word, rules)).toBe(stem));

  test('words of the language that become the same although they mean others are these', () => {
    const apart = [...lexicon.byStem.values()]
      .map((words) => words.filter(({ isControlled, senses }) => isControlled && senses.length > 0))
      .filter((words) => words.length > 1)
      .filter(([first, ...others]) => {
        const terms = new Set(first?.senses.flat().map(({ term }) => term));
        return !others.every(({ senses }) => senses.flat().some(({ term }) => terms.has(term)));
      });
    expect(
      apart
        .map((words) =>
          words
            .map(({ word }) => word)
            .toSorted()
            .join(' '),
        )
        .toSorted(),
    ).toMatchInlineSnapshot(`
      [
        "anfangsbuchstabe anfangsbuchstaben",
        "buchstabe buchstaben",
        "gluckwunsch gluckwunsche",
        "gutschein gutscheine",
        "initiale initialen",
        "schachtel schachteln",
        "schleife schleifen",
        "zahl zahlen",
      ]
    `);
  });
});

describe('edits from a word to another', () => {
  test.each([
    ['hochzeit', 'hochzeit', 0],
    ['hochzet', 'hochzeit', 1],
    ['hochziet', 'hochzeit', 1],
    ['hochzeiit', 'hochzeit', 1],
    ['hochzait', 'hochzeit', 1],
    ['jochzeit', 'hochzeit', 1.5],
    ['ochzeit', 'hochzeit', 1.5],
    ['ohchzeit', 'hochzeit', 1.5],
    ['tauf', 'trauer', Number.POSITIVE_INFINITY],
  ])('%s to %s costs %s', (typed, known, cost) => expect(slipCost(typed, known, 2)).toBe(cost));

  test('a mask never leaves out a word that is near', () => {
    const { pick, next } = random(5);
    const letters = [...'abcdeimnorstu'];
    const wordOf = () => Array.from({ length: 3 + Math.floor(next() * 6) }, () => pick(letters)).join('');
    for (let round = 0; round < 20_000; round++) {
      const [a, b] = [wordOf(), wordOf()];
      if (slipCost(a, b, 2) <= 2) expect(mayBeNear(letterMask(a), letterMask(b), 2), `${a} ${b}`).toBe(true);
    }
  });
});
