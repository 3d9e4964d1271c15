/** Addresses of pages: from a raw path to route, locale and clean path, and back. Hosts are in market.ts, the route table in routes.ts. */

import type { Channel, Country } from '#core/values/channel.ts';
import { type Locale, localePrefix, locales, mainLanguage } from '#core/values/locale.ts';
import { textInput } from '#core/values/text/text-input.ts';
import type { Market } from './market.ts';
import { isPrivatePath } from './private-paths.ts';
import { parseQuery, type Query, stringifyQuery } from './query.ts';
import { type KnownRoute, matchRoute, type PageType, type RouteName, routes } from './routes.ts';

/** Of a raw path and of the path that it stands for. */
export const maxPathLength = 2_000;

export type ResolvedPath = {
  route: RouteName;
  pageType: PageType;
  params: Record<string, string>;
  locale: Locale;
  /** True when the path came with the desktop app's prefix /d. */
  app: boolean;
  /** Path without prefixes in the channel's slash form, percent-encoded: '/produkte/'. */
  path: string;
  segments: string[];
  query: Query;
  /** Under a private prefix: always noindex (D04). */
  isPrivate: boolean;
  /** False for private and impossible addresses; the page's own wish and the host come on top (see robotsOf). */
  indexable: boolean;
};

/** Decoded segments of a path, or null for a path that no page has: malformed escapes, dot segments, back slashes, control characters. */
function parsePath(raw: string): { segments: string[]; slash: boolean; tidy: boolean } | null {
  const refused = !raw.startsWith('/') || raw.startsWith('//') || raw.includes('\\') || raw.length > maxPathLength || !raw.isWellFormed();
  if (refused) return null;
  const parts = raw.split('/').slice(1);
  const slash = parts.at(-1) === '';
  if (slash) parts.pop();
  const filled = parts.filter((part) => part !== '');
  const segments: string[] = [];
  for (const part of filled) {
    try {
      segments.push(textInput(decodeURIComponent(part)));
    } catch {
      return null;
    }
  }
  // Characters that came as they are take up to nine when they are encoded.
  if (joinPath('', segments, 'federleicht').length > maxPathLength) return null;
  if (segments.some((segment) => segment === '.' || segment === '..' || /[/\\\p{Cc}]/u.test(segment))) return null;
  return { segments, slash, tidy: filled.length === parts.length };
}

/** True for a last segment like a file's name: the slash rule leaves it alone. */
function isFile(segments: readonly string[]): boolean {
  return /\.[a-z][a-z0-9]{1,4}$/i.test(segments.at(-1) ?? '');
}

/** Joins segments; encoding them anew is what keeps every redirect inside the shop. */
function joinPath(prefix: string, segments: readonly string[], channel: Channel): string {
  const path = prefix + segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  if (path === '') return '/';
  return channel === 'federleicht' && !isFile(segments) ? `${path}/` : path;
}

function localeOf(language: string | undefined, country: Country): Locale | null {
  return locales.find((locale) => locale === `${language}-${country}`) ?? null;
}

/** The locale of a country's addresses without prefix. */
function mainLocale(country: Country): Locale {
  return localeOf(mainLanguage[country], country) ?? 'de-DE';
}

/** App prefix and sub-locale taken off the front of the segments (D19). */
function readPrefixes(
  all: readonly string[],
  country: Country,
): { app: boolean; locale: Locale; segments: string[]; superfluous: boolean } {
  const app = all[0] === 'd';
  const segments = app ? all.slice(1) : [...all];
  const prefixed = localeOf(segments[0], country);
  if (!prefixed) return { app, locale: mainLocale(country), segments, superfluous: false };
  return { app, locale: prefixed, segments: segments.slice(1), superfluous: localePrefix(prefixed) === '' };
}

/** The locale that a raw path names on a host of this country: the country's main one where it has no prefix. Never throws. */
export function localeOfPath(path: string, country: Country): Locale {
  return readPrefixes(parsePath(path)?.segments ?? [], country).locale;
}

/** Pages whose addresses codes say in capitals. */
const codedRoutes: ReadonlySet<RouteName> = new Set(['guest-page', 'address-request']);

/** The segments as the page has them where they are those of a code; otherwise the same ones. */
function linkSegments(segments: string[]): string[] {
  const [first = '', ...rest] = segments;
  const small = first.toLowerCase();
  if (small === first || segments.length !== 2) return segments;
  return codedRoutes.has(matchRoute([small, ...rest]).route) ? [small, ...rest] : segments;
}

/**
 * What an address means on a host, or where it moves to for good (301). `path` is the raw path of the request line without query,
 * `search` its query. Moves: the channel's slash rule, doubled slashes, a prefix for the main language. A redirect always begins
 * with exactly one slash and is made of re-encoded segments. Never throws: an impossible path is the route 'not-found'.
 */
export function resolvePath(path: string, search: string, place: Market): { redirect: string } | ResolvedPath {
  const query = parseQuery(search);
  const parsed = parsePath(path);
  if (!parsed) {
    const locale = mainLocale(place.country);
    return {
      route: 'not-found',
      pageType: null,
      params: {},
      locale,
      app: false,
      path: '/',
      segments: [],
      query,
      isPrivate: false,
      indexable: false,
    };
  }
  const { app, locale, segments: read, superfluous } = readPrefixes(parsed.segments, place.country);
  const segments = linkSegments(read);
  const prefix = `${app ? '/d' : ''}${localePrefix(locale)}`;
  const wanted = joinPath(prefix, segments, place.channel);
  const slashMatters = !isFile(segments) && (segments.length > 0 || localePrefix(locale) !== '');
  const slashWrong = slashMatters && parsed.slash !== wanted.endsWith('/');
  if (superfluous || !parsed.tidy || slashWrong || segments !== read) return { redirect: wanted + stringifyQuery(query) };
  const isPrivate = isPrivatePath(segments);
  return {
    ...matchRoute(segments),
    locale,
    app,
    path: joinPath('', segments, place.channel),
    segments,
    query,
    isPrivate,
    indexable: !isPrivate,
  };
}

/** The address of decoded segments in a channel and locale: prefix, slash rule, query. */
export function buildPath(site: { channel: Channel; locale: Locale }, segments: readonly string[], query: Query = []): string {
  return joinPath(localePrefix(site.locale), segments, site.channel) + stringifyQuery(query);
}

/** The address the shop links to for a route: pagePath('card', site, { card: 'olivia' }). Throws a RangeError when a parameter is missing. */
export function pagePath(
  route: KnownRoute,
  site: { channel: Channel; locale: Locale },
  params: Record<string, string> = {},
  query: Query = [],
): string {
  const [pattern] = routes[route].patterns;
  const segments = pattern.split('/').filter(Boolean);
  return buildPath(
    site,
    segments.map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.slice(1)];
      if (!value) throw new RangeError(`route ${route} needs ${segment.slice(1)}`);
      return value;
    }),
    query,
  );
}
