import { expect, test } from 'vitest';
import { cardPrices } from '#seed/prices/card.ts';
import { cardPrice } from './price.ts';
import { cardPriceParts } from './price-parts.ts';

const plain = { form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' } as const;
const book = { prices: cardPrices, country: 'DE' } as const;

test('the plainest card has one part, and what is chosen besides has its own', () => {
  const keys = (choice: Parameters<typeof cardPriceParts>[0]) => cardPriceParts(choice, 50, book).map(({ key }) => key);
  expect(keys(plain)).toEqual(['base']);
  expect(keys({ ...plain, refinementType: 'gold' })).toEqual(['base', 'refinement', 'foil']);
});

test('parts add up to the unit price, in euros and in francs', () => {
  for (const country of ['DE', 'CH'] as const)
    for (const refinementType of ['none', 'gold', 'relief'] as const)
      for (const quantity of [1, 50, 5_000]) {
        const choice = { ...plain, paper: 'perlmutt', refinementType };
        const parts = cardPriceParts(choice, quantity, { ...book, country });
        const { unit } = cardPrice({ ...choice, quantity }, cardPrices, country);
        expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(unit.amount);
        expect(new Set(parts.map(({ amount }) => amount.currency))).toEqual(new Set([unit.currency]));
      }
});
