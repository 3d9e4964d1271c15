/** The route table of the web role: an ordered list of routes; the first one that matches and accepts a request answers it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath } from '#core/site/address.ts';
import type { LogFunction } from '#services/handler.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { setCommonHeaders } from './common-headers.ts';
import { drainAfterResponse } from './request/body.ts';
import type { Host } from './request/site.ts';

/** One request and its response. */
export type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Raw path without the query. */
  path: string;
  host: Host;
};

export type Route = {
  /** All methods by default. */
  methods?: readonly string[];
  /** The exact path, a pattern, or a condition. */
  match: string | RegExp | ((path: string) => boolean);
  /** Answers the request. `false`: the route has nothing under this path, and the next one is asked. */
  handle(exchange: Exchange): Promise<unknown> | unknown;
};

/** Methods of any route; a web Request cannot be made for the others. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function matches({ methods: allowed, match }: Route, method: string, path: string): boolean {
  if (allowed && !allowed.includes(method)) return false;
  if (typeof match === 'string') return match === path;
  return typeof match === 'function' ? match(path) : match.test(path);
}

/** A listener that answers with the first route of the table, and with `fallback` what no route has. */
export function createDispatcher(
  routes: readonly Route[],
  fallback: (exchange: Exchange) => Promise<void>,
  hostOf: (request: IncomingMessage) => Host,
  log: LogFunction,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function dispatch(exchange: Exchange): Promise<void> {
    const method = exchange.request.method ?? 'GET';
    for (const route of routes) {
      if (matches(route, method, exchange.path) && (await route.handle(exchange)) !== false) return;
    }
    await fallback(exchange);
  }

  return async (request, response) => {
    drainAfterResponse(request, response);
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const host = hostOf(request);
    setCommonHeaders(response, request.url ?? '/', host.secure);
    if (!methods.has(request.method ?? 'GET')) {
      const t = serverTexts({ locale: localeOfPath(path, host.country) });
      response.setHeader('allow', [...methods].join(', '));
      return sendText(response, 405, `405 ${t('fault.method-not-allowed')}\n`);
    }
    try {
      await dispatch({ request, response, path, host });
    } catch (error) {
      log('error', 'unanswered', { error: error instanceof Error ? error.stack : String(error) });
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end();
    }
  };
}

export function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text);
}
