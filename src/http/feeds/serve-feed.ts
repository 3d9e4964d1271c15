/** Sends feeds from memory: each is made once for the versions of the data that it names, and compressed once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPageCache, preparePage } from '#http/pages/page-cache.ts';
import { sendPage } from '#http/pages/send.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { hasSitemap, sitemapText } from './sitemaps.ts';

/** The sitemaps of all hosts: 120 kB each, and half as much again compressed. */
const cacheBytes = 16 * 1024 * 1024;

export type ServeFeed = (request: IncomingMessage, response: ServerResponse, path: string, host: Host) => Promise<boolean>;

/** `stamp`: the versions of all data that feeds are made from, as one word. The answer is false for a path that is none of a feed. */
export function createFeeds(shop: Shop, stamp: () => Promise<string>): ServeFeed {
  const cache = createPageCache(cacheBytes);
  return async (request, response, path, host) => {
    if (!hasSitemap(host, path)) return false;
    const versions = await stamp();
    const feed = await cache.get(JSON.stringify([host, path]), versions, async () => {
      const headers = { 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' };
      return preparePage(200, headers, Buffer.from(await sitemapText(shop, host, path)), versions);
    });
    await sendPage(request, response, feed, 'anonymous', []);
    return true;
  };
}
