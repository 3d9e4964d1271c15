import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyTiers } from '#core/products/tiers.ts';
import type { Country } from '#core/values/channel.ts';
import { type Currency, currencies, divideHalfUp } from '#core/values/money.ts';
import { photoframePrices } from '#seed/prices/photoframe.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { PhotoframeChoice } from './choice.ts';
import { completePhotoframe } from './complete.ts';
import { frameKeys } from './frames.ts';
import { hangingKeys, materialKeys, materials, stretcherKeys } from './materials.ts';
import { photoframePrice } from './price.ts';
import { photoframeOptionsRow } from './rows.ts';

const options = photoframeOptionsRow;
const prices = photoframePrices;
const choose = (given: Partial<PhotoframeChoice>) => completePhotoframe(given, { rows: options });
const countries = ['DE', 'CH', 'GB', 'US'] as const satisfies Country[];
const priced = (given: Partial<PhotoframeChoice>, quantity = 1, country: Country = 'DE') =>
  photoframePrice(choose(given), quantity, { prices, country });
const unit = (given: Partial<PhotoframeChoice>, quantity = 1, country: Country = 'DE') => priced(given, quantity, country).unit.amount;

const anyChoice = fc
  .record({
    material: fc.constantFrom(...materialKeys),
    stretcher: fc.constantFrom(...stretcherKeys),
    frameType: fc.constantFrom('none' as const, ...frameKeys),
    matSize: fc.constantFrom(0 as const, 30 as const),
    hanging: fc.constantFrom(...hangingKeys),
    width: fc.integer({ min: 10, max: 480 }),
    height: fc.integer({ min: 10, max: 480 }),
  })
  .map(({ width, height, ...given }) => choose({ ...given, format: `${width * 10}x${height * 10}` }));

describe('price of wall art', () => {
  test.each([
    ['poster', 1199],
    ['hahnemuehle', 3199],
    ['leinwand', 3899],
    ['forexplatte', 3199],
    ['aludibond', 4699],
    ['acrylglas', 6599],
    ['gallerybond', 9099],
    ['echtglas', 7999],
    ['klebefolie', 2099],
    ['backlitfolie', 2699],
  ] as const)('%s of 600 × 400 costs %i cents', (material, amount) => {
    expect(unit({ material, format: '600x400' })).toBe(amount);
  });

  test('tarpaulin of 600 × 400 would cost 25,99, and wallpaper has a price by the square metre', () => {
    const tarpaulin = { ...choose({ material: 'pvcplane' }), format: '600x400' };
    expect(photoframePrice(tarpaulin, 1, { prices, country: 'DE' }).unit.amount).toBe(2599);
    expect(priced({ material: 'fototapete', format: '2000x1000' })).toMatchObject({
      unit: { amount: 8399 },
      basePrice: { per: 'm2', amount: { amount: 4200, currency: 'EUR' } },
    });
  });

  test.each([
    ['poster', 'alurahmen', 0, 4599],
    ['poster', 'alurahmen', 30, 6099],
    ['poster', 'holzrahmen', 0, 5399],
    ['poster', 'holzrahmen', 30, 6999],
    ['poster', 'kunststoffrahmen', 0, 2599],
    ['poster', 'kunststoffrahmen', 30, 3899],
    ['poster', 'artbox', 0, 6599],
    ['poster', 'artbox', 30, 8299],
    ['leinwand', 'schattenfuge-leinwand', 0, 4999],
    ['aludibond', 'schattenfuge-platte', 0, 5099],
  ] as const)('around %s of 600 × 400 a frame %s with a mat of %i costs %i cents', (material, frameType, matSize, amount) => {
    const { parts } = priced({ material, frameType, matSize, format: '600x400' });
    expect(parts.find(({ key }) => key === 'frame')?.amount.amount).toBe(amount);
  });

  test.each([
    ['rail', '600x400', 1200],
    ['plates', '600x400', 600],
    ['drill', '600x400', 2400],
    ['drill', '1200x800', 3300],
    ['drill', '1600x800', 4200],
  ] as const)('hanging by %s of a panel of %s costs %i cents', (hanging, format, amount) => {
    const { parts } = priced({ material: 'aludibond', hanging, format });
    expect(parts.find(({ key }) => key === 'hanging')?.amount.amount).toBe(amount);
  });

  test('an aludibond of 600 × 400 on rails costs 46,99 and 12,00', () => {
    const { unit, parts } = priced({ material: 'aludibond', hanging: 'rail', format: '600x400' });
    expect(unit.amount).toBe(5899);
    expect(parts.map(({ key, amount }) => [key, amount.amount])).toEqual([
      ['material', 4699],
      ['hanging', 1200],
    ]);
  });

  test('several pieces cost less each, and a sentence says from which number on', () => {
    expect([1, 2, 5, 10, 25, 50].map((quantity) => unit({ format: '600x400' }, quantity))).toEqual([1199, 1139, 1079, 1019, 983, 971]);
    const { hint, parts } = priced({ format: '600x400' }, 4);
    const t = serverTexts({ locale: 'de-DE' });
    expect(hint && t(hint)).toBe('Ab 5 Stück zahlst du 0,60\u00a0€ weniger je Stück.');
    expect(parts.map(({ label, amount }) => [t(label), amount.amount])).toEqual([
      ['Poster', 1199],
      ['5 % Rabatt ab 2 Stück', -60],
    ]);
    expect(priced({}, 50).hint).toBeNull();
  });

  test('rows of other currencies are those of the euro at their rate', () => {
    const rate: Record<Currency, (cents: number) => number> = {
      EUR: (cents) => cents,
      CHF: (cents) => Math.ceil((cents * 138) / 500) * 5,
      GBP: (cents) => divideHalfUp(cents * 88, 100),
      USD: (cents) => divideHalfUp(cents * 110, 100),
    };
    const converted = (value: unknown, by: (cents: number) => number): unknown =>
      typeof value === 'number'
        ? by(value)
        : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, converted(inner, by)]));
    for (const currency of currencies) {
      const { step: _, ending: __, ...rows } = prices[currency];
      const { step: ___, ending: ____, ...euro } = prices.EUR;
      expect(rows).toEqual(converted(euro, rate[currency]));
    }
  });

  test('prices end on 99, on .95 in francs, and discounted francs on 5 Rappen', () => {
    for (const material of materialKeys) {
      expect(unit({ material }) % 100).toBe(99);
      expect(unit({ material }, 1, 'CH') % 100).toBe(95);
      expect(unit({ material }, 7, 'CH') % 5).toBe(0);
    }
  });

  test('parts always add up to the unit price, and unit times quantity is the total', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 50 }), fc.constantFrom(...countries), (choice, quantity, country) => {
        const price = photoframePrice(choice, quantity, { prices, country });
        expect(price.parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(price.unit.amount);
        expect(price.unit.amount * quantity).toBe(price.total.amount);
        expect(price.basePrice !== null).toBe(materials[choice.material].isSoldByArea);
      }),
    );
  });

  test('never falls when a side grows', () => {
    fc.assert(
      fc.property(anyChoice, fc.integer({ min: 1, max: 100 }), fc.constantFrom(...countries), (choice, steps, country) => {
        const [width = 0, height = 0] = choice.format.split('x').map(Number);
        const larger = choose({ ...choice, format: `${width + steps * 10}x${height}` });
        fc.pre(larger.hanging === choice.hanging && larger.format !== choice.format);
        const at = (one: PhotoframeChoice) => photoframePrice(one, 1, { prices, country }).unit.amount;
        expect(at(larger)).toBeGreaterThanOrEqual(at(choice));
      }),
    );
  });

  test('the unit never rises and the total never falls with the quantity, whatever the price', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...countries), (choice, country) => {
        let last = photoframePrice(choice, 1, { prices, country });
        for (let quantity = 2; quantity <= 50; quantity += 1) {
          const next = photoframePrice(choice, quantity, { prices, country });
          expect(next.unit.amount).toBeLessThanOrEqual(last.unit.amount);
          expect(next.total.amount).toBeGreaterThanOrEqual(last.total.amount);
          last = next;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('an unknown quantity has no price', () => {
    expect(copyTiers.map(([from]) => from)).toEqual([1, 2, 5, 10, 25, 50]);
    for (const quantity of [0, 51, 1.5]) expect(() => priced({}, quantity)).toThrow();
  });
});
