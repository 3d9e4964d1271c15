/** Step 3: who asks. Anonymous pages read nothing of the request but its address, so that every visitor gets the same one. */
import type { IncomingMessage } from 'node:http';
import { bodyChunks } from '#http/request/body.ts';
import { requireSameSite } from '#http/request/csrf.ts';
import { requestOwner, secretOfCookie } from '#http/request/session-cookie.ts';
import type { RequestOwner, Shop } from '#services/handler.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import { beginsNewDesign } from './known-address.ts';
import { isRead } from './redirect.ts';
import type { ResolvedPage } from './resolve.ts';

export type PageSession = {
  /** What loaders and actions see. */
  request: Request;
  owner: RequestOwner;
  /** Set-Cookie lines that the handlers add to. */
  cookies: string[];
};

/**
 * True for pages without anything personal: they are cached. Previews of drafts are not. Of the pages with private addresses those are
 * that begin a new design.
 */
export async function isAnonymous(
  page: ResolvedPage,
  method: string | undefined,
  isPreview: boolean,
  catalogue: () => Promise<Catalogue>,
): Promise<boolean> {
  if (!isRead(method) || isPreview) return false;
  return !page.address.isPrivate || beginsNewDesign(page, catalogue);
}

/** Whether a visitor has typed words that the tiles of this list show: then the page is this visitor's. */
export function showsOwnWords({ address, host }: ResolvedPage, cookieHeader: string | undefined): boolean {
  const isList = address.route === 'cards' || address.route === 'products';
  return isList && secretOfCookie(host, cookieHeader ?? null, 'tile-words') !== null;
}

/** A session without an owner; reads no cookie and no record. */
export async function anonymousSession(shop: Shop, { url, host }: ResolvedPage): Promise<PageSession> {
  const cookies: string[] = [];
  return { request: new Request(url), owner: await requestOwner(shop, host, null, cookies), cookies };
}

/** The session of the request's cookie. Throws Fault 'cross-site' for a form that another site's page sent. */
export async function visitorSession(shop: Shop, { url, host }: ResolvedPage, incoming: IncomingMessage): Promise<PageSession> {
  const request = toRequest(incoming, url);
  requireSameSite(request.method, request.headers);
  // The router compares an origin with the address once more, and refuses that of forms whose page sends no referrer.
  if (request.headers.get('origin') === 'null') request.headers.delete('origin');
  const cookies: string[] = [];
  const owner = await requestOwner(shop, host, request.headers.get('cookie'), cookies);
  return { request, owner, cookies };
}

/** A web request of a Node request; its body is read as it arrives. */
function toRequest(incoming: IncomingMessage, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  return new Request(url, {
    method: incoming.method,
    headers,
    ...(isRead(incoming.method) ? {} : { body: bodyChunks(incoming), duplex: 'half' }),
  } as RequestInit);
}
