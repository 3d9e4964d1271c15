/** Pages over HTTP: the address rules, the page cache, and what every page's headers say. Rendering itself is handed in. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Client } from '#api/calls.ts';
import { type Address, resolveAddress } from '#core/site/address.ts';
import { alternates, canonicalPath, localizedUrls, robotsOf } from '#core/site/canonical.ts';
import { cardListKeys, type Query, queryText } from '#core/site/query.ts';
import { Fault } from '#core/values/fault.ts';
import { localePrefix } from '#core/values/locale.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { answerFault } from '#http/error-response.ts';
import { requireSameSite } from '#http/request/csrf.ts';
import { requestOwner } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import type { Context, Shop } from '#services/handler.ts';
import { type SwitchHeaders, switchChannel } from './channel-switch.ts';
import { missedPage } from './log-not-found.ts';
import { type CachedPage, chooseEncoding, createPageCache, type PageCache, preparePage } from './page-cache.ts';
import { opensPreview, type PreviewSettings, vendorEditor } from './preview.ts';
import { pageHeaders } from './security-headers.ts';

/** What a rendering needs; src/web/app/render.ts fulfils it. */
export type RenderPage = (
  request: Request,
  page: {
    site: Context['site'];
    call: Client;
    path: string;
    canonical: string;
    alternates: Record<string, string>;
    robots: string;
    verification: string | null;
    report: (event: string, details: Record<string, unknown>) => void;
    bridge: string | null;
  },
  basename: string,
) => Promise<{ response: Response /** The document as text, or null where there is none. */; html: string | null }>;

type Target = { path: string; data: boolean };

/** Splits off the router's data address and `_payload.json`, which answer the same body: "/x/_.data", "/x.data", "/x/_payload.json". */
export function pageTarget(path: string): Target {
  if (path === '/_root.data' || path === '/_.data') return { path: '/', data: true };
  if (path.endsWith('/_payload.json')) return { path: path.slice(0, -'_payload.json'.length), data: true };
  if (path.endsWith('/_.data')) return { path: path.slice(0, -'_.data'.length), data: true };
  if (path.endsWith('.data')) return { path: path.slice(0, -'.data'.length), data: true };
  return { path, data: false };
}

/** Renders as the 404 screen: no page can have this address. */
const nowhere = '/nicht-gefunden';

/** Query keys a cached page may depend on; everything else is dropped before rendering, so that it can neither split nor flood the cache. */
const readKeys: Partial<Record<Address['route'], readonly string[]>> = {
  products: cardListKeys,
  cards: cardListKeys,
  'themes-id': ['colourway', 'occasion', 'sort', 'tileCount'],
  card: ['colourway', 'form', 'format', 'paper', 'refinementType', 'quantity'],
};

function pageQuery(page: Address): Query {
  if (page.isPrivate) return page.query;
  const keys = readKeys[page.route] ?? [];
  return page.query.filter(([key, value]) => keys.includes(key) && value !== '');
}

function switchHeaders(incoming: IncomingMessage): SwitchHeaders {
  const { host = '', cookie = null, referer = null } = incoming.headers;
  return { host, cookie, referer };
}

/** The page a redirect leads to. */
function settle(redirect: string, place: { channel: Host['channel']; country: Host['country'] }): Address {
  const [path = '/', query] = redirect.split('?');
  const address = resolveAddress(path, query ? `?${query}` : '', place);
  if ('redirect' in address) throw new Error(`address does not settle: ${redirect}`);
  return address;
}

/** Pages are read, and their forms are posted. */
const pageMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export type Pages = {
  serve(request: IncomingMessage, response: ServerResponse, host: Host): Promise<void>;
  counts: PageCache['counts'];
};

export type PagesOptions = {
  cacheBytes: number;
  /** Development: pages are never cached. */
  hot: boolean;
  /** Search-console codes by locale. */
  verification: Record<string, string>;
  preview: PreviewSettings;
};

export function openPages(
  shop: Shop,
  { cacheBytes, hot, verification, preview }: PagesOptions,
  render: RenderPage,
  versions: () => Promise<string>,
  toRequest: (incoming: IncomingMessage, url: string) => Request,
): Pages {
  const cache = createPageCache(hot ? 0 : cacheBytes);
  const report = reporter(shop.log);

  async function serve(incoming: IncomingMessage, response: ServerResponse, host: Host): Promise<void> {
    const requestId = crypto.randomUUID();
    try {
      const raw = incoming.url ?? '/';
      const mark = raw.indexOf('?');
      const target = pageTarget(mark < 0 ? raw : raw.slice(0, mark));
      const search = mark < 0 ? '' : raw.slice(mark);
      const routes = new URLSearchParams(search).get('_routes');
      const move = await switchChannel(shop, host, switchHeaders(incoming), target.path, search);
      if (move) {
        response.writeHead(302, {
          location: move.location,
          'cache-control': 'no-store',
          ...(move.cookies.length > 0 ? { 'set-cookie': move.cookies } : {}),
        });
        response.end();
        return;
      }
      const place = { channel: host.channel, country: host.country };
      const first = resolveAddress(target.path, search, place);
      const method = incoming.method ?? 'GET';
      if (!pageMethods.has(method)) throw new Fault('method-not-allowed', `${method} on a page`);
      if ('redirect' in first && !target.data) {
        response.writeHead(method === 'GET' || method === 'HEAD' ? 301 : 308, {
          location: first.redirect,
          'cache-control': 'public, max-age=3600',
        });
        response.end();
        return;
      }
      // The slash rule skips data addresses: they are read as the page they belong to.
      const page = 'redirect' in first ? settle(first.redirect, place) : first;

      const prefix = `${page.app ? '/d' : ''}${localePrefix(page.locale)}`;
      const full = page.route === 'not-found' ? `${prefix}${nowhere}` : `${prefix}${page.path}`;
      const kept = queryText(pageQuery(page));
      const isPreview = opensPreview(search, preview, shop.clock());
      const robots = robotsOf({
        indexable: page.indexable && !isPreview,
        pageAllows: page.route !== 'not-found',
        productionHost: host.isProduction,
      });
      const canonical = host.origin + canonicalPath(target.path, search, place);
      // Only what is rendered needs the rest: a page from the cache has it in its body.
      const describe = () => ({
        site: { channel: host.channel, country: host.country, locale: page.locale, origin: host.origin },
        path: page.path,
        canonical,
        alternates: alternates(localizedUrls(target.path, search, place, shop.hosts, host.origin), false),
        robots,
        verification: verification[page.locale] ?? null,
      });
      const dataPath = full.endsWith('/') ? `${full}_.data` : `${full}.data`;
      const routesQuery = target.data && routes ? `${kept ? '&' : '?'}_routes=${encodeURIComponent(routes)}` : '';
      const url = `${host.origin}${target.data ? dataPath : full}${kept}${routesQuery}`;

      const bridge = isPreview && preview.vendor ? `${vendorEditor}/f/storyblok-v2-latest.js` : null;
      const renderNow = async (request: Request, stamp: string): Promise<{ page: CachedPage; cookies: string[] }> => {
        const info = describe();
        const cookies: string[] = [];
        const owner = await requestOwner(shop, host.channel, request.headers.get('cookie'), host.secure, cookies);
        const context: Context = {
          shop,
          site: info.site,
          owner,
          customer: null,
          requestId,
          header: (name) => request.headers.get(name),
          preview: isPreview,
        };
        const { response: answer, html } = await render(
          request,
          { ...info, call: inProcessClient(context), report, bridge },
          prefix === '' ? '/' : prefix,
        );
        if (answer.status === 404) {
          const { level, event, message } = missedPage(page, target.path);
          shop.log(level, event, { requestId, message });
        }
        const body = html === null ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(html);
        const headers: Record<string, string> = {};
        for (const [name, value] of answer.headers) if (name !== 'set-cookie') headers[name] = value;
        // Actions may leave a cookie, too: the checkout remembers which order a cart became.
        cookies.push(...answer.headers.getSetCookie());
        if (html !== null) {
          Object.assign(
            headers,
            pageHeaders(html, {
              wasm: page.route.startsWith('configurator-'),
              https: host.secure,
              hot,
              vendor: preview.vendor,
              editor: bridge ? vendorEditor : null,
            }),
          );
        }
        headers['x-robots-tag'] = answer.status >= 400 ? 'noindex,nofollow' : robots;
        headers['x-content-type-options'] = 'nosniff';
        headers.vary = 'accept-encoding';
        return { page: preparePage(answer.status, headers, body, stamp), cookies };
      };

      const isAnonymous = (method === 'GET' || method === 'HEAD') && !page.isPrivate && !isPreview;
      if (isAnonymous) {
        const stamp = await versions();
        // The canonical link stands in the body and may keep query values that the route does not read.
        const key = `${host.channel} ${host.country} ${canonical} ${robots} ${target.data ? 'data' : 'page'} ${routes ?? ''} ${full}${kept}`;
        const cached = await cache.get(key, stamp, async () => (await renderNow(new Request(url), stamp)).page);
        await send(incoming, response, cached, { 'cache-control': 'public, max-age=0, must-revalidate' }, []);
        return;
      }
      const request = toRequest(incoming, url);
      requireSameSite(method, request.headers);
      const { page: fresh, cookies } = await renderNow(request, '');
      await send(incoming, response, fresh, { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' }, cookies);
    } catch (error) {
      const fault = answerFault(error, requestId, shop.log);
      response.writeHead(fault.status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex,nofollow',
        ...fault.headers,
      });
      response.end(`${fault.status} ${fault.body.message}\n`);
    }
  }

  return { serve, counts: cache.counts };
}

/** How many different complaints are remembered before the memory starts anew. */
const maxReports = 1000;

/** A fault in content meets every visitor of its page; the log needs it once. */
function reporter(log: Shop['log']): (event: string, details: Record<string, unknown>) => void {
  const said = new Set<string>();
  return (event, details) => {
    const key = JSON.stringify([event, details]);
    if (said.has(key)) return;
    if (said.size >= maxReports) said.clear();
    said.add(key);
    log('error', event, details);
  };
}

async function send(
  incoming: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  extra: Record<string, string>,
  cookies: string[],
): Promise<void> {
  const encoding = chooseEncoding(incoming.headers['accept-encoding']);
  const body = await page.encoded(encoding);
  response.writeHead(page.status, {
    ...page.headers,
    ...extra,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    'content-length': body.length,
  });
  response.end(incoming.method === 'HEAD' ? undefined : body);
}
