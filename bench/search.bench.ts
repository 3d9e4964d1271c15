/**
 * The search over 3,000, 30,000 and 300,000 synthetic designs, and over the catalogue of the seed: what it takes to build the index and the
 * lexicon, against reading the JSON of the same rows; what they hold, against that JSON; what is planted and found; and how long the golden
 * queries take, against a tenth of the rows and against a page of the list without any cache. Takes some minutes and 3 GB; reads /proc.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildIndex } from '#core/search/build.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { type Lexicon, lexiconOf } from '#core/search/lexicon.ts';
import { type SearchAnswer, search } from '#core/search/search.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { median, percentile } from '#tests/percentile.ts';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { goldenQueries, mean } from '#tests/search/measures.ts';
import { plantedQueries } from '#tests/search/planted.ts';
import { syntheticEntries } from '#tests/search/synthetic.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { calm, end, pageMs, pagesPerRound, shopOf } from './large-shop.ts';
import type { Figure } from './run.ts';

const sizes = [3_000, 30_000, 300_000];
const queries = goldenQueries('queries.json').map(({ q }) => q);
const pageRounds = 5;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Of this thread: garbage is partly collected in others, which do not hold up requests. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}

/** Bytes that are held: objects and arrays. */
function heldBytes(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timed<Result>(work: () => Result): { result: Result; ms: number } {
  const began = cpuMs();
  const result = work();
  return { result, ms: cpuMs() - began };
}

const figure = (bench: string, ours: number, reference: number, unit: string, n = 1): Figure => ({
  bench,
  ours,
  reference,
  unit,
  ratio: ours / reference,
  n,
});

type Searched = { lexicon: Lexicon; index: SearchIndex };
type Ask = (q: string, areDesignsNumbers?: boolean) => SearchAnswer;

/** Makes the index and the lexicon of rows that are read from JSON and let go. */
function build(json: string, into: { searched: Searched | null }) {
  const { result: entries, ms: readMs } = timed(() => JSON.parse(json) as SearchEntry[]);
  const { result: searched, ms: buildMs } = timed(() => ({
    lexicon: lexiconOf(germanSearch, entries),
    index: buildIndex(entries, germanSearch, '2027-06-01'),
  }));
  into.searched = searched;
  return { readMs, buildMs, planted: plantedQueries(entries) };
}

/** What pages ask for: the first tiles, and all that is found, which filters are counted in. */
function timesOf(ask: Ask): { average: number; p95: number } {
  for (const q of queries.slice(0, 20)) ask(q, true);
  const times = queries.map((q) => timed(() => ask(q, true)).ms);
  // Linux counts the time of a thread in pieces of a millisecond or more: a median would be 0.
  return { average: mean(times), p95: percentile(times, 0.95) };
}

/** Processor time of the main thread for a page of the list, in a shop of 3,000 designs. */
async function renderMs(): Promise<number> {
  const shop = await shopOf(sizes[0] ?? 0);
  await calm(shop.process.pid ?? 0);
  const times: number[] = [];
  for (let round = 0; round <= pageRounds; round += 1) times.push(await pageMs(shop, round * pagesPerRound));
  await end(shop);
  // The first round makes what each version of the catalogue makes once.
  return median(times.slice(1));
}

export async function* run(): AsyncIterable<Figure> {
  const page = await renderMs();
  const seed = todaysCatalogue();
  const today = timesOf((q, areDesignsNumbers = false) => seed.ask(q, { areDesignsNumbers }));
  yield figure('catalogue of the seed, p95 against a page', today.p95, page, 'CPU ms', queries.length);
  const like = seed.entries.filter(({ group }) => group === 'design');
  let before: { average: number; p95: number } | null = null;
  for (const count of sizes) {
    const json = JSON.stringify(syntheticEntries(count, like));
    const built: { searched: Searched | null } = { searched: null };
    const { readMs, buildMs, planted } = build(json, built);
    const ask: Ask = (q, areDesignsNumbers = false) => {
      if (!built.searched) throw new Error('no index');
      return search(built.searched.index, built.searched.lexicon, { q, channel: 0, areDesignsNumbers });
    };
    yield figure(`${count} rows, build against JSON.parse`, buildMs, readMs, 'CPU ms');
    const { average, p95 } = timesOf(ask);
    yield figure(`${count} rows, average query against a tenth of the rows`, average, before?.average ?? average, 'CPU ms', queries.length);
    yield figure(`${count} rows, p95 against a tenth of the rows`, p95, before?.p95 ?? p95, 'CPU ms', queries.length);
    yield figure(`${count} rows, p95 against a page`, p95, page, 'CPU ms', queries.length);
    for (const [kind, some] of Map.groupBy(planted, (one) => one.kind)) {
      yield figure(`${count} rows, planted by ${kind}, nDCG`, mean(some.map(({ q, judge }) => judge(ask(q)))), 1, 'nDCG', some.length);
    }
    const held = heldBytes();
    built.searched = null;
    yield figure(`${count} rows, held against their JSON`, (held - heldBytes()) / count, json.length / count, 'bytes a row', count);
    before = { average, p95 };
  }
}
