/** Calls about photo books answer what the product itself says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import { books, bookTypes, laminations, photobookPageCounts } from '#core/products/photobook/books.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookPrice } from '#core/products/photobook/price.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { photobookSku } from '#core/products/photobook/sku.ts';
import { isFault } from '#core/values/fault.ts';
import { photobookPrices } from '#seed/prices/photobook.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-books-'));
let shop: Shop;
let call: Client;

beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  call = (await guestCalls(shop)).request();
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The sentence a call refuses with, and the fields it is about. */
async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'answered',
    (error) =>
      isFault(error)
        ? `${error.code} ${error.details.errors?.map(({ field }) => field).join()}: ${error.details.shown?.text}`
        : String(error),
  );
}

describe('calls about photo books', () => {
  test('list types with what they come in and their numbers of pages [F362] [F175] [F177]', async () => {
    const { types, laminations: shown, workingDays } = await call('GET /web-api/photobook-types', {});
    expect(types).toMatchObject([
      {
        type: 'digitalfotobuch',
        printing: 'digital',
        covers: [{ value: 'hard', name: 'Hardcover' }, { value: 'soft' }],
        bindings: [{ value: 'pur' }],
      },
      {
        type: 'echtfotobuch',
        printing: 'photo',
        bindings: [{ value: 'pur' }, { value: 'layflat' }],
        papers: [{ value: 'matt' }, { value: 'glaenzend' }],
      },
      {
        type: 'fotoheft',
        covers: [{ value: 'soft' }],
        papers: [{ value: 'standard' }, { value: 'matt' }],
        from: { amount: 699, text: '6,99\u00a0€' },
      },
    ]);
    expect(types[0]?.sizes).toContainEqual({ key: 'a4-quer', name: 'A4 quer', widthMm: 297, heightMm: 210, format: 'din-landscape' });
    expect(new Set(types.flatMap(({ sizes }) => sizes.map(({ format }) => format)))).toEqual(
      new Set(['din-landscape', 'din-portrait', 'square']),
    );
    expect(types.map(({ graduationsPageCount }) => [graduationsPageCount[0], graduationsPageCount.at(-1)])).toEqual([
      [24, 160],
      [16, 96],
      [16, 64],
    ]);
    expect(shown.map(({ value }) => value)).toEqual(['matt', 'glossy']);
    expect(workingDays).toBe(3);
  });

  test('have one price for a book, whichever path asks for it [F361] [F388]', async () => {
    const asked = { type: 'digitalfotobuch', size: 'a4-quer', cover: 'hard', binding: 'pur', paper: 'matt', pageCount: '48', amount: '1' };
    expect(await call('GET /web-api/photobook-price', asked)).toMatchObject({
      sku: 'photobook-digitalfotobuch-a4-quer-hard-pur-matt-matt-48',
      unit: { amount: 4839 },
      quantity: 1,
      spineMm: 9.3,
      spineTitle: true,
      spineTitleFrom: 24,
      weightG: 569,
      parts: [
        { key: 'base', label: 'A4 quer mit Hardcover und 24 Seiten', amount: { amount: 3399 } },
        { key: 'pages', label: '24 weitere Seiten', amount: { amount: 1152 } },
        { key: 'paper', label: 'Papier matt', amount: { amount: 288 } },
      ],
    });
    let turn = 0;
    for (const photobookType of bookTypes)
      for (const size of books[photobookType].sizes)
        for (const cover of books[photobookType].covers)
          for (const binding of books[photobookType].bindings)
            for (const paper of books[photobookType].papers) {
              turn += 1;
              const counts = photobookPageCounts(photobookType);
              const given = { photobookType, size, cover, binding, paper, coverLamination: laminations[turn % 2] };
              const choice = completePhotobook({ ...given, pageCount: counts[(turn * 7) % counts.length] }, { rows: photobookOptionsRow });
              const amount = (turn % 100) + 1;
              const wanted = photobookPrice(choice, amount, { prices: photobookPrices, country: 'DE' });
              const sku = photobookSku(choice);
              const sums = wanted.parts.map((part) => ({ key: part.key, amount: { amount: part.amount.amount } }));
              const expected = {
                sku,
                unit: { amount: wanted.unit.amount },
                total: { amount: wanted.total.amount },
                quantity: amount,
                parts: sums,
              };
              const { type: _, photobookType: type, ...words } = choice;
              expect(await call('GET /web-api/photobook-price', { ...words, type, amount })).toMatchObject(expected);
              expect(await call('GET /prices/article', { sku, amount })).toMatchObject(expected);
            }
  });

  test('have the price that a page computes from price and option rows', async () => {
    expect(await call('GET /web-api/photobook-pricing', {})).toEqual({ prices: photobookPrices, options: photobookOptionsRow });
  });

  test('name the lowest price of one book that can be ordered [F339]', async () => {
    const { options, price } = await call('GET /web-api/calculator/reference', { productType: 'photobook' });
    expect(options).toMatchObject({ photobookType: 'fotoheft', size: 'a6-quer', pageCount: 16, quantity: 1 });
    expect(price.unit.amount).toBe(699);
    const hard = await call('GET /web-api/calculator/reference', { productType: 'photobook', type: 'echtfotobuch' });
    expect(hard.price.unit.amount).toBe(2799);
  });

  test('know the shape of every size of a book [F178] [F338]', async () => {
    const shape = (format: string) => call('GET /web-api/aspect-ratio', { productType: 'photobook', format });
    expect(await shape('a4-quer')).toEqual({ ratio: 297 / 210, width: 297, height: 210 });
    expect(await shape('200-200')).toEqual({ ratio: 1, width: 200, height: 200 });
    expect(await shape('a7-quer')).toEqual({ ratio: 0, width: 0, height: 0 });
  });

  test('list styles by category, and one with a sample [F359] [F360] [F179]', async () => {
    const { sets } = await call('GET /web-api/photobook-design-group-set', {});
    expect(sets).toHaveLength(12);
    expect(new Set(sets.map(({ image }) => image)).size).toBeGreaterThan(8);
    for (const { image } of sets) expect(decodeURIComponent(image)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
    const weddings = await call('GET /web-api/photobook-design-group-set', { categoryIds: [2] });
    expect(weddings.sets.map(({ id, name, categoryIds }) => ({ id, name, categoryIds }))).toEqual([
      { id: 2, name: 'Jawort', categoryIds: [2] },
      { id: 3, name: 'Großer Tag', categoryIds: [2] },
    ]);
    expect((await call('GET /web-api/photobook-design-group-set', { categoryIds: [99] })).sets).toEqual([]);
    const set = await call('GET /web-api/photobook-design-group-set/:id', { id: 2 });
    expect(set.style).toMatchObject({ marginMm: 18, gapMm: 4, ground: '#ffffff', fonts: { title: 'cormorant' } });
    expect(set.sample.map(({ cells }) => cells.length)).toEqual([1, 2, 4]);
    expect(set.sample[1]?.cells[1]).toEqual({ x: 150.5, y: 18, width: 128.5, height: 174 });
    expect(await refusal(call('GET /web-api/photobook-design-group-set/:id', { id: 13 }))).toMatch(/^not-found/);
  });

  test.each([
    [{ pageCount: '26' }, /^bad-input pageCount: .*in Schritten von 4, nicht 26\. Am nächsten kommt 28\./],
    [{ pageCount: '0' }, /nicht 0\. Am nächsten kommt 24/],
    [{ pageCount: '32.5' }, /ganze Zahl, nicht „32.5“. Am nächsten kommt 32/],
    [{ pageCount: '-4' }, /Am nächsten kommt 24/],
    [{ pageCount: 'viele' }, /nicht „viele“. Am nächsten kommt 24/],
    [
      { type: 'echtfotobuch', binding: 'layflat', cover: 'soft' },
      /^bad-input cover: Echtfotobuch: Softcover gibt es hier nicht, nur Hardcover/,
    ],
    [{ type: 'fotoheft', paper: 'glaenzend' }, /^bad-input paper: Fotoheft: Papier glänzend gibt es hier nicht/],
    [{ type: 'fotoheft', size: '300-300' }, /^bad-input size: /],
    [{ type: 'digital' }, /^bad-input type: „digital“ gibt es bei Fotobüchern nicht. Am nächsten kommt „digitalfotobuch“/],
    [{ size: 'A4-quer' }, /Am nächsten kommt „a4-quer“/],
    [{ cover: 'weich' }, /^bad-input cover: /],
    [{ coverLamination: 'glanz' }, /^bad-input coverLamination: .*Am nächsten kommt „(glossy|matt)“/],
    [{ cover: 'soft', paper: 'standard', pageCount: '24' }, /zu dünn zum Kleben\. Es geht ab 36 Seiten/],
    [{ amount: '101' }, /^bad-input amount: .*Am nächsten kommt 100/],
    [{ amount: '12.5' }, /Am nächsten kommt 13/],
  ])('refuse %o with a sentence and the nearest value', async (given, sentence) => {
    expect(await refusal(call('GET /web-api/photobook-price', given))).toMatch(sentence);
  });

  test.each([
    ['photobook-digitalfotobuch-a4-quer-hard-pur-matt-matt-26', /^bad-input pageCount: .*Am nächsten kommt 28/],
    ['photobook-digitalfotobuch-a4-quer-hard-layflat-matt-matt-48', /^bad-input binding: /],
    ['photobook-digitalfotobuch-a7-quer-hard-pur-matt-matt-48', /^not-found/],
    ['photobook-digitalfotobuch-a4-quer-hard-pur-matt-matt', /^not-found/],
  ])('refuse the sku %s', async (sku, sentence) => {
    expect(await refusal(call('GET /prices/article', { sku }))).toMatch(sentence);
  });
});
