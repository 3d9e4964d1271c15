/** Pages over HTTP, in steps: resolve, redirect, session, treatments, key, cache, render, send. Each step is a file of this folder. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { localeOfPath } from '#core/site/address.ts';
import { errorResponse } from '#http/error-response.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Host } from '#http/request/site.ts';
import type { LogFunction, Shop } from '#services/handler.ts';
import { addToLimit, consumeLimit } from '#services/rate-limits.ts';
import { searchVersion } from '#services/search/searched.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { soldOutOf } from '#store/order/stock.ts';
import { cacheKey } from './cache-key.ts';
import { isKnownUrl, isVariant, knownSearch } from './known-address.ts';
import { type Admission, type CachedPage, createPageCache, type PageCache } from './page-cache.ts';
import { createPageVariants, type PageWork } from './page-variants.ts';
import { opensPreview } from './preview.ts';
import { isRead, redirectOf, sendRedirect, sendReload } from './redirect.ts';
import { type RenderOptions, type RenderRequest, renderPage } from './render.ts';
import { createRenderTimes } from './render-time.ts';
import { isOutdated, missingPage, parseTarget, type ResolvedPage, resolvePage } from './resolve.ts';
import { sendPage, sendPageError } from './send.ts';
import { anonymousSession, isAnonymous, showsOwnWords, visitorSession } from './session.ts';
import { type Treatments, treatmentsOfRequest } from './treatments.ts';

export type Pages = {
  serve(request: IncomingMessage, response: ServerResponse, host: Host): Promise<void>;
  counts: PageCache['counts'];
};

export type PagesOptions = Omit<RenderOptions, 'report'> & {
  cacheBytes: number;
  /** Of the running browser code; null in development. */
  buildId: string | null;
  /** Routes of that code; null in development. */
  routeIds: ReadonlySet<string> | null;
  /** `stamp`: the versions of all data that pages are made from, as one word. `flags`: that of the feature flags. */
  versions: () => Promise<{ stamp: string; flags: number }>;
  /** The client's address of a request, as limits group addresses. */
  clientOf: (request: IncomingMessage) => string;
};

/** What a request asks for besides its page. `isDevelopment`: development pages and drafts are there for it. */
type Asked = {
  requestId: string;
  ipAddress: string;
  isPreview: boolean;
  isDevelopment: boolean;
  treatments: Treatments;
  /** The versions at this request. */
  currentVersions: PagesOptions['versions'];
};

export function createPages(shop: Shop, options: PagesOptions): Pages {
  const { cacheBytes, hot, preview, versions, buildId, routeIds, clientOf } = options;
  const isCurrent = ({ stock }: CachedPage) => [...stock].every(([sku, isSoldOut]) => soldOutOf(shop.store).has(sku) === isSoldOut);
  const cache = createPageCache(hot ? 0 : cacheBytes, isCurrent);
  const variants = createPageVariants(cache, shop.log);
  const catalogue = () => catalogueOf(shop.store);
  const times = createRenderTimes();
  const rendering: RenderOptions = { ...options, report: createReport(shop.log) };

  /** A page as every visitor gets it, from the cache or rendered; without a body where it is missing. */
  async function findPage(page: ResolvedPage, asked: Asked, versions: string): Promise<CachedPage> {
    const { treatments, isDevelopment, ipAddress } = asked;
    async function admit({ status }: CachedPage): Promise<Admission> {
      if (status >= 400 || !(await isKnownUrl(page, catalogue))) return 'never';
      return isVariant(page) || treatments.isOverridden ? 'second' : 'first';
    }
    const client = { owner: null, address: ipAddress };
    let isLimited = false;
    const render = () => renderAnonymous(page, { ...asked, versions, omitsMissing: !page.target.data });
    // Results of an index that is being replaced are not those of the next one.
    const index = page.address.route === 'search' ? ` ${searchVersion(shop)}` : '';
    return variants.get(cacheKey(page, treatments.isOverridden, isDevelopment) + index, versions, treatments, {
      admit,
      // In development pages are compiled while they are rendered.
      render: () => (isLimited && !hot ? times.measure(render, (ms) => void addToLimit(shop, 'render', client, Math.round(ms))) : render()),
      async beforeFirst() {
        await consumeLimit(shop, 'render', client);
        isLimited = true;
      },
    });
  }

  /** One document for all missing pages of a route, so that an invented address does not cost a rendering. */
  async function sharedMissingPage(page: ResolvedPage, asked: Asked, versions: string): Promise<CachedPage> {
    const shared = missingPage(page);
    const key = `404 ${cacheKey(shared, asked.treatments.isOverridden, asked.isDevelopment)}`;
    const work: PageWork = {
      render: () => renderAnonymous(shared, { ...asked, versions, isShared: true }),
      admit: async ({ status }) => (status === 404 ? 'first' : 'never'),
    };
    const found = await variants.get(key, versions, asked.treatments, work);
    // A story may have been published under the address that stands for missing ones.
    return found.status === 404 ? found : renderAnonymous(page, { ...asked, versions });
  }

  async function renderAnonymous(page: ResolvedPage, asked: RenderRequest): Promise<CachedPage> {
    return renderPage(shop, rendering, page, await anonymousSession(shop, page), { ...asked, isPreview: false });
  }

  async function serveAnonymous(incoming: IncomingMessage, response: ServerResponse, page: ResolvedPage, asked: Asked): Promise<void> {
    const { stamp } = await asked.currentVersions();
    const found = await findPage(page, asked, stamp);
    const isMissing = found.status === 404 && !page.target.data;
    const sent = isMissing ? await sharedMissingPage(page, asked, stamp) : found;
    const isTested = sent.shown.length > 0;
    const kind = page.address.isPrivate ? 'private' : isTested || !page.host.isDecided ? 'by-cookie' : 'anonymous';
    await sendPage(incoming, response, sent, kind, asked.treatments.cookies(isTested));
  }

  /** Serves the page of an address with known values: a document by a redirect, so that the browser has the address of what it shows. */
  async function serveKnown(incoming: IncomingMessage, response: ServerResponse, page: ResolvedPage, asked: Asked): Promise<void> {
    const search = await knownSearch(page, catalogue);
    if (search === null) return serveAnonymous(incoming, response, page, asked);
    if (!page.target.data)
      return sendRedirect(response, {
        status: 302,
        headers: { location: page.prefix + page.address.path + search, 'cache-control': 'no-store' },
      });
    const known = resolvePage({ ...page.target, search }, page.host);
    return serveAnonymous(incoming, response, 'movedTo' in known ? page : known, asked);
  }

  async function servePrivate(incoming: IncomingMessage, response: ServerResponse, page: ResolvedPage, asked: Asked): Promise<void> {
    await consumeLimit(shop, 'call', { owner: null, address: asked.ipAddress });
    const session = await visitorSession(shop, page, incoming);
    const rendered = await renderPage(shop, rendering, page, session, { ...asked, versions: '' });
    const cookies = [...session.cookies, ...asked.treatments.cookies(rendered.shown.length > 0)];
    await sendPage(incoming, response, rendered, 'private', cookies);
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse, host: Host): Promise<void> {
    const requestId = crypto.randomUUID();
    try {
      const target = parseTarget(incoming.url ?? '/', routeIds);
      const page = resolvePage(target, host);
      const redirect = await redirectOf(shop, host, incoming, clientOf(incoming), target, page);
      if (redirect || 'movedTo' in page) return redirect ? sendRedirect(response, redirect) : undefined;
      if (isOutdated(target, buildId) && isRead(incoming.method)) return sendReload(response, page.location);
      const isDevelopment = preview.local && isLocalRequest(incoming);
      const isPreview = opensPreview(target.search, { ...preview, local: isDevelopment }, shop.clock());
      let reading: ReturnType<typeof versions> | null = null;
      const currentVersions = () => {
        reading ??= versions();
        return reading;
      };
      const treatments = await treatmentsOfRequest(shop, incoming, target, host, async () => (await currentVersions()).flags);
      const asked = { requestId, ipAddress: clientOf(incoming), isPreview, isDevelopment, treatments, currentVersions };
      const isEverybodys =
        !showsOwnWords(page, incoming.headers.cookie) && (await isAnonymous(page, incoming.method, isPreview, catalogue));
      if (isEverybodys) await serveKnown(incoming, response, page, asked);
      else await servePrivate(incoming, response, page, asked);
      if (incoming.errored) errorResponse(incoming.errored, requestId, shop.log);
    } catch (error) {
      sendPageError(response, error, requestId, shop.log, localeOfPath(parseTarget(incoming.url ?? '/').path, host.country));
    }
  }

  return { serve, counts: cache.counts };
}

/** Logs a fault in content once, not at every render of its page. */
function createReport(log: LogFunction): (event: string, details: Record<string, unknown>) => void {
  const reported = new LRUCache<string, true>({ max: 1000 });
  return (event, details) => {
    const key = JSON.stringify([event, details]);
    if (reported.has(key)) return;
    reported.set(key, true);
    log('error', event, details);
  };
}
