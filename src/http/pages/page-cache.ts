/**
 * Whole anonymous pages in memory, bounded in bytes. After something is published nobody gets the old page: an entry is only used
 * while the versions it was rendered under are the current ones; one request renders, the others wait for it.
 */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  versions: string;
  body: Buffer;
  /** The body in an encoding, compressed at the first request for it and kept. */
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
  readonly counts: { hits: number; misses: number; bytes: number };
};

/** `maximumBytes` counts a page three times its plain body, which bounds it with its compressed ones; the page longest unused goes first. Error answers are never kept. */
export function createPageCache(maximumBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();
  const counts = { hits: 0, misses: 0, bytes: 0 };
  const weight = (page: CachedPage) => 3 * page.body.length;

  function drop(key: string): void {
    const old = pages.get(key);
    if (!old) return;
    counts.bytes -= weight(old);
    pages.delete(key);
  }

  function store(key: string, page: CachedPage): void {
    drop(key);
    pages.set(key, page);
    counts.bytes += weight(page);
    for (const oldest of pages.keys()) {
      if (counts.bytes <= maximumBytes) break;
      drop(oldest);
    }
  }

  function peek(key: string, versions: string): CachedPage | null {
    const page = pages.get(key);
    if (page?.versions !== versions) return null;
    pages.delete(key);
    pages.set(key, page);
    counts.hits += 1;
    return page;
  }

  return {
    counts,
    peek,
    async get(key, versions, render) {
      const page = peek(key, versions);
      if (page) return page;
      const flight = `${versions} ${key}`;
      const running = rendering.get(flight);
      if (running) return running;
      counts.misses += 1;
      const work = render()
        .then((made) => {
          if (made.status < 400) store(key, made);
          return made;
        })
        .finally(() => rendering.delete(flight));
      rendering.set(flight, work);
      return work;
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
