/** Ordering an order again: exact copies in the cart at the prices of today, by calls. */
import { expect, test } from 'vitest';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Shop } from '#services/handler.ts';
import { changeCatalogueRow } from '#store/catalogue/catalogue.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { createPicture, deletePicture } from '#store/picture/pictures.ts';
import { personalised } from '#tests/customer.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

function oliviaDesign(): ProductDocument {
  const row = designRows.find(({ id }) => id === 'olivia');
  if (!row) throw new Error('the seed has no olivia');
  return personalised(blankDesign(row, 'folded', 'a6', undefined, 'none')) as ProductDocument;
}

type Guest = Awaited<ReturnType<typeof guestCalls>>;

async function addCard({ request }: Guest, design: ProductDocument, paper = 'feinstpapier'): Promise<string> {
  const { id: designId } = await request()('POST /web-api/designs', { design, choice: { ...choice, paper } });
  const { lines } = await request()('POST /web-api/cart/lines', { designId });
  return lines.at(-1)?.id ?? '';
}

/** An order of a card with a pen, a pen on its own and a sample. */
async function ordered(shop: Shop, guest: Guest, paper?: string) {
  const parent = await addCard(guest, oliviaDesign(), paper);
  const pen = { sku: 'pen-gel-gold' } as const;
  await guest.request()('POST /web-api/card-accessory-order', { ...pen, quantity: 3 });
  await guest.request()('POST /web-api/cart/samples', { card: 'olivia' });
  const { token } = await guest.order();
  const order = await findOrder(shop.store, token);
  if (!order) throw new Error('no order');
  return { token, order, parent };
}

const kinds = (lines: readonly { kind: string; quantity: number }[]) => lines.map(({ kind, quantity }) => [kind, quantity]);

onEachEngine('an order once more', (open) => {
  test('puts copies with designs of their own into the cart, once for one key, and names what is not copied', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const { token, order } = await ordered(shop, guest);
    const { canReorder, reorderKey: key } = await guest.request()('GET /web-api/orders/:token/actions', { token });
    expect(canReorder).toBe(true);
    const again = () => guest.request()('POST /web-api/orders/:token/reorder', { token, key });
    const [first, second] = await Promise.all([again(), again()]);
    expect([first.added, second.added]).toEqual([2, 2]);
    expect(first.left).toEqual([{ name: expect.stringMatching(/^Muster: Olivia/), reason: expect.stringContaining('einzeln neu') }]);
    const cart = await guest.cart();
    expect(kinds(cart.lines)).toEqual([
      ['printed', 50],
      ['accessory', 3],
    ]);
    expect(cart.orderable).toBe(true);
    const [card] = cart.lines;
    const [line] = order.lines;
    expect(card?.total?.amount).toBe(line?.total);
    expect(line?.item).not.toMatchObject({ design: card?.designId });
    const copy = await guest.request()('GET /web-api/designs/:id', { id: card?.designId ?? '' });
    expect(copy.design).toEqual(await lineDocument(shop.store, line?.id ?? ''));
    await guest.request()('POST /web-api/orders/:token/reorder', { token });
    expect((await guest.cart()).lines).toHaveLength(4);
  });

  test('can be ordered, and is the same document as before', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const { token, order } = await ordered(shop, guest);
    await guest.request()('POST /web-api/orders/:token/reorder', { token });
    const next = await findOrder(shop.store, (await guest.order('mia@beispiel.de')).token);
    const documents = [order.lines[0], next?.lines[0]].map((line) => lineDocument(shop.store, line?.id ?? ''));
    const [before, after] = await Promise.all(documents);
    expect(after).toEqual(before);
    expect(next?.number).not.toBe(order.number);
  });

  test('names a card whose design left the catalogue, and leaves neither line nor design of it', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const { token } = await ordered(shop, guest);
    const row = designRows.find(({ id }) => id === 'olivia');
    await changeCatalogueRow(shop.store, 'design', 'olivia', { ...row, isWithdrawn: true });
    const designs = async () => (await shop.store.db.selectFrom('designs').select('id').execute()).length;
    const before = await designs();
    const { added, left } = await guest.request()('POST /web-api/orders/:token/reorder', { token });
    expect(added).toBe(1);
    expect(left[0]).toEqual({ name: expect.stringMatching(/^Olivia/), reason: expect.stringMatching(/\.$/) });
    expect(kinds((await guest.cart()).lines)).toEqual([['accessory', 3]]);
    expect(await designs()).toBe(before);
  });

  test('shows a picture again that was deleted meanwhile, and gives none to another browser', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const keys = { printKey: 'pictures/a/print.jpg', previewKey: 'pictures/a/preview.webp', thumbKey: 'pictures/a/thumb.webp' };
    const size = { width: 3000, height: 2000, orientation: 1, focusX: 0.5, focusY: 0.5, bytes: 30 };
    const facts = { name: 'a.jpg', sha256: 'x', kind: 'jpeg', warnings: [], ...keys, ...size };
    const { id: photoId } = await createPicture(shop.store, guest.owner, facts, clock());
    const design = oliviaDesign();
    const [page] = design.pages;
    const photo = { kind: 'photo', id: 'photo-1', role: 'photo', photoId, shape: 'rect', ink: Object.keys(design.inks)[0] } as const;
    const place = { xUm: 20_000, yUm: 20_000, widthUm: 50_000, heightUm: 50_000, rotation: 0 };
    page?.elements.push({ ...photo, ...place, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } } as never);
    await addCard(guest, design);
    const { token } = await guest.order();
    await deletePicture(shop.store, guest.owner, photoId, clock());
    expect(await guest.request()('POST /web-api/orders/:token/reorder', { token })).toEqual({ added: 1, left: [] });
    expect((await guest.cart()).lines[0]?.total).not.toBeNull();
    const other = await guestCalls(shop);
    const { added, left } = await other.request()('POST /web-api/orders/:token/reorder', { token });
    expect([added, left[0]?.reason]).toEqual([0, expect.stringContaining('mit dem bestellt wurde')]);
    expect((await other.cart()).lines).toEqual([]);
  });

  test('is not offered once the documents are gone', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const { token, order } = await ordered(shop, guest);
    await shop.store.write((trx) => trx.updateTable('order_lines').set({ document: null }).where('order', '=', order.id).execute());
    await shop.store.write((trx) =>
      trx.updateTable('orders').set({ documents_erased_at: clock().toISOString() }).where('id', '=', order.id).execute(),
    );
    const { canReorder } = await guest.request()('GET /web-api/orders/:token/actions', { token });
    expect(canReorder).toBe(false);
    await expect(guest.request()('POST /web-api/orders/:token/reorder', { token })).rejects.toMatchObject({ code: 'order-refused' });
  });
});
