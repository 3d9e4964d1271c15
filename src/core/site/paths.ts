/** Paths of the pages that the shop itself links to. Every other path comes from content or from calls. */
import type { Language } from '#core/values/locale.ts';

/** Page -> pattern without slashes at the ends. Languages without slugs of their own use the German ones. */
const slugs = {
  de: {
    home: '',
    sitemap: 'sitemap',
    cards: 'karten-designen',
    card: 'karten-designen/:card',
    // A story with a blank card of every type.
    'card-types': 'kartenarten',
    // Results of the search: ?q=…
    search: 'suche',
    themes: 'themes',
    theme: 'themes/:id',
    'wish-list': 'merkzettel',
    'configurator-card': 'configurator-card',
    posters: 'poster',
    poster: 'poster/:poster',
    'wall-art': 'wandbilder',
    'wall-art-material': 'wandbilder/:material',
    'configurator-photo-frame': 'configurator-photo-frame',
    photoprints: 'fotoabzuege',
    'configurator-photo-print': 'fotoabzuege/gestalten',
    'configurator-collage': 'configurator-collage',
    merch: 'fotogeschenke',
    'merch-good': 'fotogeschenke/:sku',
    // With the sku behind it where a new gift begins, with ?designId=… where a saved one is opened.
    'configurator-merch': 'fotogeschenke/gestalten',
    'configurator-merch-good': 'fotogeschenke/gestalten/:sku',
    photobooks: 'fotobuecher',
    photobook: 'fotobuch/:type',
    calendars: 'fotokalender',
    calendar: 'fotokalender/:calendarType',
    'configurator-calendar': 'configurator-calendar',
    'photo-box': 'fotobox',
    'configurator-photobox': 'configurator-photobox',
    'configurator-photobook': 'configurator-photobook',
    cart: 'warenkorb',
    checkout: 'kasse',
    order: 'bestellung/:token',
    share: 'teilen/:token',
    'wish-list-shared': 'teilen/merkzettel/:token',
    // A party approves what is printed with a list.
    approval: 'teilen/freigabe/:token',
    account: 'kundenkonto',
    'sign-in': 'kundenkonto/anmelden',
    'sign-up': 'kundenkonto/registrieren',
    'password-forgotten': 'kundenkonto/passwort-vergessen',
    // The mailed links of these two carry a query: ?token=…
    'password-new': 'kundenkonto/neues-passwort',
    'email-verify': 'kundenkonto/adresse-bestaetigen',
    'account-orders': 'kundenkonto/bestellungen',
    'account-designs': 'kundenkonto/entwuerfe',
    'account-pictures': 'kundenkonto/bilder',
    'account-wishes': 'kundenkonto/merkzettel',
    'account-addresses': 'kundenkonto/adressen',
    'account-newsletter': 'kundenkonto/newsletter',
    'account-profile': 'kundenkonto/daten',
    'account-devices': 'kundenkonto/geraete',
    'account-privacy': 'kundenkonto/datenschutz',
    'guest-lists': 'gaeste',
    // A design that is printed with a guest list.
    'print-list': 'gaeste/drucke/:design',
    'print-languages': 'gaeste/drucke/:design/sprachen',
    'print-parties': 'gaeste/drucke/:design/freigaben',
    'address-request': 'a/:key',
    'address-mails': 'a/:key/abmelden',
    events: 'feier',
    'event-example': 'feier/beispiel',
    event: 'feier/:event',
    'event-answers': 'feier/:event/antworten',
    'event-seating': 'feier/:event/sitzplan',
    'event-mails': 'feier/:event/mails',
    'event-programme': 'feier/:event/seite',
    'event-content': 'feier/:event/seite/inhalt',
    'event-preview': 'feier/:event/ansicht',
    'event-plan': 'feier/:event/zeitplan',
    'event-print': 'feier/:event/drucken',
    'event-thanks': 'feier/:event/drucken/dank',
    'event-food': 'feier/:event/drucken/essen',
    'event-settings': 'feier/:event/einstellungen',
    'event-inbox': 'feier/:event/posteingang',
    // Of somebody who is asked to lead an event with its host.
    'co-host': 'feier/mit/:key',
    'event-household': 'feier/:event/:household',
    'guest-page': 'e/:key',
    'event-report': 'e/:key/melden',
    'event-code': 'e',
    'guest-mails': 'e/:key/abmelden',
    // Opened from a QR code that has the token behind "#".
    'phone-uploads': 'hochladen',
    'sign-out': 'abmelden',
    newsletter: 'newsletter',
    'newsletter-confirm': 'newsletter/bestaetigen',
    'newsletter-leave': 'newsletter/abmelden',
    shipping: 'versand-und-lieferung',
    'feast-plan': 'zeitplan',
    'gift-voucher': 'gutschein',
    // Overviews that are stories of the content service.
    photoboxes: 'fotoboxen',
    collages: 'collagen',
    accessories: 'accessoires',
    'product-overview': 'fotoprodukte',
    // Stories of the content service that header, footer and checkout link to.
    about: 'ueber-uns',
    accessibility: 'barrierefreiheit',
    business: 'geschaeftskunden',
    contact: 'kontakt',
    express: 'express',
    faq: 'fragen-und-antworten',
    imprint: 'impressum',
    jobs: 'jobs',
    magazine: 'magazin',
    payment: 'zahlungsarten',
    philosophy: 'philosophie',
    privacy: 'datenschutz',
    samples: 'musterkarten',
    sayings: 'sprueche-und-texte',
    terms: 'agb',
    tool: 'design-werkzeug',
    withdrawal: 'widerruf',
    withdraw: 'vertrag-widerrufen',
  },
} as const satisfies Partial<Record<Language, Record<string, string>>>;

export type PageName = keyof (typeof slugs)['de'];

/** 'karten-designen/:card' */
export function pathPattern<Page extends PageName>(page: Page, language: Language = 'de'): (typeof slugs)['de'][Page] {
  return (slugs as Partial<Record<Language, (typeof slugs)['de']>>)[language]?.[page] ?? slugs.de[page];
}

/** '/karten-designen/olivia/'. Language prefix and the channel's slash rule are applied where a link is rendered (`sitePath`). */
export function pathTo(page: PageName, params: Readonly<Record<string, string>> = {}, language: Language = 'de'): string {
  const path = pathPattern(page, language).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return path === '' ? '/' : `/${path}/`;
}
