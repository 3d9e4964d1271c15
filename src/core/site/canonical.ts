/** What a page says about its own address: canonical link and alternates in other countries. */

import type { Country } from '#core/values/channel.ts';
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import { buildPath, resolvePath } from './address.ts';
import { canonicalKindOf } from './canonical-kind.ts';
import { type HostEntry, type Market, originOf } from './market.ts';
import { canonicalQuery } from './query.ts';
import { type KnownRoute, routes } from './routes.ts';

/** The three markets whose pages name each other; the German one is the default (Specification 9, D08). */
const alternateMarkets = [
  { locale: 'de-DE', country: 'DE' },
  { locale: 'de-AT', country: 'AT' },
  { locale: 'de-CH', country: 'CH' },
] as const satisfies readonly { locale: Locale; country: Country }[];

/**
 * The one address of a page (D04): without the app's prefix, in the channel's slash form, with only the whitelisted query keys
 * in the whitelist's order. An alias becomes the address the shop links to.
 */
export function canonicalPath(path: string, search: string, place: Market): string {
  const first = resolvePath(path, search, place);
  const [target = '', query = ''] = 'redirect' in first ? first.redirect.split('?') : [];
  const address = 'redirect' in first ? resolvePath(target, query, place) : first;
  if ('redirect' in address || address.route === 'not-found') return '/';
  const kept = canonicalQuery(address.query, canonicalKindOf(address.segments));
  return buildPath({ channel: place.channel, locale: address.locale }, preferredSegments(address.route, address.segments), kept);
}

function preferredSegments(route: string, segments: string[]): string[] {
  if (!Object.hasOwn(routes, route)) return segments;
  const pattern = routes[route as KnownRoute].patterns[0];
  return pattern.includes(':') ? segments : pattern.split('/').filter(Boolean);
}

/**
 * The same page in the three German-speaking markets, locale -> absolute address. A market without a host is left out; a page in
 * another language has none, since its words in the path have no translation here.
 */
export function localizedUrls(
  path: string,
  search: string,
  place: Market,
  hosts: readonly HostEntry[],
  publicOrigin: string,
): Partial<Record<Locale, string>> {
  const canonical = canonicalPath(path, search, place);
  const [target = '/', query = ''] = canonical.split('?');
  const address = resolvePath(target, query, place);
  if ('redirect' in address || address.route === 'not-found' || localeLanguage(address.locale) !== 'de') return {};
  const urls: Partial<Record<Locale, string>> = {};
  for (const { locale, country } of alternateMarkets) {
    const origin = originOf({ channel: place.channel, country }, hosts, publicOrigin);
    if (origin) urls[locale] = origin + buildPath({ channel: place.channel, locale }, address.segments, address.query);
  }
  return urls;
}

/** hreflang -> absolute address with x-default to the German one; none for a page whose content names another canonical (D08). */
export function alternates(urls: Partial<Record<Locale, string>>, canonicalOverride: boolean): Record<string, string> {
  const german = urls['de-DE'];
  if (canonicalOverride || !german) return {};
  return { ...urls, 'x-default': german };
}
