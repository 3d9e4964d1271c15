import { describe, expect, test } from 'vitest';
import { formatWeight } from '#core/values/unit.ts';
import { options } from '#seed/options.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { envelopePrices } from '#seed/prices/card-extras.ts';
import { envelopeAccessoryPrice, envelopeClass, envelopeClassPrice, envelopeWeightMg } from './envelope.ts';
import { cardPrice } from './price.ts';
import { cardThicknessUm, cardWeightMg } from './weight.ts';

const sizes = ['standard', 'compact', 'large'] as const;
const prices = (country: 'DE' | 'AT' | 'CH' | 'LI') => sizes.map((size) => envelopeClassPrice(country, size, envelopePrices, false).amount);
const accessories = (country: 'DE' | 'AT' | 'CH' | 'LI') =>
  sizes.map((size) => envelopeAccessoryPrice(country, size, envelopePrices, false).amount);

describe('envelope', () => {
  test('class prices in Germany [F471]', () => {
    expect(prices('DE')).toEqual([95, 110, 180]);
  });

  test('class prices in Austria [F472]', () => {
    expect(prices('AT')).toEqual([100, 150, 150]);
  });

  test('class prices in Switzerland, with the dearer pocketfolds [F473]', () => {
    expect(prices('CH')).toEqual([100, 120, 290]);
    expect(prices('LI')).toEqual([100, 120, 290]);
    expect(envelopeClassPrice('CH', 'compact', envelopePrices, true)).toEqual({ amount: 140, currency: 'CHF' });
    expect(envelopeClassPrice('DE', 'compact', envelopePrices, true).amount).toBe(110);
  });

  test('overlays and printed envelopes cost the class price times 2.5, in Switzerland 3.5 [F474]', () => {
    expect(accessories('DE')).toEqual([238, 275, 450]);
    expect(accessories('AT')).toEqual([250, 375, 375]);
    expect(accessories('CH')).toEqual([350, 420, 1015]);
    expect(envelopeAccessoryPrice('CH', 'compact', envelopePrices, true).amount).toBe(490);
  });

  test('a printed envelope begins at the class price times the factor, in euros and francs, and costs less in larger numbers [F474]', () => {
    const printed = (
      format: 'envelope-c6' | 'envelope-b6' | 'envelope-din-long' | 'envelope-c5' | 'envelope-square',
      country: 'DE' | 'CH',
    ) => {
      const choice = { form: 'envelope', format, paper: 'umschlagpapier', refinementType: 'none' } as const;
      return [5, 100].map((quantity) => cardPrice({ ...choice, quantity }, cardPrices, country).unit.amount);
    };
    for (const format of ['envelope-c6', 'envelope-b6', 'envelope-din-long'] as const)
      expect([printed(format, 'DE'), printed(format, 'CH')]).toEqual([
        [238, 104],
        [350, 155],
      ]);
    for (const format of ['envelope-c5', 'envelope-square'] as const)
      expect([printed(format, 'DE')[0], printed(format, 'CH')[0]]).toEqual([450, 1_015]);
  });

  test('the class follows envelope, weight and thickness', () => {
    const gram = 1000;
    expect(envelopeClass({ envelope: 'c6', weightMg: 5 * gram, thicknessUm: 400 })).toBe('standard');
    expect(envelopeClass({ envelope: 'c6', weightMg: 20 * gram, thicknessUm: 5_000 })).toBe('standard');
    expect(envelopeClass({ envelope: 'b6', weightMg: 24 * gram, thicknessUm: 1_500 })).toBe('compact');
    expect(envelopeClass({ envelope: 'c6', weightMg: 12 * gram, thicknessUm: 7_000 })).toBe('compact');
    expect(envelopeClass({ envelope: 'square', weightMg: 8 * gram, thicknessUm: 400 })).toBe('large');
    expect(envelopeClass({ envelope: 'c5', weightMg: 30 * gram, thicknessUm: 3_000 })).toBe('large');
    expect(envelopeClass({ envelope: 'b6', weightMg: 51 * gram, thicknessUm: 1_500 })).toBe('large');
  });

  test('a card weighs its paper: grammage times area', () => {
    const paper = { gramsPerM2: 300 };
    expect(cardWeightMg('flat', 'a6', paper)).toBe(4662);
    expect(formatWeight(cardWeightMg('folded', 'a6', paper), 'de-DE')).toBe('9,3\u00a0g');
    expect(cardWeightMg('folded', 'square', paper)).toBe(13_142);
    expect(cardThicknessUm('folded', { thicknessUm: 360 })).toBe(720);
    expect(envelopeWeightMg('c6')).toBe(4248);
    for (const row of options.papers) expect(cardWeightMg('flat', 'din-long', row)).toBe(Math.round((99 * 210 * row.gramsPerM2) / 1000));
  });
});
