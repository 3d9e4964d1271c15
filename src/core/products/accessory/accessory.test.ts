/** Every accessory of the seed: price, weight, name; and what holds for every quantity. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardForm } from '#core/products/card/formats.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { currencies } from '#core/values/money.ts';
import { accessories, accessoryPrices } from '#seed/prices/accessories.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { accessoryPrice, unitsFor } from './accessory.ts';
import { accessoryRefusal, sheetsBeside } from './fit.ts';
import { accessoryName, accessoryText } from './names.ts';

const t = serverTexts({ locale: 'de-DE' });
const bySku = new Map(accessories.map((row) => [row.sku, row]));

function find(sku: string) {
  const row = bySku.get(sku);
  if (!row) throw new Error(`the seed has no ${sku}`);
  return row;
}

/** SKU, weight in milligrams, cents from 1, 25 and 100 on, Rappen for one. */
const table = [
  ['envelope-c6-pointed', 4_248, [35, 29, 25], 50],
  ['envelope-b6-straight', 5_060, [37, 31, 26], 55],
  ['envelope-din-long-pointed', 5_566, [37, 31, 26], 55],
  ['envelope-c5-straight', 8_533, [49, 42, 36], 70],
  ['envelope-square-pointed', 5_526, [49, 42, 36], 70],
  ['inlay-a6', 1_687, [49, 39, 29], 70],
  ['inlay-square-transparent', 2_016, [49, 39, 29], 70],
  ['ribbon-bakers-twine', 540, [29], 45],
  ['ribbon-chiffon-sage', 840, [59], 85],
  ['ribbon-jute', 1_800, [35], 50],
  ['ribbon-cord', 1_320, [39], 55],
  ['ribbon-satin-10-ivory', 780, [49], 70],
  ['ribbon-satin-3-rose', 300, [35], 50],
  ['ribbon-bakers-twine-roll', 17_000, [590], 815],
  ['ribbon-chiffon-grey-roll', 22_000, [1_190], 1_645],
  ['ribbon-jute-roll', 38_000, [690], 955],
  ['ribbon-cord-roll', 30_000, [790], 1_095],
  ['ribbon-satin-10-sage-roll', 21_000, [890], 1_230],
  ['ribbon-satin-3-burgundy-roll', 13_000, [690], 955],
  ['ribbon-wax-roll', 20_000, [990], 1_370],
  ['bow-sage', 8_000, [790], 1_095],
  ['tag-heart', 900, [49, 39, 29], 70],
  ['seal-eucalyptus', 25_000, [990], 1_370],
  ['pen-gel-gold', 11_000, [349], 485],
  ['pen-felt-black', 11_000, [299], 415],
  ['screw-bronze', 6_000, [199], 275],
  ['bag-paper', 60_000, [490], 680],
  ['box-card', 55_000, [349], 485],
  ['posterbar-210', 126_000, [1_499], 2_070],
  ['posterbar-700', 420_000, [2_899], 4_005],
] as const;

describe('accessories', () => {
  test.each(table)('%s weighs %i mg and has its prices', (sku, weightMg, cents, rappen) => {
    expect(find(sku).weightMg).toBe(weightMg);
    const euro = accessoryPrices[sku]?.EUR ?? [];
    expect(euro).toEqual(cents.map((price, at) => [[1, 25, 100][at], price]));
    expect(accessoryPrices[sku]?.CHF[0]).toEqual([1, rappen]);
  });

  test('there is a row of every part, each with a price in every currency, a weight, a name and a text [F181] [F198] [F199] [F202] [F203]', () => {
    expect(new Set(accessories.map(({ part }) => part)).size).toBe(11);
    expect(new Set(accessories.map(({ sku }) => sku)).size).toBe(accessories.length);
    const names = new Set<string>();
    for (const row of accessories) {
      for (const currency of currencies) expect(accessoryPrices[row.sku]?.[currency][0]?.[0], row.sku).toBe(1);
      expect(row.weightMg, row.sku).toBeGreaterThan(0);
      const name = `${t(accessoryName(row))}, ${t(accessoryText(row))}`;
      expect(name, row.sku).toMatch(/^\p{Lu}[^{}]*$/u);
      names.add(name);
    }
    expect(names.size).toBe(accessories.length);
  });

  test('CHF prices are multiples of 5 Rappen', () => {
    for (const { CHF } of Object.values(accessoryPrices)) for (const [, unit] of CHF) expect(unit % 5).toBe(0);
  });

  test('no larger quantity costs more a piece, sums are exact, and a larger quantity that costs less is named [D42]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...accessories),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('DE', 'CH'),
        (row, quantity, country) => {
          const price = accessoryPrice(row, quantity, accessoryPrices, country as 'DE');
          const more = accessoryPrice(row, quantity + 1, accessoryPrices, country as 'DE');
          expect(more.unit.amount).toBeLessThanOrEqual(price.unit.amount);
          expect(price.total.amount).toBe(price.unit.amount * quantity);
          if (more.total.amount < price.total.amount) expect(price.hint).not.toBeNull();
          for (const step of price.ladder)
            if (step.quantity > quantity && price.hint === null) expect(step.total.amount).toBeGreaterThanOrEqual(price.total.amount);
        },
      ),
    );
  });

  test('the saving sentence says what a larger quantity costs less', () => {
    const { hint } = accessoryPrice(find('envelope-c6-pointed'), 24, accessoryPrices, 'DE');
    expect(hint && t(hint).replaceAll('\u00a0', ' ')).toBe('25 Stück kosten zusammen 1,15 € weniger als 24.');
  });

  test('a ribbon has a price per metre, a pen has none', () => {
    expect(accessoryPrice(find('ribbon-satin-10-ivory'), 1, accessoryPrices, 'DE').perMetre?.amount).toBe(82);
    expect(accessoryPrice(find('ribbon-wax-roll'), 1, accessoryPrices, 'DE').perMetre?.amount).toBe(198);
    expect(accessoryPrice(find('pen-gel-gold'), 1, accessoryPrices, 'DE').perMetre).toBeNull();
  });

  test.each([0, -1, 1.5, 1_001])('a quantity of %d is refused', (quantity) => {
    expect(() => accessoryPrice(find('pen-gel-gold'), quantity, accessoryPrices, 'DE')).toThrow(/quantity/);
  });

  test('packs are counted for the pieces of a card', () => {
    expect(unitsFor(find('pen-gel-gold'), 50)).toBe(1);
    expect([unitsFor(find('seal-gold'), 50), unitsFor(find('seal-gold'), 51), unitsFor(find('envelope-c6-pointed'), 50)]).toEqual([
      5, 6, 50,
    ]);
  });

  test('an envelope and an inlay fit by the size of the card, with a reason where they do not [F204] [F205]', () => {
    const folded = { form: 'folded', format: 'a6' } as const;
    expect(accessoryRefusal(find('envelope-c6-straight'), folded)).toBeNull();
    expect(accessoryRefusal(find('inlay-a6'), folded)).toBeNull();
    expect(accessoryRefusal(find('inlay-a6'), { form: 'flat', format: 'a6' })).not.toBeNull();
    expect(accessoryRefusal(find('envelope-b6-straight'), folded)).not.toBeNull();
    expect(accessoryRefusal(find('ribbon-jute'), folded)).toBeNull();
  });

  test('a card of any form and format has envelope and inlay beside its pages exactly where one of them fits [E006]', () => {
    for (const [form, { formats }] of Object.entries(cardTypes) as [CardForm, (typeof cardTypes)[CardForm]][]) {
      for (const format of formats) {
        const fitting = accessories.filter((row) => accessoryRefusal(row, { form, format }) === null).map(({ part }) => part);
        const expected = (['envelope', 'inlay'] as const).filter((part) => fitting.includes(part));
        expect([form, format, sheetsBeside({ form, format })]).toEqual([form, format, expected]);
      }
    }
  });
});
