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
import type { Shop } from '#services/handler.ts';
import { createRateCounter } from '#store/limit/rate-counter.ts';
import type { Answering } from './answering.ts';
import { contentErrors, noRecord, unauthorized } from './errors.ts';
import { fileRoutes } from './files.ts';
import { managementRoutes } from './management.ts';
import { parametersOf } from './parameters.ts';

export type ContentSettings = ContentAccess & {
  /** Origin of absolute addresses; null: the one a request came to (development and tests). */
  origin: string | null;
  /** Calls a second for each token; null: no limit, which is right for a service in the same house. */
  callsPerSecond: number | null;
};

/** Everything below /cms: delivery (v2), management (v1), uploads and files. */
export function contentRoutes(shop: Shop, tokens: ContentSettings): Hono {
  const app = new Hono({ strict: false });
  const contextOf = (call: Call): CmsContext => ({ shop, access: tokens, base: `${tokens.origin ?? new URL(call.req.url).origin}/cms` });
  const errors = contentErrors(shop.log);
  const limit = tokenLimit(tokens.callsPerSecond);

  /** Runs `work` and words what it gives or throws. */
  const answer: Answering = async (call, work) => {
    try {
      return json(await work(contextOf(call)));
    } catch (error) {
      return json(errors(error));
    }
  };

  /** `most` is what the token may see, whatever version the call asks for. */
  type Deliver = (
    context: CmsContext,
    parameters: URLSearchParams,
    version: ContentVersion,
    path: string,
    most: ContentVersion,
  ) => Promise<Reply>;
  const deliver = (work: Deliver) => {
    return async (call: Call) => {
      const parameters = parametersOf(call.req.url);
      const token = parameters.get('token') ?? '';
      const response = await answer(call, async (context) => {
        if (token === '') await logMissingToken(shop);
        const most = visibleVersion(tokens, token);
        const wanted = parameters.get('version') || 'published';
        if (!most) return unauthorized();
        const { refusal, headers } = await limit(token);
        if (refusal) return refusal;
        if (wanted !== 'published' && wanted !== 'draft')
          throw new Fault('bad-json', 'version', { text: verbatim('version must be draft or published') });
        if (wanted === 'draft' && most !== 'draft') return unauthorized();
        const reply = await work(
          context,
          parameters,
          most === 'draft' ? wanted : 'published',
          restOf(new URL(call.req.url).pathname),
          most,
        );
        return { ...reply, headers: { ...reply.headers, ...headers } };
      });
      return readable(response);
    };
  };

  const delivery = '/cms/v2/cdn';
  app.get(`${delivery}/spaces/me`, deliver(deliverSpace));
  app.get(`${delivery}/stories`, deliver(deliverStories));
  app.get(`${delivery}/stories/*`, deliver(deliverStory));
  app.get(`${delivery}/links`, deliver(deliverLinks));
  app.get(`${delivery}/links/*`, deliver(deliverLink));
  app.get(`${delivery}/tags`, deliver(deliverTags));
  app.get(`${delivery}/datasources`, deliver(deliverDatasources));
  app.get(
    `${delivery}/datasources/*`,
    deliver((context, _parameters, _version, key) => deliverDatasource(context, key)),
  );
  app.get(`${delivery}/datasource_entries`, deliver(deliverEntries));
  app.get(
    `${delivery}/assets/me`,
    deliver((context, parameters, _version, _path, most) => deliverAsset(context, parameters, most)),
  );
  app.get(`${delivery}/experiments`, deliver(deliverExperiments));

  managementRoutes(app, tokens, answer, async (authorization) =>
    mayManage(tokens, authorization) ? (await limit('management')).refusal : unauthorized(),
  );
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

/** Counts a call of a token: headers that tell the limit, and the refusal of a call beyond it, else null. */
type TokenLimit = (token: string) => Promise<{ refusal: Reply | null; headers: Record<string, string> }>;

/** Limits the calls of a token in a second; `null` sets no limit. */
function tokenLimit(callsPerSecond: number | null): TokenLimit {
  if (callsPerSecond === null) return async () => ({ refusal: null, headers: {} });
  const counter = createRateCounter({ max: callsPerSecond, windowMs: 1000 });
  return async (token) => {
    const { retryAfterMs, remaining } = await counter.consume(token);
    const headers = { 'x-ratelimit': `"calls";r=${remaining}`, 'x-ratelimit-policy': `"calls";q=${callsPerSecond}` };
    if (retryAfterMs === 0) return { refusal: null, headers };
    const body = { error: 'Too many requests. Please wait a moment.' };
    return { refusal: { status: 429, body, headers: { ...headers, 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } }, headers };
  };
}

const missingTokens = weakMemoize((_shop: Shop) => createRateCounter({ max: 1, windowMs: minuteMs }));

/** Logs a call without a token, the sign of a client that is not configured; at most once a minute, because such calls are public. */
async function logMissingToken(shop: Shop): Promise<void> {
  if ((await missingTokens(shop).consume('')).retryAfterMs > 0) return;
  shop.log('error', 'content-token-missing', { message: 'A call of the content service came without an access token.' });
}
