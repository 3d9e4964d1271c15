/** Catalogues that golden queries are asked of, as entries of the search. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorySeed } from '#core/content/story-seed.ts';
import { buildIndex } from '#core/search/build.ts';
import { designEntry, type PageSource, pageEntry, posterEntry } from '#core/search/entries.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { type Lexicon, lexiconOf } from '#core/search/lexicon.ts';
import { pageText } from '#core/search/page-text.ts';
import { productEntries } from '#core/search/product-entries.ts';
import { type SearchAnswer, type SearchQuery, search } from '#core/search/search.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { listed } from '#core/search/words.ts';
import type { Message } from '#core/values/message.ts';
import { posters } from '#designs/posters/registry.ts';
import { catalogueRows } from '#designs/rows.ts';
import { storySeeds } from '#seed/stories/index.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { serverTexts } from '#texts/server-texts.ts';

export type SearchedCatalogue = {
  entries: readonly SearchEntry[];
  byId: ReadonlyMap<string, SearchEntry>;
  index: SearchIndex;
  lexicon: Lexicon;
  ask: (q: string, more?: Partial<SearchQuery>) => SearchAnswer;
};

const day = '2027-06-01';

export function searchedCatalogue(entries: readonly SearchEntry[]): SearchedCatalogue {
  const lexicon = lexiconOf(germanSearch, entries);
  const index = buildIndex(entries, germanSearch, day);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return { entries, byId, index, lexicon, ask: (q, more = {}) => search(index, lexicon, { q, channel: 0, ...more }) };
}

const empty = { titles: [], facts: {}, colourways: [], description: '', text: '', lead: null, created: '', isBestseller: false } as const;

/**
 * The catalogue that `queries.json` was written for: 227 designs, 64 of them leads, 31 blank cards, 33 posters, products and pages of the
 * card channel. Empty fields are left out in the file; words of products and pages are those of the texts.
 */
export function writtenCatalogue(): SearchedCatalogue {
  const rows = JSON.parse(readFileSync(join(import.meta.dirname, 'entries.json'), 'utf8')) as Pick<
    SearchEntry,
    'id' | 'group' | 'name' | 'channels'
  >[];
  return searchedCatalogue(
    rows.map((row) => ({ ...empty, popularity: 0, sort: 0, words: listed(germanSearch.called[row.id] ?? ''), ...row })),
  );
}

const cards = 1;
const folder = 'federleicht/';
/** Pages that are lists of things which are found by themselves, pages of one country, and pages that search engines leave out. */
const leftOut: ReadonlySet<string> = new Set([
  'home',
  'karten-designen',
  'hochzeitseinladungen',
  'fotoboxen',
  'accessoires',
  'musterkarten',
]);

function seedPage({ slug, content }: StorySeed): PageSource | null {
  const path = slug.slice(folder.length);
  if (!slug.startsWith(folder) || path.startsWith('land-') || leftOut.has(path)) return null;
  const { title, description } = content as { title?: string; description?: string };
  return { path, name: title ?? path, description: description ?? '', text: pageText(content), channels: cards };
}

/** Pages that are no stories. */
const shopPages: readonly PageSource[] = [
  ['versand-und-lieferung', 'Versand und Lieferung'],
  ['kundenkonto', 'Kundenkonto'],
  ['vertrag-widerrufen', 'Vertrag widerrufen'],
].map(([path = '', name = '']) => ({ path, name, description: '', text: '', channels: cards }));

/** The catalogue of the seed as it is. */
export function todaysCatalogue(): SearchedCatalogue {
  const text = serverTexts({ locale: 'de-DE' });
  const say = (message: Message) => text(message as Parameters<typeof text>[0]);
  const called = (id: string) => listed(germanSearch.called[id] ?? '');
  const pages = storySeeds.flatMap((story) => seedPage(story) ?? []);
  return searchedCatalogue([
    ...catalogueRows.flatMap((row) => designEntry(row, say, cards) ?? []),
    ...posters.flatMap(({ template }) => posterEntry(template, say, cards) ?? []),
    ...productEntries(say, called, cards),
    ...[...pages, ...shopPages].map((page) => pageEntry(page, called(`page-${page.path}`))),
  ]);
}
