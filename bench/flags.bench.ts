/**
 * Evaluations a second of a flag with a percentage rollout, ours and those of the engine in the SDK; promised: a million on one core. And
 * the share of 50,000 requests that come from the page cache between two changes of content, with three tests and without; promised: 95 %.
 * Answers of the page cache over HTTP, with a test on each page and without; promised: 90 %. And how long a kill takes to 99 of 100 clients
 * of a thousand streams; promised: a second.
 */
import { type FlagRead, flagRead, type ShownBranch } from '#core/flags/branch.ts';
import { branchOf } from '#core/flags/choose.ts';
import { evaluate } from '#core/flags/evaluate.ts';
import { createPageCache, preparePage } from '#http/pages/page-cache.ts';
import { createPageVariants } from '#http/pages/page-variants.ts';
import { type Definitions, sdkEngine, worldOf } from '#tests/sdk-engine.ts';
import { measureTestedPages } from './flag-pages.ts';
import { measureKills } from './flag-streams.ts';
import type { Figure } from './run.ts';

const definitions: Definitions = {
  flags: [
    {
      name: 'hero',
      trafficTypeName: 'user',
      status: 'ACTIVE',
      changeNumber: 1,
      killed: false,
      defaultTreatment: 'off',
      seed: 1001,
      trafficAllocation: 100,
      trafficAllocationSeed: 7,
      algo: 2,
      conditions: [
        {
          conditionType: 'ROLLOUT',
          label: 'default rollout',
          matcherGroup: { combiner: 'AND', matchers: [{ matcherType: 'ALL_KEYS', negate: false }] },
          partitions: [
            { treatment: 'on', size: 60 },
            { treatment: 'off', size: 40 },
          ],
        },
      ],
    },
  ],
  ruleSegments: [],
  segments: new Map(),
  largeSegments: new Map(),
};
const keys = Array.from({ length: 10_000 }, () => crypto.randomUUID());
const rounds = 10;
const times = 7;

/** Evaluations a second over all keys. */
function rate(one: (key: string) => string): number {
  const began = performance.now();
  let on = 0;
  for (let round = 0; round < rounds; round += 1) for (const key of keys) if (one(key) === 'on') on += 1;
  const seconds = (performance.now() - began) / 1000;
  if (Math.abs(on / (rounds * keys.length) - 0.6) > 0.03) throw new Error(`${on} of ${rounds * keys.length} are on`);
  return (rounds * keys.length) / seconds;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const requests = 50_000;
const pages = 700;
/** One test on each of three kinds of pages, with 2, 3 and 2 branches. */
const tests = [flagRead('hero', ['on']), flagRead('layout', ['a', 'b']), flagRead('price', ['on'])];

/** Addresses by popularity: the nth is asked for 1/n times as often as the first. */
function zipf(): () => number {
  const sums: number[] = [];
  let sum = 0;
  for (let rank = 1; rank <= pages; rank += 1) {
    sum += 1 / rank;
    sums.push(sum);
  }
  return () => {
    const at = Math.random() * sum;
    return sums.findIndex((limit) => limit >= at);
  };
}

/** Share of requests that find their page in the cache; each page belongs to one of `kinds`, and shows its test. */
async function hitRate(kinds: readonly (FlagRead | null)[]): Promise<number> {
  const cache = createPageCache(64 * 1024 * 1024);
  const variants = createPageVariants(cache, () => {});
  // Small, so that no page is evicted: what is counted is how often tests make a page anew.
  const body = Buffer.alloc(2_000);
  const next = zipf();
  for (let request = 0; request < requests; request += 1) {
    const page = next();
    const read = kinds[page % kinds.length] ?? null;
    const own = read?.branches[Math.floor(Math.random() * read.branches.length)] ?? 'control';
    const treatments = { isOverridden: false, branch: async ({ branches }: FlagRead) => branchOf(own, branches), cookies: () => [] };
    const shown: ShownBranch[] = read ? [{ ...read, branch: own }] : [];
    const render = async () => preparePage(200, {}, body, '1', { shown });
    await variants.get(`/${page}/`, '1', treatments, { render, admit: async () => 'first' });
  }
  const { hits, misses } = cache.counts();
  return hits / (hits + misses);
}

export async function run(): Promise<Figure[]> {
  const [world, sdk] = [worldOf(definitions), sdkEngine(definitions)];
  const attributes = { channel: 'federleicht', mobileDevice: false };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    ours.push(rate((key) => evaluate(world, 'hero', { matchingKey: key, bucketingKey: key }, attributes).treatment));
    theirs.push(rate((key) => sdk('hero', key, attributes).treatment));
  }
  const [own, reference] = [median(ours), median(theirs)].map(Math.round) as [number, number];
  const [tested, plain] = [await hitRate(tests), await hitRate([null])];
  const pagesWithTests = await measureTestedPages();
  const waits = await measureKills();
  const p99 = Math.round(waits[Math.ceil(waits.length * 0.99) - 1] ?? Number.NaN);
  return [
    { bench: 'flag evaluations', ours: own, reference, unit: 'a second', ratio: own / reference, n: times },
    { bench: 'flags page cache hits', ours: tested, reference: plain, unit: 'share', ratio: tested / plain, n: requests },
    { bench: 'flags cached pages', unit: 'answers a CPU second', ...pagesWithTests },
    { bench: 'flags kill at 1,000 streams', ours: p99, reference: 1000, unit: 'ms (p99)', ratio: p99 / 1000, n: waits.length },
  ];
}
