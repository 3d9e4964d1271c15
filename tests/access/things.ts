/** An owner's things, one of each kind, made by calls. */
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { noFacts } from '#core/photos/facts.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { tusHeaders, uploadsPath } from '#http/calls/resumable-uploads.ts';
import type { Shop } from '#services/handler.ts';
import { startImport } from '#services/people/imports/list-imports.ts';
import { giveVoucher, type NewVoucher } from '#store/order/vouchers.ts';
import { insertParty } from '#store/people/approval-parties.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { authenticator } from '#tests/authenticator.ts';
import { munich, orderBody, orderKey, personalised } from '#tests/customer.ts';
import { zoe } from '#tests/customer-browser.ts';
import type { callClient, Visitor } from './visitors.ts';

/** Ids of what belongs to one owner, and tokens of what it shows to others. */
type OwnedIds = Record<
  | 'design'
  | 'draft'
  | 'spare'
  | 'deleted'
  | 'version'
  | 'share'
  | 'note'
  | 'line'
  | 'cart'
  | 'picture'
  | 'upload'
  | 'uploadLink'
  | 'order'
  | 'event'
  | 'eventKey'
  | 'eventPart'
  | 'coHost'
  | 'hostKey'
  | 'shared'
  | 'party'
  | 'asked'
  | 'code'
  | 'list'
  | 'spareList'
  | 'household'
  | 'guest'
  | 'importFile'
  | 'spareFile'
  | 'addressKey',
  string
>;
type CustomerIds = Record<'address' | 'device' | 'passkey' | 'sharedWishes', string>;
export type Ids = OwnedIds & CustomerIds;
export type Named = keyof Ids;

type SavedDesign = Input<Calls['PUT /web-api/designs/:id']>;

/** `email` of the account; '' for a guest. `saved` is the document of `design` as it is saved once more. */
export type Things = {
  ids: Ids;
  email: string;
  saved: Omit<SavedDesign, 'id' | 'design'> & { design: ProductDocument };
  total: number;
};

/** An id that nothing has. */
export const missing = 'A'.repeat(22);

const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

const voucher: NewVoucher = {
  kind: 'newsletter',
  value: { amount: 500, currency: 'EUR' },
  minimum: 0,
  firstOrderOnly: false,
  validUntil: new Date('2099-01-01'),
};

/** The document with a photo of this id on its first page. */
export function withPhoto(design: ProductDocument, photoId: string): ProductDocument {
  const place = { xUm: 10_000, yUm: 10_000, widthUm: 40_000, heightUm: 40_000, rotation: 0 };
  const photo = {
    kind: 'photo' as const,
    id: 'photo-1',
    role: 'photo' as const,
    ...place,
    photoId,
    shape: 'rect' as const,
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    ink: Object.keys(design.inks)[0] ?? '',
  };
  return { ...design, pages: design.pages.map((page, at) => (at === 0 ? { ...page, elements: [...page.elements, photo] } : page)) };
}

/** An order, a cart with a card, its version and its link with a comment, two drafts outside the cart, a deleted one, a picture and a part of another. */
async function ownedBy(
  shop: Shop,
  { ask }: ReturnType<typeof callClient>,
  home: Visitor,
): Promise<Omit<Things, 'ids' | 'email'> & { ids: OwnedIds }> {
  const { call } = home;
  const { design: blank } = await call('GET /web-api/card-blank', { card: 'olivia', form: 'folded', format: 'a6' });
  const design = personalised(blank) as ProductDocument;
  const { id: ordered } = await call('POST /web-api/designs', { design, choice });
  const toOrder = await call('POST /web-api/cart/lines', { designId: ordered });
  const body = { ...orderBody({ ...toOrder, id: toOrder.id ?? '' }), delivery: munich } as Input<Calls['POST /web-api/order']>;
  const { token: order } = await call('POST /web-api/order', body, { 'idempotency-key': orderKey() });
  const { id } = await call('POST /web-api/designs', { design, choice });
  const cart = await call('POST /web-api/cart/lines', { designId: id });
  const { id: draft } = await call('POST /web-api/designs', { design, choice });
  const { id: spare } = await call('POST /web-api/designs', { design, choice });
  const { id: deleted } = await call('POST /web-api/designs', { design, choice });
  await call('DELETE /web-api/designs/:id', { id: deleted });
  const { id: version } = await call('POST /web-api/designs/:id/versions', { id, name: 'Erste' });
  const { share } = await call('POST /web-api/designs/:id/shares', { id, permission: 'comment' });
  const shared = /teilen\/([\w-]{22})/.exec(share.url ?? '')?.[1] ?? '';
  const { panels } = await call('GET /web-api/shared/:token', { token: shared });
  const at = { xUm: 1_000, yUm: 2_000 };
  await call('POST /web-api/shared/:token/comments', { token: shared, id: orderKey(), page: panels[0]?.page ?? '', at, text: 'Schön' });
  const { notes } = await call('GET /web-api/designs/:id/notes', { id });
  const { store } = shop;
  const owner = await home.withContext((context) => context.actor.owner.ensure());
  const keys = { printKey: 'pictures/a/print.jpg', previewKey: 'pictures/a/preview.webp', thumbKey: 'pictures/a/thumb.webp' };
  const facts = { name: 'a.jpg', sha256: id.padEnd(64, '0'), kind: 'jpeg', warnings: [], width: 900, height: 900, orientation: 1 };
  const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE' } as const;
  const asked = { name: 'Rosa', email: 'rosa@beispiel.de', language: 'fr', site } as const;
  const party = await store.write((trx) => insertParty(trx, store, { owner, design: id, party: asked, now: new Date() }));
  const tones = { p1: 9, p50: 118, p99: 240, cast: 0 };
  const picture = await createPicture(store, owner, {
    ...facts,
    ...keys,
    focusX: 0.5,
    focusY: 0.5,
    bytes: 9,
    facts: { ...noFacts, tones },
  });
  const begun = await ask(home, `POST ${uploadsPath}`, {}, { ...tusHeaders(200), 'upload-length': '9' });
  const upload = begun.headers.get('location')?.split('/').at(-1) ?? '';
  const { link: uploadLink } = await call('POST /web-api/upload-links', { formality: 'du' });
  const code = await store.write((trx) => giveVoucher(trx, orderKey(), voucher, new Date()));
  await call('POST /web-api/voucher', { code: code ?? '', cart: cart.id ?? undefined });
  const { codes, total } = await call('GET /web-api/cart', {});
  const { id: list } = await call('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const { id: spareList } = await call('POST /web-api/guest-lists', { name: 'Taufe' });
  const { rows } = await call('POST /web-api/guest-lists/:id/rows', {
    id: list,
    rows: [{ names: 'Anna und Max Weiß' }, { names: 'Kim Roth' }],
  });
  const household = rows[0]?.id ?? '';
  const details = await call('GET /web-api/guest-lists/:id/households/:household', { id: list, household });
  const asks = { email: false, phone: false, isReminding: false };
  await call('POST /web-api/guest-lists/:id/address-request', { id: list, title: 'Anna & Max', note: '', deadline: null, asks });
  const { request } = await call('GET /web-api/guest-lists/:id/address-request', { id: list });
  const addressKey = /\/a\/(\w{26})/.exec(request?.url ?? '')?.[1] ?? '';
  const { id: event } = await call('POST /web-api/events', { title: 'Anna & Max', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const fest = { id: null, name: 'Fest', startsAt: '2027-06-12', endsAt: null, place: '', options: [], childOptions: [] };
  await call('PUT /web-api/events/:id/parts', { id: event, version: 1, parts: [fest] });
  await call('POST /web-api/events/:id/state', { id: event, state: 'open' });
  const { parts } = await call('GET /web-api/events/:id', { id: event });
  const { link } = await call('GET /web-api/events/:id/households/:household', { id: event, household });
  const eventKey = /\/e\/(\w{26})/.exec(link?.url ?? '')?.[1] ?? '';
  await call('POST /web-api/events/:id/hosts', { id: event, name: 'Gabi', right: 'view' });
  const { hosts } = await call('GET /web-api/events/:id/access', { id: event });
  const hostKey = /\/mit\/(\w{26})/.exec(hosts[0]?.url ?? '')?.[1] ?? '';
  const importFile = await readFileInto(home, spareList);
  const spareFile = await readFileInto(home, spareList);
  const { revision } = await call('GET /web-api/designs/:id', { id });
  return {
    ids: {
      design: id,
      draft,
      spare,
      deleted,
      version,
      share: share.id,
      note: notes[0]?.id ?? '',
      order,
      shared,
      party: party.share,
      asked: party.token ?? '',
      line: cart.lines[0]?.id ?? '',
      cart: cart.id ?? '',
      picture: picture.id,
      upload,
      uploadLink: uploadLink.id,
      code: codes[0]?.id ?? '',
      list,
      spareList,
      household,
      guest: details.household.guests[0]?.id ?? '',
      importFile,
      spareFile,
      addressKey,
      event,
      eventKey,
      eventPart: parts[0]?.id ?? '',
      coHost: hosts[0]?.id ?? '',
      hostKey,
    },
    saved: { design, choice, revision },
    total: total.amount,
  };
}

/** A draft of an import with one guest. */
async function readFileInto(home: Visitor, list: string): Promise<string> {
  const rows = [
    { line: 1, cells: ['Vorname', 'Nachname'] },
    { line: 2, cells: ['Olga', 'Berg'] },
  ];
  const sheet = { name: '', isHidden: false, rows, marks: [], hiddenRows: 0, hiddenColumns: 0 };
  const grid = { kind: 'table' as const, encoding: 'UTF-8', sheets: [sheet], notes: [] };
  const { id } = await home.withContext((context) => startImport(context, list, { grid, fileName: 'a.csv', sha256: missing }));
  return id;
}

type Made = { home: Visitor; things: Things };

/** A guest's; it has nothing of an account. */
export async function guestThings(shop: Shop, client: ReturnType<typeof callClient>, home: Visitor): Promise<Made> {
  const owned = await ownedBy(shop, client, home);
  return { home, things: { ...owned, ids: { ...owned.ids, address: '', device: '', passkey: '', sharedWishes: '' }, email: '' } };
}

/** A customer's, with a second device, an address, a passkey and a wish list that is shown to others. */
export async function customerThings(
  shop: Shop,
  client: ReturnType<typeof callClient>,
  { home, second, email }: { home: Visitor; second: Visitor; email: string },
): Promise<Made> {
  const owned = await ownedBy(shop, client, home);
  await second.call('POST /web-api/customer-login', { email, password: zoe.password });
  const address = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;
  const { addresses } = await home.call('POST /web-api/customer-addresses', { address, isDelivery: true, isBilling: true });
  const { devices } = await second.call('GET /web-api/customer-devices', {});
  await home.call('POST /web-api/wish-list', { wishes: [{ card: 'emma', colourway: null }] });
  const { share } = await home.call('POST /web-api/wish-list-share', { showsName: true });
  const key = authenticator('https://www.federleicht.example', 'federleicht.example');
  const { challenge } = await home.call('POST /web-api/customer-passkey-creation', {});
  await home.call('POST /web-api/customer-passkeys', { name: '', response: key.create(challenge) });
  const device = devices.find(({ isThis }) => isThis)?.id ?? '';
  const sharedWishes = share?.url.match(/[\w-]{22}(?=\/?$)/)?.[0] ?? '';
  return {
    home,
    things: { ...owned, ids: { ...owned.ids, address: addresses[0]?.id ?? '', device, passkey: key.id, sharedWishes }, email },
  };
}
