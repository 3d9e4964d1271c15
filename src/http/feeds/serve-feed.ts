/** Sends feeds from memory: each is made once for the versions of the data that it names, and compressed once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { namedCanonical } from '#core/content/canonical-field.ts';
import { storyPath, storySlug } from '#core/content/page-slug.ts';
import { storyRobots } from '#core/content/robots-field.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { merchSkus } from '#core/products/merch/goods.ts';
import { bookTypes } from '#core/products/photobook/books.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { localeOfPath, pagePath, resolvePath } from '#core/site/address.ts';
import { alternates, localizedUrls } from '#core/site/canonical.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { createPageCache, preparePage } from '#http/pages/page-cache.ts';
import { sendPage } from '#http/pages/send.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { isTranslated } from '#texts/server-texts.ts';

type Entry = {
  path: string;
  /** ISO 8601, of the last publication. */
  changedAt: string | null;
};

/** The protocol's own limit for one file. */
const maxUrlsPerFile = 50_000;

const index = '/sitemap.xml';

function listsOf({ channel }: Host): string[] {
  return ['pages', channel === 'federleicht' ? 'cards' : 'posters'].map((list) => `/sitemap-${list}.xml`);
}

/**
 * Sitemaps for search engines: an index at /sitemap.xml and lists of pages, of cards and of posters, each page with its address in the
 * other markets. Only what may be indexed stands in them. True for "/sitemap.xml", "/sitemap-pages.xml", and "/sitemap-cards.xml" or
 * "/sitemap-posters.xml", which the host has.
 */
function hasSitemap(host: Host, path: string): boolean {
  return path === index || listsOf(host).includes(path);
}

/** The sitemap of a path that the host has. */
export async function sitemapText(shop: Shop, host: Host, path: string): Promise<string> {
  if (path === index) {
    const rows = listsOf(host).map((list) => `<sitemap><loc>${escapeMarkup(host.origin + list)}</loc></sitemap>`);
    return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</sitemapindex>\n`;
  }
  // Pages in a language without texts are in no index.
  if (!isTranslated(localeOfPath('/', host.country))) return urlset([]);
  const entries = path === '/sitemap-pages.xml' ? await pages(shop, host) : await products(shop, host);
  return urlset(entries.slice(0, maxUrlsPerFile).map((entry) => urlOf(shop, host, entry)));
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

function urlset(rows: readonly string[]): string {
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>\n`;
}

function urlOf(shop: Shop, host: Host, { path, changedAt }: Entry): string {
  const others = alternates(localizedUrls(path, '', host, shop.hosts, host.origin), false);
  const links = Object.entries(others).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeMarkup(host.origin + path)}</loc>${changed}${links.join('')}</url>`;
}

/** Published stories of the channel that say `index`, and the list of cards. */
async function pages(shop: Shop, host: Host): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  const add = (path: string, changedAt: string | null) => {
    const address = resolvePath(path, '', host);
    if ('redirect' in address || address.route === 'not-found' || !address.indexable || entries.has(path)) return;
    entries.set(path, { path, changedAt });
  };
  const country = `${host.channel}/land-${host.country.toLowerCase()}/`;
  for (const story of (await shop.stories.published()).stories(null)) {
    const slug = storySlug(story);
    const [channel, folder = ''] = slug.split('/');
    if (storyRobots(story.content) === null) continue;
    if (channel !== host.channel || (folder.startsWith('land-') && !slug.startsWith(country))) continue;
    const path = storyPath(slug);
    const original = namedCanonical(story.content);
    // Search engines are sent to the original only.
    if (path && (original === null || original === path || original === host.origin + path)) add(path, story.published_at);
  }
  for (const path of listPaths(host)) add(path, null);
  return [...entries.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Pages of products: designs of cards, or posters and materials; collages, books, calendars, photo prints, photo boxes and gifts. */
function listPaths({ channel }: Host): string[] {
  const site = { channel, locale: 'de-DE' } as const;
  const more = (['collages', 'photobooks', 'calendars', 'photoprints', 'photo-box', 'merch'] as const).map((page) => pagePath(page, site));
  const books = bookTypes.map((type) => pagePath('photobook', site, { type }));
  const calendars = calendarTypes.map((calendarType) => pagePath('calendar', site, { calendarType }));
  const gifts = [...books, ...calendars, ...merchSkus.map((sku) => pagePath('merch-good', site, { sku }))];
  if (channel === 'federleicht') return [pagePath('cards', site), ...more, ...gifts];
  const materials = materialKeys.map((material) => pagePath('wall-art-material', site, { material }));
  return [pagePath('posters', site), pagePath('wall-art', site), ...materials, ...more, ...gifts];
}

async function products(shop: Shop, { channel }: Host): Promise<Entry[]> {
  const { rows, posters } = await catalogueOf(shop.store);
  const site = { channel, locale: 'de-DE' } as const;
  const paths =
    channel === 'federleicht'
      ? rows.map(({ id }) => pagePath('card', site, { card: id }))
      : posters.map(({ id }) => pagePath('poster', site, { poster: id }));
  return paths.map((path) => ({ path, changedAt: null }));
}

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
