/** The customer area's call: what belongs to a session is all there, and nothing else ever is. */

import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { customerAreaCalls } from '#api/customer-area.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { options } from '#seed/options.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { envelopePrices, giftCardPrices, samplePrices } from '#seed/prices/card-extras.ts';
import { shippingPrices } from '#seed/prices/shipping.ts';
import { vatRows } from '#seed/prices/vat.ts';
import { documentPool } from '#services/document-tasks.ts';
import type { Context, Shop } from '#services/handler.ts';
import { addLine } from '#store/cart/carts.ts';
import { type CatalogueRow, seedCatalogue } from '#store/catalogue/catalogue.ts';
import { createDesign } from '#store/design/designs.ts';
import { transitionOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createOwner } from '#store/session/sessions.ts';
import { staleDesigns } from '#tests/design-facts.ts';
import type { Engine } from '#tests/engines.ts';
import { withStore } from '#tests/engines.ts';
import { orderFor, plainLine } from '#tests/orders.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { customerAreaHandlers } from './customer-area.ts';

const row = (id: string) => designRows.find((one) => one.id === id) as DesignTemplate;
const olivia = row('olivia');
const mourning = designRows.find(({ occasion }) => occasion === 'trauer') as DesignTemplate;
const now = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function shopOn(open: Engine['open']) {
  const store = await open();
  const rows: CatalogueRow[] = [
    ...[olivia, mourning].map((one) => ({ kind: 'design' as const, id: one.id, row: one })),
    ...Object.entries({
      card: cardPrices,
      envelope: envelopePrices,
      accessory: {},
      sample: samplePrices,
      'gift-card': giftCardPrices,
      postage: [],
      shipping: shippingPrices,
      vat: vatRows,
      'vat-regions': [],
    }).map(([id, prices]) => ({
      kind: 'prices' as const,
      id,
      row: prices,
    })),
    { kind: 'options', id: 'card', row: options },
    { kind: 'options', id: 'accessory', row: [] },
  ];
  await seedCatalogue(store, { number: 1, rows });
  const shop = { store, clock: () => now } as unknown as Shop;
  async function guest() {
    return (await createOwner(store)).id;
  }
  async function area(owner: OwnerId | null) {
    const context = {
      shop,
      site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' },
      actor: {
        owner: {
          current: owner,
          ensure: () => {
            throw new Error('asking makes no owner');
          },
        },
      },
    } as unknown as Context;
    const answer = renderMessages(await customerAreaHandlers['GET /web-api/customer-area']({}, context), serverTexts({ locale: 'de-DE' }));
    expect(safeParse(customerAreaCalls['GET /web-api/customer-area'].output, answer).error).toBeUndefined();
    return answer;
  }
  async function save(owner: OwnerId, { of = olivia, change = (design: DesignDocument): unknown => design, at = now } = {}) {
    const { form, format } = of.forms[0] as DesignTemplate['forms'][number];
    const design = blankDesign(of, form, format, of.colourways[1]?.key, 'none');
    const choice = { card: of.id, form, format, paper: 'feinstpapier', refinementType: 'none' };
    return (await createDesign(store, owner, { product: 'card', document: change(design) as DesignDocument, choice, quantity: 50 }, at)).id;
  }
  /** As if an older program had stored it, and the disk had spoilt it. */
  async function damage(id: string) {
    await store.write((trx) => trx.updateTable('designs').set({ document: '["kaputt"]', summary: null }).where('id', '=', id).execute());
  }
  return { store, guest, area, save, damage };
}

/** Every own text becomes the given one. */
const writing = (text: string) => (design: DesignDocument) => ({
  ...design,
  pages: design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' && element.personal ? { ...element, text } : element)),
  })),
});

withStore('the customer area', (open) => {
  test('lists the drafts of its guest, newest first, with what tells them apart and the way back into each', async () => {
    const { store, guest, area, save } = await shopOn(open);
    const owner = await guest();
    const older = await save(owner, { at: minutesAgo(120) });
    const newer = await save(owner, { at: minutesAgo(5), change: writing(' Zoë\n& Łukasz 👩‍❤️‍👨 ') });
    await addLine(store, owner, plainLine(older));
    const { drafts, orders, formality } = await area(owner);
    const [colourway] = olivia.colourways.slice(1);
    expect([orders, formality]).toEqual([[], 'du']);
    expect(drafts.map(({ id, words, savedAt, inCart }) => [id, words, savedAt, inCart])).toEqual([
      [newer, 'Zoë & Łukasz 👩‍❤️‍👨', minutesAgo(5).toISOString(), false],
      [older, '', minutesAgo(120).toISOString(), true],
    ]);
    expect(drafts[0]).toMatchObject({
      name: 'Olivia, Einladung zur Hochzeit',
      format: expect.stringMatching(/^(Einzel|Klapp)karte \S/),
      colourway: { name: colourway?.name },
      picture: `/img/designs/${newer}/piece-1`,
      path: `/configurator-card/?designId=${newer}`,
    });
  });

  test("a draft in its customer's own colours says so and not the colouring that it began in", async () => {
    const { guest, area, save } = await shopOn(open);
    const owner = await guest();
    const wine = { c: 30, m: 90, y: 60, k: 20, hex: '#8f2f4a' };
    const recoloured = (tokens: (token: string) => boolean) => (design: DesignDocument) => ({
      ...design,
      inks: Object.fromEntries(Object.entries(design.inks).map(([token, ink]) => [token, tokens(token) ? { ...ink, ...wine } : ink])),
    });
    await save(owner, { at: minutesAgo(9), change: (design) => ({ ...design, inks: { ...design.inks, 'own-1': wine } }) });
    await save(owner, { at: minutesAgo(5), change: recoloured((token) => /^leaf/.test(token)) });
    await save(owner, { at: minutesAgo(1), change: recoloured(() => true) });
    const [, night] = olivia.colourways;
    const { drafts } = await area(owner);
    expect(drafts.map(({ colourway }) => colourway?.name)).toEqual(['Eigene Farben', 'Eigene Farben', night?.name]);
    expect(drafts[0]?.colourway?.hex).toBe(wine.hex);
    expect(drafts[2]?.colourway?.hex).toBe(night?.hex);
  });

  test('says nothing about another guest, and nothing at all to a visitor without a session [E072]', async () => {
    const { store, guest, area, save } = await shopOn(open);
    const owner = await guest();
    const own = await save(owner);
    await addLine(store, owner, plainLine(own));
    await placeOrder(store, owner, await orderFor(store, owner), now);
    const nothing = { drafts: [], deleted: [], orders: [], formality: 'du' };
    const stranger = await guest();
    for (const other of [stranger, null, 'A'.repeat(22) as OwnerId]) expect(await area(other)).toEqual(nothing);
    const foreign = await save(stranger);
    expect((await area(stranger)).drafts.map(({ id }) => id)).toEqual([foreign]);
    expect((await area(owner)).drafts.map(({ id }) => id)).toEqual([own]);
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(2);
  });

  test('lists the orders of its guest, newest first, with their sums and states in words', async () => {
    const { store, guest, area, save } = await shopOn(open);
    const owner = await guest();
    const placed: { number: string; token: string }[] = [];
    for (const minutes of [600, 30]) {
      await addLine(store, owner, plainLine(await save(owner)));
      const answer = await placeOrder(store, owner, await orderFor(store, owner), minutesAgo(minutes));
      if (!answer.ok) throw new Error(answer.reason);
      placed.push(answer.order);
      if (minutes === 600)
        await store.write((trx) => transitionOrder(trx, answer.order.id, { state: 'cancelled', actor: 'support', reason: '' }, now));
    }
    const { orders, drafts } = await area(owner);
    expect(orders).toEqual([
      {
        number: placed[1]?.number,
        placedAt: minutesAgo(30).toISOString(),
        total: { amount: 7899, currency: 'EUR', text: '78,99\u00a0€' },
        state: 'Rechnung offen',
        path: `/bestellung/${placed[1]?.token}/`,
        pictures: [`/img/orders/${placed[1]?.token}/1`],
        overview: `/web-api/orders/${placed[1]?.token}/overview`,
        reorderKey: expect.stringMatching(/^[\w-]{22}$/),
      },
      expect.objectContaining({ number: placed[0]?.number, state: 'Storniert' }),
    ]);
    // What was ordered has left the cart and may be designed further.
    expect(drafts.map(({ inCart }) => inCart)).toEqual([false, false]);
  });

  test('lists an order of more than 30 days, and leaves opening it to the mailed link', async () => {
    const { store, guest, area, save } = await shopOn(open);
    const owner = await guest();
    for (const days of [31, 29]) {
      await addLine(store, owner, plainLine(await save(owner)));
      await placeOrder(store, owner, await orderFor(store, owner), minutesAgo(days * 24 * 60));
    }
    const { orders } = await area(owner);
    expect(orders.map(({ state, path }) => [state, path])).toEqual([
      ['Rechnung offen', expect.stringMatching(/^\/bestellung\/[\w-]{22}\/$/)],
      ['Rechnung offen', null],
    ]);
  });

  test('still names a draft whose design left the catalogue, or that an older program cannot read, without a link that fails', async () => {
    const { guest, area, save, damage } = await shopOn(open);
    const owner = await guest();
    await save(owner, { of: { ...olivia, id: 'verschwunden' }, at: minutesAgo(3) });
    await save(owner, { at: minutesAgo(2), change: (design) => ({ ...design, version: 9000 }) });
    const broken = await save(owner, { at: minutesAgo(1) });
    await damage(broken);
    await save(owner);
    const { drafts } = await area(owner);
    expect(drafts.map(({ name, path }) => [name, path !== null])).toEqual([
      ['Olivia, Einladung zur Hochzeit', true],
      ['Olivia, Einladung zur Hochzeit', false],
      ['Olivia, Einladung zur Hochzeit', false],
      [null, false],
    ]);
    expect(drafts[3]?.colourway).toBeNull();
  });

  test('fills what a design of before lacks, and lists it by its address while the threads are busy', async () => {
    const { store, guest, area, save } = await shopOn(open);
    const owner = await guest();
    const id = await save(owner, { change: writing('Zoë & Max') });
    await store.write((trx) => trx.updateTable('designs').set({ summary: null, pages: null, photos: null, suite_texts: null }).execute());
    // Two run, twenty wait.
    const long = `[${'"Zoë",'.repeat(1_000_000)}0]`;
    const busy = Array.from({ length: 22 }, () => documentPool().run({ kind: 'summary', document: long }));
    const path = `/configurator-card/?designId=${id}`;
    const shown = { id, path, picture: `/img/designs/${id}/piece-1`, page: `/img/designs/${id}/first-1` };
    expect((await area(owner)).drafts).toEqual([expect.objectContaining({ ...shown, words: '', colourway: null })]);
    await Promise.all(busy);
    expect((await area(owner)).drafts).toEqual([expect.objectContaining({ ...shown, words: 'Zoë & Max' })]);
    expect(await staleDesigns(store)).toEqual([]);
  });

  test('says Sie as soon as one draft is for mourning', async () => {
    const { guest, area, save } = await shopOn(open);
    const owner = await guest();
    await save(owner);
    expect((await area(owner)).formality).toBe('du');
    await save(owner, { of: mourning });
    expect((await area(owner)).formality).toBe('Sie');
  });

  test('keeps to the fifty newest of what a busy guest saved', async () => {
    const { guest, area, save } = await shopOn(open);
    const owner = await guest();
    for (let index = 0; index < 52; index += 1) await save(owner, { at: minutesAgo(index) });
    const { drafts } = await area(owner);
    expect(drafts).toHaveLength(50);
    expect(drafts.at(-1)?.savedAt).toBe(minutesAgo(49).toISOString());
  });
});
