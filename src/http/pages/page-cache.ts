/**
 * LRU cache of rendered anonymous pages, bounded in bytes. An entry is used only while the data versions it was rendered from are the
 * current ones, and what it shows of the stock is so. Concurrent requests of a page share one render.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ShownBranch } from '#core/flags/branch.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  versions: string;
  body: Buffer;
  /** Branches of feature tests that the page shows. */
  shown: readonly ShownBranch[];
  /** Articles whose stock the page shows, and whether each was sold out. */
  stock: ReadonlyMap<string, boolean>;
  /** The body in an encoding, compressed once at the first request for it. */
  encoded(encoding: Encoding): Promise<Buffer>;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const noStock: CachedPage['stock'] = new Map();

export function preparePage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  versions: string,
  { shown = [], stock = noStock }: Partial<Pick<CachedPage, 'shown' | 'stock'>> = {},
): CachedPage {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    status,
    headers,
    versions,
    body,
    shown,
    stock,
    encoded(encoding) {
      let work = made.get(encoding);
      if (!work) {
        work =
          encoding === 'br'
            ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
            : compressGzip(body, { level: 6 });
        made.set(encoding, work);
      }
      return work;
    },
  };
}

/** At which request of its key a page is stored. */
export type Admission = 'first' | 'second' | 'never';

export type PageCache = {
  /**
   * The page under `key` at these versions; renders it when it is missing. Concurrent callers share one render. `admit` is called with a
   * page that was rendered; by default pages are stored at once and errors never. `beforeFirst` is awaited, and its error thrown, before a
   * render that no other caller waits for, unless the cache holds the page at older versions. `storedAs` is the key that the rendered page
   * is stored under, where it is not the one that was looked up.
   */
  get(
    key: string,
    versions: string,
    render: () => Promise<CachedPage>,
    admit?: (page: CachedPage) => Promise<Admission>,
    beforeFirst?: () => Promise<void>,
    storedAs?: () => Promise<string>,
  ): Promise<CachedPage>;
  /** A fresh page without rendering, or null. */
  peek(key: string, versions: string): CachedPage | null;
  counts(): { hits: number; misses: number; entries: number; bytes: number };
};

/** Bytes of an entry besides body and key: headers, list nodes, compression state. */
const entryOverhead = 2048;
const maxEntryBytes = 8 * 1024 * 1024;
const maxEntries = 10_000;
/** Share of the cache for pages that are stored at their second request: however many there are, they evict no others. */
const variantShare = 0.25;
/** Characters of the keys that were requested once. */
const maxSeenLength = 1024 * 1024;

/** The body counts three times, which bounds it together with its compressed forms. */
function entrySize({ body }: CachedPage, key: string): number {
  return 3 * body.length + key.length + entryOverhead;
}

function createPages(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({
    max: maxEntries,
    maxSize: Math.max(1, maxSize),
    maxEntrySize: Math.min(Math.max(1, maxSize), maxEntryBytes),
    sizeCalculation: entrySize,
  });
}

async function admitFound({ status }: CachedPage): Promise<Admission> {
  return status < 400 ? 'first' : 'never';
}

/** The least recently used page goes first. `maxBytes` 0 stores nothing. `isCurrent` says whether a page still shows what is in stock. */
export function createPageCache(maxBytes: number, isCurrent: (page: CachedPage) => boolean = () => true): PageCache {
  const pages = createPages(Math.ceil(maxBytes * (1 - variantShare)));
  const variants = createPages(Math.floor(maxBytes * variantShare));
  const seen = new LRUCache<string, true>({ maxSize: maxSeenLength, sizeCalculation: (_, key) => key.length + 100 });
  const renders = createSingleFlight<CachedPage>();
  const counts = { hits: 0, misses: 0 };

  function peek(key: string, versions: string): CachedPage | null {
    const page = pages.get(key) ?? variants.get(key);
    if (page?.versions !== versions || !isCurrent(page)) return null;
    counts.hits += 1;
    return page;
  }

  function store(key: string, page: CachedPage, admission: Admission): void {
    if (maxBytes === 0 || admission === 'never') return;
    if (admission === 'first') pages.set(key, page);
    else if (seen.has(key)) variants.set(key, page);
    else seen.set(key, true);
  }

  return {
    counts: () => ({ ...counts, entries: pages.size + variants.size, bytes: pages.calculatedSize + variants.calculatedSize }),
    peek,
    async get(key, versions, render, admit = admitFound, beforeFirst = async () => {}, storedAs = async () => key) {
      const stored = peek(key, versions);
      if (stored) return stored;
      const flight = `${versions} ${key}`;
      if (!renders.isRunning(flight) && !pages.has(key) && !variants.has(key)) await beforeFirst();
      for (;;) {
        const rendered = await renders.run(flight, async () => {
          counts.misses += 1;
          const page = await render();
          store(await storedAs(), page, await admit(page));
          return page;
        });
        // Another request may have begun the render before an article was sold out.
        if (isCurrent(rendered)) return rendered;
      }
    },
  };
}

/** The best of our encodings for an Accept-Encoding header. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'gzip';
  return 'identity';
}
