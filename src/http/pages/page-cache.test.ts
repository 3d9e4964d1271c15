import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, createPageCache, preparePage } from './page-cache.ts';

const page = async (text: string, versions: string) => preparePage(200, {}, Buffer.from(text), versions);

describe('the page cache', () => {
  test('renders a page once for callers that ask at the same time', async () => {
    const cache = createPageCache(1_000_000);
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return page('hello', '1');
    };
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', '1', render)));
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
    expect(cache.peek('a', '1')?.body.toString()).toBe('hello');
  });

  test('serves no page of an older version', async () => {
    const cache = createPageCache(1_000_000);
    await cache.get('a', '1', () => page('old', '1'));
    expect(cache.peek('a', '2')).toBeNull();
    const fresh = await cache.get('a', '2', () => page('new', '2'));
    expect(fresh.body.toString()).toBe('new');
  });

  test('makes only the pages anew that show an article which was sold out since', async () => {
    let soldOut: ReadonlySet<string> = new Set();
    const cache = createPageCache(1_000_000, ({ stock }) => [...stock].every(([sku, isSoldOut]) => soldOut.has(sku) === isSoldOut));
    const rendered: string[] = [];
    const articles = { pens: ['pen'], seals: ['seal'], both: ['pen', 'seal'], none: [] };
    const visitAll = () =>
      Promise.all(
        Object.entries(articles).map(([key, skus]) =>
          cache.get(key, '1', async () => {
            rendered.push(key);
            return preparePage(200, {}, Buffer.from(key), '1', { stock: new Map(skus.map((sku) => [sku, soldOut.has(sku)])) });
          }),
        ),
      );
    await visitAll();
    expect(rendered.splice(0)).toHaveLength(4);
    soldOut = new Set(['seal']);
    await visitAll();
    expect(rendered.splice(0).toSorted()).toEqual(['both', 'seals']);
    await visitAll();
    expect(rendered).toEqual([]);
  });

  test('gives no caller a page whose render began before an article was sold out', async () => {
    let isSoldOut = false;
    const cache = createPageCache(1_000_000, ({ stock }) => stock.get('pen') === isSoldOut);
    const render = async () => {
      const stock = new Map([['pen', isSoldOut]]);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return preparePage(200, {}, Buffer.from(isSoldOut ? 'sold out' : 'stale or there'), '1', { stock });
    };
    const early = cache.get('a', '1', render);
    isSoldOut = true;
    const pages = await Promise.all([early, cache.get('a', '1', render)]);
    expect(pages.map(({ body }) => body.toString())).toEqual(['sold out', 'sold out']);
  });

  test('keeps no error page and lets a failed render be tried again', async () => {
    const cache = createPageCache(1_000_000);
    await cache.get('a', '1', async () => preparePage(404, {}, Buffer.from('gone'), '1'));
    expect(cache.peek('a', '1')).toBeNull();
    await expect(cache.get('b', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.get('b', '1', () => page('fine', '1'))).status).toBe(200);
  });

  test('drops the page longest unused when the bytes run out', async () => {
    // Three times the body, 2 kB and the key; three quarters of the cache are for pages without a query.
    const size = 3 * 1000 + 2048 + 1;
    const cache = createPageCache((size * 2 * 4) / 3);
    await cache.get('a', '1', () => page('x'.repeat(1000), '1'));
    await cache.get('b', '1', () => page('x'.repeat(1000), '1'));
    cache.peek('a', '1');
    await cache.get('c', '1', () => page('x'.repeat(1000), '1'));
    expect([cache.peek('a', '1') !== null, cache.peek('b', '1') !== null, cache.peek('c', '1') !== null]).toEqual([true, false, true]);
    expect(cache.counts().bytes).toBeLessThanOrEqual(size * 2);
  });

  test('counts the keys of small bodies', async () => {
    const cache = createPageCache(1_000_000);
    for (let at = 0; at < 1000; at += 1) await cache.get(`${at}${'x'.repeat(7000)}`, '1', () => page('', '1'));
    expect(cache.counts().entries).toBeLessThan(100);
  });

  test('stores no page that takes more than 8 MB', async () => {
    const cache = createPageCache(64 * 1024 * 1024);
    await cache.get('a', '1', () => page('x'.repeat(3_000_000), '1'));
    expect(cache.counts()).toMatchObject({ entries: 0, bytes: 0 });
  });

  test('asks before a first render, and neither for a page of older versions nor for callers that share a render', async () => {
    const cache = createPageCache(1_000_000);
    const asked: string[] = [];
    const get = (key: string, versions: string) =>
      cache.get(
        key,
        versions,
        () => page(key, versions),
        async () => 'first',
        async () => {
          asked.push(`${key} ${versions}`);
          if (key === 'refused') throw new Error('too many');
        },
      );
    await get('a', '1');
    await get('a', '1');
    await Promise.all([get('a', '2'), get('a', '2')]);
    await expect(get('refused', '2')).rejects.toThrow('too many');
    expect(asked).toEqual(['a 1', 'refused 2']);
  });

  test('stores a page of many variants at its second request, and none that is not admitted', async () => {
    const cache = createPageCache(1_000_000);
    for (const [admission, requests, stored] of [
      ['second', 1, false],
      ['second', 2, true],
      ['never', 3, false],
    ] as const) {
      const key = `${admission} ${requests}`;
      for (let at = 0; at < requests; at += 1)
        await cache.get(
          key,
          '1',
          () => page(key, '1'),
          async () => admission,
        );
      expect(cache.peek(key, '1') !== null, key).toBe(stored);
    }
  });

  test('variants evict variants only', async () => {
    const cache = createPageCache(100_000);
    await cache.get('home', '1', () => page('home', '1'));
    const asVariant = async () => 'second' as const;
    for (let at = 0; at < 400; at += 1) await cache.get(`list ${at >> 1}`, '1', () => page('x'.repeat(1000), '1'), asVariant);
    expect([cache.peek('home', '1'), cache.peek('list 0', '1')].map((found) => found !== null)).toEqual([true, false]);
    expect(cache.counts().bytes).toBeLessThanOrEqual(100_000);
  });
});

test('the encoding follows the header and respects a refusal', () => {
  expect([
    chooseEncoding('gzip, deflate, br'),
    chooseEncoding('gzip'),
    chooseEncoding('br;q=0, gzip'),
    chooseEncoding(undefined),
    chooseEncoding('deflate'),
  ]).toEqual(['br', 'gzip', 'gzip', 'identity', 'identity']);
});

test('a page is compressed once an encoding and decompresses to itself', async () => {
  const made = preparePage(200, {}, Buffer.from('Grüße '.repeat(200)), '1');
  expect(brotliDecompressSync(await made.encoded('br')).equals(made.body)).toBe(true);
  expect(gunzipSync(await made.encoded('gzip')).equals(made.body)).toBe(true);
  expect(await made.encoded('br')).toBe(await made.encoded('br'));
});
