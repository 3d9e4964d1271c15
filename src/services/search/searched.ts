/** What the search of a language reads: index and lexicon in memory, made anew when the catalogue or a story has changed, and once a day. */
import { LRUCache } from 'lru-cache';
import { buildIndex } from '#core/search/build.ts';
import { designEntry, pageEntry, posterEntry } from '#core/search/entries.ts';
import { type Lexicon, lexiconOf } from '#core/search/lexicon.ts';
import { productEntries } from '#core/search/product-entries.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { listed, type SearchWords } from '#core/search/words.ts';
import { type Channel, channels } from '#core/values/channel.ts';
import { keyedCache, weakMemoize } from '#core/values/memoize.ts';
import type { Message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import { createVersionedIndex, type VersionedIndex } from '#core/values/versioned-index.ts';
import type { Shop } from '#services/handler.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { foundPages, type PageLink } from './found-pages.ts';
import { isSoldIn } from './product-links.ts';
import { type Spelling, spellingOf } from './spelling.ts';

export type Searched = {
  /** 'de' */
  language: string;
  words: SearchWords;
  lexicon: Lexicon;
  index: SearchIndex;
  catalogue: Catalogue;
  /** Names of entries by their ids. */
  names: ReadonlyMap<string, string>;
  pages: ReadonlyMap<string, PageLink>;
  spelling: Spelling;
  /** Answers of this index by what was asked. */
  answers: LRUCache<string, object>;
};

const maxAnswers = 2_000;

/** The number of a channel, whose bit says that an entry is sold or shown there. */
export function channelNumber(channel: Channel): number {
  return channels.indexOf(channel);
}

function bitOf(channel: Channel): number {
  return 1 << channelNumber(channel);
}

/** Key of a page of a channel: two channels may have one under the same path. */
export function pageKey(id: string, channel: Channel): string {
  return `${channel} ${id}`;
}

/** All locales have German words until their language has a list of its own. */
const language = { key: 'de', locale: 'de-DE', words: germanSearch } as const;

/** -1 while the content service was never reached: then only products and designs are found. */
async function storiesVersion(shop: Shop): Promise<number> {
  return shop.stories.settle((await readVersions(shop.store)).get('content') ?? 0);
}

async function load(shop: Shop): Promise<Searched> {
  const { words } = language;
  const text = serverTexts({ locale: language.locale });
  const say = (message: Message) => text(message as Parameters<typeof text>[0]);
  const called = (id: string) => listed(words.called[id] ?? '');
  const catalogue = await catalogueOf(shop.store);
  const stories = (await storiesVersion(shop)) >= 0 ? (await shop.stories.published()).stories(language.key) : [];
  const pages = foundPages(stories, say);
  const entries = [
    ...[...catalogue.rows, ...catalogue.blanks].flatMap((row) => designEntry(row, say, bitOf('federleicht')) ?? []),
    ...catalogue.posters.flatMap((poster) => posterEntry(poster, say, bitOf('myposter')) ?? []),
    ...productEntries(say, called, 0).map((entry) => ({
      ...entry,
      channels: channels.reduce((bits, channel) => (isSoldIn(entry.id, channel) ? bits | bitOf(channel) : bits), 0),
    })),
    ...pages.map(({ channel, ...page }) => pageEntry({ ...page, channels: bitOf(channel) }, called(`page-${page.path}`))),
  ];
  return {
    language: language.key,
    words,
    lexicon: lexiconOf(words, entries),
    index: buildIndex(entries, words, shop.clock().toISOString().slice(0, 10)),
    catalogue,
    names: new Map(entries.map(({ id, name }) => [id, name])),
    pages: new Map(pages.map(({ channel, path, name }) => [pageKey(`page-${path}`, channel), { path, name }])),
    spelling: spellingOf(words, entries),
    answers: new LRUCache({ max: maxAnswers }),
  };
}

const indexesOf = weakMemoize((_store: Store) => keyedCache<VersionedIndex<Searched>>());

/** The current index. Each version that it is made from only grows, and so does their sum. */
export async function searchedOf(shop: Shop): Promise<Searched> {
  const catalogue = (await readVersions(shop.store)).get('catalogue') ?? 0;
  const stories = await storiesVersion(shop);
  const day = Math.floor(shop.clock().getTime() / dayMs);
  const index = indexesOf(shop.store)(language.key, () => createVersionedIndex(() => load(shop)));
  return (await index.at(catalogue + stories + day)).value;
}
