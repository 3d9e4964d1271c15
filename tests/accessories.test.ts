/** Accessories from the cart to the order: prices under three paths, quantities that follow a card, stock. */
import { expect, test } from 'vitest';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Shop } from '#services/handler.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { findOrder } from '#store/order/orders.ts';
import { readStock, setStock } from '#store/order/stock.ts';
import { personalised } from '#tests/customer.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { operatorCall } from '#tests/operator-sources.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');
const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;

/** A guest whose cart holds a card. */
async function guestWithCard(shop: Shop) {
  const guest = await guestCalls(shop);
  const row = designRows.find(({ id }) => id === 'olivia');
  if (!row) throw new Error('the seed has no olivia');
  const design = personalised(blankDesign(row, 'folded', 'a6', undefined, 'none'));
  const { id: designId } = await guest.request()('POST /web-api/designs', { design, choice } as never);
  const { lines } = await guest.request()('POST /web-api/cart/lines', { designId });
  const line = lines[0]?.id ?? '';
  const add = (sku: string, more: { quantity?: number; line?: string } = {}) =>
    guest.request()('POST /web-api/card-accessory-order', { sku, ...more });
  const quantities = async () => Object.fromEntries((await guest.cart()).lines.map(({ name, quantity }) => [name, quantity]));
  const change = (id: string, quantity: number) => guest.request()('PATCH /web-api/cart/lines/:id', { id, quantity });
  return { ...guest, line, add, quantities, change };
}

const countOf = async (shop: Shop, sku: string) => (await readStock(shop.store)).find((row) => row.sku === sku)?.count;

withStore('accessories', (open) => {
  test('of a card follow its quantity until they are changed, and lie below it in the cart', async () => {
    const shop = await seededShop(open, clock);
    const { line, add, quantities, change, cart, request } = await guestWithCard(shop);
    await add('pen-gel-gold');
    await add('envelope-c6-pointed', { line });
    await add('seal-gold', { line });
    expect((await cart()).lines.map(({ kind, parent }) => [kind, parent])).toEqual([
      ['printed', null],
      ['accessory', line],
      ['accessory', line],
      ['accessory', null],
    ]);
    expect(await quantities()).toMatchObject({ 'Umschlag C6': 50, 'Wachssiegel Gold': 5, 'Gelstift Gold': 1 });
    await change(line, 100);
    expect(await quantities()).toMatchObject({ 'Umschlag C6': 100, 'Wachssiegel Gold': 10, 'Gelstift Gold': 1 });
    const envelope = (await cart()).lines.find(({ name }) => name === 'Umschlag C6')?.id ?? '';
    await change(envelope, 110);
    await change(line, 50);
    expect(await quantities()).toMatchObject({ 'Umschlag C6': 110, 'Wachssiegel Gold': 5 });
    await add('pen-gel-gold', { quantity: 2 });
    expect(await quantities()).toMatchObject({ 'Gelstift Gold': 3 });
    await request()('DELETE /web-api/cart/lines/:id', { id: line });
    expect(await quantities()).toEqual({ 'Gelstift Gold': 3 });
  });

  test('of a card count for its postage: a seal makes the standard letter a compact one', async () => {
    const { line, add, cart } = await guestWithCard(await seededShop(open, clock));
    const note = async () => (await cart()).lines[0]?.note?.replaceAll('\u00a0', ' ');
    expect(await note()).toBe('Mit Umschlag wiegt eine Karte 13,6 g: Standardbrief, 0,95 € Porto.');
    await add('seal-gold', { line });
    expect(await note()).toBe('Mit Umschlag wiegt eine Karte 16,1 g: Kompaktbrief, 1,10 € Porto.');
  });

  test('cost the same under every path and in the cart [F374] [F384] [F392]', async () => {
    const { request } = await guestCalls(await seededShop(open, clock));
    for (const [sku, quantity] of [
      ['envelope-c6-pointed', 50],
      ['ribbon-jute-roll', 2],
      ['tag-heart', 120],
    ] as const) {
      const prices = [
        await request()('GET /web-api/card-accessory-price', { sku, quantity: String(quantity) }),
        await request()('GET /price-api/accessory', { sku, quantity: String(quantity) }),
        await request()('GET /accessory', { sku, quantity: String(quantity) }),
      ];
      for (const price of prices) expect(price).toEqual(prices[0]);
      const { lines } = await request()('POST /web-api/card-accessory-order', { sku, quantity: String(quantity) });
      expect(lines.at(-1)?.total).toEqual(prices[0]?.total);
    }
  });

  test('of an unknown SKU, an odd quantity or a foreign line are refused', async () => {
    const shop = await seededShop(open, clock);
    const { request } = await guestCalls(shop);
    const { line } = await guestWithCard(shop);
    const order = (input: object) => request()('POST /web-api/card-accessory-order', input as never);
    await expect(order({ sku: 'gold-bar' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(order({ sku: 'pen-gel-gold', line })).rejects.toMatchObject({ code: 'not-found' });
    await expect(order({ sku: 'pen-gel-gold', quantity: '1001' })).rejects.toMatchObject({ code: 'off-ladder' });
    for (const bad of [{}, { sku: '../x' }, { sku: 'pen-gel-gold', quantity: '-1' }, { sku: 'pen-gel-gold', unit: 1 }])
      await expect(order(bad)).rejects.toMatchObject({ code: 'bad-input' });
    for (const key of ['GET /web-api/card-accessory-price', 'GET /price-api/accessory', 'GET /accessory'] as const) {
      await expect(request()(key, { sku: 'gold-bar' })).rejects.toMatchObject({ code: 'not-found' });
      await expect(request()(key, { sku: 'pen-gel-gold', quantity: '0' })).rejects.toMatchObject({
        code: expect.stringMatching(/off-ladder|bad-input/),
      });
    }
    await expect(request()('GET /web-api/card-accessories', { card: 'nowhere' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('say for a card which ones fit, and why not [F188] [F189] [F372]', async () => {
    const { request } = await guestCalls(await seededShop(open, clock));
    const { accessories } = await request()('GET /web-api/card-accessories', { card: 'olivia', form: 'folded', format: 'a6' });
    const find = (sku: string) => accessories.find((one) => one.sku === sku);
    expect(find('envelope-c6-pointed')).toMatchObject({ subType: 'pointed', width: 162, height: 114, fits: true, reason: null });
    expect(find('envelope-c5-pointed')).toMatchObject({ fits: false, reason: 'Diese Karte passt nicht in den Umschlag.' });
    expect(find('inlay-a6')).toMatchObject({ width: 99, height: 142, fits: true });
    expect(find('ribbon-wax-roll')?.notice).toContain('separat');
  });

  test('are taken from stock by an order and returned once by its cancellation', async () => {
    const shop = await seededShop(open, clock);
    const { line, add, order } = await guestWithCard(shop);
    await add('envelope-c6-pointed', { line });
    await add('pen-gel-gold', { quantity: 2 });
    const { orderNumber, token } = await order();
    expect([await countOf(shop, 'envelope-c6-pointed'), await countOf(shop, 'pen-gel-gold')]).toEqual([4_950, 498]);
    const placed = await findOrder(shop.store, token);
    expect(placed?.lines.map(({ item }) => item.kind)).toEqual(['printed', 'accessory', 'accessory']);
    expect(placed?.lines[1]?.item).toMatchObject({ parent: placed?.lines[0]?.id });
    for (let round = 0; round < 2; round += 1) await runOrderAction(shop, orderNumber, 'cancel', operatorCall);
    expect([await countOf(shop, 'envelope-c6-pointed'), await countOf(shop, 'pen-gel-gold')]).toEqual([5_000, 500]);
  });

  test('that a design chose come into the cart with it and leave it with the choice; those of the cart itself stay [E077]', async () => {
    const shop = await seededShop(open, clock);
    const { request, quantities, add, line, change } = await guestWithCard(shop);
    const designId = (await request()('GET /web-api/cart', {})).lines[0]?.designId ?? '';
    await add('tag-heart', { line });
    const save = async (accessories: object | undefined) => {
      const { revision, design } = await request()('GET /web-api/designs/:id', { id: designId });
      const chosen = accessories ? { ...choice, accessories } : choice;
      await request()('PUT /web-api/designs/:id', { id: designId, revision, design, choice: chosen } as never);
    };
    await save({ ribbon: 'ribbon-satin-10-sage', seal: 'seal-gold', envelope: 'envelope-c5-pointed' });
    const stored = await request()('GET /web-api/designs/:id', { id: designId });
    expect(stored.choice).toMatchObject({ accessories: { ribbon: 'ribbon-satin-10-sage', seal: 'seal-gold' } });
    await request()('POST /web-api/cart/lines', { designId });
    // The envelope is too large for the card.
    const beside = { 'Anhänger Herz': 50, 'Satinband, 1 cm, Salbei': 50, 'Wachssiegel Gold': 5 };
    expect(await quantities()).toEqual({ 'Olivia, Einladung zur Hochzeit': 50, ...beside });
    await change(line, 100);
    expect(await quantities()).toMatchObject({ 'Satinband, 1 cm, Salbei': 100, 'Wachssiegel Gold': 10, 'Anhänger Herz': 100 });
    await save({ ribbon: 'ribbon-satin-10-rose' });
    await request()('POST /web-api/cart/lines', { designId, quantity: 50 });
    const after = await quantities();
    expect(after).toMatchObject({ 'Satinband, 1 cm, Rosé': 50, 'Anhänger Herz': 50 });
    expect(after).not.toHaveProperty('Wachssiegel Gold');
    expect(after).not.toHaveProperty('Satinband, 1 cm, Salbei');
    await setStock(shop.store, 'ribbon-satin-10-rose', 0);
    await expect(request()('POST /web-api/cart/lines', { designId })).rejects.toMatchObject({ code: 'order-refused' });
    await expect(save({ ribbon: '../x' })).rejects.toMatchObject({ code: 'bad-input' });
    await expect(save({ horse: 'ribbon-jute' })).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('alone start the ticket when they are paid, without a print file', async () => {
    const shop = await seededShop(open, clock);
    const { request, order } = await guestCalls(shop);
    await request()('POST /web-api/card-accessory-order', { sku: 'pen-felt-black', quantity: '1' });
    const { orderNumber } = await order();
    await runOrderAction(shop, orderNumber, 'paid', operatorCall);
    const jobs = await shop.store.db.selectFrom('jobs').select('kind').orderBy('kind').execute();
    expect(jobs.map(({ kind }) => kind).filter((kind) => kind === 'order-ticket' || kind === 'produce-line')).toEqual(['order-ticket']);
  });
});

onEachEngine('accessories that two carts ask for', (open) => {
  test('are refused with a sentence where they are sold out, and nothing is ordered', async () => {
    const shop = await seededShop(open, clock);
    const first = await guestCalls(shop);
    const second = await guestCalls(shop);
    for (const { request } of [first, second])
      await request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '2' });
    await setStock(shop.store, 'pen-gel-gold', 3);
    const answers = await Promise.allSettled([first.order(), second.order('mia@beispiel.de')]);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused?.reason.details.shown.text).toMatch(/^Gelstift Gold: Davon sind nur noch 1 da\. Es wurde nichts bestellt\./);
    expect(await countOf(shop, 'pen-gel-gold')).toBe(1);
    await setStock(shop.store, 'pen-gel-gold', 0);
    const buyer = answers[0]?.status === 'rejected' ? first : second;
    expect(await buyer.cart()).toMatchObject({ orderable: false, lines: [{ problems: [expect.stringContaining('gerade ausverkauft')] }] });
    await expect(buyer.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold' })).rejects.toMatchObject({
      code: 'order-refused',
    });
  });
});
