/**
 * The search over 3,000, 30,000 and 300,000 synthetic designs: what it takes to build the index and the lexicon, against reading the JSON of
 * the same rows; what they hold, against that JSON; and how long the golden queries take, against a tenth of the rows. Takes some minutes
 * and 2 GB.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildIndex } from '#core/search/build.ts';
import type { SearchEntry } from '#core/search/entry.ts';
import { type Lexicon, lexiconOf } from '#core/search/lexicon.ts';
import { search } from '#core/search/search.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { percentile } from '#tests/percentile.ts';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { goldenQueries } from '#tests/search/measures.ts';
import { syntheticEntries } from '#tests/search/synthetic.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import type { Figure } from './run.ts';

const sizes = [3_000, 30_000, 300_000];
const planted = 200;
const queries = goldenQueries('queries.json').map(({ q }) => q);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
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

/** Makes the index and the lexicon of rows that are read from JSON and let go. */
function build(
  json: string,
  into: { searched: Searched | null },
): { readMs: number; buildMs: number; names: { id: string; name: string }[] } {
  const { result: entries, ms: readMs } = timed(() => JSON.parse(json) as SearchEntry[]);
  const { result: searched, ms: buildMs } = timed(() => ({
    lexicon: lexiconOf(germanSearch, entries),
    index: buildIndex(entries, germanSearch, '2027-06-01'),
  }));
  const names = entries.filter(({ lead }) => lead === null).slice(0, planted);
  into.searched = searched;
  return { readMs, buildMs, names: names.map(({ id, name }) => ({ id, name })) };
}

export async function* run(): AsyncIterable<Figure> {
  const like = todaysCatalogue().entries.filter(({ group }) => group === 'design');
  let before: { p50: number; p95: number } | null = null;
  for (const count of sizes) {
    const json = JSON.stringify(syntheticEntries(count, like));
    const built: { searched: Searched | null } = { searched: null };
    const { readMs, buildMs, names } = build(json, built);
    const ask = (q: string) => {
      if (!built.searched) throw new Error('no index');
      return search(built.searched.index, built.searched.lexicon, { q, channel: 0 });
    };
    yield figure(`${count} rows, build against JSON.parse`, buildMs, readMs, 'CPU ms');
    const times = queries.map((q) => timed(() => ask(q)).ms);
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    yield figure(`${count} rows, p50 against a tenth of the rows`, p50, before?.p50 ?? p50, 'CPU ms', times.length);
    yield figure(`${count} rows, p95 against a tenth of the rows`, p95, before?.p95 ?? p95, 'CPU ms', times.length);
    const first = names.filter(({ id, name }) => ask(name).groups[0]?.sections[0]?.ids[0] === id);
    yield figure(`${count} rows, names found first`, first.length, names.length, 'names', names.length);
    const held = heldBytes();
    built.searched = null;
    yield figure(`${count} rows, held against their JSON`, (held - heldBytes()) / count, json.length / count, 'bytes a row', count);
    before = { p50, p95 };
  }
}
