/** Samples from the cart to the order: prices, the free right of an e-mail address, letter post, documents. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { operatorCall } from '#tests/operator-sources.ts';

const day = 86_400_000;
let now = new Date('2026-11-19T09:00:00Z');
const clock = () => now;

function shopOn(open: Engine['open']): Promise<Shop> {
  now = new Date('2026-11-19T09:00:00Z');
  return seededShop(open, clock);
}

async function guestOf(shop: Shop, country: 'DE' | 'CH' = 'DE') {
  const guest = await guestCalls(shop, country);
  return { ...guest, add: (card: string) => guest.request()('POST /web-api/cart/samples', { card }) };
}

const cards = ['olivia', 'steinrund', 'feigenhof', 'oelgarten'] as const;
const unitsOf = ({ lines }: { lines: { unit: { amount: number } | null }[] }) => lines.map(({ unit }) => unit?.amount);

async function orderStates(store: Store, token: string): Promise<string[]> {
  return (await findOrder(store, token))?.events.map(({ state }) => state) ?? [];
}

withStore('samples', (open) => {
  test('of the catalogue are lines of their own: three are free and go by letter, the fourth says what it costs [F012] [E076]', async () => {
    const { add, cart, request } = await guestOf(await shopOn(open));
    for (const card of cards.slice(0, 3)) await add(card);
    const letter = await add('olivia');
    expect(letter.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual(Array(3).fill(['sample', 1]));
    expect([letter.total.amount, letter.shipping.amount]).toEqual([0, 0]);
    expect(letter.deliveries.map(({ name }) => name)).toEqual(['Brief']);
    expect(letter.lines[0]?.name).toMatch(/^Muster: Olivia/);
    const four = await add(cards[3]);
    expect(unitsOf(four)).toEqual([0, 0, 0, 190]);
    expect(four.lines[3]?.note).toBe('Drei Muster sind kostenlos, jedes weitere kostet 1,90\u00a0€.');
    expect(four.shipping.amount).toBeGreaterThan(0);
    const line = four.lines[0]?.id ?? '';
    await expect(request()('PATCH /web-api/cart/lines/:id', { id: line, quantity: 2 })).rejects.toMatchObject({ code: 'off-ladder' });
    expect(unitsOf(await request()('DELETE /web-api/cart/lines/:id', { id: line }))).toEqual([0, 0, 0]);
    expect((await cart()).orderable).toBe(true);
  });

  test('cost 3.50 CHF in Switzerland beyond the third, and never more than the card itself [F478]', async () => {
    const { add, request } = await guestOf(await shopOn(open), 'CH');
    const foil = { card: 'olivia', form: 'folded', format: 'a6', refinementType: 'gold' } as const;
    const { colourways } = await request()('GET /web-api/cards/:card', { card: 'olivia' });
    for (const { key } of colourways.slice(0, 3)) await request()('POST /web-api/cart/samples', { ...foil, colourway: key });
    expect(unitsOf(await request()('POST /web-api/cart/samples', { sku: 'papers' }))).toEqual([0, 0, 0, 350]);
    const flat = await request()('GET /web-api/card-price', {
      card: 'olivia',
      form: 'flat',
      format: 'a6',
      paper: 'feinstpapier',
      refinementType: 'none',
      quantity: 1,
    } as never);
    expect(unitsOf(await request()('POST /web-api/cart/samples', { card: 'olivia', form: 'flat', format: 'a6' })).at(-1)).toBe(
      Math.min(350, flat.unit.amount),
    );
    await add('steinrund');
  });

  test('of an unknown design are not found, and values that are not offered are refused or completed', async () => {
    const { request } = await guestOf(await shopOn(open));
    await expect(request()('POST /web-api/cart/samples', { card: 'nowhere' })).rejects.toMatchObject({ code: 'not-found' });
    for (const bad of [{}, { card: '../x' }, { card: 'olivia', quantity: 2 }, { sku: 'gold-bar' }, { card: 'olivia', format: 'a0' }])
      await expect(request()('POST /web-api/cart/samples', bad as never)).rejects.toMatchObject({ code: 'bad-input' });
    const { lines } = await request()('POST /web-api/cart/samples', { card: 'olivia', colourway: 'unknown', paper: 'unknown' });
    expect(lines).toHaveLength(1);
  });

  test('alone are paid as soon as they are placed, and printed like a card', async () => {
    const shop = await shopOn(open);
    const guest = await guestOf(shop);
    await guest.add('olivia');
    await guest.request()('POST /web-api/cart/samples', { sku: 'papers' });
    const { token, state } = await guest.order();
    expect(state).toBe('paid');
    expect(await orderStates(shop.store, token)).toEqual(['placed', 'awaiting_payment', 'paid']);
    const order = await findOrder(shop.store, token);
    expect(order?.lines.map(({ hasDocument }) => hasDocument)).toEqual([true, false]);
    expect(await lineDocument(shop.store, order?.lines[0]?.id ?? '')).toMatchObject({ product: { template: 'olivia' } });
    const jobs = await shop.store.db.selectFrom('jobs').select('kind').orderBy('kind').execute();
    expect(jobs.map(({ kind }) => kind)).toEqual(['issue-documents', 'order-mail', 'produce-line']);
    const shown = await guest.request()('GET /web-api/orders/:token', { token });
    expect(shown).toMatchObject({ payment: 'free', transfer: null, total: { amount: 0 } });
  });

  test('become print files with the texts of the catalogue', async () => {
    const tempDir = await mkdtemp(join(tmpdir(), 'federleicht-samples-'));
    const files = await openFiles({ dataDir: tempDir, bucket: null });
    const shop: Shop = { ...(await shopOn(open)), files, tempDir };
    const guest = await guestOf(shop);
    await guest.add('olivia');
    const { token } = await guest.order();
    const order = await findOrder(shop.store, token);
    const line = order?.lines[0];
    if (!order || !line) throw new Error('no order');
    const [file] = (await producePrintFiles(shop, order, line)).files;
    if (!file) throw new Error('no file');
    expect(file.name).toMatch(/card-olivia.*_1x_/);
    expect((await files.get(file.key)).subarray(0, 5).toString()).toBe('%PDF-');
    await rm(tempDir, { recursive: true });
  });

  test('are free once for an address in 30 days: the second order is refused with the new sum, and placed at it [F478]', async () => {
    const shop = await shopOn(open);
    const first = await guestOf(shop);
    await first.add('olivia');
    await first.order();
    const second = await guestOf(shop);
    for (const card of cards) await second.add(card);
    await expect(second.order('Zoe+Karten@Beispiel.de')).rejects.toMatchObject({ code: 'price-changed' });
    const charged = await second.cart();
    expect(unitsOf(charged)).toEqual([190, 190, 190, 190]);
    expect(charged.lines[0]?.note).toContain('in den letzten 30 Tagen schon kostenlose Muster');
    // Another address has its own right.
    await expect(second.order('mia@beispiel.de')).rejects.toMatchObject({ code: 'price-changed' });
    expect(unitsOf(await second.cart())).toEqual([0, 0, 0, 190]);
    await expect(second.order('zoe@beispiel.de')).rejects.toMatchObject({ code: 'price-changed' });
    expect((await second.order('zoe@beispiel.de')).state).toBe('awaiting_payment');
    const third = await guestOf(shop);
    now = new Date(now.getTime() + 30 * day);
    await third.add('olivia');
    expect((await third.order()).state).toBe('paid');
  });

  test('ordered in two windows at once for one address are free once', async () => {
    const shop = await shopOn(open);
    const guests = await Promise.all([guestOf(shop), guestOf(shop)]);
    for (const { add } of guests) await add('olivia');
    const answers = await Promise.allSettled(guests.map(({ order }) => order()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'price-changed' });
    const carts = await Promise.all(guests.map(({ cart }) => cart()));
    expect(carts.flatMap(unitsOf)).toEqual([190]);
  });

  test('of a cancelled order give the right back', async () => {
    const shop = await shopOn(open);
    const guest = await guestOf(shop);
    await guest.add('olivia');
    const { orderNumber } = await guest.order();
    await runOrderAction(shop, orderNumber, 'cancel', operatorCall);
    const again = await guestOf(shop);
    await again.add('olivia');
    expect((await again.order()).state).toBe('paid');
  });
});
