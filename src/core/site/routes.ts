/** The table of page routes. Pure data with one matcher; hosts and locales are elsewhere. */
import { pathPattern } from './paths.ts';

type RouteRow = {
  /** Page-type key of Specification 2, where the page has one. */
  pageType: 'products' | 'themes-id-theme' | 'wishlist' | null;
  /** Patterns without slashes at the ends; the first is the address the shop links to, the others are aliases. */
  patterns: readonly [string, ...string[]];
};

/** Specification 2 (route table, configurator entry paths, card design pages), the pages of the order and of the customer. */
export const routes = {
  home: { pageType: null, patterns: [pathPattern('home')] },
  search: { pageType: null, patterns: [pathPattern('search')] },
  sitemap: { pageType: null, patterns: [pathPattern('sitemap')] },
  products: { pageType: 'products', patterns: ['produkte', 'products'] },
  wishlist: { pageType: 'wishlist', patterns: [pathPattern('wish-list'), 'wishlist'] },
  'themes-id': { pageType: 'themes-id-theme', patterns: [pathPattern('theme'), pathPattern('themes')] },
  cards: { pageType: null, patterns: [pathPattern('cards')] },
  card: { pageType: null, patterns: [pathPattern('card')] },
  posters: { pageType: null, patterns: [pathPattern('posters')] },
  poster: { pageType: null, patterns: [pathPattern('poster')] },
  'wall-art': { pageType: null, patterns: [pathPattern('wall-art')] },
  'wall-art-material': { pageType: null, patterns: [pathPattern('wall-art-material')] },
  photoprints: { pageType: null, patterns: [pathPattern('photoprints')] },
  collages: { pageType: null, patterns: [pathPattern('collages')] },
  'configurator-merch': { pageType: null, patterns: [pathPattern('configurator-merch'), pathPattern('configurator-merch-good')] },
  merch: { pageType: null, patterns: [pathPattern('merch')] },
  'merch-good': { pageType: null, patterns: [pathPattern('merch-good')] },
  'configurator-calendar': { pageType: null, patterns: [pathPattern('configurator-calendar')] },
  'configurator-card': { pageType: null, patterns: [pathPattern('configurator-card')] },
  'configurator-collage': { pageType: null, patterns: [pathPattern('configurator-collage')] },
  'configurator-photo-frame': { pageType: null, patterns: [pathPattern('configurator-photo-frame')] },
  'configurator-photo-print': { pageType: null, patterns: [pathPattern('configurator-photo-print')] },
  photobooks: { pageType: null, patterns: [pathPattern('photobooks')] },
  photobook: { pageType: null, patterns: [pathPattern('photobook')] },
  'configurator-photobook': { pageType: null, patterns: [pathPattern('configurator-photobook')] },
  'configurator-photobox': { pageType: null, patterns: [pathPattern('configurator-photobox')] },
  'photo-box': { pageType: null, patterns: [pathPattern('photo-box')] },
  calendars: { pageType: null, patterns: [pathPattern('calendars')] },
  calendar: { pageType: null, patterns: [pathPattern('calendar')] },
  'feast-plan': { pageType: null, patterns: [pathPattern('feast-plan')] },
  cart: { pageType: null, patterns: [pathPattern('cart')] },
  checkout: { pageType: null, patterns: [pathPattern('checkout')] },
  order: { pageType: null, patterns: [pathPattern('order')] },
  account: { pageType: null, patterns: [pathPattern('account')] },
  share: { pageType: null, patterns: [pathPattern('share')] },
  'print-list': { pageType: null, patterns: [pathPattern('print-list')] },
  guests: { pageType: null, patterns: [pathPattern('guest-lists')] },
  'address-request': { pageType: null, patterns: [pathPattern('address-request')] },
  events: { pageType: null, patterns: [pathPattern('events')] },
  'co-host': { pageType: null, patterns: [pathPattern('co-host')] },
  'phone-uploads': { pageType: null, patterns: [pathPattern('phone-uploads')] },
  'guest-page': { pageType: null, patterns: [pathPattern('guest-page'), pathPattern('event-code')] },
} as const satisfies Record<string, RouteRow>;

export type KnownRoute = keyof typeof routes;
/** 'slug' is the catch-all of several segments; 'not-found' is an address that no page can have. */
export type RouteName = KnownRoute | 'slug' | 'not-found';
export type PageType = RouteRow['pageType'];

function matchPattern(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = pattern === '' ? [] : pattern.split('/');
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/** The route of decoded segments; everything the table does not name is the catch-all. */
export function matchRoute(segments: readonly string[]): { route: RouteName; pageType: PageType; params: Record<string, string> } {
  for (const [route, row] of Object.entries(routes) as [KnownRoute, RouteRow][]) {
    for (const pattern of row.patterns) {
      const params = matchPattern(pattern, segments);
      if (params) return { route, pageType: row.pageType, params };
    }
  }
  return { route: 'slug', pageType: null, params: {} };
}
