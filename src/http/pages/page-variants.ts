/**
 * The page cache for pages that show feature tests. A page is cached once for each combination of branches of the flags that it reads, so
 * that no visitor gets the branches of another one. Which flags those are is known from its renders.
 */
import { LRUCache } from 'lru-cache';
import { type FlagRead, readName, type ShownBranch } from '#core/flags/branch.ts';
import { pageLimits } from '#core/flags/variants.ts';
import type { LogFunction } from '#services/handler.ts';
import type { Admission, CachedPage, PageCache } from './page-cache.ts';
import type { Treatments } from './treatments.ts';

const maxPages = 10_000;

export type PageWork = {
  render: () => Promise<CachedPage>;
  admit: (page: CachedPage) => Promise<Admission>;
  /** Called before a first render, and its error thrown (page-cache.ts). */
  beforeFirst?: () => Promise<void>;
};

export type PageVariants = {
  /** The page under `base` at these versions, with the branches of `treatments`. */
  get(base: string, versions: string, treatments: Treatments, work: PageWork): Promise<CachedPage>;
};

type Reads = ReadonlyMap<string, FlagRead>;
const noReads: Reads = new Map();

export function createPageVariants(cache: PageCache, log: LogFunction): PageVariants {
  const pages = new LRUCache<string, { versions: string; reads: Reads }>({ max: maxPages });
  const logged = new LRUCache<string, true>({ max: 1000 });

  function readsOf(base: string, versions: string): Reads {
    const known = pages.get(base);
    return known?.versions === versions ? known.reads : noReads;
  }

  /** Grows only, until the versions change: another branch may read other flags. */
  function learn(base: string, versions: string, shown: readonly ShownBranch[]): void {
    if (shown.length === 0) return;
    const reads = new Map(readsOf(base, versions));
    for (const { flag, branches } of shown) reads.set(readName({ flag, branches }), { flag, branches });
    pages.set(base, { versions, reads });
  }

  async function keyOf(base: string, versions: string, treatments: Treatments): Promise<string> {
    const reads = readsOf(base, versions);
    if (reads.size === 0) return base;
    const parts = await Promise.all(Array.from(reads, async ([name, read]) => `${name}=${await treatments.branch(read)}`));
    return `${base} | ${parts.sort().join('&')}`;
  }

  /** True where the variants of a page are few enough to be cached; others are rendered at each request. */
  function isBounded(base: string, versions: string): boolean {
    const reads = [...readsOf(base, versions).values()];
    const flags = new Set(reads.map(({ flag }) => flag)).size;
    const variants = reads.reduce((product, { branches }) => product * branches.length, 1);
    if (flags <= pageLimits.flags && variants <= pageLimits.variants) return true;
    if (!logged.has(base)) log('warn', 'flag-variants', { page: base, flags, variants });
    logged.set(base, true);
    return false;
  }

  return {
    async get(base, versions, treatments, { render, admit, beforeFirst }) {
      for (;;) {
        const found = await cache.get(
          await keyOf(base, versions, treatments),
          versions,
          async () => {
            const page = await render();
            learn(base, versions, page.shown);
            return page;
          },
          async (page) => (isBounded(base, versions) ? admit(page) : 'never'),
          beforeFirst,
          () => keyOf(base, versions, treatments),
        );
        // A render that another request began may show its branches. Now it is known what the page reads, and the key tells them apart.
        const own = await Promise.all(found.shown.map(async (shown) => (await treatments.branch(shown)) === shown.branch));
        if (own.every(Boolean)) return found;
      }
    },
  };
}
