/** The offer to go on, for every product, guests, customers and the other host: the right design, and none after an order or a deletion. */
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { DesignDocument, DesignProduct } from '#core/design/document.ts';
import { photoPage } from '#core/products/photo-page.ts';
import { productOf, type SoldType, soldTypes } from '#core/products/registry.ts';
import { addLine } from '#store/cart/carts.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { deleteDesign } from '#store/design/deleted-designs.ts';
import { createDesign } from '#store/design/designs.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, germany, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { designedPieces } from '#tests/designed-pieces.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { orderFor } from '#tests/orders.ts';

const now = new Date('2026-11-25T10:00:00.000Z');
const clock = () => now;
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const poster = { ...germany, channel: 'myposter' as const, origin: 'https://www.myposter.example' };

async function shopOf(open: Engine['open']) {
  const base = await seededShop(open, clock);
  return { ...accountShop(base.store, clock), ...base };
}
type TestShop = Awaited<ReturnType<typeof shopOf>>;

/** The first design of each product, with a photo or without one. */
function pieceOf(type: SoldType, photo: string | null) {
  const piece = designedPieces(photo).find(([, { product }]) => product.type === type)?.[1];
  if (!piece) throw new Error(`no design of ${type}`);
  return piece;
}

const photo = 'A'.repeat(22);

async function save({ store }: TestShop, owner: OwnerId, type: SoldType, { at = now, isEmpty = false } = {}) {
  const document = pieceOf(type, isEmpty ? null : photo);
  const catalogue = await catalogueOf(store);
  const product = productOf(type);
  const template = catalogue.templates.get((document.product as { template?: string }).template ?? '') ?? null;
  const offer = { template, rows: catalogue.optionsOf(product) };
  const choice = product.withDocument(product.complete({ ...(document.product as DesignProduct) }, offer), document.product);
  const worded = isEmpty ? document : withWords(document);
  const { id } = await createDesign(store, owner, { product: type, document: worded as never, choice, quantity: 50 }, at);
  return { id, choice };
}

/** Not all of them have places for photos: own words are on the others. */
function withWords(document: DesignDocument): DesignDocument {
  const isCollage = document.product.type === 'collage';
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      elements: (isCollage
        ? [...page.elements, ...photoPage(page, 'Foto').elements.map((element) => ({ ...element, photoId: photo }))]
        : page.elements
      ).map((element) =>
        element.kind === 'text' && element.personal && element.text === element.sample ? { ...element, text: `${element.text}!` } : element,
      ),
    })),
  };
}

async function guest(shop: TestShop, site = germany): Promise<{ visitor: TestBrowser; owner: OwnerId }> {
  const visitor = browser(shop, { site });
  const owner = await visitor.withContext(({ actor }) => actor.owner.ensure());
  return { visitor, owner };
}

const offered = async (visitor: TestBrowser, product: string, of?: string) =>
  (await visitor.call('GET /web-api/unfinished-design', of === undefined ? { product } : { product, of })).draft;

withStore('the offer to go on', (open) => {
  test('is the newest design of the product, for a guest, a customer and a customer on the other host', { timeout: 60_000 }, async () => {
    const shop = await shopOf(open);
    const { visitor, owner } = await guest(shop);
    const newest = new Map<SoldType, string>();
    for (const type of soldTypes) {
      await save(shop, owner, type, { at: daysAgo(2) });
      newest.set(type, (await save(shop, owner, type, { at: daysAgo(1) })).id);
      await save(shop, owner, type, { at: now, isEmpty: true });
    }
    const all = async (by: TestBrowser) => {
      const found = new Map<SoldType, string | undefined>();
      for (const type of soldTypes) found.set(type, (await offered(by, type))?.id);
      return found;
    };
    expect(await all(visitor)).toEqual(newest);
    const first = await offered(visitor, 'photobook');
    expect(first).toMatchObject({
      savedAt: daysAgo(1).toISOString(),
      path: expect.stringContaining(`designId=${newest.get('photobook')}`),
    });
    await visitor.call('POST /web-api/customer-signup', zoe);
    expect(await all(visitor)).toEqual(newest);
    const elsewhere = browser(shop, { site: poster });
    expect(await all(elsewhere)).toEqual(new Map(soldTypes.map((type) => [type, undefined])));
    await elsewhere.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
    expect(await all(elsewhere)).toEqual(newest);
    const stranger = await guest(shop, poster);
    expect(await all(stranger.visitor)).toEqual(new Map(soldTypes.map((type) => [type, undefined])));
  });

  test('is of the design or the gift of its page alone', async () => {
    const shop = await shopOf(open);
    const { visitor, owner } = await guest(shop);
    const card = await save(shop, owner, 'card', { at: daysAgo(1) });
    const gift = await save(shop, owner, 'merch', { at: daysAgo(1) });
    const { card: template } = card.choice as unknown as { card: string };
    const { sku } = gift.choice as unknown as { sku: string };
    expect((await offered(visitor, 'card', template))?.id).toBe(card.id);
    expect(await offered(visitor, 'card', 'another')).toBeNull();
    expect((await offered(visitor, 'merch', sku))?.id).toBe(gift.id);
    expect(await offered(visitor, 'merch', 'another')).toBeNull();
    expect(await offered(visitor, 'nothing-sold')).toBeNull();
  });

  test('is none of a design in the cart, of an ordered, deleted or empty one, and of one that is older than 90 days', async () => {
    const shop = await shopOf(open);
    const { visitor, owner } = await guest(shop);
    const { store } = shop;
    await save(shop, owner, 'card', { at: daysAgo(90) });
    await save(shop, owner, 'card', { isEmpty: true });
    expect(await offered(visitor, 'card')).toBeNull();
    const deleted = await save(shop, owner, 'card');
    expect((await offered(visitor, 'card'))?.id).toBe(deleted.id);
    await deleteDesign({ ...store, clock }, owner, deleted.id);
    expect(await offered(visitor, 'card')).toBeNull();
    const bought = await save(shop, owner, 'card');
    const item = { kind: 'printed', product: 'card', choice: { ...bought.choice }, design: bought.id } as const;
    await addLine(store, owner, { item, quantity: 50 }, now);
    expect(await offered(visitor, 'card')).toBeNull();
    const placing = await placeOrder(store, owner, await orderFor(store, owner), now);
    expect(placing.ok).toBe(true);
    expect(await offered(visitor, 'card')).toBeNull();
  });

  test('asks for no session', async () => {
    const shop = await shopOf(open);
    const visitor = browser(shop);
    expect(await offered(visitor, 'card')).toBeNull();
    expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ hasSession: false });
    expect(await visitor.owner()).toBeNull();
  });
});
