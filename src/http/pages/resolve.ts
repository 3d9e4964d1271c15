/** Step 1 of serving a page: from the raw address of a request to the page it names. Pure. */
import { buildPath, type ResolvedPath, resolvePath } from '#core/site/address.ts';
import { canonicalPath } from '#core/site/canonical.ts';
import {
  calendarListKeys,
  calendarPageKeys,
  cardListKeys,
  cleanQuery,
  collagePageKeys,
  feastPlanKeys,
  photobookListKeys,
  posterChoiceKeys,
  posterListKeys,
  type Query,
  searchKeys,
  stringifyQuery,
} from '#core/site/query.ts';
import { localePrefix } from '#core/values/locale.ts';
import type { Host } from '#http/request/site.ts';

/** What a request asks for: a document, or the loader data of a page. `path` and `search` are raw. */
export type Target = {
  path: string;
  search: string;
  data: boolean;
  /** Routes whose data is asked for, comma-separated, or null for all. */
  routes: string | null;
  /** The build of the browser that asks for data, or null. */
  build: string | null;
};

export type ResolvedPage = {
  target: Target;
  host: Host;
  address: ResolvedPath;
  /** Prefixes of the app and the language: '', '/fr', '/d/fr'. */
  prefix: string;
  /** Path and query as the router sees them; query keys that no page reads are left out. */
  location: string;
  /** Absolute address of the router's request. */
  url: string;
  /** Absolute canonical address. */
  canonical: string;
};

/** Splits off the router's data address and `_payload.json`, which has the same body: "/x/_.data", "/x.data", "/x/_payload.json". */
export function pageTarget(path: string): { path: string; data: boolean } {
  if (path === '/_root.data' || path === '/_.data') return { path: '/', data: true };
  for (const ending of ['_payload.json', '_.data'])
    if (path.endsWith(`/${ending}`)) return { path: path.slice(0, -ending.length), data: true };
  if (path.endsWith('.data')) return { path: path.slice(0, -'.data'.length), data: true };
  return { path, data: false };
}

const buildKey = /[?&]build=([\w-]{1,40})(?=&|$)/;

/** `routeIds`: the routes of the build; null in development, when any is taken. */
export function parseTarget(url: string, routeIds: ReadonlySet<string> | null = null): Target {
  const mark = url.indexOf('?');
  const page = pageTarget(mark < 0 ? url : url.slice(0, mark));
  const query = mark < 0 ? '' : url.slice(mark);
  const [part = '', build = null] = (page.data && buildKey.exec(query)) || [];
  const search = part === '' ? query : query.replace(part, '').replace(/^&/, '?');
  const routes = page.data && search.includes('_routes') ? knownRoutes(new URLSearchParams(search).get('_routes') ?? '', routeIds) : null;
  return { ...page, search, routes, build };
}

/** A list of route ids in its one spelling: known ones, sorted, each once. Null when none is left. */
function knownRoutes(list: string, routeIds: ReadonlySet<string> | null): string | null {
  const ids = list.split(',').filter((id) => (routeIds ? routeIds.has(id) : id !== ''));
  return ids.length > 0 ? [...new Set(ids)].sort().join(',') : null;
}

/** True for data that a browser with code of another build asks for. */
export function isOutdated({ build }: Target, current: string | null): boolean {
  return build !== null && current !== null && build !== current;
}

/** The page of a target, or where its address moves for good. Data addresses do not move: they are read as the page they belong to. */
export function resolvePage(target: Target, host: Host): { movedTo: string } | ResolvedPage {
  const market = { channel: host.channel, country: host.country };
  const first = resolvePath(target.path, target.search, market);
  if ('redirect' in first && !target.data) return { movedTo: first.redirect };
  const settled = 'redirect' in first ? resolveRedirect(first.redirect, host) : first;
  const address = settled.route === 'not-found' ? { ...settled, path: unknownPath } : settled;
  const prefix = `${address.app ? '/d' : ''}${localePrefix(address.locale)}`;
  const path = `${prefix}${address.path}`;
  const query = stringifyQuery(readQuery(address));
  return {
    target,
    host,
    address,
    prefix,
    location: path + query,
    url: host.origin + (target.data ? dataPath(path) + query + routesQuery(target, query) : path + query),
    canonical: host.origin + canonicalPath(target.path, target.search, market),
  };
}

/** The path of an address that does not decode, for the router and for loaders: no page and no story has it. */
const unknownPath = '/nicht-gefunden';
/** No card and no theme has this id. */
const unknownId = '999999999';

/**
 * The page whose 404 is sent for every missing page of the same route: the router finds the same routes there, and nothing of what the
 * visitor's address holds stands in it.
 */
export function missingPage({ host, address }: ResolvedPage): ResolvedPage {
  const { route, app, locale, params } = address;
  const isNamed = route !== 'slug' && route !== 'not-found';
  // Parameters are the last segments of every pattern.
  const kept = isNamed ? address.segments.slice(0, address.segments.length - Object.keys(params).length) : [unknownPath.slice(1)];
  const segments = [...kept, ...Object.keys(params).map(() => unknownId)];
  const path = `${app ? '/d' : ''}${buildPath({ channel: host.channel, locale }, segments)}`;
  const page = resolvePage({ path, search: '', data: false, routes: null, build: null }, host);
  if ('movedTo' in page) throw new Error(`address does not settle: ${path}`);
  return page;
}

/** Query keys that a cached page may depend on. Others are dropped before rendering, so that they neither split nor flood the cache. */
const readKeys: Partial<Record<ResolvedPath['route'], readonly string[]>> = {
  products: cardListKeys,
  cards: cardListKeys,
  search: searchKeys,
  'themes-id': ['colourway', 'occasion', 'sort', 'tileCount'],
  posters: posterListKeys,
  poster: posterChoiceKeys,
  collages: collagePageKeys,
  'feast-plan': feastPlanKeys,
  photobooks: photobookListKeys,
  calendars: calendarListKeys,
  calendar: calendarPageKeys,
  card: ['colourway', 'form', 'format', 'paper', 'refinementType', 'quantity'],
};

function readQuery(address: ResolvedPath): Query {
  if (address.isPrivate) return address.query;
  const filtering = address.route === 'products' || address.route === 'cards' || address.route === 'search';
  return cleanQuery(address.query, { filtering, whitelist: readKeys[address.route] ?? [] });
}

/** The page that a redirect leads to. */
function resolveRedirect(redirect: string, { channel, country }: Host): ResolvedPath {
  const [path = '/', query] = redirect.split('?');
  const address = resolvePath(path, query ? `?${query}` : '', { channel, country });
  if ('redirect' in address) throw new Error(`address does not settle: ${redirect}`);
  return address;
}

function dataPath(path: string): string {
  return path.endsWith('/') ? `${path}_.data` : `${path}.data`;
}

function routesQuery({ routes }: Target, query: string): string {
  return routes ? `${query ? '&' : '?'}_routes=${encodeURIComponent(routes)}` : '';
}
