/** Step 2: requests that lead elsewhere, by the visitor's choice of a channel or because the address moved for good. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePath } from '#core/site/address.ts';
import { searchKeys } from '#core/site/query.ts';
import { holdsToken } from '#core/site/token-address.ts';
import { Fault } from '#core/values/fault.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { switchChannel } from './channel-switch.ts';
import type { ResolvedPage, Target } from './resolve.ts';

export type Redirect = { status: 301 | 302 | 308; headers: Record<string, string | string[]> };

/** Pages are read, and their forms are posted. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

export function isRead(method: string | undefined): boolean {
  return method === undefined || method === 'GET' || method === 'HEAD';
}

const searchedLists: ReadonlySet<string> = new Set(['cards', 'products', 'posters']);

/** A list with something typed (?q=…) leads to the results, which keep its filters. */
function searchRedirect({ address, host, target }: ResolvedPage): Redirect | null {
  const q = address.query.find(([key]) => key === 'q');
  if (!q || target.data || !searchedLists.has(address.route)) return null;
  const known = new Set<string>(searchKeys);
  const kept = address.query.filter(([key]) => known.has(key) && key !== 'q');
  const path = pagePath('search', { channel: host.channel, locale: address.locale }, {}, [q, ...kept]);
  return { status: 302, headers: { location: `${address.app ? '/d' : ''}${path}`, 'cache-control': 'no-store' } };
}

/** The redirect of a request, or null. Throws Fault 'method-not-allowed' for a method that pages do not have. */
export async function redirectOf(
  shop: Shop,
  host: Host,
  { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  ipAddress: string,
  target: Target,
  resolved: { movedTo: string } | ResolvedPage,
): Promise<Redirect | null> {
  const { cookie = null, referer = null } = headers;
  const move = await switchChannel(shop, host, { cookie, referer, ipAddress }, target.path, target.search);
  if (move) {
    const cookies: Record<string, string[]> = move.cookies.length > 0 ? { 'set-cookie': move.cookies } : {};
    // Private pages send no referrer to other hosts; the next host takes the code only from a page of the shop.
    const referrer: Record<string, string> = holdsToken(target.path + target.search) ? {} : { 'referrer-policy': 'origin' };
    const headers = { location: move.location, 'cache-control': 'no-store', ...referrer, ...cookies };
    return { status: 302, headers };
  }
  if (!methods.has(method)) throw new Fault('method-not-allowed', `${method} on a page`, { allow: [...methods].join(', ') });
  if (!('movedTo' in resolved)) return isRead(method) ? searchRedirect(resolved) : null;
  // Slashes are the channel's, which the visitor's cookie may have chosen.
  const cacheControl = host.isDecided ? 'public, max-age=3600' : 'private, no-cache';
  return { status: isRead(method) ? 301 : 308, headers: { location: resolved.movedTo, 'cache-control': cacheControl } };
}

export function sendRedirect(response: ServerResponse, { status, headers }: Redirect): void {
  response.writeHead(status, headers).end();
}

/** Answers a request for data: the router loads the page as a document. */
export function sendReload(response: ServerResponse, location: string): void {
  const reload = { 'x-remix-redirect': location, 'x-remix-status': '302', 'x-remix-reload-document': 'true' };
  response.writeHead(204, { ...reload, 'cache-control': 'no-store' }).end();
}
