import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { soldTypes } from '#core/products/registry.ts';
import { openCatalogue, pageOf } from '#tests/block-page.tsx';

type Wanted = Input<Calls['GET /web-api/calculator/reference']>;

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const call = () => pageOf(catalogue.shop).call;
const reference = (wanted: Wanted) => call()('GET /web-api/calculator/reference', wanted);

describe('calculator/reference', () => {
  test.each([
    ['photobook', 699, { photobookType: 'fotoheft', size: 'a6-quer', pageCount: 16 }],
    ['calendar', 1_099, { calendarType: 'tischkalender' }],
    ['photoframe', 599, { material: 'poster' }],
    ['collage', 599, { material: 'poster' }],
    ['photobox', 1_349, { photoboxType: 'small', count: 10 }],
    ['photoprint', 17, { paper: 'matt' }],
    ['merch', 799, {}],
    ['gift-voucher', 1_000, { amount: 10 }],
  ] as const)(
    'of a %s is the lowest price of one piece that can be ordered, as money and as text [F339]',
    async (productType, amount, options) => {
      const found = await reference({ productType });
      expect(found.options).toMatchObject(options);
      expect(found.price).toMatchObject({ amount, currency: 'EUR', unit: { amount }, total: { amount }, quantity: 1 });
      expect(found.text).toBe(`ab ${found.price.text}`);
      expect(found.price.text).toMatch(/^\d+,\d\d\u00a0€$/);
    },
  );

  test('is answered for every product type, at the price of its own call [F339]', async () => {
    for (const productType of soldTypes) {
      const { options, price } = await reference({ productType });
      if ('amount' in options || productType === 'photobook' || productType === 'calendar') continue;
      const own = await call()(`GET /web-api/${productType}-price`, options as never);
      expect(own.unit, productType).toEqual(price.unit);
    }
  });

  test('of a card without a form is that of the cheapest form, and of a form its own [F339]', async () => {
    const any = await reference({ productType: 'card' });
    expect(any.options).toMatchObject({ form: 'confetti' });
    const folded = await reference({ productType: 'card', form: 'folded' });
    expect(folded.options).toMatchObject({ form: 'folded', quantity: 50 });
    expect(folded.price).toMatchObject({ amount: folded.price.unit.amount, text: folded.price.unit.text });
    expect(any.price.amount).toBeLessThan(folded.price.amount);
    const a5 = await reference({ productType: 'card', format: 'a5' });
    expect(a5.options).toMatchObject({ format: 'a5' });
  });

  test('of a type, material or format that is named is that of it alone', async () => {
    expect((await reference({ productType: 'photobox', photoboxType: 'photoprint' })).options).toMatchObject({
      photoboxType: 'photoprint',
    });
    expect((await reference({ productType: 'merch', sku: 'mug-330' })).price.amount).toBe(1_299);
    const cotton = await reference({ productType: 'photoprint', paper: 'hahnemuehle' });
    expect(cotton.options).toMatchObject({ paper: 'hahnemuehle' });
  });

  test.each([
    [{ productType: 'merch', sku: 'mug-331' }, 'sku'],
    [{ productType: 'photobox', photoboxType: 'large' }, 'photoboxType'],
    [{ productType: 'photoprint', format: '9x13', paper: 'hahnemuehle' }, 'format'],
    [{ productType: 'card', form: 'polaroid', format: 'a6' }, 'format'],
    [{ productType: 'car' }, 'productType'],
  ])('of %j is refused with the field and a sentence', async (wanted, field) => {
    await expect(reference(wanted as Wanted)).rejects.toMatchObject({
      code: 'bad-input',
      details: { shown: { errors: [{ field, message: expect.stringMatching(/\.$/) }] } },
    });
  });
});

describe('the price of a card', () => {
  const plain = {
    card: 'blanko-pocketfold',
    form: 'pocketfold',
    format: 'a6',
    paper: 'feinstpapier',
    refinementType: 'none',
    quantity: 50,
  } as const;
  const priceIn = (country: 'DE' | 'CH', choice: object) =>
    pageOf(catalogue.shop, { country }).call('GET /web-api/card-price', { ...plain, ...choice } as never);

  test('names its parts, which add up to the unit price [F375]', async () => {
    const { unit, parts } = await priceIn('DE', { card: 'olivia', form: 'folded', paper: 'feinstpapier', refinementType: 'gold' });
    expect(parts.map(({ key, label }) => [key, label])).toEqual([
      ['base', 'Grundpreis'],
      ['refinement', 'Veredelung'],
      ['foil', 'Anteil an der Einrichtung der Folie'],
    ]);
    expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unit.amount);
  });

  test('names the class price of its letter, in Switzerland the dearer one of pocketfolds [F473] [F474]', async () => {
    const letter = async (country: 'DE' | 'CH', choice: object = {}) => {
      const { envelopeClass, price, accessory } = (await priceIn(country, choice)).letter ?? {};
      return [envelopeClass, price?.text.replace('\u00a0', ' '), accessory?.amount];
    };
    const folded = { card: 'olivia', form: 'folded' };
    expect(await letter('DE')).toEqual(['compact', '1,10 €', 275]);
    expect(await letter('CH')).toEqual(['compact', 'CHF 1.40', 490]);
    expect(await letter('DE', folded)).toEqual(['standard', '0,95 €', 238]);
    expect(await letter('CH', folded)).toEqual(['standard', 'CHF 1.00', 350]);
  });

  test('has no letter for what is not posted, and refuses a quantity that is not sold with its field', async () => {
    expect((await priceIn('DE', { card: 'blanko-table-card', form: 'table-card' })).letter).toBeNull();
    await expect(priceIn('DE', { quantity: 0 })).rejects.toMatchObject({
      code: 'off-ladder',
      details: { shown: { errors: [{ field: 'quantity', message: expect.stringContaining('Diese Menge gibt es nicht') }] } },
    });
  });

  test('the page of a pocketfold shows the class price of pocketfolds [F473]', async () => {
    const page = await pageOf(catalogue.shop, { country: 'CH' }).call('GET /web-api/cards/:card', { card: 'blanko-pocketfold' });
    expect(page.facts.find(({ value }) => value.includes('1.40'))).toBeDefined();
  });
});

test('shipping information names class prices, those of pocketfolds and of overlays [F473] [F474]', async () => {
  const prices = async (country: 'DE' | 'AT' | 'CH') => {
    const { classPrices } = await pageOf(catalogue.shop, { country }).call('GET /web-api/shipping-information', {});
    return classPrices.map(({ price, pocketfold, accessory }) => [price.amount, pocketfold.amount, accessory.amount]);
  };
  expect(await prices('DE')).toEqual([
    [95, 95, 238],
    [110, 110, 275],
    [180, 180, 450],
  ]);
  expect(await prices('AT')).toEqual([
    [100, 100, 250],
    [150, 150, 375],
    [150, 150, 375],
  ]);
  expect(await prices('CH')).toEqual([
    [100, 100, 350],
    [120, 140, 420],
    [290, 290, 1_015],
  ]);
});

test('the price of an accessory refuses the quantity 0 with its field', async () => {
  for (const key of ['GET /web-api/card-accessory-price', 'GET /price-api/accessory', 'GET /accessory'] as const)
    await expect(call()(key, { sku: 'envelope-c6-pointed', quantity: 0 })).rejects.toMatchObject({
      code: 'off-ladder',
      details: { shown: { errors: [{ field: 'quantity', code: 'off-ladder' }] } },
    });
});
