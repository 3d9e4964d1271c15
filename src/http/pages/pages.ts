/** Pages over HTTP, in steps: resolve, redirect, session, treatments, key, cache, render, send. Each step is a file of this folder. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { localeOfPath } from '#core/site/address.ts';
import { errorResponse } from '#http/error-response.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Host } from '#http/request/site.ts';
import type { Log, Shop } from '#services/handler.ts';
import { cacheKey } from './cache-key.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { opensPreview } from './preview.ts';
import { isRead, redirectOf, sendRedirect, sendReload } from './redirect.ts';
import { type RenderOptions, renderPage } from './render.ts';
import { isOutdated, parseTarget, type ResolvedPage, resolvePage } from './resolve.ts';
import { sendPage, sendPageError } from './send.ts';
import { anonymousSession, isAnonymous, visitorSession } from './session.ts';
import { treatmentsOf } from './treatments.ts';

export type Pages = {
  serve(request: IncomingMessage, response: ServerResponse, host: Host): Promise<void>;
  counts: PageCache['counts'];
};

export type PagesOptions = Omit<RenderOptions, 'report'> & {
  cacheBytes: number;
  /** Of the running browser code; null in development. */
  buildId: string | null;
  /** The versions of all data that pages are made from, as one word. */
  versions: () => Promise<string>;
};

/** What a request asks for besides its page. `isDevelopment`: development pages and drafts are there for it. */
type Asked = { requestId: string; isPreview: boolean; isDevelopment: boolean };

export function createPages(shop: Shop, options: PagesOptions): Pages {
  const { cacheBytes, hot, preview, versions, buildId } = options;
  const cache = createPageCache(hot ? 0 : cacheBytes);
  const rendering: RenderOptions = { ...options, report: createReport(shop.log) };

  async function serveAnonymous(
    incoming: IncomingMessage,
    response: ServerResponse,
    page: ResolvedPage,
    { requestId, isDevelopment }: Asked,
  ): Promise<void> {
    const current = await versions();
    const key = cacheKey(page, treatmentsOf(page), isDevelopment);
    const cached = await cache.get(key, current, async () =>
      renderPage(shop, rendering, page, await anonymousSession(shop, page), {
        requestId,
        isPreview: false,
        isDevelopment,
        versions: current,
      }),
    );
    await sendPage(incoming, response, cached, 'anonymous', []);
  }

  async function servePrivate(incoming: IncomingMessage, response: ServerResponse, page: ResolvedPage, asked: Asked): Promise<void> {
    const session = await visitorSession(shop, page, incoming);
    const rendered = await renderPage(shop, rendering, page, session, { ...asked, versions: '' });
    await sendPage(incoming, response, rendered, 'private', session.cookies);
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse, host: Host): Promise<void> {
    const requestId = crypto.randomUUID();
    try {
      const target = parseTarget(incoming.url ?? '/');
      const page = resolvePage(target, host);
      const redirect = await redirectOf(shop, host, incoming, target, page);
      if (redirect || 'movedTo' in page) return redirect ? sendRedirect(response, redirect) : undefined;
      if (isOutdated(target, buildId) && isRead(incoming.method)) return sendReload(response, page.location);
      const isDevelopment = preview.local && isLocalRequest(incoming);
      const isPreview = opensPreview(target.search, { ...preview, local: isDevelopment }, shop.clock());
      const asked = { requestId, isPreview, isDevelopment };
      if (isAnonymous(page, incoming.method, isPreview)) await serveAnonymous(incoming, response, page, asked);
      else await servePrivate(incoming, response, page, asked);
      if (incoming.errored) errorResponse(incoming.errored, requestId, shop.log);
    } catch (error) {
      sendPageError(response, error, requestId, shop.log, localeOfPath(parseTarget(incoming.url ?? '/').path, host.country));
    }
  }

  return { serve, counts: cache.counts };
}

/** Logs a fault in content once, not at every render of its page. */
function createReport(log: Log): (event: string, details: Record<string, unknown>) => void {
  const reported = new LRUCache<string, true>({ max: 1000 });
  return (event, details) => {
    const key = JSON.stringify([event, details]);
    if (reported.has(key)) return;
    reported.set(key, true);
    log('error', event, details);
  };
}
