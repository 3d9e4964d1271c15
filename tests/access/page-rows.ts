/** Who may open which private page and send which of its forms. */
import type { Audience } from './call-rows.ts';
import type { Ids, Named } from './things.ts';

export type PageRow = {
  /** As in web/app/routes.ts. */
  page: string;
  for: Audience;
  /** Fields of a form; without it the page is opened. */
  form?: (ids: Ids) => Record<string, string>;
  params?: (ids: Ids) => Record<string, string>;
  query?: (ids: Ids) => Record<string, string>;
  names?: readonly Named[];
  /** What the owner gets is tested in another place. */
  isElsewhere?: true;
};

const account = 'kundenkonto';

const ofDraft = (page: string): PageRow[] =>
  (['copy', 'rename', 'delete', 'restore'] as const).map((what) => ({
    page,
    for: 'owner',
    names: ['spare'],
    form: ({ spare }) => ({ do: what, design: spare, name: 'Für Oma' }),
  }));
const ofLine = (intent: string, fields: Record<string, string> = {}): PageRow => ({
  page: 'warenkorb',
  for: 'owner',
  names: ['line'],
  form: ({ line }) => ({ intent, line, ...fields }),
});
const ofGuestList = (form?: Record<string, string>): PageRow => ({
  page: 'gaeste/:list',
  for: 'owner',
  names: ['list'],
  params: ({ list }) => ({ list }),
  ...(form && { form: () => form }),
});
const ofGuestHousehold = (form?: Record<string, string>): PageRow => ({
  page: 'gaeste/:list/:household',
  for: 'owner',
  names: ['list', 'household'],
  params: ({ list, household }) => ({ list, household }),
  ...(form && { form: () => form }),
});
type EventPage = `feier/:event${'' | '/antworten' | '/drucken' | '/drucken/dank' | '/drucken/essen' | '/seite' | '/einstellungen'}`;

const ofEvent = (page: EventPage, form?: Record<string, string>): PageRow => ({
  page,
  for: 'owner',
  names: ['event'],
  params: ({ event }) => ({ event }),
  ...(form && { form: () => form }),
});
const ofEventHousehold = (form?: Record<string, string>): PageRow => ({
  page: 'feier/:event/:household',
  for: 'owner',
  names: ['event', 'household'],
  params: ({ event, household }) => ({ event, household }),
  ...(form && { form: () => form }),
});
const ofImport = (form?: Record<string, string>): PageRow => ({
  page: 'gaeste/:list/import/:import',
  for: 'owner',
  names: ['spareList', 'importFile'],
  params: ({ spareList, importFile }) => ({ list: spareList, import: importFile }),
  ...(form && { form: () => form }),
});
const ofPrint = (form?: (ids: Ids) => Record<string, string>): PageRow => ({
  page: 'gaeste/drucke/:design',
  for: 'owner',
  names: ['draft'],
  params: ({ draft }) => ({ design: draft }),
  ...(form && { form }),
});
const ofAccount = (section: string, form?: Record<string, string>, isElsewhere?: true): PageRow => ({
  page: `${account}/${section}`,
  for: 'customer',
  ...(form && { form: () => form }),
  ...(isElsewhere && { isElsewhere }),
});

/** Those that end what others need stand last. */
export const pageRows: PageRow[] = [
  { page: 'bestellung/:token', for: 'token', names: ['order'], params: ({ order }) => ({ token: order }) },
  { page: 'teilen/:token', for: 'token', names: ['shared'], params: ({ shared }) => ({ token: shared }) },
  { page: 'teilen/freigabe/:token', for: 'token', names: ['asked'], params: ({ asked }) => ({ token: asked }) },
  { page: 'teilen/freigabe/:token', for: 'token', form: () => ({}), isElsewhere: true },
  { page: 'teilen/merkzettel/:token', for: 'token', names: ['sharedWishes'], params: ({ sharedWishes }) => ({ token: sharedWishes }) },
  // Sends a link to the address of the order.
  { page: 'bestellung/:token', for: 'token', form: () => ({}), isElsewhere: true },

  { page: 'warenkorb', for: 'session' },
  { page: 'kasse', for: 'session', isElsewhere: true },
  { page: 'abmelden', for: 'session' },
  { page: 'abmelden', for: 'session', form: () => ({}), isElsewhere: true },
  { page: account, for: 'session' },
  { page: `${account}/anmelden`, for: 'session', isElsewhere: true },
  { page: `${account}/anmelden`, for: 'session', form: () => ({}), isElsewhere: true },
  { page: `${account}/registrieren`, for: 'session', isElsewhere: true },
  { page: `${account}/registrieren`, for: 'session', form: () => ({}), isElsewhere: true },
  { page: `${account}/passwort-vergessen`, for: 'everybody' },
  { page: `${account}/passwort-vergessen`, for: 'session', form: () => ({}), isElsewhere: true },
  { page: `${account}/neues-passwort`, for: 'token', isElsewhere: true },
  { page: `${account}/adresse-bestaetigen`, for: 'token', isElsewhere: true },
  { page: 'newsletter', for: 'everybody', form: () => ({}), isElsewhere: true },
  { page: 'newsletter/bestaetigen', for: 'token', isElsewhere: true },
  { page: 'newsletter/bestaetigen', for: 'token', form: () => ({}), isElsewhere: true },
  { page: 'newsletter/abmelden/:token?', for: 'token', isElsewhere: true },
  { page: 'newsletter/abmelden/:token?', for: 'token', form: () => ({}), isElsewhere: true },
  { page: `${account}/neues-passwort`, for: 'token', form: () => ({}), isElsewhere: true },
  { page: `${account}/adresse-bestaetigen`, for: 'token', form: () => ({}), isElsewhere: true },

  { page: 'configurator-card', for: 'owner', names: ['design'], query: ({ design }) => ({ designId: design }) },
  { page: 'fotoabzuege/gestalten', for: 'everybody', query: () => ({ format: '13x18' }) },
  { page: 'configurator-photobox', for: 'everybody', query: () => ({ photoboxType: 'small' }) },
  { page: 'configurator-photobook', for: 'everybody', query: () => ({ type: 'fotoheft' }) },
  { page: 'configurator-calendar', for: 'everybody', query: () => ({ calendarType: 'tischkalender' }) },
  { page: 'configurator-photo-frame', for: 'everybody', query: () => ({ poster: 'tanz' }) },
  { page: 'configurator-collage', for: 'everybody', query: () => ({ designId: '13' }) },
  { page: 'fotogeschenke/gestalten/:sku?', for: 'everybody', params: () => ({ sku: 'mug-330' }) },
  ofLine('quantity', { product: 'card', to: '75' }),
  { page: 'warenkorb', for: 'session', names: ['code'], form: ({ code }) => ({ intent: `code-remove-${code}` }) },
  ofLine('copy'),
  ofLine('accessory', { sku: 'envelope-b6-straight' }),
  { page: 'warenkorb', for: 'owner', names: ['draft'], form: ({ draft }) => ({ intent: 'undo', design: draft, quantity: '50' }) },
  { page: 'kasse', for: 'session', names: ['cart'], form: ({ cart }) => ({ intent: 'continue', cartId: cart, open: 'address' }) },
  { page: 'kasse', for: 'session', names: ['cart'], form: ({ cart }) => ({ intent: 'order', cartId: cart }), isElsewhere: true },
  {
    page: 'kasse',
    for: 'session',
    names: ['address'],
    form: ({ address, cart }) => ({ intent: `deliver-${address}`, cartId: cart, open: 'address' }),
  },
  { page: `${account}/bilder`, for: 'owner', names: ['picture'], form: ({ picture }) => ({ picture }) },

  { page: 'gaeste', for: 'session' },
  { page: 'gaeste', for: 'session', form: () => ({ name: 'Taufe' }), isElsewhere: true },
  ofGuestList(),
  ofGuestList({ intent: 'rows', 'new-row-of-the-matrix-.names': 'Eva Huber' }),
  { ...ofGuestList({ intent: 'settings', version: '2', name: 'Fest', country: 'AT' }), isElsewhere: true },
  { ...ofGuestList({ intent: 'undo', change: '1' }), isElsewhere: true },
  { ...ofGuestList(), page: 'gaeste/:list/import' },
  { ...ofGuestList({ text: 'Anna Berg' }), page: 'gaeste/:list/import', isElsewhere: true },
  { ...ofGuestList(), page: 'gaeste/:list/drucke' },
  { ...ofGuestList(), page: 'gaeste/:list/umschlaege' },
  { ...ofGuestList({ intent: 'make', place: 'none' }), page: 'gaeste/:list/umschlaege', isElsewhere: true },
  { ...ofGuestList({ intent: 'look', place: 'none' }), page: 'gaeste/:list/umschlaege', isElsewhere: true },
  ofPrint(),
  { ...ofPrint(({ list }) => ({ intent: 'choose', version: '0', list })), names: ['draft', 'list'] },
  ofPrint(({ list }) => ({ intent: 'settings', version: '1', list, sizes: 'each', blanks: '2' })),
  { ...ofPrint(() => ({ intent: 'make', name: 'Taufe' })), isElsewhere: true },
  { ...ofPrint(() => ({ intent: 'fields' })), isElsewhere: true },
  { ...ofPrint(({ list, guest }) => ({ intent: 'leave', version: '2', list, key: guest })), isElsewhere: true },
  { ...ofPrint(() => ({ intent: 'approve', version: '2', hash: '0'.repeat(64) })), isElsewhere: true },
  { ...ofPrint(), page: 'gaeste/drucke/:design/sprachen' },
  { ...ofPrint(() => ({ version: '0', language: 'fr' })), page: 'gaeste/drucke/:design/sprachen', isElsewhere: true },
  { ...ofPrint(), page: 'gaeste/drucke/:design/freigaben' },
  { ...ofPrint(() => ({ intent: 'ask' })), page: 'gaeste/drucke/:design/freigaben', isElsewhere: true },
  ofPrint(() => ({ intent: 'end' })),
  ofImport(),
  ofImport({ intent: 'columns', version: '0', 'column.0': 'given', 'column.1': 'family' }),
  ofImport({ intent: 'joins', version: '1', next: 'commit' }),
  ofImport({ intent: 'undo' }),
  { ...ofImport({ intent: 'cancel' }), isElsewhere: true },
  { ...ofGuestList(), page: 'gaeste/:list/anschriften' },
  { ...ofGuestList({ intent: 'settings', title: 'Anna & Max' }), page: 'gaeste/:list/anschriften' },
  { ...ofGuestList({ intent: 'state', state: 'open' }), page: 'gaeste/:list/anschriften' },
  { ...ofGuestList({ intent: 'start', title: 'Anna & Max' }), page: 'gaeste/:list/anschriften', isElsewhere: true },
  { ...ofGuestList({ intent: 'mails' }), page: 'gaeste/:list/anschriften', isElsewhere: true },
  { ...ofGuestList({ intent: 'decide' }), page: 'gaeste/:list/anschriften', isElsewhere: true },
  { page: 'a/:key', for: 'token', names: ['addressKey'], params: ({ addressKey }) => ({ key: addressKey }) },
  {
    page: 'a/:key',
    for: 'token',
    names: ['addressKey'],
    params: ({ addressKey }) => ({ key: addressKey }),
    form: () => ({ intent: 'country', country: 'IT' }),
  },
  { page: 'feier', for: 'session' },
  { page: 'feier', for: 'session', form: () => ({ title: '' }), isElsewhere: true },
  ofEvent('feier/:event'),
  ofEvent('feier/:event', {}),
  ofEvent('feier/:event/antworten'),
  ofEvent('feier/:event/drucken'),
  { ...ofEvent('feier/:event/drucken', { intent: 'join' }), isElsewhere: true },
  ofEvent('feier/:event/drucken/essen'),
  ofEvent('feier/:event/drucken/dank'),
  ofEvent('feier/:event/drucken/dank', { intent: 'add', household: '', text: 'Vase' }),
  ofEvent('feier/:event/einstellungen'),
  ...['state', 'no-password'].map((intent) => ofEvent('feier/:event/einstellungen', { intent, state: 'open' })),
  { ...ofEvent('feier/:event/einstellungen', { intent: 'password', password: 'Löwenzahn' }), isElsewhere: true },
  { ...ofEvent('feier/:event/einstellungen', { intent: 'links' }), isElsewhere: true },
  { ...ofEvent('feier/:event/einstellungen', { intent: 'delete' }), isElsewhere: true },
  ofEvent('feier/:event/seite'),
  { ...ofEvent('feier/:event/seite', { intent: 'facts', version: '2' }), isElsewhere: true },
  { ...ofEvent('feier/:event/seite', { intent: 'programme', version: '2' }), isElsewhere: true },
  ofEventHousehold(),
  ofEventHousehold({ intent: 'answer' }),
  { ...ofEventHousehold({ intent: 'invites' }), isElsewhere: true },
  { page: 'e/:key', for: 'token', names: ['eventKey'], params: ({ eventKey }) => ({ key: eventKey }) },
  { page: 'e/:key', for: 'token', form: () => ({}), isElsewhere: true },
  { page: 'a/:key/abmelden', for: 'token', form: () => ({ what: 'one' }), isElsewhere: true },
  ofGuestHousehold(),
  { ...ofGuestHousehold({ intent: 'place', version: '6', position: '2' }), isElsewhere: true },
  { ...ofGuestHousehold({ intent: 'save', version: '6' }), isElsewhere: true },
  { ...ofGuestHousehold({ intent: 'guests', version: '6' }), isElsewhere: true },
  { ...ofGuestHousehold({ intent: 'delete', version: '6' }), isElsewhere: true },

  ofAccount('bestellungen'),
  ofAccount('entwuerfe'),
  ofAccount('bilder'),
  ofAccount('merkzettel'),
  ofAccount('adressen'),
  ofAccount('newsletter'),
  ofAccount('daten'),
  ofAccount('geraete'),
  ofAccount('datenschutz'),
  { page: `${account}/adressen`, for: 'customer', names: ['address'], query: ({ address }) => ({ adresse: address }) },
  {
    page: `${account}/adressen`,
    for: 'customer',
    names: ['address'],
    form: ({ address }) => ({
      intent: 'save',
      address,
      firstName: 'Zoë',
      lastName: 'Müller',
      street: 'Weg 2',
      postalCode: '80331',
      city: 'München',
      country: 'DE',
    }),
  },
  {
    page: `${account}/geraete`,
    for: 'customer',
    names: ['passkey'],
    form: ({ passkey }) => ({ intent: 'rename', passkey, name: 'Telefon' }),
  },
  { page: `${account}/geraete`, for: 'confirmed', names: ['passkey'], form: ({ passkey }) => ({ intent: 'remove', passkey }) },
  { page: `${account}/geraete`, for: 'confirmed', names: ['device'], form: ({ device }) => ({ intent: 'end', device }) },
  { page: `${account}/adressen`, for: 'customer', names: ['address'], form: ({ address }) => ({ intent: 'delete', address }) },
  ofAccount('bestellungen', { intent: 'take' }),
  ofAccount('merkzettel', { intent: 'share', showsName: 'on' }),
  ofAccount('merkzettel', { intent: 'stop' }),
  ofAccount('merkzettel', { intent: 'remove', card: 'emma' }),
  ofAccount('newsletter', { intent: 'start-federleicht' }),
  ofAccount('newsletter', { intent: 'stop-federleicht' }),
  ofAccount('daten', { intent: 'person', firstName: 'Zoë', lastName: 'Meier' }),
  ofAccount('daten', { intent: 'verify' }),
  ofAccount('daten', { intent: 'confirm', password: 'geraten und falsch' }, true),
  ofAccount('daten', { intent: 'email', email: 'neu@beispiel.de' }, true),
  ofAccount('daten', { intent: 'password', password: 'ein ganz anderer Satz' }, true),
  ofAccount('geraete', { intent: 'confirm', password: 'geraten und falsch' }, true),
  ofAccount('geraete', { intent: 'verify' }),
  ofAccount('geraete', { intent: 'others' }, true),
  ofAccount('geraete', { intent: 'unlink' }, true),
  ofAccount('datenschutz', { intent: 'confirm', password: 'geraten und falsch' }, true),
  ofAccount('datenschutz', { intent: 'export' }, true),
  ofAccount('datenschutz', { intent: 'close', email: 'zoe@beispiel.de' }, true),
  ofGuestList({ intent: 'delete' }),
  ...ofDraft(account),
  ...ofDraft(`${account}/entwuerfe`),
  ofLine('remove'),
];
