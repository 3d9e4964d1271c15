/** The routes of the web role, in the order they are asked; pages answer everything else. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ContentSettings, contentRoutes } from '#cms/routes/routes.ts';
import { sceneListPath } from '#core/catalogue/scenes/layers/layer-files.ts';
import { mailStopQuery } from '#core/people/link-key.ts';
import { isOwnUrl } from '#core/site/market.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { defaultLocale } from '#core/values/locale.ts';
import type { StreamHub } from '#flags/handlers/stream-hub.ts';
import { type FlagKeys, flagRoutes } from '#flags/routes/routes.ts';
import { serveStream, streamPath } from '#flags/routes/stream.ts';
import { answerBounceHook, bounceHookPath } from '#http/calls/bounce-hook.ts';
import { callRoutes, isCallPath } from '#http/calls/calls.ts';
import { answerGoogleRedirect, googleRedirectPath } from '#http/calls/google-redirect.ts';
import { locationPath, sendLocation } from '#http/calls/location.ts';
import { mailStopPath, oneClickPath, oneClickUnsubscribe } from '#http/calls/one-click-unsubscribe.ts';
import { operatorRoutes } from '#http/calls/operator.ts';
import { answerPaymentHook, paymentHookPath } from '#http/calls/payment-hooks.ts';
import { openSearchPath, openSearchText, openSearchType } from '#http/feeds/open-search.ts';
import { robotsText } from '#http/feeds/robots.ts';
import { securityText, securityTextPath } from '#http/feeds/security-txt.ts';
import { createFeeds } from '#http/feeds/serve-feed.ts';
import type { Assets } from '#http/files/assets.ts';
import { designPicturePath, serveDesignPicture } from '#http/files/design-pictures.ts';
import { serveEmoji } from '#http/files/emoji.ts';
import { guaranteeNoticePath, serveGuaranteeNotice } from '#http/files/guarantee-notice.ts';
import { resizedPicturePath, serveImages } from '#http/files/img.ts';
import { servePicture } from '#http/files/pictures.ts';
import { proofPath, serveProof } from '#http/files/proofs.ts';
import { serveSceneList } from '#http/files/scene-layers.ts';
import { answerCspReport } from '#http/operations/csp-reports.ts';
import { createMetrics, type RequestCounts } from '#http/operations/metrics.ts';
import { createReadiness, sendStatus } from '#http/operations/readiness.ts';
import type { Pages } from '#http/pages/pages.ts';
import { cspReportPath } from '#http/pages/security-headers.ts';
import { sendPageError } from '#http/pages/send.ts';
import { hasBearer } from '#http/request/bearer.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Host } from '#http/request/site.ts';
import { type TokenService, withTokenLimit } from '#http/request/wrong-tokens.ts';
import { type Exchange, type Route, sendText } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { openImages } from '#services/images/img.ts';
import type { EventCount } from '#services/operations/event-counts.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { imageSources } from './image-sources.ts';
import { operatorName, type Settings } from './settings.ts';
import { createVendorHook, vendorHook } from './story-space.ts';

type Parts = {
  shop: Shop;
  settings: Settings;
  tokens: ContentSettings;
  keys: FlagKeys;
  streams: StreamHub;
  assets: Assets;
  pages: Pages;
  /** The versions of all data that pages and feeds are made from, as one word. */
  stamp: () => Promise<string>;
  clientFolder: string;
  state: RoleState;
  /** The host of a Host header and a Cookie header. */
  hostOf: (host: string | undefined, cookie: string | null) => Host;
  /** The client's address of a request, as limits group addresses. */
  clientOf: (request: IncomingMessage) => string;
};

/** What the web role knows about itself. */
export type RoleState = {
  /** The process has been asked to end. */
  isLeaving: () => boolean;
  /** Work roles that run. */
  workers: () => number;
  requests: RequestCounts;
  /** What was counted of events. */
  events: () => EventCount[];
};

const read = ['GET', 'HEAD'];

/** The metrics for a request of this machine to a local shop, or with the token; for others they do not exist. */
function metricsRoute({ shop, settings, pages, state, clientOf }: Parts): Route {
  const metrics = createMetrics({ shop, ...state, pageCounts: pages.counts });
  return {
    methods: ['GET'],
    match: '/metrics',
    async handle(exchange) {
      const { request, response } = exchange;
      const { authorization } = request.headers;
      const isOpen = settings.local && isLocalRequest(request);
      async function answer(): Promise<void> {
        if (!isOpen && !hasBearer(authorization, settings.METRICS_TOKEN)) return sendText(response, 404, '404\n');
        response.setHeader('cache-control', 'no-store');
        return sendText(response, 200, await metrics(), 'text/plain; version=0.0.4');
      }
      if (isOpen || !authorization || !settings.METRICS_TOKEN) return answer();
      return withTokenLimit(shop, { service: 'metrics', address: clientOf(request), refusal: 404 }, exchange, answer);
    },
  };
}

/** Counts a request of its client, as a call unless told otherwise, and refuses it beyond the limit. */
function counted(
  { shop, clientOf }: Parts,
  answer: (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => unknown,
  limit: 'call' | 'flag-report' | 'unsubscribe' | 'payment-hook' = 'call',
): Route['handle'] {
  return async (exchange) => {
    const { request, response } = exchange;
    try {
      await consumeLimit(shop, limit, { owner: null, address: clientOf(request) });
    } catch (error) {
      return sendPageError(response, error, crypto.randomUUID(), shop.log, defaultLocale);
    }
    return answer(request, response, exchange);
  };
}

/** The same for a service that a token opens: wrong ones are limited. The client key is public: requests with it are not counted. */
function opened(
  parts: Parts,
  service: TokenService,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  limit: 'call' | 'flag-report' = 'call',
): Route['handle'] {
  const { shop, keys, clientOf } = parts;
  const plain = counted(parts, answer, limit);
  const limited = counted(
    parts,
    (request, response) => withTokenLimit(shop, { service, address: clientOf(request) }, { request, response }, answer),
    limit,
  );
  return (exchange) => (hasBearer(exchange.request.headers.authorization, keys.clientKey) ? plain(exchange) : limited(exchange));
}

/** None without its token. */
function bounceRoute(parts: Parts): Route[] {
  const token = parts.settings.BOUNCE_TOKEN;
  if (!token) return [];
  const answer = (request: IncomingMessage, response: ServerResponse) => answerBounceHook(parts.shop, token, request, response);
  return [{ methods: ['POST'], match: bounceHookPath, handle: opened(parts, 'mail', answer) }];
}

export async function webRoutes(parts: Parts): Promise<Route[]> {
  const { shop, settings, tokens, keys, streams, assets, pages, stamp, clientFolder, state, hostOf, clientOf } = parts;
  const { hosts } = shop;
  const images = openImages(shop);
  const sources = await imageSources(shop, settings.CMS_SPACE_ID, clientFolder);
  const calls = getRequestListener(
    callRoutes(shop, ({ headers }) => hostOf(headers.get('host') ?? undefined, headers.get('cookie')), clientOf).fetch,
  );
  const cms = getRequestListener(contentRoutes(shop, tokens).fetch);
  const operators = getRequestListener(operatorRoutes(shop, { name: operatorName, value: settings.OPERATOR_TOKEN }).fetch);
  const isOwnOrigin = (origin: string) =>
    isOwnUrl(hosts, origin, settings.PUBLIC_ORIGIN ?? 'http://localhost') || origin === settings.PUBLIC_ORIGIN;
  const countBytes = (request: IncomingMessage, points: number) =>
    consumeLimit(shop, 'flag-report-bytes', { owner: null, address: clientOf(request) }, { points });
  const flagApi = flagRoutes({ shop, keys, hasRoom: streams.hasRoom, isOwnOrigin, clientOf, countBytes });
  const flags = getRequestListener(flagApi.fetch);
  const feeds = createFeeds(shop, stamp);
  const isReady = createReadiness(shop);
  const secret = settings.STORYBLOK_WEBHOOK_SECRET;
  const answerVendorHook = secret ? createVendorHook(shop, secret) : null;
  const dev = settings.local
    ? await (await import('#dev/routes.ts')).devRoutes({
        shop,
        pageCounts: pages.counts,
        hasTracking: Boolean(settings.tracking),
        dataDir: settings.dataDir,
      })
    : [];
  return [
    { match: '/healthz', handle: ({ response }) => sendStatus(response, true) },
    { match: '/readyz', handle: async ({ response }) => sendStatus(response, !state.isLeaving() && (await isReady())) },
    metricsRoute(parts),
    {
      match: resizedPicturePath,
      handle: ({ request, response, path }) => serveImages(shop, images, sources, request, response, path, clientOf(request)),
    },
    { methods: read, match: assets.has, handle: ({ path, request, response }) => assets.serve(path, request, response) },
    { methods: read, match: sceneListPath, handle: ({ response }) => serveSceneList(response) },
    { match: /^\/emoji\//, handle: ({ request, response, path }) => serveEmoji(request, response, path) },
    {
      methods: read,
      match: guaranteeNoticePath,
      handle: ({ request, response, path }) => serveGuaranteeNotice(shop, request, response, path),
    },
    { match: '/robots.txt', handle: ({ response, host }) => sendText(response, 200, robotsText(host)) },
    { methods: read, match: openSearchPath, handle: ({ response, host }) => sendText(response, 200, openSearchText(host), openSearchType) },
    {
      methods: read,
      match: securityTextPath,
      handle: ({ response, host }) => sendText(response, 200, securityText(host, shop.serviceMail, shop.clock())),
    },
    {
      methods: ['POST'],
      match: cspReportPath,
      handle: ({ request, response }) => answerCspReport(shop, request, response, clientOf(request)),
    },
    {
      match: /^\/sitemap[a-z-]*\.xml$/,
      handle: counted(parts, (request, response, { path, host }) => feeds(request, response, path, host)),
    },
    {
      methods: read,
      match: designPicturePath,
      handle: ({ request, response, path, host }) => serveDesignPicture(shop, request, response, path, host, clientOf(request)),
    },
    {
      methods: read,
      match: proofPath,
      handle: ({ request, response, path, host }) => serveProof(shop, request, response, path, host, clientOf(request)),
    },
    {
      match: (path) => path.startsWith(pictureRoot),
      handle: ({ request, response, path, host }) => servePicture(shop, request, response, path, host, clientOf(request)),
    },
    { match: isCallPath, handle: ({ request, response }) => calls(request, response) },
    { match: /^\/operator-api\//, handle: opened(parts, 'operator', operators) },
    ...bounceRoute(parts),
    {
      methods: ['POST'],
      match: paymentHookPath,
      handle: (asked) =>
        counted(parts, (request, response) => answerPaymentHook(shop, request, response, asked.path), 'payment-hook')(asked),
    },
    ...(answerVendorHook
      ? [
          {
            methods: ['POST'],
            match: vendorHook,
            handle: ({ request, response }) => answerVendorHook(request, response),
          } satisfies Route,
        ]
      : []),
    {
      methods: ['GET'],
      match: locationPath,
      handle: ({ request, response, host }) => sendLocation(request, response, host, hosts, settings.COUNTRY_HEADER),
    },
    {
      methods: ['POST'],
      match: oneClickPath,
      handle: (asked) =>
        counted(parts, (request, response) => oneClickUnsubscribe(shop, request, response, asked.path, asked.host), 'unsubscribe')(asked),
    },
    {
      methods: ['POST'],
      match: mailStopPath,
      handle: (asked) =>
        asked.request.url?.endsWith(mailStopQuery) === true &&
        counted(parts, (request, response) => oneClickUnsubscribe(shop, request, response, asked.path, asked.host), 'unsubscribe')(asked),
    },
    ...(shop.google
      ? [
          {
            methods: ['POST'],
            match: googleRedirectPath,
            handle: ({ request, response, path, host }) => answerGoogleRedirect(shop, request, response, path, host, clientOf(request)),
          } satisfies Route,
        ]
      : []),
    { match: /^\/cms\/v[12]\//, handle: opened(parts, 'content', cms) },
    { match: /^\/cms\//, handle: counted(parts, cms) },
    { methods: ['POST'], match: /^\/flags\/api\//, handle: opened(parts, 'flags', flags, 'flag-report') },
    { match: /^\/flags\/api\//, handle: opened(parts, 'flags', flags) },
    { methods: ['GET'], match: streamPath, handle: counted(parts, serveStream({ shop, keys, hub: streams, isOwnOrigin, clientOf })) },
    ...dev,
  ];
}
