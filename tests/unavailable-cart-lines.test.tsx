/** Cart lines that cannot be ordered any more: what a customer reads, what still costs, and that they can be removed. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import { openFonts } from '#resources/fonts.ts';
import { options } from '#seed/options.ts';
import type { Context, Shop } from '#services/handler.ts';
import { changeCatalogueRow } from '#store/catalogue/catalogue.ts';
import type { Store } from '#store/db/store.ts';
import { bumpVersion } from '#store/db/versions.ts';
import { createPicture, deletePicture } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { pageOf } from '#tests/block-page.tsx';
import { munich, personalised } from '#tests/customer.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { seedAll } from '#tests/seeded.ts';
import CartPage, { loader } from '#web/app/routes/cart.tsx';
import { cardEntry } from '#web/configurators/card/entry.ts';
import { pageRequest } from '#web/page/request.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

function designOf(card: string): ProductDocument {
  const row = designRows.find(({ id }) => id === card);
  if (!row) throw new Error(`the seed has no ${card}`);
  return personalised(blankDesign(row, 'folded', 'a6', undefined, 'none')) as ProductDocument;
}

/** Another design that comes as a folded A6. */
const other = designRows.find(({ id, forms }) => id !== 'olivia' && forms.some(({ form, format }) => form === 'folded' && format === 'a6'));
if (!other) throw new Error('the seed has one folded A6 only');

/** A guest whose cart holds two cards: one that stays as it is, and one that a test makes impossible. */
async function guestOn(open: Engine['open'], spoilt: { design: ProductDocument; paper: string; owner?: OwnerId }, store?: Store) {
  const opened = store ?? (await open());
  if (!store) await seedAll(opened);
  const owner = spoilt.owner ?? (await createOwner(opened, clock())).id;
  const shop = {
    store: opened,
    fonts: await openFonts(),
    clock,
    bank: { recipient: '', iban: '' },
    payments: [],
    log: () => {},
  } as unknown as Shop;
  const { site } = pageOf(shop);
  const newContext = (): Context => ({
    shop,
    site,
    actor: { kind: 'visitor', owner: { ...noSession, current: owner, ensure: async () => owner } },
    requestId: 'r',
    ipAddress: '127.0.0.1',
    header: () => null,
  });
  /** A new request of this guest. */
  const request = () => inProcessClient(newContext());
  async function add(design: ProductDocument, paper: string): Promise<void> {
    const { template: card } = design.product as { template: string };
    const { id: designId } = await request()('POST /web-api/designs', { design, choice: { ...choice, card, paper } });
    await request()('POST /web-api/cart/lines', { designId });
  }
  await add(spoilt.design, spoilt.paper);
  await add(designOf('olivia'), 'feinstpapier');
  const cart = () => request()('GET /web-api/cart', {});
  async function page(): Promise<string> {
    const context = new RouterContextProvider();
    context.set(pageRequest, { ...pageOf(shop), call: request() });
    const loaderData = await loader({ context, params: {}, request: new Request('http://localhost/warenkorb/') } as never);
    const element = <Page loaderData={loaderData} />;
    const { canonical, alternates, mayIndex, pageType, verification } = pageOf(shop);
    const root = { site, canonical, alternates, mayIndex, pageType, verification, occasions: [], menu: [] };
    const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element }], {
      initialEntries: ['/warenkorb/'],
      hydrationData: { loaderData: { root } },
    });
    return renderToStaticMarkup(<RouterProvider router={router} />);
  }
  return { store: opened, site, owner, request, cart, page };
}

const Page = CartPage as unknown as (props: { loaderData: unknown }) => React.JSX.Element;

function orderOf(cart: { id: string | null; total: { amount: number } }) {
  return {
    cartId: cart.id ?? '',
    email: 'zoe@beispiel.de',
    delivery: { ...munich, country: 'DE' as const },
    billing: null,
    shippingType: 'standard' as const,
    payment: 'invoice' as const,
    shownTotal: cart.total.amount,
    termsAccepted: true as const,
  };
}

type Guest = Awaited<ReturnType<typeof guestOn>>;

/** The spoilt line is shown with its reason and without a price, the other keeps its price, nothing is ordered, and removing works. */
async function expectUnavailable({ cart, page, request }: Guest, before: Awaited<ReturnType<Guest['cart']>>, reason: RegExp) {
  const after = await cart();
  expect(after.lines).toHaveLength(2);
  const gone = after.lines.find(({ total }) => total === null);
  const kept = after.lines.find(({ total }) => total !== null);
  expect(gone?.problems).toEqual([expect.stringMatching(reason)]);
  expect([gone?.unit, gone?.quantity]).toEqual([null, 50]);
  expect(kept).toEqual(before.lines[1]);
  expect(after.goods).toEqual(kept?.total);
  expect(after.orderable).toBe(false);

  const html = await page();
  expect(html).toContain(gone?.problems[0]);
  expect(html).toContain(kept?.total?.text);
  expect(html).toContain(`name="line" value="${gone?.id}"`);
  await expect(request()('POST /web-api/order', orderOf(after), { 'idempotency-key': 'k'.repeat(22) })).rejects.toMatchObject({
    code: 'design-not-printable',
    details: { shown: { text: gone?.problems[0] } },
  });

  const rest = await request()('DELETE /web-api/cart/lines/:id', { id: gone?.id ?? '' });
  expect(rest.lines).toEqual([kept]);
  expect(rest.orderable).toBe(true);
}

withStore('a cart line', (open) => {
  test('whose paper left the options says so, and the other lines keep their prices', async () => {
    const paper = options.papers.find(({ key }) => key !== 'feinstpapier')?.key ?? '';
    const guest = await guestOn(open, { design: designOf('olivia'), paper });
    const before = await guest.cart();
    await changeCatalogueRow(guest.store, 'options', 'card', { ...options, papers: options.papers.filter(({ key }) => key !== paper) });
    await expectUnavailable(guest, before, /^\S.*Papier.* Der Entwurf bleibt gespeichert\. /);
  });

  test('whose design left the catalogue says so, and the other lines keep their prices', async () => {
    const guest = await guestOn(open, { design: designOf(other.id), paper: 'feinstpapier' });
    const before = await guest.cart();
    await guest.store.write(async (trx) => {
      await trx.deleteFrom('catalogue').where('kind', '=', 'design').where('id', '=', other.id).execute();
      await bumpVersion(trx, 'catalogue');
    });
    await expectUnavailable(guest, before, /^Dieses Design gibt es nicht mehr\. Der Entwurf bleibt gespeichert\. /);
  });

  test('whose design was taken from sale says so, and its draft opens, says so and can be changed', async () => {
    const guest = await guestOn(open, { design: designOf(other.id), paper: 'feinstpapier' });
    const before = await guest.cart();
    const id = before.lines[0]?.designId ?? '';
    await changeCatalogueRow(guest.store, 'design', other.id, { ...other, isWithdrawn: true });
    const line = (await guest.cart()).lines[0];
    expect([line?.name, line?.designId]).toEqual([before.lines[0]?.name, id]);
    await expectUnavailable(guest, before, /^Dieses Design gibt es nicht mehr\. Der Entwurf bleibt gespeichert\. /);

    const call = guest.request();
    const entry = await cardEntry({ call, site: guest.site }, new URLSearchParams({ designId: id }));
    expect(entry.notice).toMatch(/^Dieses Design gehört nicht mehr zum Angebot\. Der Entwurf bleibt .* gespeichert .* Bitte /);
    expect(entry.colourways.length).toBeGreaterThan(0);
    const { design, choice: own } = entry;
    const saved = await call('PUT /web-api/designs/:id', { id, revision: 1, design, choice: { ...own, quantity: 100 } });
    expect(saved.revision).toBe(2);
    const { artworks } = await call('GET /web-api/card-artwork', { card: other.id, form: 'folded', format: 'a6' });
    expect(artworks.length).toBeGreaterThan(0);

    await expect(cardEntry({ call, site: guest.site }, new URLSearchParams({ card: other.id }))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await call('GET /web-api/card-tiles', { cards: [other.id] })).items).toEqual([]);
    const { items } = await call('GET /web-api/cards', {} as never);
    expect(items.map((tile) => tile.id)).not.toContain(other.id);
    const sample = { card: other.id, form: 'folded', format: 'a6', paper: 'feinstpapier' } as const;
    await expect(call('POST /web-api/cart/samples', sample)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('whose photo was deleted says so, and the other lines keep their prices', async () => {
    const store = await open();
    await seedAll(store);
    const owner = (await createOwner(store, clock())).id;
    const file = { sha256: 'a'.repeat(64), kind: 'jpeg', printKey: 'p', previewKey: 'v', thumbKey: 't', bytes: 1, warnings: [] };
    const facts = { name: 'foto.jpg', width: 4000, height: 3000, orientation: 1, focusX: 0.5, focusY: 0.5 };
    const picture = await createPicture(store, owner, { ...file, ...facts } as Parameters<typeof createPicture>[2], clock());
    const design = designOf('olivia');
    const [first, ...pages] = design.pages;
    if (!first) throw new Error('a card without pages');
    const photo = {
      kind: 'photo' as const,
      id: 'photo-x',
      role: 'photo' as const,
      xUm: 10_000,
      yUm: 10_000,
      widthUm: 30_000,
      heightUm: 30_000,
      rotation: 0,
      photoId: picture.id,
      shape: 'rect' as const,
      crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
      ink: Object.keys(design.inks)[0] ?? '',
    };
    const withPhoto = { ...design, pages: [{ ...first, elements: [...first.elements, photo] }, ...pages] } as ProductDocument;
    const guest = await guestOn(open, { design: withPhoto, paper: 'feinstpapier', owner }, store);
    const before = await guest.cart();
    expect(before.lines[0]?.total).not.toBeNull();
    await deletePicture(store, owner, picture.id, clock());
    await expectUnavailable(guest, before, /^Ein Foto dieses Entwurfs wurde gelöscht\. /);
  });

  test('of a product type that the program does not know says so, and the other lines keep their prices', async () => {
    const guest = await guestOn(open, { design: designOf('olivia'), paper: 'feinstpapier' });
    const before = await guest.cart();
    const { id } = before.lines[0] ?? { id: '' };
    const data = JSON.stringify({ product: 'hologram', choice: {} });
    await guest.store.write((trx) => trx.updateTable('cart_lines').set({ data }).where('id', '=', id).execute());
    await expectUnavailable(guest, before, /^Was hier lag, können wir nicht mehr herstellen\. /);
  });

  test('whose document cannot be read says so, and the other lines keep their prices', async () => {
    const guest = await guestOn(open, { design: designOf('olivia'), paper: 'feinstpapier' });
    const before = await guest.cart();
    const id = before.lines[0]?.designId ?? '';
    await guest.store.write((trx) =>
      trx.updateTable('designs').set({ document: '["damaged"]', revision: 2 }).where('id', '=', id).execute(),
    );
    await expectUnavailable(guest, before, /^Dieser Entwurf lässt sich nicht mehr öffnen\. /);
  });

  test('gets its findings anew when its design changes in the catalogue', async () => {
    const sample = blankDesign(other, 'folded', 'a6', undefined, 'none') as ProductDocument;
    const { store, cart } = await guestOn(open, { design: sample, paper: 'feinstpapier' });
    const informal = (await cart()).lines[0]?.problems ?? [];
    expect(informal.join(' ')).toMatch(/\b(du|dir|dein\w*)\b/i);
    await changeCatalogueRow(store, 'design', other.id, { ...other, occasion: 'trauer' });
    const formal = (await cart()).lines[0]?.problems ?? [];
    expect(formal).toHaveLength(informal.length);
    expect(formal.join(' ')).not.toMatch(/\b(du|dir|dein\w*)\b/i);
  });
});
