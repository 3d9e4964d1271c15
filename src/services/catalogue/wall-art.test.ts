/** Calls about wall art answer what the product itself says: prices, limits, frames. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { formatGroups, formatText, groupKeys } from '#core/products/photoframe/formats.ts';
import { frameKeys, frames } from '#core/products/photoframe/frames.ts';
import { photoframeIssues } from '#core/products/photoframe/issues.ts';
import { hangingKeys, materialKeys, materials, stretcherKeys } from '#core/products/photoframe/materials.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { isFault } from '#core/values/fault.ts';
import { photoframePrices } from '#seed/prices/photoframe.ts';
import type { Shop } from '#services/handler.ts';
import { openStore } from '#store/db/store.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-prices-'));
const offer = { template: null, rows: photoframeOptionsRow };
const prices = photoframePrices;
const selection = '/web-api/product-selection-photo-frame';
let shop: Shop;
let call: Client;
let swiss: Client;
let guest: Awaited<ReturnType<typeof guestCalls>>;

beforeAll(async () => {
  shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  guest = await guestCalls(shop);
  call = guest.request();
  swiss = (await guestCalls(shop, 'CH')).request();
});
afterAll(async () => {
  await shop.store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const listed = groupKeys.flatMap((group) => formatGroups[group].map(formatText));

/** Every material with its stretchers, every frame it goes into with its mats, every way of hanging, in every listed format. */
function* combinations(): Generator<PhotoframeChoice> {
  for (const material of materialKeys)
    for (const stretcher of material === 'leinwand' ? stretcherKeys : [undefined])
      for (const frameType of ['none', ...frameKeys] as const)
        for (const matSize of frameType === 'none' ? [0 as const] : frames[frameType].mats)
          for (const hanging of hangingKeys)
            for (const format of listed) {
              const choice = completePhotoframe({ material, stretcher, frameType, matSize, hanging, format }, offer);
              const isKept = choice.frameType === frameType && choice.hanging === hanging && choice.format === format;
              if (isKept) yield choice;
            }
}

describe('the menu of the poster shop', () => {
  test('leads to lists that have posters, and to every material that is sold [E075]', async () => {
    const { columns } = await call('GET /web-api/poster-menu', {});
    const [subjects, shapes, sizes, sold] = columns.map(({ links }) => links);
    for (const { path } of [...(subjects ?? []), ...(shapes ?? [])]) {
      const query = new URL(path, 'http://shop').searchParams;
      const filter = Object.fromEntries([...query].map(([key, value]) => [key, [value]]));
      expect([path, (await call('GET /web-api/posters', filter)).total > 0]).toEqual([path, true]);
    }
    expect(sizes?.map(({ name }) => name)).toContain('50\u00a0×\u00a070\u00a0cm');
    expect(sold?.length).toBe(photoframeOptionsRow.materials.length);
  });
});

const own = (choice: PhotoframeChoice, quantity = 1) => photoframePrice(choice, quantity, { prices, country: 'DE' });

/** The sentence a call refuses with. */
async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'answered',
    (error) => (isFault(error) ? `${error.code}: ${error.details.shown?.text}` : String(error)),
  );
}

describe('prices of wall art', () => {
  test('are those of the product, under each path, for every combination [F353] [F388]', { timeout: 120_000 }, async () => {
    let count = 0;
    for (const choice of combinations()) {
      const amount = 1 + (count % 50);
      const { type: _, ...given } = choice;
      const price = own(choice, amount);
      const article = await call(`GET ${selection}/price-article`, { ...given, amount });
      expect(article).toMatchObject({ unit: price.unit, total: price.total, quantity: amount });
      expect(article.parts.map(({ key, amount }) => [key, amount.amount])).toEqual(
        price.parts.map(({ key, amount }) => [key, amount.amount]),
      );
      const { unit, total } = await call('GET /web-api/photoframe-price', { ...given, quantity: amount });
      expect([unit.amount, total.amount]).toEqual([price.unit.amount, price.total.amount]);
      const bySku = await call('GET /prices/article', { sku: photoframeSku(choice), amount });
      expect(bySku).toMatchObject({ unit: price.unit, total: price.total, ladder: article.ladder });
      count += 1;
    }
    expect(count).toBeGreaterThan(1_000);
  });

  test('of one piece, with its parts, weight and parcel [F353]', async () => {
    const given = { material: 'aludibond', format: '600x400', hanging: 'rail', frameType: '', matSize: '0', amount: '1' };
    expect(await call(`GET ${selection}/price-article`, given)).toMatchObject({
      unit: { amount: 5899, currency: 'EUR', text: '58,99\u00a0€' },
      parts: [
        { key: 'material', label: 'Alu-Dibond', amount: { amount: 4699 } },
        { key: 'hanging', label: 'Schienen', amount: { amount: 1200 } },
      ],
      weightG: 1_304,
      pack: { kind: 'parcel' },
      basePrice: null,
      hint: 'Ab 2 Stück zahlst du 2,95\u00a0€ weniger je Stück.',
    });
    expect(await swiss(`GET ${selection}/price-article`, given)).toMatchObject({ unit: { amount: 8155, currency: 'CHF' } });
  });

  test('stand beside the price of a square metre where goods are sold by area, and only there', async () => {
    for (const material of materialKeys) {
      const { basePrice } = await call(`GET ${selection}/price-article`, { material, format: '1000x500' });
      expect(basePrice !== null).toBe(materials[material].isSoldByArea);
    }
    const wallpaper = await call(`GET ${selection}/price-article`, { material: 'fototapete', format: '2000x1000' });
    expect(wallpaper.basePrice).toMatchObject({ per: 'm2', text: '42,00\u00a0€ je m²' });
    const larger = await call(`GET ${selection}/price-article`, { material: 'fototapete', format: '3000x2000' });
    expect(larger.basePrice?.amount.amount).toBeLessThan(wallpaper.basePrice?.amount.amount ?? 0);
  });

  test('of a family of formats and of single formats are those of the pieces [F355] [F356] [F385] [F389] [F390]', async () => {
    for (const material of materialKeys) {
      const { groups } = await call('GET /prices/format-group-prices-images', { material });
      expect(groups.map(({ group }) => group)).toEqual([...groupKeys]);
      for (const group of groupKeys) {
        const { formats } = await call(`GET ${selection}/prices-format-group`, { material, group });
        expect(await call('GET /prices/format-group', { material, group })).toEqual({ group, formats });
        const { image, ...same } = groups.find((one) => one.group === group) ?? { image: '' };
        expect(same).toEqual({ group, formats });
        expect(image).toMatch(/^data:image\/svg\+xml,/);
        for (const { format, price } of formats) {
          const choice = completePhotoframe({ material, format }, offer);
          expect([choice.format, price.amount]).toEqual([format, own(choice).unit.amount]);
        }
      }
      const all = await call(`GET ${selection}/prices-formats`, { material });
      expect((await call('GET /prices/formats', { material })).formats).toEqual(all.formats);
      for (const { format, price, refused } of all.formats) {
        const choice = { ...completePhotoframe({ material }, offer), format };
        const [issue] = photoframeIssues(choice, offer);
        expect([price === null, refused === null]).toEqual([issue !== undefined, issue === undefined]);
        if (price) expect(price.amount).toBe(own(choice).unit.amount);
      }
    }
    const { formats } = await call(`GET ${selection}/prices-format-group`, { material: 'poster', group: '3-2' });
    expect(formats[0]).toMatchObject({ format: '300x200', price: { amount: 599 } });
  });

  test('begin with one that can be ordered [F357] [F339]', async () => {
    const { from } = await call(`GET ${selection}/prices-from`, {});
    expect(from.map(({ material }) => material)).toEqual([...materialKeys]);
    expect(from[0]).toMatchObject({ material: 'poster', format: '200x200', price: { amount: 599 } });
    for (const { material, format, price } of from) {
      expect((await call(`GET ${selection}/price-article`, { material, format })).unit.amount).toBe(price.amount);
      const all = await call('GET /prices/formats', { material });
      expect(Math.min(...all.formats.flatMap((one) => one.price?.amount ?? []))).toBe(price.amount);
    }
    const { options, price } = await call('GET /web-api/calculator/reference', { productType: 'photoframe', material: 'leinwand' });
    expect(options).toMatchObject({ material: 'leinwand', format: '200x200', quantity: 1 });
    expect(price.unit.amount).toBe(from.find(({ material }) => material === 'leinwand')?.price.amount);
  });

  test('of a sku are known for accessories and cards as well [F388]', async () => {
    const accessory = await call('GET /prices/article', { sku: 'envelope-b6-straight', amount: 50 });
    expect(accessory.unit).toEqual((await call('GET /accessory', { sku: 'envelope-b6-straight', quantity: 50 })).unit);
    const card = await call('GET /prices/article', { sku: 'card-olivia-folded-a6', amount: 50 });
    expect(card.parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(card.unit.amount);
    const given = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
    expect(card.unit).toEqual((await call('GET /web-api/card-price', given)).unit);
    expect(await refusal(call('GET /prices/article', { sku: 'nothing' }))).toMatch(/^not-found/);
    expect(await refusal(call('GET /prices/article', { sku: 'photoframe-poster-50x50' }))).toMatch(/^bad-input: Poster gibt es ab/);
  });
});

describe('sizes and frames of wall art', () => {
  test('limits are those of material, frame and hanging [F354]', async () => {
    expect(await call(`GET ${selection}/format-limits`, { material: 'leinwand', frameType: '' })).toEqual({
      min: { width: 200, height: 200 },
      max: { short: 1200, long: 1800 },
      stepMm: 10,
      reasons: { min: 'Leinwand gibt es ab 20\u00a0×\u00a020\u00a0cm.', max: 'Leinwand gibt es bis 120\u00a0×\u00a0180\u00a0cm.' },
    });
    const framed = await call(`GET ${selection}/format-limits`, { material: 'poster', frameType: 'fotorahmen' });
    expect(framed).toMatchObject({ min: { width: 100, height: 150 }, max: { short: 300, long: 450 } });
    const drilled = await call(`GET ${selection}/format-limits`, { material: 'aludibond', hanging: 'drill' });
    expect(drilled.min).toEqual({ width: 200, height: 200 });
  });

  test('the ratio of a format is that of its sides, and 0 for a text that is none [F338]', async () => {
    const ratio = (format: string) => call('GET /web-api/aspect-ratio', { productType: 'photoframe', format });
    expect(await ratio('600x400')).toEqual({ ratio: 1.5, width: 600, height: 400 });
    expect(await ratio('a0')).toEqual({ ratio: 841 / 1189, width: 841, height: 1189 });
    for (const format of ['600X400', '0x10', 'poster']) expect(await ratio(format)).toEqual({ ratio: 0, width: 0, height: 0 });
  });

  test('frames have colours, mats, sizes and a lowest price [F351] [F386]', async () => {
    const { variants } = await call('GET /web-api/variants-for-frame-types', {});
    expect(variants.map(({ frameType }) => frameType)).toEqual([...frameKeys]);
    for (const { frameType, colours, sizes, priceFrom } of variants) {
      expect(colours.filter((colour) => colour.default)).toMatchObject([{ key: 'black' }]);
      const costs = await Promise.all(sizes.map(({ format }) => call('GET /frame', { frameType, matSize: 0, format })));
      expect(Math.min(...costs.map(({ price }) => price.amount))).toBe(priceFrom.amount);
    }
    const [alu] = (await call('GET /web-api/variants-for-frame-types', { frameTypes: ['alurahmen'] })).variants;
    expect(alu?.mats).toEqual([
      { size: 0, type: 'none', default: false },
      { size: 30, type: 'white', default: true },
    ]);
    expect(await call('GET /frame', { frameType: 'alurahmen', colour: 'black', matSize: '30', format: '600x400' })).toMatchObject({
      price: { amount: 6099 },
      outer: { width: 676, height: 476 },
      mat: { size: 30, type: 'white' },
    });
  });

  test('a configurator gets the whole selection at once [F358]', async () => {
    const data = await call(`GET ${selection}/data`, {});
    expect(data.materials.map(({ key }) => key)).toEqual([...materialKeys]);
    expect(data.frameTypes.map(({ key }) => key)).toEqual([...frameKeys]);
    expect(data.groups.flatMap(({ formats }) => formats)).toEqual(listed);
    expect(data.defaults).toEqual({ material: 'poster', format: '600x400', frameType: 'none', hanging: 'none' });
    expect(JSON.stringify(data)).not.toContain('photoframe.');
  });
});

describe('a photo of the caller', () => {
  async function photo(width: number, height: number): Promise<string> {
    const facts = { name: 'Foto.jpg', kind: 'jpeg' as const, width, height, orientation: 1, bytes: 1_000, sha256: `${width}-${height}` };
    const keys = { printKey: 'p', previewKey: 'v', thumbKey: 't', focusX: 0.5, focusY: 0.5, warnings: [] };
    return (await createPicture(shop.store, guest.owner, { ...facts, ...keys } as never, clock())).id;
  }

  test('has a level at every size, and a sentence names the largest fine one [F356]', async () => {
    const id = await photo(4032, 3024);
    const { formats, hint } = await call(`GET ${selection}/prices-formats`, { material: 'poster', photo: id });
    const at = (format: string) => formats.find((one) => one.format === format);
    expect(at('300x200')).toMatchObject({ ppi: 341, level: 'fine', refused: null });
    expect([at('1200x800')?.level, at('1500x1000')?.level]).toEqual(['fine', 'soft']);
    expect(hint).toBe('Dein Foto wird bis 120\u00a0×\u00a090\u00a0cm ganz scharf.');
    const small = await call(`GET ${selection}/prices-formats`, {
      material: 'poster',
      formats: ['1500x1000'],
      photo: await photo(1600, 1200),
    });
    expect(small.formats[0]).toMatchObject({
      level: 'refused',
      refused: 'Das Foto ist für diese Größe zu klein und würde unscharf.',
      ppi: 27,
    });
    const canvas = await call(`GET ${selection}/prices-formats`, { material: 'leinwand', edge: 'mirror', formats: ['600x400'], photo: id });
    const wrapped = await call(`GET ${selection}/prices-formats`, { material: 'leinwand', edge: 'wrap', formats: ['600x400'], photo: id });
    expect([canvas.formats[0]?.ppi, wrapped.formats[0]?.ppi]).toEqual([170, 155]);
  });

  test('decides the format a visit begins with [F358]', async () => {
    const { defaults } = await call(`GET ${selection}/data`, { photo: await photo(3024, 4032) });
    expect(defaults.format).toBe('450x600');
  });

  test('of somebody else is not found', async () => {
    const id = await photo(1000, 1000);
    const missing = await refusal(swiss(`GET ${selection}/prices-formats`, { photo: 'x'.repeat(22) }));
    expect(await refusal(swiss(`GET ${selection}/prices-formats`, { photo: id }))).toBe(missing);
    expect(missing).toMatch(/^not-found/);
  });
});

describe('what is not offered', () => {
  test.each([
    [{ format: '600X400' }, /nicht lesen.*60\s×\s40/],
    [{ format: '24"x16"' }, /nicht in Zoll.*61\s×\s41/],
    [{ format: '601x400' }, /Schritten von 1 cm.*60\s×\s40/],
    [{ format: '50x50' }, /Poster gibt es ab.*10\s×\s15/],
    [{ format: '5000x400' }, /Poster gibt es bis.*200\s×\s40/],
    [{ format: 'x'.repeat(30) }, /keine Größe/],
    [{ material: 'leinwnd' }, /„leinwnd“ gibt es hier nicht. Am nächsten kommt „leinwand“/],
    [{ frameType: 'alu' }, /Am nächsten kommt „alurahmen“/],
    [{ frameType: 'alurahmen', matSize: '20' }, /„20“ gibt es hier nicht. Am nächsten kommt „30“/],
    [{ hanging: 'schiene' }, /„schiene“ gibt es hier nicht/],
    [{ material: 'leinwand', frameType: 'alurahmen' }, /gibt es nur für Poster und Hahnemühle FineArt/],
    [{ material: 'echtglas', hanging: 'plates' }, /Möglich ist „ohne Aufhängung“/],
    [{ amount: '12.5' }, /ganze Stückzahlen von 1 bis 50. Am nächsten kommt 13/],
    [{ amount: '0' }, /Am nächsten kommt 1/],
    [{ amount: '51' }, /Am nächsten kommt 50/],
    [{ amount: 'viele' }, /Am nächsten kommt 1/],
    [{ material: 'leinwand', edge: 'colour', edgeColour: 'rot' }, /Farbe/],
  ])('%o is answered with a sentence and the nearest value', async (given, sentence) => {
    const text = await refusal(call(`GET ${selection}/price-article`, given));
    expect(text).toMatch(/^bad-input: /);
    expect(text).toMatch(sentence);
  });

  test('unknown groups and frames are refused likewise', async () => {
    expect(await refusal(call('GET /prices/format-group', { group: '3:2' }))).toMatch(/Am nächsten kommt „3-2“/);
    expect(await refusal(call('GET /web-api/variants-for-frame-types', { frameTypes: ['holz'] }))).toMatch(
      /Am nächsten kommt „holzrahmen“/,
    );
    expect(await refusal(call('GET /frame', { frameType: 'fotorahmen', colour: 'oak', format: '300x200' }))).toMatch(/schwarz und weiß/);
    expect(await refusal(call('GET /frame', { frameType: 'fotorahmen', format: '600x400' }))).toMatch(/Fotorahmen gibt es bis/);
  });
});
