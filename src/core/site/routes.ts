/** The table of page routes and of private path prefixes. Pure data with one matcher; hosts and locales are elsewhere. */
import { pathPattern } from './paths.ts';
import type { CanonicalKind } from './query.ts';

type RouteRow = {
  /** Page-type key of Specification 2, where the page has one. */
  pageType: 'products' | 'themes-id-theme' | 'wishlist' | null;
  /** Patterns without slashes at the ends; the first is the address the shop links to, the others are aliases. */
  patterns: readonly [string, ...string[]];
};

/** Specification 2 (route table, configurator entry paths, card design pages), the pages of the order and of the customer. */
export const routes = {
  home: { pageType: null, patterns: [pathPattern('home')] },
  sitemap: { pageType: null, patterns: [pathPattern('sitemap')] },
  products: { pageType: 'products', patterns: ['produkte', 'products'] },
  wishlist: { pageType: 'wishlist', patterns: [pathPattern('wish-list'), 'wishlist'] },
  'themes-id': { pageType: 'themes-id-theme', patterns: [pathPattern('theme'), pathPattern('themes')] },
  cards: { pageType: null, patterns: [pathPattern('cards')] },
  card: { pageType: null, patterns: [pathPattern('card')] },
  'configurator-calendar': { pageType: null, patterns: ['configurator-calendar'] },
  'configurator-card': { pageType: null, patterns: [pathPattern('configurator-card')] },
  'configurator-collage': { pageType: null, patterns: ['configurator-collage'] },
  'configurator-photo-frame': { pageType: null, patterns: ['configurator-photo-frame'] },
  'configurator-photobook': { pageType: null, patterns: ['configurator-photobook'] },
  'configurator-photobox': { pageType: null, patterns: ['configurator-photobox'] },
  cart: { pageType: null, patterns: [pathPattern('cart')] },
  checkout: { pageType: null, patterns: [pathPattern('checkout')] },
  order: { pageType: null, patterns: [pathPattern('order')] },
  account: { pageType: null, patterns: [pathPattern('account')] },
  share: { pageType: null, patterns: [pathPattern('share')] },
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

/** First segments under which nothing is indexed, per subject in German, English, French, Italian, Spanish, Dutch (Specification 2). */
export const privatePrefixes = {
  configurator: ['konfigurator', 'configurator', 'configurateur', 'configuratore', 'configurador'],
  account: [
    ...['kundenkonto', 'mein-konto', 'konto', 'customer-account', 'my-account', 'account', 'compte-client', 'mon-compte', 'compte'],
    ...['account-cliente', 'il-mio-account', 'area-clienti', 'cuenta-cliente', 'mi-cuenta', 'cuenta', 'klantaccount', 'mijn-account'],
  ],
  logout: ['abmelden', 'logout', 'deconnexion', 'disconnessione', 'esci', 'cerrar-sesion', 'uitloggen', 'afmelden'],
  users: ['benutzer', 'users', 'utilisateurs', 'utenti', 'usuarios', 'gebruikers'],
  order: [
    'bestellung',
    'bestellungen',
    'order',
    'orders',
    'commande',
    'commandes',
    'ordine',
    'ordini',
    'pedido',
    'pedidos',
    'bestelling',
    'bestellingen',
  ],
  cart: [
    ...['warenkorb', 'kasse', 'cart', 'basket', 'checkout', 'panier', 'caisse', 'carrello', 'cassa', 'carrito', 'cesta', 'caja'],
    ...['winkelwagen', 'winkelmandje', 'kassa', 'afrekenen'],
  ],
  magazine: ['magazin', 'magazine', 'rivista', 'revista', 'tijdschrift'],
  recommendation: [
    ...['empfehlung', 'empfehlungen', 'recommendation', 'recommendations', 'recommandation', 'recommandations'],
    ...['raccomandazione', 'raccomandazioni', 'recomendacion', 'recomendaciones', 'aanbeveling', 'aanbevelingen'],
  ],
  reviews: ['bewertung', 'bewertungen', 'review', 'reviews', 'avis', 'recensioni', 'opiniones', 'resenas', 'beoordelingen'],
  design: ['gestalten', 'design', 'creer', 'disegnare', 'progetta', 'disenar', 'diseno', 'ontwerpen', 'ontwerp'],
  'photo-book-software': [
    ...['fotobuch-software', 'photo-book-software', 'photobook-software', 'logiciel-livre-photo'],
    ...['software-fotolibro', 'software-album-digital', 'software-fotolibros', 'fotoboek-software'],
  ],
  'my-image': ['mein-bild', 'my-image', 'mon-image', 'la-mia-immagine', 'mi-imagen', 'mijn-afbeelding'],
  motifs: ['motive', 'motifs', 'motivi', 'motivos', 'motieven'],
  'corporate-customers': [
    ...['firmenkunden', 'geschaeftskunden', 'corporate-customers', 'business-customers', 'clients-professionnels', 'entreprises'],
    ...['clienti-aziendali', 'aziende', 'clientes-empresa', 'empresas', 'zakelijke-klanten'],
  ],
  'white-label': [
    ...['white-label-service', 'white-label', 'whitelabel', 'service-marque-blanche', 'marque-blanche', 'servizio-white-label'],
    ...['servicio-marca-blanca', 'marca-blanca', 'white-label-dienst'],
  ],
  share: ['teilen', 'share'],
  newsletter: ['newsletter', 'lettre-d-information', 'boletin', 'nieuwsbrief'],
  llms: ['llms.txt'],
} as const satisfies Record<string, readonly string[]>;

const privateWords: ReadonlySet<string> = new Set(Object.values(privatePrefixes).flat());

/** True under a private prefix: the first segment is one of the words (accents and case aside) or a configurator entry path. */
export function isPrivatePath(segments: readonly string[]): boolean {
  const first = (segments[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return privateWords.has(first) || privatePrefixes.configurator.some((word) => first.startsWith(`${word}-`));
}

/** First segments of product pages and the canonical whitelist they follow (D04). */
const canonicalSegments: Record<CanonicalKind, readonly string[]> = {
  cards: ['produkte', 'products', 'produits', 'prodotti', 'productos', 'producten', 'karten-designen', 'karten', 'configurator-card'],
  calendars: ['fotokalender', 'kalender', 'photo-calendars', 'calendriers-photo', 'calendari', 'calendarios', 'configurator-calendar'],
  collages: ['collage', 'collagen', 'fotocollage', 'collages', 'configurator-collage'],
  photobooks: [
    'fotobuch',
    'fotobuecher',
    'photobook',
    'photobooks',
    'livre-photo',
    'fotolibro',
    'fotolibros',
    'fotoboek',
    'configurator-photobook',
  ],
};

/** Which canonical whitelist a page follows, or null: then its canonical link keeps no query. */
export function canonicalKindOf(segments: readonly string[]): CanonicalKind | null {
  const kinds = Object.entries(canonicalSegments) as [CanonicalKind, readonly string[]][];
  return kinds.find(([, words]) => words.includes(segments[0] ?? ''))?.[0] ?? null;
}
