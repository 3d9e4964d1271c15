import { describe, expect, test } from 'vitest';
import { copyTiers } from '#core/products/tiers.ts';
import type { Country } from '#core/values/channel.ts';
import { divideHalfUp } from '#core/values/money.ts';
import { merchPrices } from '#seed/prices/merch.ts';
import { merchSkus } from './goods.ts';
import { merchPrice } from './price.ts';
import { choiceOfMerchSku } from './sku.ts';

const prices = merchPrices;
const price = (sku: string, quantity: number, country: Country = 'DE') =>
  merchPrice(choiceOfMerchSku(sku) ?? expect.fail(`no ${sku}`), quantity, { prices, country });

/** Cents of one piece. */
const table = {
  'mug-330': 1299,
  'mug-magic': 1599,
  'cushion-40': 2199,
  'cushion-40-2': 2699,
  'puzzle-100': 1799,
  'puzzle-500': 2299,
  'puzzle-1000': 2799,
  mousepad: 1299,
  'coaster-4': 1599,
  'magnet-3': 899,
  tote: 1699,
  keyring: 799,
  'tshirt-s': 2199,
  'tshirt-xxl': 2199,
} as const;
const markets = { EUR: 'DE', CHF: 'CH', GBP: 'GB', USD: 'US' } as const;

/** The euro's price in another currency. */
const converted = {
  EUR: (cents: number) => cents,
  CHF: (cents: number) => Math.ceil((cents * 138) / 500) * 5,
  GBP: (cents: number) => divideHalfUp(cents * 88, 100),
  USD: (cents: number) => divideHalfUp(cents * 110, 100),
} as const;

describe('prices of photo gifts', () => {
  test.each(Object.entries(table))('%s costs %i cents', (sku, cents) => {
    expect(price(sku, 1).unit).toEqual({ amount: cents, currency: 'EUR' });
  });

  test('of every gift, quantity and currency are the tiers of the table, and their parts add up', () => {
    const skus = [...merchSkus.filter((sku) => sku !== 'tshirt'), 'cushion-40-2', 'tshirt-s', 'tshirt-m', 'tshirt-xxl'];
    for (const [currency, country] of Object.entries(markets))
      for (const sku of skus) {
        const step = currency === 'CHF' ? 5 : 1;
        const base = price(sku, 1, country).unit.amount;
        let before = 0;
        for (let quantity = 1; quantity <= 100; quantity += 1) {
          const { unit, total, parts } = price(sku, quantity, country);
          const percent = copyTiers.findLast(([from]) => from <= quantity)?.[1] ?? 0;
          expect(unit).toEqual({ amount: divideHalfUp(base * (100 - percent), 100 * step) * step, currency });
          expect(total.amount).toBe(unit.amount * quantity);
          expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unit.amount);
          expect(total.amount).toBeGreaterThan(before);
          before = total.amount;
        }
      }
  });

  test('of other currencies are the euro converted, part by part', () => {
    for (const currency of Object.keys(markets) as (keyof typeof markets)[]) {
      for (const sku of merchSkus) expect(prices[currency].base[sku]).toBe(converted[currency](prices.EUR.base[sku]));
      expect(prices[currency].secondSide).toBe(converted[currency](500));
    }
  });

  test('name the second side of a cushion and the discount', () => {
    expect(price('cushion-40-2', 5).parts).toMatchObject([
      { key: 'base', amount: { amount: 2199 } },
      { key: 'second-side', amount: { amount: 500 } },
      { key: 'tier', amount: { amount: -270 } },
    ]);
    expect(price('cushion-40', 1).parts).toHaveLength(1);
  });

  test.each([0, 101, -1, 1.5, Number.NaN])('%d pieces are not sold', (quantity) => {
    expect(() => price('mug-330', quantity)).toThrow(expect.objectContaining({ code: 'off-ladder' }));
  });
});
