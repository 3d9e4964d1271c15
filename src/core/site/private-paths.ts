/** Private path prefixes: what lies under them is not indexed. */

import { withoutMarks } from '#core/values/text/text-input.ts';
import { pathPattern } from './paths.ts';

/** First segments under which nothing is indexed, per subject in German, English, French, Italian, Spanish, Dutch (Specification 2). */
export const privatePrefixes = {
  configurator: ['konfigurator', 'configurator', 'configurateur', 'configuratore', 'configurador'],
  account: [
    'kundenkonto',
    'mein-konto',
    'konto',
    'customer-account',
    'my-account',
    'account',
    'compte-client',
    'mon-compte',
    'compte',
    'account-cliente',
    'il-mio-account',
    'area-clienti',
    'cuenta-cliente',
    'mi-cuenta',
    'cuenta',
    'klantaccount',
    'mijn-account',
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
    'warenkorb',
    'kasse',
    'cart',
    'basket',
    'checkout',
    'panier',
    'caisse',
    'carrello',
    'cassa',
    'carrito',
    'cesta',
    'caja',
    'winkelwagen',
    'winkelmandje',
    'kassa',
    'afrekenen',
  ],
  magazine: ['magazin', 'magazine', 'rivista', 'revista', 'tijdschrift'],
  recommendation: [
    'empfehlung',
    'empfehlungen',
    'recommendation',
    'recommendations',
    'recommandation',
    'recommandations',
    'raccomandazione',
    'raccomandazioni',
    'recomendacion',
    'recomendaciones',
    'aanbeveling',
    'aanbevelingen',
  ],
  reviews: ['bewertung', 'bewertungen', 'review', 'reviews', 'avis', 'recensioni', 'opiniones', 'resenas', 'beoordelingen'],
  design: ['gestalten', 'design', 'creer', 'disegnare', 'progetta', 'disenar', 'diseno', 'ontwerpen', 'ontwerp'],
  'photo-book-software': [
    'fotobuch-software',
    'photo-book-software',
    'photobook-software',
    'logiciel-livre-photo',
    'software-fotolibro',
    'software-album-digital',
    'software-fotolibros',
    'fotoboek-software',
  ],
  'my-image': ['mein-bild', 'my-image', 'mon-image', 'la-mia-immagine', 'mi-imagen', 'mijn-afbeelding'],
  motifs: ['motive', 'motifs', 'motivi', 'motivos', 'motieven'],
  'corporate-customers': [
    'firmenkunden',
    'geschaeftskunden',
    'corporate-customers',
    'business-customers',
    'clients-professionnels',
    'entreprises',
    'clienti-aziendali',
    'aziende',
    'clientes-empresa',
    'empresas',
    'zakelijke-klanten',
  ],
  'white-label': [
    'white-label-service',
    'white-label',
    'whitelabel',
    'service-marque-blanche',
    'marque-blanche',
    'servizio-white-label',
    'servicio-marca-blanca',
    'marca-blanca',
    'white-label-dienst',
  ],
  share: ['teilen', 'share'],
  guests: ['gaeste', 'guests', 'invites', 'ospiti', 'invitados', 'gasten'],
  // One letter, so that the address of a request is a small QR code.
  'address-request': ['a'],
  events: ['feier', 'event', 'fete', 'festa', 'fiesta', 'feest'],
  // One letter, as above.
  'guest-page': ['e'],
  // Photos from a phone.
  uploads: ['hochladen'],
  newsletter: ['newsletter', 'lettre-d-information', 'boletin', 'nieuwsbrief'],
  llms: ['llms.txt'],
} as const satisfies Record<string, readonly string[]>;

export type PrivateSubject = keyof typeof privatePrefixes;

const privateWords: ReadonlyMap<string, PrivateSubject> = new Map(
  (Object.entries(privatePrefixes) as [PrivateSubject, readonly string[]][]).flatMap(([subject, words]) =>
    words.map((word): [string, PrivateSubject] => [word, subject]),
  ),
);

/** Configurators whose addresses lie below those of their products, as segments. */
const configuratorsBelow = [pathPattern('configurator-merch'), pathPattern('configurator-photo-print')].map((pattern) =>
  pattern.split('/'),
);

/** The subject of the private prefix that the first segment is (accents and case aside), or null. Configurators have addresses of their own. */
export function privateSubject(segments: readonly string[]): PrivateSubject | null {
  const first = withoutMarks(segments[0] ?? '').toLowerCase();
  const isConfigurator = privatePrefixes.configurator.some((word) => first.startsWith(`${word}-`));
  const isBelow = configuratorsBelow.some((pattern) => pattern.every((part, at) => segments[at] === part));
  return privateWords.get(first) ?? (isConfigurator || isBelow ? 'configurator' : null);
}

/** True under a private prefix. */
export function isPrivatePath(segments: readonly string[]): boolean {
  return privateSubject(segments) !== null;
}
