/** Step 8: sends a page, compressed as the browser accepts it, or the response of an error. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { holdsToken } from '#core/site/token-address.ts';
import type { Locale } from '#core/values/locale.ts';
import { errorResponse } from '#http/error-response.ts';
import type { LogFunction } from '#services/handler.ts';
import { type CachedPage, chooseEncoding } from './page-cache.ts';

/** Browsers ask for an anonymous page again at each visit; one with feature tests, or on a host that does not decide the channel, is another one for other cookies; a private one is stored nowhere. */
const cacheHeaders = {
  anonymous: { 'cache-control': 'public, max-age=0, must-revalidate' },
  'by-cookie': { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' },
  private: { 'cache-control': 'private, no-store' },
} as const;

export async function sendPage(
  incoming: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  kind: keyof typeof cacheHeaders,
  cookies: string[],
): Promise<void> {
  const encoding = chooseEncoding(incoming.headers['accept-encoding']);
  const body = await page.encoded(encoding);
  response.writeHead(page.status, {
    ...page.headers,
    ...cacheHeaders[kind],
    // Without one its address is told to no other host, with one to no page at all.
    ...(kind === 'private' && !holdsToken(incoming.url ?? '/') ? { 'referrer-policy': 'same-origin' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    'content-length': body.length,
  });
  response.end(incoming.method === 'HEAD' ? undefined : body);
}

export function sendPageError(response: ServerResponse, error: unknown, requestId: string, log: LogFunction, locale: Locale): void {
  const fault = errorResponse(error, requestId, log, locale);
  response.writeHead(fault.status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
    ...fault.headers,
  });
  response.end(`${fault.status} ${fault.body.message}\n`);
}
