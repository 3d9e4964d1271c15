import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Country, deliveryCountries } from '#core/values/channel.ts';
import { currencyOf } from '#core/values/money.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { Speech } from '#texts/texts-for.ts';
import { paperKeys } from './paper-keys.ts';
import { cardPrice } from './price.ts';
import { quantityLadder } from './quantities.ts';

const forms = (['flat', 'folded'] as const).flatMap((form) => (['a6', 'din-long', 'square'] as const).map((format) => ({ form, format })));
const refinements = ['none', 'gold', 'rosegold', 'silver', 'relief'] as const;
const plain = { form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' } as const;
const anyChoice = fc.record({
  shape: fc.constantFrom(...forms),
  paper: fc.constantFrom(...paperKeys),
  refinementType: fc.constantFrom(...refinements),
  country: fc.constantFrom(...deliveryCountries, 'GB' as const, 'US' as const),
});

function hintOf(choice: Parameters<typeof cardPrice>[0], country: Country = 'DE', speech: Speech = { locale: 'de-DE' }): string | null {
  const { hint } = cardPrice(choice, cardPrices, country);
  return hint && serverTexts(speech)(hint);
}

describe('card price', () => {
  test('the folded card costs what the seed example says', () => {
    const example = [
      [1, 249],
      [10, 219],
      [50, 159],
      [100, 129],
      [250, 109],
      [1000, 79],
      [5000, 49],
    ] as const;
    for (const [quantity, amount] of example) {
      expect(cardPrice({ ...plain, quantity }, cardPrices, 'DE')).toMatchObject({
        unit: { amount, currency: 'EUR' },
        total: { amount: amount * quantity },
      });
    }
  });

  test('Austria and the other euro countries pay the German price, Switzerland and Liechtenstein francs', () => {
    const choice = { ...plain, refinementType: 'gold', quantity: 75 } as const;
    for (const country of ['AT', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const)
      expect(cardPrice(choice, cardPrices, country)).toEqual(cardPrice(choice, cardPrices, 'DE'));
    expect(cardPrice(choice, cardPrices, 'CH').unit.currency).toBe('CHF');
    expect(cardPrice(choice, cardPrices, 'LI')).toEqual(cardPrice(choice, cardPrices, 'CH'));
  });

  test('the prices of a market are enough for it, and those of another currency are refused by name', () => {
    const choice = { ...plain, quantity: 50 };
    const { EUR } = cardPrices;
    expect(cardPrice(choice, { EUR }, 'DE')).toEqual(cardPrice(choice, cardPrices, 'DE'));
    expect(() => cardPrice(choice, { EUR }, 'CH')).toThrow('no prices in CHF');
  });

  test('every quantity has a price; the unit price never rises; unit times quantity is the total; a falling total is told', () => {
    fc.assert(
      fc.property(anyChoice, ({ shape, paper, refinementType, country }) => {
        const choice = { ...shape, paper, refinementType };
        const { ladder } = cardPrice({ ...choice, quantity: 50 }, cardPrices, country);
        expect(ladder.map(({ quantity }) => quantity)).toEqual([...quantityLadder]);
        for (const [at, row] of ladder.entries()) {
          expect(row.unit.amount).toBeGreaterThan(0);
          expect(row.unit.amount % cardPrices[currencyOf(country)].step).toBe(0);
          expect(row.total).toEqual({ amount: row.unit.amount * row.quantity, currency: currencyOf(country) });
          const next = ladder[at + 1];
          if (!next) continue;
          expect(next.unit.amount).toBeLessThanOrEqual(row.unit.amount);
          if (next.total.amount < row.total.amount) {
            expect(hintOf({ ...choice, quantity: row.quantity }, country)).toMatch(/kosten zusammen .* weniger als/);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the flat card is cheaper than the folded one, long and square ones dearer than A6', () => {
    for (const currency of ['EUR', 'CHF', 'GBP', 'USD'] as const) {
      const { base } = cardPrices[currency];
      for (const at of (base['folded.a6'] ?? []).keys()) {
        const unit = (key: keyof typeof base) => base[key]?.[at]?.[1] ?? 0;
        expect(unit('flat.a6')).toBeLessThan(unit('folded.a6'));
        for (const form of ['flat', 'folded'] as const) {
          expect(unit(`${form}.din-long`)).toBeGreaterThan(unit(`${form}.a6`));
          expect(unit(`${form}.square`)).toBeGreaterThan(unit(`${form}.din-long`));
        }
      }
    }
  });

  test('paper and finish are additions by the piece, and only foil has a set-up share', () => {
    const unit = (change: object) => cardPrice({ ...plain, ...change, quantity: 100 }, cardPrices, 'DE').unit.amount;
    expect(unit({ paper: 'leinen' })).toBe(129 + 18);
    expect(unit({ refinementType: 'relief' })).toBe(129 + 28);
    expect(unit({ refinementType: 'gold' })).toBe(129 + 32 + 12);
    expect(cardPrice({ ...plain, refinementType: 'gold', quantity: 5000 }, cardPrices, 'DE').unit.amount).toBe(49 + 32);
  });

  test('the hint names the next saving in money', () => {
    expect(hintOf({ ...plain, quantity: 50 })).toBe('Mit 75 Stück zahlst du 15\u00a0Cent weniger je Stück.');
    expect(hintOf({ ...plain, quantity: 50 }, 'DE', { locale: 'de-DE', address: 'Sie' })).toContain('zahlen Sie');
    expect(hintOf({ ...plain, quantity: 50 }, 'CH', { locale: 'de-CH' })).toBe('Mit 75 Stück zahlst du 25\u00a0Rappen weniger je Stück.');
    expect(hintOf({ ...plain, refinementType: 'gold', quantity: 1 })).toContain('9,73\u00a0€ weniger je Stück');
    expect(hintOf({ ...plain, quantity: 5000 })).toBeNull();
    expect(hintOf({ ...plain, quantity: 980 })).toBe('990 Stück kosten zusammen 1,90\u00a0€ weniger als 980.');
  });

  test('quantities off the ladder and unknown papers are refused', () => {
    for (const quantity of [0, 2, 52, 5001, 1.5, -1]) {
      expect(() => cardPrice({ ...plain, quantity }, cardPrices, 'DE')).toThrow(expect.objectContaining({ code: 'off-ladder' }));
    }
    expect(() => cardPrice({ ...plain, paper: 'toString', quantity: 50 }, cardPrices, 'DE')).toThrow(
      expect.objectContaining({ code: 'bad-input' }),
    );
  });
});
