/** What the search must find: golden queries, mistyped ones, words of the catalogue itself, and whatever else is typed. */
import { describe, expect, test } from 'vitest';
import { categories } from '#core/catalogue/categories.ts';
import { drawingOf } from '#core/catalogue/numeral.ts';
import { occasions } from '#core/catalogue/occasions.ts';
import { random } from '#core/values/numbers/random.ts';
import { catalogueRows } from '#designs/rows.ts';
import { type SearchedCatalogue, todaysCatalogue, writtenCatalogue } from '#tests/search/catalogues.ts';
import { goldenQueries, judge, mean } from '#tests/search/measures.ts';
import { withSlip } from '#tests/search/slips.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { SearchAnswer } from './search.ts';
import { listed } from './words.ts';

const text = serverTexts({ locale: 'de-DE' });
const catalogues: [name: string, file: string, catalogue: SearchedCatalogue][] = [
  ['the catalogue that the queries were written for', 'queries.json', writtenCatalogue()],
  ['the catalogue of the seed', 'queries-today.json', todaysCatalogue()],
];

const drawings = new Map(catalogueRows.map((row) => [row.id, drawingOf(row)]));

/** Designs on the first page, where a drawing in several numbers of years stands on one tile. */
function firstPage(catalogue: SearchedCatalogue, q: string): readonly string[] {
  const tiles = Map.groupBy(designsOf(catalogue.ask(q, { count: 480 })), (id) => drawings.get(id) ?? id);
  return [...tiles.values()].slice(0, 48).flat();
}

function designsOf(answer: SearchAnswer): string[] {
  return answer.groups.find(({ group }) => group === 'design')?.sections.flatMap(({ ids }) => ids) ?? [];
}

/** Small letters, and ae, oe, ue for letters with two dots. */
function plainly(word: string): string {
  return word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

describe.each(catalogues)('%s', (_, file, catalogue) => {
  const all = goldenQueries(file);
  const golden = all.filter(({ nonEmpty }) => !nonEmpty);
  const leads = catalogue.entries.filter(({ group, lead }) => group === 'design' && lead === null);
  const judged = golden.map((query) => ({ query, ...judge(catalogue, query, catalogue.ask(query.q)) }));

  test('golden queries are found, in a good order, and in the right group first', () => {
    expect(judged.filter(({ hit }) => !hit).map(({ query }) => query.q).length / judged.length).toBeLessThanOrEqual(0.02);
    expect(mean(judged.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.95);
    expect(mean(judged.map(({ isFirstGroup }) => Number(isFirstGroup)))).toBeGreaterThanOrEqual(0.98);
  });

  test.each([...Map.groupBy(judged, ({ query }) => query.type)].filter(([type]) => type !== 'long'))(
    'queries of the type %s are in a good order',
    (_type, some) => expect(mean(some.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.85),
  );

  test.each([1, 2, 3])('golden queries with a slip are found: seed %i', (seed) => {
    const hits = golden.map((query, at) => judge(catalogue, query, catalogue.ask(withSlip(query.q, seed * 1_000 + at))).hit);
    expect(mean(hits.map(Number))).toBeGreaterThanOrEqual(0.97);
  });

  test('bad input has an answer that is not empty', () => {
    const bad = all.filter(({ nonEmpty }) => nonEmpty);
    expect(bad.length).toBeGreaterThanOrEqual(14);
    for (const { q, why } of bad) expect(catalogue.ask(q).groups[0]?.sections[0]?.ids.length ?? 0, why).toBeGreaterThan(0);
  });

  test('10,000 random texts have answers of things that are sold', () => {
    const { pick, next, chance } = random(20);
    const signs = [...'abcdefghijklmnopqrstuvwxyzäöüß   0123456789-.%*()[]{}|\\^$🎉של\u{202e}\0'];
    const words = catalogue.entries.flatMap(({ name, words: called, titles }) => [name, ...called, ...titles]);
    for (let round = 0; round < 10_000; round++) {
      const length = 1 + Math.floor(next() * 30);
      const typed = chance(0.5)
        ? Array.from({ length }, () => pick(signs)).join('')
        : Array.from({ length: 1 + (length % 4) }, () => pick(words).slice(0, 1 + Math.floor(next() * 20))).join(' ');
      const ids = catalogue.ask(typed).groups.flatMap(({ sections }) => sections.flatMap((section) => section.ids));
      if (ids.length === 0 || !ids.every((id) => catalogue.byId.has(id))) expect.fail(`"${typed}" has the answer ${ids}`);
    }
  });

  test('each lead is the first answer to its name', () => {
    const others = leads.filter(({ id, name }) => designsOf(catalogue.ask(name))[0] !== id);
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  test('each lead is on the first page of each of its motifs', () => {
    const missed = leads.flatMap(({ id, facts }) =>
      (facts.motif ?? []).flatMap((key) => {
        const [word = ''] = listed(germanSearch.motifs[key as keyof typeof germanSearch.motifs]);
        return firstPage(catalogue, word).includes(id) ? [] : `${id}: ${word}`;
      }),
    );
    expect(missed).toEqual([]);
  });

  test('each lead is on the first page of each of its colours with its occasion', () => {
    const missed = leads.flatMap(({ id, facts }) =>
      (facts.color ?? []).flatMap((key) => {
        const asked = `${text({ key: `colour.${key}` })} ${text({ key: `occasion.${facts.occasion?.[0]}` })}`;
        return firstPage(catalogue, asked).includes(id) ? [] : `${id}: ${asked}`;
      }),
    );
    expect(missed).toEqual([]);
  });

  test('each lead is on the first page of its occasion with its kind', () => {
    const missed = leads.flatMap(({ id, facts }) => {
      const asked = `${text({ key: `occasion.${facts.occasion?.[0]}` })} ${text({ key: `category.${facts.category?.[0]}` })}`;
      return firstPage(catalogue, asked).includes(id) ? [] : `${id}: ${asked}`;
    });
    expect(missed).toEqual([]);
  });

  test('occasions joined with cards and invitations by any link are read as both', () => {
    const named = occasions.map((key) => [key, text({ key: `occasion.${key}` })] as const).filter(([, name]) => !name.includes(' '));
    const missed = named.flatMap(([key, name]) =>
      ['', ...germanSearch.links].flatMap((link) =>
        ['karte', 'karten', 'einladung', 'einladungen'].flatMap((kind) => {
          const { units, unread } = catalogue.ask(name.toLowerCase() + link + kind);
          const terms = units.flatMap((unit) => [...unit.terms.keys()]);
          const isRead = terms.includes(`occasion:${key}`) && (kind.startsWith('karte') || terms.includes('category:invitation'));
          return isRead && unread.length === 0 ? [] : name + link + kind;
        }),
      ),
    );
    // No words of occasions, but of all cards.
    expect(missed.filter((word) => !/^(?:Allgemein|Blanko)/.test(word))).toEqual([]);
  });

  test('names of kinds and colours are read in small letters and without dots', () => {
    const kinds = categories.flatMap((key) => ['', '.plural'].map((form) => [`category:${key}`, text({ key: `category.${key}${form}` })]));
    const colours = Object.keys(germanSearch.concepts.color).map((key) => [`color:${key}`, text({ key: `colour.${key}` })]);
    const missed = [...kinds, ...colours].flatMap(([term = '', name = '']) =>
      [name.toLowerCase(), plainly(name)].filter((typed) => !catalogue.ask(typed).units.some(({ terms }) => terms.has(term))),
    );
    expect(missed).toEqual([]);
  });
});
