/** Who may make which call: every route of calls, with an input that its owner may send. */
import type { CallKey } from '#api/calls.ts';
import { commonPriceTypes, type productCalls } from '#api/product.ts';
import { fallbackTheme } from '#core/catalogue/themes.ts';
import { soldTypes } from '#core/products/registry.ts';
import { phoneUploadsPath, tusHeaders, uploadsPath } from '#http/calls/resumable-uploads.ts';
import { orderBody } from '#tests/customer.ts';
import { zoe } from '#tests/customer-browser.ts';
import { type Named, type Things, withPhoto } from './things.ts';

/**
 * Whom a call or a page answers: 'everybody' alike, 'token' holders of the link, 'session' each visitor with what is its own, 'owner' the
 * owner of what is named, 'customer' one who is signed in, 'confirmed' one who gave the password a moment ago.
 */
export type Audience = 'everybody' | 'token' | 'session' | 'owner' | 'customer' | 'confirmed';

export type CallRow = {
  for: Audience;
  /** By the names of the schema: path, query or body. */
  input?: (things: Things) => object;
  /** Ids in the input: with another's, and with one of nothing, the answers are the same. */
  names?: readonly Named[];
  /** What the owner gets needs a file, Google, an authenticator, a mail or an account without orders: it is tested in another place. */
  isElsewhere?: true;
  headers?: Record<string, string>;
  /** Bytes instead of JSON. */
  body?: string;
};

const card = { card: 'olivia', form: 'folded', format: 'a6' } as const;
const choice = { ...card, paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
const accessory = 'envelope-b6-straight';

const everybody = (input: object = {}): CallRow => ({ for: 'everybody', input: () => input });
const written = { for: 'everybody', isElsewhere: true } as const;
const ofDesign = (fields: object = {}): CallRow => ({
  for: 'owner',
  names: ['design'],
  input: ({ ids }) => ({ id: ids.design, ...fields }),
});
const ofParty: CallRow = {
  for: 'owner',
  names: ['design', 'party'],
  input: ({ ids }) => ({ id: ids.design, party: ids.party }),
};
const ofLine = (fields: object = {}): CallRow => ({ for: 'owner', names: ['line'], input: ({ ids }) => ({ id: ids.line, ...fields }) });
const ofUpload = (row: Partial<CallRow> = {}): CallRow => ({
  for: 'owner',
  names: ['upload'],
  input: ({ ids }) => ({ id: ids.upload }),
  headers: tusHeaders(200),
  ...row,
});

const ofPhoneUpload = (headers: Record<string, string> = {}, body?: string): CallRow =>
  ofUpload({ isElsewhere: true, headers: { ...tusHeaders(200), 'sec-fetch-site': 'same-origin', ...headers }, ...(body && { body }) });
const ofUploadLink: CallRow = { for: 'owner', names: ['uploadLink'], input: ({ ids }) => ({ id: ids.uploadLink }) };

const ofList = (fields: object = {}): CallRow => ({ for: 'owner', names: ['list'], input: ({ ids }) => ({ id: ids.list, ...fields }) });
const ofImport = (fields: object = {}): CallRow => ({
  for: 'owner',
  names: ['spareList', 'importFile'],
  input: ({ ids }) => ({ id: ids.spareList, import: ids.importFile, ...fields }),
});
const ofHousehold = (fields: object): CallRow => ({
  for: 'owner',
  names: ['list', 'household'],
  input: ({ ids }) => ({ id: ids.list, household: ids.household, ...fields }),
});
const ofEvent = (fields: object = {}): CallRow => ({ for: 'owner', names: ['event'], input: ({ ids }) => ({ id: ids.event, ...fields }) });
const ofEventPart = (fields: object): CallRow => ({
  for: 'owner',
  names: ['event', 'eventPart'],
  input: ({ ids }) => ({ id: ids.event, part: ids.eventPart, ...fields }),
});
const ofEventHousehold = (fields: object = {}): CallRow => ({
  for: 'owner',
  names: ['event', 'household'],
  input: ({ ids }) => ({ id: ids.event, household: ids.household, ...fields }),
});
/** What it does to one that waits is tested beside it; here it is of nothing. */
const ofOpenReply = (fields: object): CallRow => ({
  for: 'owner',
  names: ['event'],
  isElsewhere: true,
  input: ({ ids }) => ({ id: ids.event, reply: ids.household, ...fields }),
});
const eventFacts = {
  ...{ title: 'Anna & Max', occasion: 'hochzeit', firstDay: '2027-06-12', lastDay: '2027-06-12', zone: 'Europe/Berlin', deadline: null },
  details: { first: 'Anna', second: 'Max', place: '', address: '', info: '', contact: '' },
};
const noAnswers = { replies: [], companions: [], food: [], questions: [], consents: false, message: { text: '', seen: '' } };
const addressSettings = {
  title: 'Anna & Max',
  note: 'Für die Einladung.',
  deadline: null,
  asks: { email: false, phone: false, isReminding: false },
} as const;
const noTexts = { title: '', noble: '', suffix: '', nick: '', note: '' };
const householdForm = (guest: string) => ({
  ...{ label: '', company: '', street: '', extra: '', postcode: '', city: '', region: '', country: 'DE', email: '', phone: '' },
  ...{ language: null, tone: null, envelopeText: '', openingText: '', plusOnes: 0, side: '', note: '' },
  guests: [
    { id: guest, kind: 'adult', given: 'Anna', family: 'Weiss', gender: 'f', language: null, email: null, isInvited: true, ...noTexts },
    { id: null, kind: 'adult', given: 'Max', family: 'Weiss', gender: 'm', language: null, email: null, isInvited: true, ...noTexts },
  ],
});

const response = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const;
const assertion = { ...response, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const attestation = { ...response, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const address = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;

/** Routes beside the table of calls, which take or answer a file. */
type FileRoute =
  | `POST /web-api/${'customer-picture' | 'toolbox-convert-file' | 'toolbox-convert-pdf' | 'toolbox-optimize-image'}`
  | 'POST /web-api/hanging-template'
  | 'POST /web-api/guest-lists/:id/imports'
  | `GET /web-api/${'toolbox-download' | 'customer-export/file' | 'guest-lists/:id/export'}`
  | 'GET /web-api/event-pages/:key/calendar'
  | `GET /web-api/events/:id/${'export' | 'seating/:part/pdf'}`
  | `GET /web-api/event-pages/:key/${'calendar' | 'pictures/:picture'}`
  | 'GET /web-api/events/:id/households/:household/code/:format'
  | 'GET /web-api/events/:id/code/:format'
  | `GET /web-api/orders/:token/${'qr-bill' | 'overview' | 'documents/:number'}`
  | `POST ${typeof uploadsPath | typeof phoneUploadsPath}`
  | `${'HEAD' | 'PATCH' | 'DELETE'} ${typeof uploadsPath | typeof phoneUploadsPath}/:id`;

const poster = { format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' };
const box = {
  photoboxType: 'small',
  photoboxFormatString: '105x105',
  photoboxMaterial: 'matt',
  photoboxDesignType: 'natur',
  border: 0,
  count: 10,
  quantity: 1,
};
/** As an address says it. */
const prints = { paper: 'matt', border: 0, rows: '10x15:3', quantity: 1 } as const;
const choices: Readonly<Record<string, object>> = {
  photoframe: { ...poster, quantity: 1 },
  collage: { ...poster, quantity: 1 },
  merch: { sku: 'mug-330', quantity: 1 },
  photoprint: prints,
  photobox: box,
};

const productRows = Object.fromEntries([
  ...commonPriceTypes.map((type) => [`GET /web-api/${type}-price`, everybody(choices[type])]),
  ...soldTypes.map((type) => [`GET /web-api/${type}-pricing`, everybody()]),
]) as Record<keyof typeof productCalls, CallRow>;

/** Those that end what others need stand last. */
export const callRows: Record<CallKey | FileRoute, CallRow> = {
  ...productRows,
  'GET /web-api/card-accessories': everybody(card),
  'GET /web-api/card-set': everybody({ form: 'folded', format: 'a6', paper: 'feinstpapier', quantity: 50 }),
  'GET /web-api/card-accessory-price': everybody({ sku: accessory }),
  'GET /price-api/accessory': everybody({ sku: accessory }),
  'GET /accessory': everybody({ sku: accessory }),
  'GET /web-api/cards': everybody(),
  'GET /web-api/sample-sets': everybody(),
  'GET /web-api/card-occasions': everybody(),
  'GET /web-api/cards/:card': everybody(card),
  'GET /web-api/card-price': everybody(choice),
  'GET /web-api/search': everybody({ q: 'Hochzeit' }),
  'GET /web-api/search/suggest': everybody({ q: 'hoch' }),
  'POST /web-api/search/click': written,
  'GET /web-api/card-tiles': everybody({ cards: 'emma' }),
  'GET /web-api/themes': everybody(),
  'GET /web-api/themes/:theme': everybody({ theme: fallbackTheme }),
  'GET /web-api/card-blank': everybody(card),
  'GET /web-api/card-artwork': everybody(card),
  'GET /web-api/card-colourways': everybody({ card: 'olivia' }),
  'GET /web-api/story': { for: 'everybody', isElsewhere: true },
  'GET /web-api/stories': { for: 'everybody', isElsewhere: true },
  'GET /web-api/product-selection-photo-frame/price-article': everybody(poster),
  'GET /web-api/product-selection-photo-frame/format-limits': everybody({ material: 'leinwand' }),
  'GET /web-api/product-selection-photo-frame/prices-format-group': everybody({ material: 'poster', group: '3-2' }),
  'GET /web-api/product-selection-photo-frame/prices-formats': everybody({ material: 'poster', formats: ['300x200'] }),
  'GET /web-api/product-selection-photo-frame/prices-from': everybody(),
  'GET /web-api/product-selection-photo-frame/data': everybody(),
  'GET /web-api/variants-for-frame-types': everybody(),
  'GET /prices/format-group-prices-images': everybody({ material: 'poster' }),
  'GET /prices/format-group': everybody({ material: 'poster', group: '3-2' }),
  'GET /prices/formats': everybody({ material: 'poster' }),
  'GET /photo-options-groups': everybody({ format: '10x15' }),
  'GET /web-api/photo-prints': everybody(),
  'GET /web-api/collage-designer-design-groups': everybody({}),
  'GET /web-api/collage-designer-design-group': everybody({ id: 13 }),
  'GET /web-api/calendar-types': everybody(),
  'GET /web-api/calendar-price': everybody({ calendarType: 'wandkalender', quantity: 1 }),
  'GET /web-api/school-holidays': everybody({ area: 'DE-BY', from: '2027-01-01', to: '2027-12-31' }),
  'GET /web-api/calendar-entries': everybody(),
  'PUT /web-api/calendar-entries': everybody({ entries: [] }),
  'GET /web-api/calendar-design-group': everybody({ id: 2 }),
  'GET /web-api/merch-goods': everybody(),
  'GET /web-api/collage-designer-merch-price': everybody({ productType: 'mug-330', amount: 3 }),
  'GET /web-api/sku/container': everybody({ skus: ['mug-330'] }),
  'GET /web-api/posters': everybody({}),
  'GET /web-api/poster-menu': everybody(),
  'GET /web-api/posters/:poster': everybody({ poster: 'tanz' }),
  'GET /web-api/poster-tiles': everybody({ posters: ['tanz'] }),
  'GET /web-api/poster-template': everybody({ poster: 'tanz' }),
  'GET /web-api/poster-blank': everybody({ sku: 'poster-tanz-poster-500x700' }),
  'GET /prices/article': everybody({ sku: 'photoframe-poster-600x400' }),
  'GET /web-api/photobox-data': everybody(),
  'GET /web-api/photobook-design-group-set': everybody({ categoryIds: ['2'] }),
  'GET /web-api/photobook-design-group-set/:id': everybody({ id: '3' }),
  'GET /web-api/photobook-price': everybody({ type: 'digitalfotobuch', pageCount: '48' }),
  'GET /web-api/photobook-types': everybody(),
  'GET /photoboxes': everybody({ type: 'small', count: '20' }),
  'GET /frame': everybody({ frameType: 'alurahmen' }),
  'GET /web-api/aspect-ratio': everybody({ productType: 'card', format: 'a4' }),
  'GET /web-api/calculator/reference': everybody({ productType: 'card', form: 'folded' }),
  'GET /web-api/shop-frontends-initial-data': everybody(),
  'GET /web-api/localized-urls': everybody({ path: '/kundenkonto/' }),
  'GET /web-api/shipping-information': everybody(),
  'GET /web-api/event-example': everybody(),
  'GET /web-api/feast-plan': everybody({ feast: 'hochzeit', day: '2027-06-12', households: 60, guestPlaces: 'FR' }),
  'GET /web-api/express-shop': everybody(),
  'POST /web-api/log': written,
  'POST /web-api/consent': written,
  'GET /web-api/feature-flags': everybody(),
  'POST /web-api/messages': written,
  'POST /web-api/newsletter-subscribe': written,
  'POST /web-api/withdrawal': written,

  'GET /web-api/orders/:token': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  'GET /web-api/orders/:token/state': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  // Those that move money or state are tested with their own orders (services/payment).
  'POST /web-api/orders/:token/pay': { for: 'token', isElsewhere: true },
  'GET /web-api/orders/:token/payment': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  'GET /web-api/orders/:token/repair': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  'POST /web-api/orders/:token/repair': { for: 'token', isElsewhere: true },
  'GET /web-api/orders/:token/names': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  'POST /web-api/orders/:token/names': { for: 'token', isElsewhere: true },
  'POST /web-api/orders/:token/rest': { for: 'token', isElsewhere: true },
  'POST /web-api/orders/:token/look': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  'POST /web-api/orders/:token/cancel': { for: 'token', isElsewhere: true },
  'GET /web-api/orders/:token/actions': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },
  'POST /web-api/orders/:token/address': { for: 'token', isElsewhere: true },
  'POST /web-api/orders/:token/keep': { for: 'token', isElsewhere: true },
  'POST /web-api/orders/:token/reorder': { for: 'token', isElsewhere: true },
  'POST /web-api/orders/:token/proof': { for: 'token', isElsewhere: true },
  'GET /web-api/orders/:token/documents/:number': { for: 'token', isElsewhere: true },
  'GET /web-api/orders/:token/overview': { for: 'token', isElsewhere: true },
  'GET /web-api/orders/:token/qr-bill': { for: 'token', isElsewhere: true },
  'GET /web-api/shared/:token': { for: 'token', names: ['shared'], input: ({ ids }) => ({ token: ids.shared }) },
  'GET /web-api/shared-wish-lists/:token': { for: 'token', names: ['sharedWishes'], input: ({ ids }) => ({ token: ids.sharedWishes }) },
  'GET /web-api/approvals/:token': { for: 'token', names: ['asked'], input: ({ ids }) => ({ token: ids.asked }) },
  'POST /web-api/approvals/:token': { for: 'token', isElsewhere: true },
  'POST /web-api/shared/:token/comments': { for: 'token', isElsewhere: true },
  'POST /web-api/shared/:token/suggestions': { for: 'token', isElsewhere: true },
  'POST /web-api/newsletter-confirm': { for: 'token', isElsewhere: true },
  'POST /web-api/newsletter-unsubscribe': { for: 'token', isElsewhere: true },
  'POST /web-api/customer-verify': { for: 'token', isElsewhere: true },
  'POST /web-api/customer-password-new': { for: 'token', isElsewhere: true },
  'GET /web-api/customer-mailed-link': { for: 'token', isElsewhere: true },
  'POST /web-api/customer-order-account': { for: 'token', names: ['order'], input: ({ ids }) => ({ token: ids.order }) },

  'GET /web-api/customer-data': { for: 'session' },
  'GET /web-api/customer-area': { for: 'session' },
  'GET /web-api/unfinished-design': { for: 'session', input: () => ({ product: 'card' }) },
  'GET /web-api/customer-picture': { for: 'session' },
  'DELETE /web-api/customer-pictures': { for: 'session', isElsewhere: true },
  'GET /web-api/cart': { for: 'session' },
  'GET /web-api/suites/:template': {
    for: 'session',
    names: ['design'],
    input: ({ ids }) => ({ template: 'olivia', besides: ids.design }),
  },
  'GET /web-api/tile-words': { for: 'session' },
  'PUT /web-api/tile-words': { for: 'session', input: () => ({ first: 'Clara', second: 'Jonas' }) },
  'DELETE /web-api/tile-words': { for: 'session' },
  'GET /web-api/customer-auth-google-credentials': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-auth-google-credentials': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-passkey-challenge': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-passkey-login': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-login': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-signup': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-logout': { for: 'session', isElsewhere: true },
  'POST /web-api/sign-out': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-password-reset': { for: 'session', isElsewhere: true },
  'POST /web-api/cart/samples': { for: 'session', isElsewhere: true },
  'PUT /web-api/cart/needed-by': { for: 'session', isElsewhere: true },
  'POST /whitelabel/switch': { for: 'session', isElsewhere: true },
  'GET /gift-voucher': everybody({ amount: '50' }),
  'GET /web-api/gift-voucher': everybody({ amount: '50' }),
  'POST /gift-voucher': { for: 'session', isElsewhere: true },
  'POST /web-api/gift-voucher': { for: 'session', isElsewhere: true },
  'POST /web-api/customer-picture': { for: 'session', isElsewhere: true },
  'POST /web-api/hanging-template': written,
  'POST /web-api/toolbox-convert-file': { for: 'session', isElsewhere: true },
  'POST /web-api/toolbox-convert-pdf': { for: 'session', isElsewhere: true },
  'POST /web-api/toolbox-optimize-image': { for: 'session', isElsewhere: true },
  [`POST ${uploadsPath}`]: { for: 'session', isElsewhere: true },
  // Times in these count down. A phone has a cookie of its own (src/services/images/phone).
  'GET /web-api/upload-links': { for: 'session', isElsewhere: true },
  'POST /web-api/upload-links': { for: 'session', isElsewhere: true },
  'POST /web-api/upload-link/open': written,
  'GET /web-api/upload-link/session': written,
  'DELETE /web-api/upload-link/session': written,
  [`POST ${phoneUploadsPath}`]: { for: 'session', isElsewhere: true },

  'GET /web-api/designs/:id': ofDesign(),
  'GET /web-api/designs/:id/preflight': ofDesign(),
  'GET /web-api/designs/:id/versions': ofDesign(),
  'GET /web-api/designs/:id/notes': ofDesign(),
  'GET /web-api/designs/:id/shares': ofDesign(),
  'GET /web-api/designs/:id/suite': ofDesign(),
  'GET /web-api/designs/:id/versions/:version': {
    for: 'owner',
    names: ['design', 'version'],
    input: ({ ids }) => ({ id: ids.design, version: ids.version }),
  },
  'GET /web-api/guest-lists': { for: 'session' },
  'POST /web-api/guest-lists': { for: 'session', isElsewhere: true },
  'GET /web-api/guest-lists/:id': ofList(),
  'GET /web-api/guest-lists/:id/households/:household': ofHousehold({}),
  'GET /web-api/guest-lists/:id/envelopes': ofList(),
  'GET /web-api/guest-lists/:id/export': ofList(),
  // Each change is of the version that the one before it made.
  'PUT /web-api/designs/:id/merge': {
    for: 'owner',
    names: ['design', 'list'],
    input: ({ ids }) => ({ id: ids.design, list: ids.list, version: 0 }),
  },
  'GET /web-api/designs/:id/merge': ofDesign(),
  'GET /web-api/designs/:id/merge/proof': ofDesign(),
  'POST /web-api/designs/:id/merge/fields': { ...ofDesign(), isElsewhere: true },
  'POST /web-api/designs/:id/merge/approval': { ...ofDesign({ version: 1, hash: '0'.repeat(64) }), isElsewhere: true },
  'GET /web-api/designs/:id/merge/translations': ofDesign(),
  'PUT /web-api/designs/:id/merge/translations': ofDesign({ version: 1, language: 'fr', texts: [] }),
  'GET /web-api/designs/:id/merge/lines': { ...ofDesign({ record: 'A'.repeat(22) }), isElsewhere: true },
  'PUT /web-api/designs/:id/merge/lines': {
    ...ofDesign({ version: 1, record: 'A'.repeat(22), text: 'front/name', lengths: null }),
    isElsewhere: true,
  },
  'GET /web-api/designs/:id/parties': ofDesign(),
  'POST /web-api/designs/:id/parties': ofDesign({ name: 'Oma', email: 'oma@beispiel.de', language: 'fr' }),
  'POST /web-api/designs/:id/parties/:party/reminder': ofParty,
  'DELETE /web-api/designs/:id/merge': ofDesign(),
  'PUT /web-api/guest-lists/:id': ofList({ version: 0, name: 'Hochzeit', country: 'DE', tone: 'friend', order: 'listed' }),
  'POST /web-api/guest-lists/:id/rows': {
    for: 'owner',
    names: ['list', 'household'],
    input: ({ ids }) => ({ id: ids.list, rows: [{ id: ids.household, version: 1, city: 'Köln' }] }),
  },
  'PUT /web-api/guest-lists/:id/households/:household': {
    for: 'owner',
    names: ['list', 'household', 'guest'],
    input: ({ ids }) => ({ id: ids.list, household: ids.household, version: 3, ...householdForm(ids.guest) }),
  },
  'POST /web-api/guest-lists/:id/households/:household/place': ofHousehold({ version: 4, position: 2 }),
  'POST /web-api/guest-lists/:id/households/:household/guests': {
    for: 'owner',
    names: ['list', 'household', 'guest'],
    input: ({ ids }) => ({ id: ids.list, household: ids.household, version: 5, guests: [ids.guest], to: 1 }),
  },
  'DELETE /web-api/guest-lists/:id/households/:household': {
    for: 'owner',
    names: ['list'],
    input: ({ ids }) => ({ id: ids.list, household: ids.household, version: 6 }),
  },
  'POST /web-api/guest-lists/:id/undo': ofList({ change: 7 }),
  'POST /web-api/guest-lists/:id/imports': { ...ofList({ text: 'Anna Berg' }), isElsewhere: true },
  'GET /web-api/guest-lists/:id/imports/:import': ofImport(),
  'PUT /web-api/guest-lists/:id/imports/:import': ofImport({ version: 0, hasHeading: true }),
  'POST /web-api/guest-lists/:id/imports/:import/commit': ofImport({ version: 1 }),
  'POST /web-api/guest-lists/:id/imports/:import/undo': ofImport(),
  'DELETE /web-api/guest-lists/:id/imports/:import': {
    for: 'owner',
    names: ['spareList', 'spareFile'],
    input: ({ ids }) => ({ id: ids.spareList, import: ids.spareFile }),
  },
  'POST /web-api/guest-lists/:id/address-request': { ...ofList({ ...addressSettings }), isElsewhere: true },
  'GET /web-api/guest-lists/:id/address-request': ofList(),
  'PUT /web-api/guest-lists/:id/address-request': ofList({ ...addressSettings }),
  'POST /web-api/guest-lists/:id/address-request/mails': { ...ofList(), isElsewhere: true },
  'GET /web-api/address-requests/:key': { for: 'token', names: ['addressKey'], input: ({ ids }) => ({ key: ids.addressKey }) },
  'POST /web-api/address-requests/:key/answer': { for: 'token', isElsewhere: true },
  'DELETE /web-api/address-requests/:key/answer': { for: 'token', isElsewhere: true },
  'POST /web-api/address-requests/:key/stop': { for: 'token', isElsewhere: true },
  'POST /web-api/guest-lists/:id/address-answers': {
    ...ofList({ what: 'take', answers: [{ id: 'A'.repeat(22), version: 1, to: null }] }),
    isElsewhere: true,
  },
  'POST /web-api/guest-lists/:id/address-request/state': ofList({ state: 'closed' }),
  'GET /web-api/events': { for: 'session' },
  'POST /web-api/events': {
    for: 'owner',
    names: ['list'],
    input: ({ ids }) => ({ title: 'Taufe', firstDay: '2027-06-12', occasion: 'taufe', list: ids.list }),
  },
  'GET /web-api/events/:id': ofEvent(),
  'GET /web-api/events/:id/answers': ofEvent(),
  'GET /web-api/events/:id/seating': ofEvent(),
  'GET /web-api/events/:id/seating-counts': ofEvent(),
  // Links that are valid for ten minutes: see the files of an event.
  'GET /web-api/events/:id/export': { ...ofEvent({ format: 'csv' }), isElsewhere: true },
  'GET /web-api/events/:id/seating/:part/pdf': { ...ofEventPart({}), isElsewhere: true },
  'POST /web-api/events/:id/file-links': ofEvent({ file: { kind: 'table', format: 'csv', content: 'all' } }),
  'POST /web-api/events/:id/seating/:part': ofEventPart({
    version: 0,
    edit: { kind: 'add', name: 'Tisch', shape: 'round', seats: 8, count: 1 },
  }),
  'POST /web-api/events/:id/seating/:part/proposal': ofEventPart({ version: 1, keeping: 'seated' }),
  'POST /web-api/events/:id/seating/:part/proposal/take': { ...ofEventPart({ version: 1, guest: null }), isElsewhere: true },
  'POST /web-api/events/:id/seating/:part/undo': ofEventPart({ version: 1 }),
  'GET /web-api/events/:id/page': ofEvent(),
  'GET /web-api/events/:id/preview': ofEvent(),
  'PUT /web-api/events/:id/wishes': ofEvent({ text: 'Bäume', links: [{ name: 'Wald', url: 'https://beispiel.de/' }] }),
  'PUT /web-api/events/:id/questions': ofEvent({ questions: [{ id: null, kind: 'text', text: 'Welches Lied?', choices: [] }] }),
  'PUT /web-api/events/:id/pictures': {
    for: 'owner',
    names: ['event', 'picture'],
    input: ({ ids }) => ({ id: ids.event, pictures: [{ picture: ids.picture, alt: '' }] }),
  },
  'PUT /web-api/events/:id': ofEvent({ version: 3, facts: eventFacts }),
  'PUT /web-api/events/:id/parts': ofEvent({ version: 4, parts: [] }),
  'POST /web-api/events/:id/invites': ofEvent(),
  'GET /web-api/events/:id/plan': ofEvent(),
  'PUT /web-api/events/:id/plan': ofEvent({
    hasNotices: false,
    goals: [{ piece: 'invitation', target: null, isDone: true, isHidden: false }],
  }),
  'GET /web-api/events/:id/households/:household': ofEventHousehold(),
  'GET /web-api/events/:id/households/:household/code/:format': ofEventHousehold({ format: 'svg' }),
  // There once the page for all shows a part: see the files of codes.
  'GET /web-api/events/:id/code/:format': { ...ofEvent({ format: 'svg' }), isElsewhere: true },
  'POST /web-api/events/:id/households/:household/answer': ofEventHousehold(noAnswers),
  'PUT /web-api/events/:id/households/:household/invites': ofEventHousehold({ invites: [], isReopened: true }),
  'GET /web-api/events/:id/mails': ofEvent(),
  'POST /web-api/events/:id/mails': { ...ofEvent({ kind: 'link', note: '' }), isElsewhere: true },
  'PUT /web-api/events/:id/mails': ofEvent({ isReminding: true, isTelling: false }),
  'GET /web-api/events/:id/follow-up': ofEvent(),
  'PUT /web-api/events/:id/end': ofEvent({ keepsList: true }),
  'POST /web-api/event-pages/:key/stop': { for: 'token', isElsewhere: true },
  'GET /web-api/events/:id/print': ofEvent(),
  'PUT /web-api/events/:id/print': {
    for: 'owner',
    names: ['event', 'draft'],
    input: ({ ids }) => ({ id: ids.event, design: ids.draft, piece: 'thank-you-card', part: null }),
  },
  'GET /web-api/events/:id/thanks': ofEvent(),
  'POST /web-api/events/:id/gifts': ofEvent({ household: null, text: 'Vase' }),
  'PUT /web-api/events/:id/gifts/:gift': ofEvent({ gift: 'AAAAAAAAAAAAAAAAAAAAAA', text: 'Vase' }),
  'POST /web-api/events/:id/thanks': ofEvent({ household: null, gift: null, isThanked: true }),
  'GET /web-api/events/:id/designs': ofEvent(),
  'GET /web-api/events/:id/food': ofEvent(),
  'PUT /web-api/events/:id/designs/:design': {
    for: 'owner',
    names: ['event', 'design'],
    input: ({ ids }) => ({ id: ids.event, design: ids.design, isLinked: true }),
  },
  'POST /web-api/events/:id/designs': ofEvent({ pieces: [] }),
  'GET /web-api/event-pages/:key': { for: 'token', names: ['eventKey'], input: ({ ids }) => ({ key: ids.eventKey }) },
  'GET /web-api/event-pages/:key/calendar': { for: 'token', names: ['eventKey'], input: ({ ids }) => ({ key: ids.eventKey }) },
  // The file of its copy: see events of pages.
  'GET /web-api/event-pages/:key/pictures/:picture': { for: 'token', isElsewhere: true },
  'POST /web-api/event-pages/:key/delete': { for: 'token', names: ['eventKey'], input: ({ ids }) => ({ key: ids.eventKey }) },
  'POST /web-api/event-pages/:key/password': { for: 'token', isElsewhere: true },
  'POST /web-api/event-pages/:key/answer': {
    for: 'token',
    names: ['eventKey'],
    input: ({ ids }) => ({ key: ids.eventKey, ...noAnswers }),
  },
  'POST /web-api/event-pages/:key/open-answer': { for: 'token', isElsewhere: true },
  'POST /web-api/event-pages/:key/open-delete': { for: 'token', isElsewhere: true },
  'POST /web-api/event-pages/:key/report': { for: 'token', isElsewhere: true },
  'POST /web-api/event-codes': { for: 'token', isElsewhere: true },
  'GET /web-api/event-hosts/:key': { for: 'token', names: ['hostKey'], input: ({ ids }) => ({ key: ids.hostKey }) },
  'GET /web-api/events/:id/inbox': ofEvent(),
  'GET /web-api/events/:id/access': ofEvent(),
  'PUT /web-api/events/:id/open-parts': ofEvent({ parts: [] }),
  'POST /web-api/events/:id/inbox/:reply/join': ofOpenReply({ version: 1, household: null }),
  'POST /web-api/events/:id/inbox/:reply/refuse': ofOpenReply({ version: 1, isRefused: true }),
  'POST /web-api/events/:id/hosts': ofEvent({ name: 'Gabi', right: 'view' }),
  'DELETE /web-api/events/:id/hosts/:host': {
    for: 'owner',
    names: ['event', 'coHost'],
    input: ({ ids }) => ({ id: ids.event, host: ids.coHost }),
  },
  'POST /web-api/event-hosts/:key': { for: 'token', isElsewhere: true },
  'PUT /web-api/events/:id/password': ofEvent({ password: 'Löwenzahn' }),
  'POST /web-api/events/:id/links': ofEvent(),
  'POST /web-api/events/:id/state': ofEvent({ state: 'closed' }),
  'DELETE /web-api/events/:id': ofEvent(),
  'DELETE /web-api/guest-lists/:id': { for: 'owner', names: ['spareList'], input: ({ ids }) => ({ id: ids.spareList }) },
  'GET /web-api/toolbox-download': { for: 'owner', names: ['picture'], input: ({ ids }) => ({ id: ids.picture }) },
  // A document may name photos of its owner only.
  'POST /web-api/designs': {
    for: 'owner',
    names: ['picture'],
    input: ({ ids, saved: { design, choice } }) => ({ design: withPhoto(design, ids.picture), choice }),
  },
  'PUT /web-api/designs/:id': {
    for: 'owner',
    names: ['design', 'picture'],
    input: ({ ids, saved: { design, ...rest } }) => ({ id: ids.design, design: withPhoto(design, ids.picture), ...rest }),
  },
  'PUT /web-api/designs/:id/name': ofDesign({ name: 'Für Oma' }),
  'POST /web-api/designs/:id/versions': ofDesign({ name: 'Zweite' }),
  'POST /web-api/designs/:id/shares': ofDesign({ permission: 'view' }),
  'POST /web-api/designs/:id/copy': ofDesign(),
  'POST /web-api/designs/:id/suite': {
    for: 'owner',
    names: ['design', 'draft'],
    input: ({ ids }) => ({ id: ids.design, pieces: [{ id: ids.draft, revision: 1 }] }),
  },
  'PUT /web-api/designs/:id/versions/:version': {
    for: 'owner',
    names: ['design', 'version'],
    input: ({ ids }) => ({ id: ids.design, version: ids.version, name: 'Dritte' }),
  },
  'PUT /web-api/designs/:id/notes/:note': {
    for: 'owner',
    names: ['design', 'note'],
    input: ({ ids }) => ({ id: ids.design, note: ids.note, state: 'done' }),
  },
  'DELETE /web-api/designs/:id/versions/:version': {
    for: 'owner',
    names: ['design', 'version'],
    input: ({ ids }) => ({ id: ids.design, version: ids.version }),
  },
  'DELETE /web-api/designs/:id/notes/:note': {
    for: 'owner',
    names: ['design', 'note'],
    input: ({ ids }) => ({ id: ids.design, note: ids.note }),
  },
  'DELETE /web-api/designs/:id/parties/:party': ofParty,
  'DELETE /web-api/designs/:id/shares/:share': {
    for: 'owner',
    names: ['design', 'share'],
    input: ({ ids }) => ({ id: ids.design, share: ids.share }),
  },
  'POST /web-api/cart/lines': { for: 'owner', names: ['draft'], input: ({ ids }) => ({ designId: ids.draft }) },
  'POST /web-api/card-accessory-order': { for: 'owner', names: ['line'], input: ({ ids }) => ({ sku: accessory, line: ids.line }) },
  'PATCH /web-api/cart/lines/:id': ofLine({ quantity: 75 }),
  'POST /web-api/cart/lines/:id/records': ofLine(),
  'POST /web-api/cart/lines/:id/copy': ofLine(),
  'POST /web-api/order': {
    for: 'owner',
    names: ['cart'],
    isElsewhere: true,
    input: ({ ids, total }) => orderBody({ id: ids.cart, total: { amount: total } }),
  },
  'DELETE /web-api/cart/lines/:id': ofLine(),
  'DELETE /web-api/cart/codes/:id': { for: 'owner', names: ['code'], input: ({ ids }) => ({ id: ids.code }) },
  // What cannot be a code counts as no guess.
  'POST /web-api/voucher': everybody({ code: '0' }),
  'DELETE /web-api/designs/:id': { for: 'owner', names: ['spare'], input: ({ ids }) => ({ id: ids.spare }) },
  'POST /web-api/designs/:id/restore': { for: 'owner', names: ['deleted'], input: ({ ids }) => ({ id: ids.deleted }) },
  'GET /web-api/customer-picture-tones': { for: 'owner', names: ['picture'], input: ({ ids }) => ({ id: ids.picture }) },
  'DELETE /web-api/customer-picture': { for: 'owner', names: ['picture'], input: ({ ids }) => ({ id: ids.picture }) },
  [`HEAD ${uploadsPath}/:id`]: ofUpload(),
  [`PATCH ${uploadsPath}/:id`]: ofUpload({
    headers: { ...tusHeaders(200), 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: 'x',
  }),
  [`DELETE ${uploadsPath}/:id`]: ofUpload(),
  // No session of the shop reaches what a phone sends.
  [`HEAD ${phoneUploadsPath}/:id`]: ofPhoneUpload(),
  [`PATCH ${phoneUploadsPath}/:id`]: ofPhoneUpload({ 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }, 'x'),
  [`DELETE ${phoneUploadsPath}/:id`]: ofPhoneUpload(),
  'GET /web-api/upload-links/:id': { ...ofUploadLink, isElsewhere: true },
  'DELETE /web-api/upload-links/:id': ofUploadLink,

  'GET /web-api/customer-profile': { for: 'customer' },
  'GET /web-api/customer-addresses': { for: 'customer' },
  'GET /web-api/customer-devices': { for: 'customer' },
  'GET /web-api/customer-newsletter': { for: 'customer' },
  'GET /web-api/customer-sign-in-ways': { for: 'customer' },
  'GET /web-api/customer-export': { for: 'customer' },
  'GET /web-api/wish-list': { for: 'customer' },
  'GET /web-api/wish-list-share': { for: 'customer' },
  'GET /web-api/customer-export/file': { for: 'customer', isElsewhere: true },
  'POST /web-api/customer-confirm': { for: 'customer', input: () => ({ password: zoe.password }) },
  'POST /web-api/customer-passkey-confirm': { for: 'customer', input: () => ({ response: assertion }), isElsewhere: true },
  'POST /web-api/customer-google-confirm': { for: 'customer', input: () => ({ credential: 'x' }), isElsewhere: true },
  'POST /web-api/customer-google': { for: 'confirmed', input: () => ({ credential: 'x' }), isElsewhere: true },
  'DELETE /web-api/customer-google': { for: 'confirmed', isElsewhere: true },
  'POST /web-api/customer-passkey-creation': { for: 'confirmed' },
  'POST /web-api/customer-passkeys': { for: 'confirmed', input: () => ({ name: '', response: attestation }), isElsewhere: true },
  'POST /web-api/customer-passkeys/:id': {
    for: 'customer',
    names: ['passkey'],
    input: ({ ids }) => ({ id: ids.passkey, name: 'Telefon' }),
  },
  'DELETE /web-api/customer-passkeys/:id': { for: 'confirmed', names: ['passkey'], input: ({ ids }) => ({ id: ids.passkey }) },
  'POST /web-api/customer-profile': { for: 'customer', input: () => ({ firstName: 'Zoë', lastName: 'Meier' }) },
  'POST /web-api/customer-verify-mail': { for: 'customer' },
  'POST /web-api/customer-orders': { for: 'customer' },
  'POST /web-api/customer-email': { for: 'confirmed', input: () => ({ email: 'neu@beispiel.de' }) },
  'POST /web-api/customer-addresses': {
    for: 'customer',
    names: ['address'],
    input: ({ ids }) => ({ id: ids.address, address, isDelivery: true, isBilling: true }),
  },
  'DELETE /web-api/customer-addresses/:id': { for: 'customer', names: ['address'], input: ({ ids }) => ({ id: ids.address }) },
  'POST /web-api/wish-list': { for: 'customer', input: () => ({ wishes: [{ card: 'olivia', colourway: null }] }) },
  'DELETE /web-api/wish-list/:card': { for: 'customer', input: () => ({ card: 'emma' }) },
  'POST /web-api/wish-list-share': { for: 'customer', input: () => ({ showsName: false }) },
  'DELETE /web-api/wish-list-share': { for: 'customer' },
  'POST /web-api/customer-newsletter': { for: 'customer', input: () => ({ channel: 'federleicht', isWanted: true }) },
  'DELETE /web-api/customer-devices/:id': { for: 'confirmed', names: ['device'], input: ({ ids }) => ({ id: ids.device }) },
  'DELETE /web-api/customer-devices': { for: 'confirmed' },
  'POST /web-api/customer-password': { for: 'confirmed', input: () => ({ password: 'ein ganz anderer Satz' }) },
  'POST /web-api/customer-export': { for: 'confirmed' },
  'POST /web-api/customer-close': { for: 'confirmed', input: ({ email }) => ({ email }), isElsewhere: true },
};
