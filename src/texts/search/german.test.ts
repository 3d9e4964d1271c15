/** The German words of the search: every value has some, and every key is one of the shop. */
import { expect, test } from 'vitest';
import { categories } from '#core/catalogue/categories.ts';
import { aspectRatios, colours, labels, styles } from '#core/catalogue/colours.ts';
import { motifKeys } from '#core/catalogue/motifs.ts';
import { occasions } from '#core/catalogue/occasions.ts';
import { appliedRefinements } from '#core/design/refinement.ts';
import { cardFormKeys } from '#core/products/card/formats.ts';
import { listed } from '#core/search/words.ts';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { germanSearch } from './de/german.ts';

const values = {
  occasion: occasions,
  category: categories,
  motif: motifKeys,
  color: Object.keys(colours),
  style: styles,
  refinement: appliedRefinements,
  form: cardFormKeys,
  aspect: aspectRatios,
  label: labels,
} as const satisfies Record<string, readonly string[]>;

const lists = { ...germanSearch.concepts, motif: germanSearch.motifs };

test.each(Object.keys(lists) as (keyof typeof lists)[])('every key of %s is a value of the shop', (fact) => {
  const known: readonly string[] = values[fact];
  expect(Object.keys(lists[fact]).filter((key) => !known.includes(key))).toEqual([]);
});

// Blank cards are found by their forms, and nobody looks for what is transparent by its colour.
test.each([
  ['occasion', ['blanko']],
  ['category', []],
  ['color', ['transparent']],
  ['style', []],
  ['refinement', []],
  ['aspect', []],
  ['label', []],
] as const)('every value of %s has words, but %j', (fact, without) => {
  expect(values[fact].filter((key) => !Object.hasOwn(lists[fact], key))).toEqual(without);
});

test('no list is empty or has a word twice', () => {
  const texts = [
    ...Object.values(lists).flatMap((list) => Object.values(list)),
    ...Object.values(germanSearch.called),
    germanSearch.helping,
  ];
  for (const text of texts) {
    const words = listed(text);
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});

test('words of several things, and of what is not sold, name values of the shop', () => {
  const terms = [...Object.values(germanSearch.together).flat(), ...germanSearch.nearest.flatMap(({ instead }) => instead)];
  const unknown = terms.filter((term) => {
    const [fact = '', value = ''] = term.replace('?', '').split(':');
    return !(Object.hasOwn(values, fact) && (values[fact as keyof typeof values] as readonly string[]).includes(value));
  });
  expect(unknown).toEqual([]);
});

test('every product and page that has words is found by each of them', () => {
  const { byId, ask } = todaysCatalogue();
  const missed = Object.entries(germanSearch.called).flatMap(([id, words]) => {
    if (!byId.has(id)) return [`${id} is no entry`];
    return listed(words).flatMap((word) => {
      const found = ask(word, { count: 100 }).groups.flatMap(({ sections }) => sections.flatMap((section) => section.ids));
      return found.includes(id) ? [] : [`${id}: ${word}`];
    });
  });
  expect(missed).toEqual([]);
});
