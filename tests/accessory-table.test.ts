/** Everything that can be laid beside a card, and its punching: picture, price, reasons, cart, weight, postage, and what production takes from stock. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import { accessoryRange } from '#core/catalogue/accessories.ts';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { type Accessory, accessoryParts } from '#core/products/accessory/accessory.ts';
import { accessoryRefusal } from '#core/products/accessory/fit.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { card as cardProduct } from '#core/products/card/product.ts';
import { cardVariants } from '#core/products/card/types.ts';
import { blankDesign } from '#designs/blank.ts';
import { accessories } from '#seed/prices/accessories.ts';
import type { Shop } from '#services/handler.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { claim, finish } from '#store/job/jobs.ts';
import { findOrder } from '#store/order/orders.ts';
import { personalised } from '#tests/customer.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { sampled } from '#tests/long-form.ts';
import { operatorCall } from '#tests/operator-sources.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { isDrawnPart } from '#web/blocks/parts/accessory-drawing.tsx';

const now = new Date('2026-11-19T09:00:00Z');
const clock = () => now;
const t = serverTexts({ locale: 'de-DE' });
let dataDir: string;
let shop: Shop;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'federleicht-accessories-'));
  const base = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  shop = { ...base, hosts: [], files: await openFiles({ dataDir, bucket: null }), tempDir: dataDir } as Shop;
});
afterAll(async () => {
  await shop.store.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Shapes of cards that an accessory goes with, and one that it does not go with. */
function shapesOf(row: Accessory): { fitting: CardShape | undefined; refused: CardShape | undefined } {
  return {
    fitting: cardVariants.find((shape) => accessoryRefusal(row, shape) === null),
    refused: cardVariants.find((shape) => accessoryRefusal(row, shape) !== null),
  };
}

/** The choice that a blank card of this shape begins with. */
async function choiceOf(call: Client, { form, format }: CardShape) {
  return (await call('GET /web-api/cards/:card', { card: blankId(form), form, format })).choice;
}

/** A cart with a blank card of this shape; the id of its line. */
async function cardInCart(call: Client, { form, format }: CardShape): Promise<string> {
  const row = (await catalogueOf(shop.store)).byId.get(blankId(form));
  if (!row) throw new Error(`no blank card ${form}`);
  const choice = await choiceOf(call, { form, format });
  const design = personalised(blankDesign(row, form, format, undefined, 'none', choice.pageCount));
  const { id: designId } = await call('POST /web-api/designs', { design, choice } as never);
  return (await call('POST /web-api/cart/lines', { designId })).lines[0]?.id ?? '';
}

/** Grams that a letter of one card weighs, as its sentence says. */
const gramsOf = (postage: string | null) =>
  Number(/wiegt eine Karte ([\d,]+)\sg: \p{L}+, [\d,]+\s€ Porto\./u.exec(postage ?? '')?.[1]?.replace(',', '.'));

const rowsByPart = accessoryParts.map((part) => ({ part, rows: accessories.filter((row) => row.part === part) }));

describe.each(rowsByPart)('the accessory $part', ({ part, rows }) => {
  test('has a picture, and can be chosen with its price beside a card that it fits, and with the reason beside one it does not [E077]', async () => {
    const kind = accessoryRange.kinds.find(({ key }) => key === part);
    expect(isDrawnPart(part) || (kind?.formats.length ?? 0) > 0).toBe(true);
    const call = (await guestCalls(shop)).request();
    for (const row of sampled(rows, 4)) {
      const { fitting, refused } = shapesOf(row);
      const offer = async (shape: CardShape) =>
        (await call('GET /web-api/card-accessories', shape)).accessories.find(({ sku }) => sku === row.sku);
      const price = await call('GET /web-api/card-accessory-price', { sku: row.sku, quantity: '1' } as never);
      expect(price.unit.amount).toBeGreaterThan(0);
      if (fitting) expect(await offer(fitting)).toMatchObject({ part, fits: true, reason: null, unit: price.unit });
      if (refused)
        expect(await offer(refused)).toMatchObject({ fits: false, reason: expect.stringMatching(/^\p{Lu}.*\.$/u), unit: price.unit });
      // What fits no card is said so, and sold alone.
      expect(fitting !== undefined || part === 'posterbar').toBe(true);
    }
  });

  test('is a line of the cart below its card, weighs what it weighs in the letter, and its postage is named [E077]', async () => {
    for (const row of sampled(rows, 6)) {
      const { request } = await guestCalls(shop);
      const call = request();
      const { fitting } = shapesOf(row);
      if (!fitting) {
        const { lines } = await call('POST /web-api/card-accessory-order', { sku: row.sku, quantity: '2' });
        expect(lines).toMatchObject([{ kind: 'accessory', parent: null, quantity: 2 }]);
        continue;
      }
      const line = await cardInCart(call, fitting);
      const before = (await call('GET /web-api/cart', {})).lines[0];
      const { lines } = await call('POST /web-api/card-accessory-order', { sku: row.sku, line });
      const own = lines.find(({ kind }) => kind === 'accessory');
      expect(own).toMatchObject({ parent: line, quantity: part === 'pen' ? 1 : Math.ceil((before?.quantity ?? 0) / row.pieces) });
      expect(own?.total?.amount).toBeGreaterThan(0);
      const choice = await choiceOf(call, fitting);
      const set = async (accessories: string[]) =>
        call('GET /web-api/card-set', {
          ...fitting,
          paper: choice.paper,
          pageCount: choice.pageCount,
          quantity: choice.quantity,
          accessories,
        });
      const [bare, laid] = [await set([]), await set([row.sku])];
      expect(laid.accessories).toMatchObject([{ sku: row.sku, quantity: own?.quantity, total: own?.total }]);
      expect(lines.find(({ id }) => id === line)?.note ?? null).toBe(laid.postage);
      // No letter takes a card of 21 cm square.
      expect([bare.postage, laid.postage].map((text) => text === null)).toEqual(Array(2).fill(fitting.format === 'square-large'));
      if (laid.postage === null) continue;
      // A pen is not posted with the card; the envelope is counted without being named, too.
      const more = part === 'pen' || part === 'envelope' ? 0 : row.weightMg / row.pieces / 1000;
      expect(Math.abs(gramsOf(laid.postage) - gramsOf(bare.postage) - more)).toBeLessThan(0.11);
    }
  });
});

test('one accessory of every part stands in the list of what production takes from stock [E077]', async () => {
  const guest = await guestCalls(shop);
  const wanted = rowsByPart.flatMap(({ rows }, at) => rows.slice(0, 1).map(({ sku }) => ({ sku, quantity: at + 1 })));
  for (const { sku, quantity } of wanted) await guest.request()('POST /web-api/card-accessory-order', { sku, quantity: String(quantity) });
  const { orderNumber, token } = await guest.order();
  await runOrderAction(shop, orderNumber, 'paid', operatorCall);
  for (
    let job = await claim(shop.store, 'w', Object.keys(printJobs), 60, now);
    job;
    job = await claim(shop.store, 'w', Object.keys(printJobs), 60, now)
  ) {
    const due = job;
    const keep = await printJobs[due.kind]?.(due.payload, shop);
    await shop.store.write(async (trx) => {
      await keep?.(trx);
      await finish(trx, due, now);
    });
  }
  const order = await findOrder(shop.store, token);
  if (!order) throw new Error('no order');
  const list = Buffer.from(await shop.files.get(ticketKeys(order)['pick-list.csv'])).toString();
  expect(
    list
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',').slice(0, 2)),
  ).toEqual(wanted.map(({ sku, quantity }) => [String(quantity), sku]));
});

test('every punching has its price, the reason where a card cannot have it, its words in the cart and its tool on the ticket [E077]', async () => {
  const call = (await guestCalls(shop)).request();
  const catalogue = await catalogueOf(shop.store);
  for (const punching of punchingKeys.filter((key) => key !== 'none')) {
    const { choice, punchings } = await call('GET /web-api/cards/:card', { card: 'olivia', form: 'flat', format: 'a6', punching });
    expect(punchings).toContainEqual(expect.objectContaining({ value: punching, refused: null }));
    const { parts } = await call('GET /web-api/card-price', choice as never);
    expect(parts.find(({ key }) => key === 'punching')?.amount.amount, punching).toBeGreaterThan(0);
    const chosen = { type: 'card' as const, ...choice };
    const offer = { template: null, rows: catalogue.options };
    const words = t({ key: `card.punching.${punching}` });
    expect(t(cardProduct.text(chosen, offer))).toContain(words);
    const { facts } = cardProduct.ticket(chosen, offer);
    expect(
      facts
        .map(({ value }) => t(value))
        .join('; ')
        .toLowerCase(),
      punching,
    ).toContain(words.toLowerCase());
    const bound = await call('GET /web-api/cards/:card', { card: blankId('booklet'), form: 'booklet', format: 'a5' });
    expect(bound.punchings.find(({ value }) => value === punching)?.refused).toMatch(/lässt sich nicht zusätzlich stanzen: .+\.$/);
  }
});
