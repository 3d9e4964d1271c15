/**
 * The visitor's own choice of a channel or country: `?channel=…` and `?country=…` lead to the host of it with cart and sign-in. Where no host
 * decides, the channel is remembered (D01).
 */
import { resolvePath } from '#core/site/address.ts';
import { isOwnUrl, originOf } from '#core/site/market.ts';
import { type Channel, type Country, channels, countries } from '#core/values/channel.ts';
import { setCookie } from '#core/values/cookies.ts';
import { requestOwner, sessionCookie, sessionOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { createSessionTransfer, redeemSessionTransfer } from '#store/session/session-transfers.ts';

/** What the switch reads of a request. */
export type SwitchHeaders = { cookie: string | null; referer: string | null; ipAddress: string };

const maxAgeSeconds = 365 * 86_400;
export const channelCookie = 'channel';

export type Move = { location: string; cookies: string[] };

/** Pages that only the card channel has; from them the switch leads to the other channel's home. */
function isCardPage(path: string, host: Host): boolean {
  const address = resolvePath(path, '', host);
  const settled = 'redirect' in address ? resolvePath(address.redirect, '', host) : address;
  return !('redirect' in settled) && !['home', 'sitemap', 'slug', 'cart', 'checkout', 'wishlist', 'account'].includes(settled.route);
}

/** The query without the values of `keys`. */
function without(search: URLSearchParams, ...keys: string[]): string {
  const rest = new URLSearchParams(search);
  for (const key of keys) rest.delete(key);
  return rest.size > 0 ? `?${rest}` : '';
}

/**
 * Where a request with `channel`, `country` or `handover` in its query goes; null for every other request. `path` is the raw path. Throws
 * Fault 'too-many' for a client that asks for more codes than visitors do.
 */
export async function switchChannel(shop: Shop, host: Host, headers: SwitchHeaders, path: string, search: string): Promise<Move | null> {
  if (!/(?:channel|country|handover)=/.test(search)) return null;
  const query = new URLSearchParams(search);
  const here = resolvePath(path, '', host);
  // Only an address the shop itself would write is ever sent back.
  const ownPath = 'redirect' in here ? here.redirect : here.route === 'not-found' ? '/' : path;

  const code = query.get('handover');
  if (code !== null) {
    // A code from elsewhere would put a visitor into a stranger's session: it counts only on the way from one of our own hosts.
    const kind = { isHostCookie: host.secure, channel: host.channel };
    const mayArrive = isOwnUrl(shop.hosts, headers.referer, host.origin);
    if (mayArrive) await consumeLimit(shop, 'hand-over', { owner: null, address: headers.ipAddress });
    const session = mayArrive
      ? await redeemSessionTransfer(shop.store, code, { kind, before: await sessionOfCookie(shop, host, headers.cookie) }, shop.clock())
      : null;
    const cookies = session ? [sessionCookie(host, session.token, session.isLogin)] : [];
    return { location: ownPath + without(query, 'handover'), cookies };
  }
  const channel = channels.find((one): one is Channel => one === query.get('channel'));
  const country = countries.find((one): one is Country => one === query.get('country'));
  if (!channel && !country) return null;
  const rest = without(query, 'channel', 'country');
  if (!host.isDecided) {
    if (!channel) return { location: ownPath + rest, cookies: [] };
    const cookie = setCookie(channelCookie, channel, { maxAgeSeconds, isSecure: host.secure, httpOnly: false });
    return { location: channel !== host.channel && isCardPage(path, host) ? '/' : ownPath + rest, cookies: [cookie] };
  }
  const wanted = { channel: channel ?? host.channel, country: country ?? host.country };
  const isHere = wanted.channel === host.channel && wanted.country === host.country;
  const origin = isHere ? null : originOf(wanted, shop.hosts, host.origin);
  if (!origin) return { location: ownPath + rest, cookies: [] };
  const cookies: string[] = [];
  const { current, customer } = await requestOwner(shop, host, headers.cookie, cookies);
  if (current) await consumeLimit(shop, 'hand-over', { owner: current, address: headers.ipAddress });
  const own = current ? await createSessionTransfer(shop.store, current, customer?.login ?? null, shop.clock()) : null;
  const target = new URL(origin);
  // Another channel's pages know nothing of this one's query.
  const isSameShop = wanted.channel === host.channel;
  target.pathname = isSameShop || !isCardPage(path, host) ? ownPath : '/';
  if (isSameShop) target.search = rest;
  if (own) target.searchParams.set('handover', own);
  return { location: target.href, cookies };
}
