/** What the search of a language reads: an engine, made anew when the catalogue or a story has changed, and once a day; and what is sold now. */
import { LRUCache } from 'lru-cache';
import { listIndexOf } from '#core/catalogue/list-index.ts';
import { pageEntry } from '#core/search/entries.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { type Lexicon, stemRulesOf } from '#core/search/lexicon.ts';
import { productEntries } from '#core/search/product-entries.ts';
import { listed, type SearchWords } from '#core/search/words.ts';
import { type Channel, channels } from '#core/values/channel.ts';
import { isFault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { inSlices } from '#store/in-slices.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { bitOf, searchLanguage } from './engine.ts';
import { type EngineHost, openHost } from './engine-host.ts';
import { type FoundPage, foundPages, type PageLink } from './found-pages.ts';
import { isSoldIn } from './product-links.ts';
import { createRefreshedIndex, type RefreshedIndex } from './refreshed-index.ts';

/** The engine may be older than the catalogue and the pages, which are those of now: what was taken away since has no tile and no link. */
export type Searched = Pick<EngineHost, 'ask' | 'suggest'> &
  Pick<Lexicon, 'rules'> & {
    /** 'de' */
    language: string;
    words: SearchWords;
    catalogue: Catalogue;
    /** Names of products by their ids. */
    names: ReadonlyMap<string, string>;
    pages: ReadonlyMap<string, PageLink>;
    /** Places of the engine's designs in the index of lists; -1 for one that is not sold any more. */
    places: Int32Array;
    /** Answers by what was asked. */
    answers: LRUCache<string, Promise<object>>;
  };

const maxAnswers = 2_000;
const times = { retryMs: 30_000, graceMs: 30_000, maxWaitMs: 10_000 } as const;

/** Key of a page of a channel: two channels may have one under the same path. */
export function pageKey(id: string, channel: Channel): string {
  return `${channel} ${id}`;
}

const { key: language, words } = searchLanguage;
const rules = stemRulesOf(words);

function say(message: Message): string {
  const text = serverTexts({ locale: searchLanguage.locale });
  return text(message as Parameters<typeof text>[0]);
}

function called(id: string): string[] {
  return listed(words.called[id] ?? '');
}

/** -1 while the content service was never reached: then only products and designs are found. */
async function storiesVersion(shop: Shop): Promise<number> {
  return shop.stories.settle((await readVersions(shop.store)).get('content') ?? 0);
}

/** Each version that an engine is made from only grows, and so does their sum. */
type Versions = { stories: number; sum: number };

async function versionsOf(shop: Shop): Promise<Versions> {
  const catalogue = (await readVersions(shop.store)).get('catalogue') ?? 0;
  const stories = await storiesVersion(shop);
  return { stories, sum: catalogue + stories + Math.floor(shop.clock().getTime() / dayMs) };
}

async function pagesOf(shop: Shop, stories: number): Promise<FoundPage[]> {
  return foundPages(stories >= 0 ? (await shop.stories.published()).stories(language) : [], say);
}

function productsOf(): SearchEntry[] {
  const bits = (id: string) => channels.reduce((sum, channel) => (isSoldIn(id, channel) ? sum | bitOf(channel) : sum), 0);
  return productEntries(say, called, 0).map((entry) => ({ ...entry, channels: bits(entry.id) }));
}

async function makeEngine(shop: Shop): Promise<EngineHost> {
  const catalogue = await catalogueOf(shop.store);
  const pages = await pagesOf(shop, await storiesVersion(shop));
  return openHost({
    designs: [...catalogue.rows, ...catalogue.blanks],
    posters: catalogue.posters,
    others: [
      ...productsOf(),
      ...pages.map(({ channel, ...page }) => pageEntry({ ...page, channels: bitOf(channel) }, called(`page-${page.path}`))),
    ],
    today: shop.clock().toISOString().slice(0, 10),
  });
}

type Kept = { engines: RefreshedIndex<EngineHost>; last: { of: readonly unknown[]; searched: Promise<Searched> } | null };

const keptOf = new WeakMap<Store, Kept>();

function kept(shop: Shop): Kept {
  const known = keptOf.get(shop.store);
  if (known) return known;
  const engines = createRefreshedIndex({
    make: () => makeEngine(shop),
    onFailure: (error) => shop.log('error', 'search-not-made', { error: String(error) }),
    end: (engine: EngineHost) => void engine.close(),
    ...times,
  });
  const made: Kept = { engines, last: null };
  keptOf.set(shop.store, made);
  return made;
}

/** A thread that ended took its engine with it. */
function guarded(engine: EngineHost, { engines }: Kept): Pick<EngineHost, 'ask' | 'suggest'> {
  const orDrop = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (!isFault(error)) engines.drop(engine);
      throw error;
    }
  };
  return { ask: (query) => orDrop(engine.ask(query)), suggest: (query) => orDrop(engine.suggest(query)) };
}

function* placeSteps({ rows, byId }: Catalogue, designs: EngineHost['designs']): Steps<Int32Array> {
  const index = listIndexOf(rows);
  const places = new Int32Array(designs.length);
  for (const [at, design] of designs.entries()) {
    const now = byId.get(design.id);
    places[at] = (now && index.placeOf(now)) ?? -1;
    yield;
  }
  return places;
}

async function searchedWith(engine: EngineHost, catalogue: Catalogue, stories: number, shop: Shop): Promise<Searched> {
  const pages = await pagesOf(shop, stories);
  return {
    ...guarded(engine, kept(shop)),
    language,
    words,
    rules,
    catalogue,
    names: new Map(productsOf().map(({ id, name }) => [id, name])),
    pages: new Map(pages.map(({ channel, path, name }) => [pageKey(`page-${path}`, channel), { path, name }])),
    places: await inSlices(placeSteps(catalogue, engine.designs)),
    answers: new LRUCache({ max: maxAnswers }),
  };
}

/** The search as it is now; the same object until something of it changes. Waits for the first engine alone, with Fault 'busy' after 10 s. */
export async function searchedOf(shop: Shop): Promise<Searched> {
  const own = kept(shop);
  const { stories, sum } = await versionsOf(shop);
  const [{ value: engine }, catalogue] = [await own.engines.at(sum), await catalogueOf(shop.store)];
  const of = [engine, catalogue, stories];
  if (own.last?.of.every((one, at) => one === of[at])) return own.last.searched;
  const last = { of, searched: searchedWith(engine, catalogue, stories, shop) };
  own.last = last;
  last.searched.catch(() => {
    if (own.last === last) own.last = null;
  });
  return last.searched;
}

/** Of the engine that answers now; 0 before the first. Cached pages of results are those of one version. */
export function searchVersion({ store }: Pick<Shop, 'store'>): number {
  return keptOf.get(store)?.engines.current()?.version ?? 0;
}

/** Makes the first engine before requests ask for it. One that is not made in time or fails is logged, and made later. */
export async function prepareSearch(shop: Shop): Promise<void> {
  await searchedOf(shop).catch((error: unknown) => shop.log('warn', 'search-not-ready', { error: String(error) }));
}
