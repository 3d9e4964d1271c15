/**
 * Sign-in with Google on systems without popups: Google's page posts the credential as a form to this shop. A form of another site brings
 * neither the session nor the same-site proof of calls; instead the cookie that Google's script set must equal a field, and the credential
 * has to carry the nonce of this browser. The sign-in itself is the page's call afterwards.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildPath, localeOfPath } from '#core/site/address.ts';
import { pathPattern } from '#core/site/paths.ts';
import { readBody } from '#core/values/body.ts';
import { readCookie } from '#core/values/cookies.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { errorResponse } from '#http/error-response.ts';
import { bodyChunks } from '#http/request/body.ts';
import { requestOwner } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import { actorOf } from '#services/actor.ts';
import { readRedirect } from '#services/customer/google/google.ts';
import type { Shop } from '#services/handler.ts';

const maxBodyBytes = 16_384;

/** /kundenkonto/anmelden/google/ in any language. */
export const googleRedirectPath = /^(?:\/[a-z]{1,2})*\/kundenkonto\/anmelden\/google\/?$/;

async function handleRedirect(
  shop: Shop,
  request: IncomingMessage,
  path: string,
  host: Host,
  client: string,
  cookies: string[],
): Promise<void> {
  const { cookie = null } = request.headers;
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(bodyChunks(request), maxBodyBytes)));
  const csrf = readCookie(cookie, 'g_csrf_token');
  if (csrf === null || csrf !== form.get('g_csrf_token')) throw new Fault('google-refused', 'g_csrf_token');
  const { channel, country, origin } = host;
  const owner = await requestOwner(shop, host, cookie, cookies);
  const site = { channel, country, locale: localeOfPath(path, country), origin };
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : null;
  };
  const context = { shop, site, actor: actorOf(owner), requestId: crypto.randomUUID(), ipAddress: client, header };
  await readRedirect(context, form.get('credential') ?? '');
}

/** Leads to the sign-in page, which finishes the sign-in or says that there was none. `client` is its address, as limits group addresses. */
export async function answerGoogleRedirect(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  host: Host,
  client: string,
): Promise<void> {
  const cookies: string[] = [];
  try {
    await handleRedirect(shop, request, path, host, client, cookies);
  } catch (error) {
    errorResponse(isFault(error) ? error : new Fault('google-refused', String(error)), crypto.randomUUID(), shop.log);
  }
  const locale = localeOfPath(path, host.country);
  const location = buildPath({ channel: host.channel, locale }, pathPattern('sign-in').split('/'), [['google', 'weiter']]);
  response.writeHead(303, { location, 'cache-control': 'private, no-store', ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) });
  response.end();
}
