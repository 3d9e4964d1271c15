/** The content service over HTTP: tokens, addresses, bodies, errors and headers as the protocol words them. What is answered is made in services/content. */

import { type Context as Call, Hono } from 'hono';
import { type CmsContext, type ContentAccess, mayManage, type Reply, visibleVersion } from '#cms/handlers/context.ts';
import { deliverStories, deliverStory } from '#cms/handlers/delivery.ts';
import {
  deliverAsset,
  deliverDatasource,
  deliverDatasources,
  deliverEntries,
  deliverExperiments,
  deliverLink,
  deliverLinks,
  deliverSpace,
  deliverTags,
} from '#cms/handlers/delivery-lists.ts';
import type { ContentVersion } from '#cms/protocol/story.ts';
import { Fault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { verbatim } from '#core/values/message.ts';
import { textInput } from '#core/values/text/text-input.ts';
import { trimmed } from '#core/values/text/trim.ts';
import { minuteMs } from '#core/values/unit.ts';
import { mountRoutes, type Routes, type Who } from '#http/mount-calls.ts';
import type { Shop } from '#services/handler.ts';
import { createRateCounter } from '#store/limit/rate-counter.ts';
import { contentErrors, noRecord, unauthorized } from './errors.ts';
import { fileRoutes } from './files.ts';
import { type Management, managementRoutes, readManagement } from './management.ts';
import { parametersOf } from './parameters.ts';
import { type DeliveryLimit, deliveryLimit, type TokenLimit, tokenLimit } from './token-limit.ts';

export type ContentSettings = ContentAccess & {
  /** Origin of absolute addresses; null: the one a request came to (development and tests). */
  origin: string | null;
  /** Calls a second of each delivery token that miss the cache of published content; null: no limit. */
  callsPerSecond: number | null;
  /** Calls a second with the management token; null: no limit. */
  oauthCallsPerSecond: number | null;
};

/** The same for calls inside the process. */
export function withoutLimits(settings: ContentSettings): ContentSettings {
  return { ...settings, callsPerSecond: null, oauthCallsPerSecond: null };
}

/** A call with a delivery token. `most` is what the token may see, whatever version the call asks for. */
type Delivery = { context: CmsContext; parameters: URLSearchParams; version: ContentVersion; path: string; most: ContentVersion };

const delivery = '/cms/v2/cdn';

/** A handler that reads nothing of the address behind the collection. */
const ofCollection =
  (handler: typeof deliverTags) =>
  ({ context, parameters, version }: Delivery): Promise<Reply> =>
    handler(context, parameters, version);

const deliveryRoutes: Routes<Delivery, object, Reply> = {
  [`GET ${delivery}/spaces/me`]: ofCollection(deliverSpace),
  [`GET ${delivery}/stories`]: ofCollection(deliverStories),
  [`GET ${delivery}/stories/*`]: ({ context, parameters, version, path }) => deliverStory(context, parameters, version, path),
  [`GET ${delivery}/links`]: ofCollection(deliverLinks),
  [`GET ${delivery}/links/*`]: ({ context, parameters, version, path }) => deliverLink(context, parameters, version, path),
  [`GET ${delivery}/tags`]: ofCollection(deliverTags),
  [`GET ${delivery}/datasources`]: ofCollection(deliverDatasources),
  [`GET ${delivery}/datasources/*`]: ({ context, path }) => deliverDatasource(context, path),
  [`GET ${delivery}/datasource_entries`]: ofCollection(deliverEntries),
  [`GET ${delivery}/assets/me`]: ({ context, parameters, most }) => deliverAsset(context, parameters, most),
  [`GET ${delivery}/experiments`]: ofCollection(deliverExperiments),
};

/** Runs `work` for a call with a delivery token, and counts it. */
async function delivered(
  context: CmsContext,
  { url }: Request,
  limit: DeliveryLimit,
  work: (given: Delivery) => Promise<Reply>,
): Promise<Reply> {
  const parameters = parametersOf(url);
  const token = parameters.get('token') ?? '';
  if (token === '') await logMissingToken(context.shop);
  const most = visibleVersion(context.access, token);
  if (!most) return unauthorized();
  const wanted = parameters.get('version') || 'published';
  if (wanted !== 'published' && wanted !== 'draft')
    throw new Fault('bad-json', 'version', { text: verbatim('version must be draft or published') });
  if (wanted === 'draft' && most !== 'draft') return unauthorized();
  const version = most === 'draft' ? wanted : 'published';
  return limit({ context, url, token, version }, () => work({ context, parameters, version, path: restOf(new URL(url).pathname), most }));
}

/** Runs `work` for a call with the management token, and counts it. */
async function managed(context: CmsContext, call: Call, limit: TokenLimit, work: (given: Management) => Promise<Reply>): Promise<Reply> {
  if (!mayManage(context.access, call.req.header('authorization') ?? '')) return unauthorized();
  const { refusal } = await limit('management');
  if (refusal) return refusal;
  const given = await readManagement(context, call);
  return given ? work(given) : noRecord();
}

/** Everything below /cms: delivery (v2), management (v1), uploads and files. */
export function contentRoutes(shop: Shop, tokens: ContentSettings): Hono {
  const app = new Hono({ strict: false });
  const contextOf = (call: Call): CmsContext => ({ shop, access: tokens, base: `${tokens.origin ?? new URL(call.req.url).origin}/cms` });
  const errors = contentErrors(shop.log);
  const limit = deliveryLimit(tokens.callsPerSecond);
  const oauthLimit = tokenLimit(tokens.oauthCallsPerSecond);

  /** Words what `work` gives or throws. */
  async function answer(call: Call, work: (context: CmsContext) => Promise<Reply>): Promise<Response> {
    try {
      return json(await work(contextOf(call)));
    } catch (error) {
      return json(errors(error));
    }
  }
  const readers: Who<Delivery, object, Reply> = {
    answer: async (call, work) => readable(await answer(call, (context) => delivered(context, call.req.raw, limit, work))),
  };
  const editors: Who<Management, object, Reply> = {
    answer: (call, work) => answer(call, (context) => managed(context, call, oauthLimit, work)),
  };
  mountRoutes(app, deliveryRoutes, { who: readers });
  mountRoutes(app, managementRoutes, { who: editors });
  fileRoutes(app, contextOf, errors);

  app.options('/cms/*', () => new Response(null, { status: 204, headers: preflight }));
  app.all('/cms/v2/*', () => readable(json(noRecord())));
  app.all('/cms/*', () => json(noRecord()));
  return app;
}

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, accept',
  'access-control-max-age': '86400',
};

/** Delivery is read by browsers of other hosts; a token is all it takes, no cookie is ever looked at. */
function readable(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-expose-headers', 'total, per-page, x-ratelimit, x-ratelimit-policy, retry-after');
  return response;
}

export function json({ status, body, headers }: Reply): Response {
  const all = {
    'cache-control': 'max-age=0, private, must-revalidate',
    'x-content-type-options': 'nosniff',
    ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...headers,
  };
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: all });
}

/** What follows the collection in a path, decoded, without slashes around it. Throws Fault 'not-found' for a malformed one. */
function restOf(pathname: string): string {
  const rest = pathname.split('/').slice(5).join('/');
  try {
    return trimmed(textInput(decodeURIComponent(rest)), '/');
  } catch {
    throw new Fault('not-found', 'malformed address');
  }
}

const missingTokens = weakMemoize((_shop: Shop) => createRateCounter({ max: 1, windowMs: minuteMs }));

/** Logs a call without a token, the sign of a client that is not configured; at most once a minute, because such calls are public. */
async function logMissingToken(shop: Shop): Promise<void> {
  if ((await missingTokens(shop).consume('')).retryAfterMs > 0) return;
  shop.log('error', 'content-token-missing', { message: 'A call of the content service came without an access token.' });
}
