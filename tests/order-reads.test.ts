/** What views of orders read from the database: neither Sheets nor documents, whatever their size. */
import { expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { inProcessClient } from '#http/calls/handlers.ts';
import type { Context, Shop } from '#services/handler.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { shownOrder } from '#services/order-access.ts';
import { pieceOfOrderLine } from '#services/piece-of-line.ts';
import { addLine } from '#store/cart/carts.ts';
import { createDesign } from '#store/design/designs.ts';
import { freezeSheets } from '#store/order/frozen-sheets.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { type PlacedOrder, placeOrder } from '#store/order/place-order.ts';
import { productionFiles } from '#store/order/production.ts';
import { createOwner } from '#store/session/sessions.ts';
import { pageOf } from '#tests/block-page.tsx';
import { countedReads } from '#tests/counted-reads.ts';
import { personalised } from '#tests/customer.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { noSession } from '#tests/no-session.ts';
import { orderFor } from '#tests/orders.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
const [orders, cards] = [50, 10];
const olivia = designRows.find(({ id }) => id === 'olivia') as DesignTemplate;
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' };
/** The median of what a card's Sheets were in rows of before. */
const sheetsText = JSON.stringify(['x'.repeat(120_000)]);

function callsOf(shop: Shop, owner: OwnerId) {
  return inProcessClient({
    shop,
    site: pageOf(shop).site,
    actor: { kind: 'visitor', owner: { ...noSession, current: owner, ensure: async () => owner } },
    requestId: 'r',
    ipAddress: '127.0.0.1',
    header: () => null,
  } satisfies Context);
}

/** Fifty orders of ten cards, an hour apart, all printed; the last of them are of before. */
async function customerWithOrders(shop: Shop): Promise<{ owner: OwnerId; placed: PlacedOrder[] }> {
  const { store } = shop;
  const owner = (await createOwner(store, clock())).id;
  const document = personalised(blankDesign(olivia, 'folded', 'a6', undefined, 'none')) as CardDocument;
  const designs: string[] = [];
  for (let at = 0; at < cards; at += 1)
    designs.push((await createDesign(store, owner, { product: 'card', document, choice, quantity: 50 }, clock())).id);
  const placed: PlacedOrder[] = [];
  for (let at = 0; at < orders; at += 1) {
    const now = new Date(clock().getTime() - (orders - at) * 3_700_000);
    for (const design of designs)
      await addLine(store, owner, { item: { kind: 'printed', product: 'card', choice, design }, quantity: 50 }, now);
    const placing = await placeOrder(store, owner, await orderFor(store, owner), now);
    if (!placing.ok) throw new Error(placing.reason);
    placed.push(placing.order);
  }
  const frozen = { key: `orders/f1/sheets-1-${'a'.repeat(16)}.json.gz`, sha256: 'a'.repeat(64) };
  const lines = await store.db.selectFrom('order_lines').select(['id', 'order']).execute();
  const old = new Set(placed.slice(-2).map(({ id }) => id));
  await store.write(async (trx) => {
    for (const { id, order } of lines) {
      if (old.has(order)) await trx.updateTable('order_lines').set({ sheets: sheetsText, summary: null }).where('id', '=', id).execute();
      else await freezeSheets(trx, { id, revision: 1 }, frozen);
    }
  });
  return { owner, placed };
}

withStore('fifty orders of ten cards', (open) => {
  test('are listed and shown with at most 100 kB of the database, and no Sheet is read', { timeout: 240_000 }, async () => {
    const shop = { ...(await seededShop(open, clock)), hosts: [] } as Shop;
    const { owner, placed } = await customerWithOrders(shop);
    const { shop: counting, bytes } = countedReads(shop);
    const calls = callsOf(counting, owner);
    // The catalogue is read once for each store.
    await calls('GET /web-api/customer-area', {});
    const read = async (work: () => Promise<unknown>) => {
      const before = bytes();
      await work();
      return bytes() - before;
    };
    const [first, last] = [placed[0], placed.at(-1)];
    if (!first || !last) throw new Error('no order');
    const page = (token: string) => () => calls('GET /web-api/orders/:token', { token });
    const mail = mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 })['order-mail'];
    const picture = async (token: string) =>
      pieceOfOrderLine(counting, await shownOrder(counting, token, { customer: owner, proof: null }), 1);
    expect(await read(() => calls('GET /web-api/customer-area', {}))).toBeLessThan(100_000);
    expect(await read(page(first.token))).toBeLessThan(20_000);
    expect(await read(async () => mail?.({ order: first.id }, counting))).toBeLessThan(20_000);
    expect(await read(() => orderByNumber(counting.store, first.number))).toBeLessThan(20_000);
    expect(await read(() => productionFiles(counting.store, first.id))).toBeLessThan(20_000);
    // One document, of about 6 kB.
    expect(await read(() => picture(first.token))).toBeLessThan(30_000);
    // An order of before: the first view reads its documents, later ones their summaries.
    const shown = await page(first.token)();
    const once = await page(last.token)();
    const places = (lines: typeof shown.lines) => lines.map(({ picture: path }) => path?.replace(/^\/img\/orders\/[^/]*/, ''));
    expect(places(once.lines)).toEqual(places(shown.lines));
    expect(await read(page(last.token))).toBeLessThan(20_000);
    expect(await read(() => picture(last.token))).toBeLessThan(30_000);
  });
});
