import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { withStore } from '#tests/engines.ts';
import { seedAll } from '#tests/seeded.ts';
import { createFeeds, sitemapText } from './serve-feed.ts';

withStore('a sitemap', (open) => {
  test('is made once for the versions of its data, and for each host', async () => {
    const store = await open();
    await seedAll(store);
    let version = 1;
    let made = 0;
    const stories = {
      published: async () => {
        made += 1;
        return { stories: () => [] };
      },
    };
    const feeds = createFeeds({ store, hosts: [], stories } as unknown as Shop, async () => `v${version}`);
    let host = hostOf('localhost', [], undefined);
    const server = createServer(async (request, response) => {
      if (!(await feeds(request, response, request.url ?? '', host))) response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const get = (path: string, encoding = 'identity') =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { 'accept-encoding': encoding } });

    const first = await get('/sitemap-pages.xml');
    const { headers } = first;
    expect([first.status, headers.get('content-type'), headers.get('vary')]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'accept-encoding',
    ]);
    const text = await first.text();
    expect(text).toMatch(/^<\?xml [\s\S]*<\/urlset>\n$/);
    expect(await (await get('/sitemap-pages.xml', 'gzip')).text()).toBe(text);
    await Promise.all(Array.from({ length: 5 }, () => get('/sitemap-pages.xml')));
    expect(made).toBe(1);

    version = 2;
    await get('/sitemap-pages.xml');
    expect(made).toBe(2);
    host = hostOf('myposter.localhost', [], undefined);
    expect(await (await get('/sitemap-pages.xml')).text()).not.toBe(text);
    expect(made).toBe(3);
  });

  test('of a country whose language has no texts has no pages, one of a German-speaking country has its own [E073]', async () => {
    const store = await open();
    await seedAll(store);
    const shop = { store, hosts: [], stories: { published: async () => ({ stories: () => [] }) } } as unknown as Shop;
    const count = async (name: string, list: string) =>
      (await sitemapText(shop, hostOf(name, [], undefined), list)).match(/<loc>/g)?.length ?? 0;
    for (const list of ['/sitemap-pages.xml', '/sitemap-cards.xml']) {
      expect(await Promise.all(['fr.localhost', 'nl.localhost', 'us.localhost'].map((name) => count(name, list)))).toEqual([0, 0, 0]);
      for (const name of ['localhost', 'ch.localhost']) expect([list, name, (await count(name, list)) > 10]).toEqual([list, name, true]);
    }
  });

  test('of another channel, or of an invented name, is none', async () => {
    const store = await open();
    const feeds = createFeeds({ store } as unknown as Shop, async () => 'v1');
    for (const path of ['/sitemap-posters.xml', '/sitemap-x.xml', '/sitemap-.xml'])
      expect(await feeds({} as never, {} as never, path, hostOf('localhost', [], undefined)), path).toBe(false);
  });
});
