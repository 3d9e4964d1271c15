/** Calls about photo boxes answer what the product itself says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import { boxMaterials, boxTypes, countLimits, lidDesigns } from '#core/products/photobox/boxes.ts';
import { boxBorders } from '#core/products/photobox/choice.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxPrice } from '#core/products/photobox/price.ts';
import { photoboxOptionsRow } from '#core/products/photobox/rows.ts';
import { photoboxSkuOfChoice } from '#core/products/photobox/sku.ts';
import { isFault } from '#core/values/fault.ts';
import { photoboxPrices } from '#seed/prices/photobox.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-boxes-'));
let shop: Shop;
let call: Client;
let swiss: Client;

beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  call = (await guestCalls(shop)).request();
  swiss = (await guestCalls(shop, 'CH')).request();
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

describe('calls about photo boxes', () => {
  test('list boxes with their numbers of prints, papers, lids and prices [F363] [F211] [F212]', async () => {
    const { boxes, borders, workingDays } = await call('GET /web-api/photobox-data', {});
    expect(boxes).toMatchObject([
      {
        photoboxType: 'small',
        photoboxFormatString: '105x105',
        photoboxQuantityMin: 10,
        photoboxQuantityMax: 20,
        materials: [
          { value: 'matt', name: 'Fotopapier matt', addition: null, refused: null, photoboxQuantityMax: 20 },
          { value: 'glossy', addition: null },
          { value: 'hahnemuehle', addition: { amount: 75, text: '0,75\u00a0€' }, photoboxQuantityMax: 20 },
        ],
        designTypes: [{ value: 'natur' }, { value: 'weiss', addition: null }, { value: 'motiv', addition: { amount: 400 } }],
        price: { base: { amount: 899 }, perPrint: { amount: 45 }, from: { amount: 1349, text: '13,49\u00a0€' } },
      },
      {
        photoboxType: 'photoprint',
        photoboxFormatString: '148x105',
        photoboxFormat: { width: 148, height: 105 },
        photoboxQuantityMax: 100,
        materials: [{}, {}, { photoboxQuantityMax: 50 }],
        price: { base: { amount: 1199 }, perPrint: { amount: 49 } },
      },
    ]);
    expect(borders.map(({ value }) => value)).toEqual([0, 3, 5]);
    expect(workingDays).toBe(2);
    const francs = await swiss('GET /web-api/photobox-data', {});
    expect(francs.boxes[0]?.price).toMatchObject({ base: { amount: 1245, currency: 'CHF' }, perPrint: { amount: 65 } });
  });

  test('sell as many prints as photoboxQuantityMax says, on each paper, and not one more [E011]', async () => {
    const { boxes } = await call('GET /web-api/photobox-data', {});
    for (const { photoboxType: type, photoboxQuantityMax: most, materials } of boxes) {
      expect(Math.max(...materials.map(({ photoboxQuantityMax }) => photoboxQuantityMax))).toBe(most);
      for (const { value: material, photoboxQuantityMax: max } of materials) {
        const price = await call('GET /photoboxes', { type, material, count: String(max) });
        expect(price.parts.find(({ key }) => key === 'prints')?.label).toMatch(new RegExp(`^${max} Fotos`));
        expect(await refusal(call('GET /photoboxes', { type, material, count: String(max + 1) }))).toMatch(
          new RegExp(`^bad-input count: .*nicht ${max + 1}\\. Am nächsten kommt ${max}\\.`),
        );
      }
    }
  });

  test('have one price for a box, whichever path asks for it [F391] [F388]', async () => {
    expect(await call('GET /photoboxes', { type: 'small', material: 'matt', count: '20' })).toMatchObject({
      sku: 'photobox-small-matt-natur-20',
      unit: { amount: 1799 },
      total: { amount: 1799 },
      quantity: 1,
      parts: [
        { key: 'box', label: 'Kleine Fotobox', amount: { amount: 899 } },
        { key: 'prints', label: '20 Fotos auf Fotopapier matt', amount: { amount: 900 } },
      ],
    });
    let amount = 0;
    for (const photoboxType of boxTypes)
      for (const photoboxMaterial of boxMaterials)
        for (const photoboxDesignType of lidDesigns)
          for (const border of boxBorders) {
            amount = (amount % 50) + 1;
            const { min, max } = countLimits(photoboxType, photoboxMaterial);
            const count = min + (amount % (max - min + 1));
            const given = { photoboxType, photoboxMaterial, photoboxDesignType, border, count };
            const choice = completePhotobox(given, { rows: photoboxOptionsRow });
            const wanted = photoboxPrice(choice, amount, { prices: photoboxPrices, country: 'DE' });
            const sku = photoboxSkuOfChoice(choice);
            const words = { type: photoboxType, material: photoboxMaterial, design: photoboxDesignType, border, count, amount };
            const expected = { sku, unit: { amount: wanted.unit.amount }, total: { amount: wanted.total.amount }, quantity: amount };
            const sums = wanted.parts.map((part) => ({ key: part.key, amount: { amount: part.amount.amount } }));
            expect(await call('GET /photoboxes', words)).toMatchObject({ ...expected, parts: sums });
            expect(await call('GET /prices/article', { sku, amount })).toMatchObject({ ...expected, parts: sums });
            const { type: _, ...options } = choice;
            const { sku: __, ...priced } = expected;
            expect(await call('GET /web-api/photobox-price', { ...options, quantity: amount })).toMatchObject(priced);
          }
  });

  test.each([
    [{ count: '9' }, /^bad-input count: .*10 bis 20 Fotos.*nicht 9\. Am nächsten kommt 10\./],
    [{ count: '0' }, /Am nächsten kommt 10/],
    [{ count: '12.5' }, /ganze Zahl, nicht „12.5“. Am nächsten kommt 13/],
    [{ count: '-5' }, /Am nächsten kommt 10/],
    [{ count: 'viele' }, /nicht „viele“. Am nächsten kommt 10/],
    [{ type: 'photoprint', material: 'hahnemuehle', count: '99' }, /^bad-input count: .*20 bis 50.*Am nächsten kommt 50/],
    [{ type: 'gross' }, /^bad-input type: „gross“ gibt es bei Fotoboxen nicht. Am nächsten kommt „small“/],
    [{ material: 'glänzend' }, /^bad-input material: /],
    [{ design: 'weiß' }, /^bad-input design: .*Am nächsten kommt „weiss“/],
    [{ type: 'small', format: '148x105' }, /^bad-input format: Kleine Fotobox: Die Fotos darin haben das Format 105x105/],
    [{ format: '100x150' }, /^bad-input format: /],
    [{ border: '4' }, /^bad-input border: .*Am nächsten kommt „3“/],
    [{ amount: '51' }, /^bad-input amount: .*Am nächsten kommt 50/],
    [{ amount: '2.5' }, /Am nächsten kommt 3/],
  ])('refuse %o with a sentence and the nearest value', async (given, sentence) => {
    expect(await refusal(call('GET /photoboxes', given))).toMatch(sentence);
  });

  test.each(['photobox-small-matt-natur-9', 'photobox-photoprint-hahnemuehle-motiv-51'])('refuse the sku %s', async (sku) => {
    expect(await refusal(call('GET /prices/article', { sku }))).toMatch(/^bad-input count: .*Am nächsten kommt/);
  });

  test.each([
    'photobox-small-matt-natur',
    'photobox-large-matt-natur-12',
    'photobox-small-matt-natur-012',
    'photobox-small-matt-natur-12-b4',
  ])('do not know the sku %s', async (sku) => {
    expect(await refusal(call('GET /prices/article', { sku }))).toMatch(/^not-found/);
  });
});
