/**
 * LRU cache of rendered anonymous pages, bounded in bytes. An entry is used only while the data versions it was rendered from are the
 * current ones. Concurrent requests of a page share one render.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#core/values/single-flight.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  versions: string;
  body: Buffer;
  /** The body in an encoding, compressed once at the first request for it. */
  encoded(encoding: Encoding): Promise<Buffer>;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function preparePage(status: number, headers: Record<string, string>, body: Buffer, versions: string): CachedPage {
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return {
    status,
    headers,
    versions,
    body,
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

export type PageCache = {
  /** The page under `key` at these versions; renders it when it is missing. Concurrent callers share one render. */
  get(key: string, versions: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** A fresh page without rendering, or null. */
  peek(key: string, versions: string): CachedPage | null;
  counts(): { hits: number; misses: number; bytes: number };
};

/**
 * A page counts three times its plain body, which bounds it together with its compressed bodies; the least recently used page goes first.
 * Error responses are never stored. `maxBytes` 0 stores nothing.
 */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ body }) => Math.max(1, 3 * body.length),
  });
  const renders = createSingleFlight<CachedPage>();
  const counts = { hits: 0, misses: 0 };

  function peek(key: string, versions: string): CachedPage | null {
    const page = pages.get(key);
    if (page?.versions !== versions) return null;
    counts.hits += 1;
    return page;
  }

  async function renderAndStore(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    counts.misses += 1;
    const page = await render();
    if (page.status < 400 && maxBytes > 0) pages.set(key, page);
    return page;
  }

  return {
    counts: () => ({ ...counts, bytes: pages.calculatedSize }),
    peek,
    async get(key, versions, render) {
      return peek(key, versions) ?? renders.run(`${versions} ${key}`, () => renderAndStore(key, render));
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
