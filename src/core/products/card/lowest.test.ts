import { describe, expect, test } from 'vitest';
import { options } from '#seed/options.ts';
import { cardPrices } from '#seed/prices/card.ts';
import { lowestCardPrice } from './lowest.ts';
import { cardPrice } from './price.ts';

const book = { prices: cardPrices, options, country: 'DE' } as const;

describe('the lowest price of a card', () => {
  test('is that of the cheapest of several formats', () => {
    const shapes = [
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'a6' },
    ] as const;
    expect(lowestCardPrice(shapes, 'none', book)).toEqual({ amount: 49, currency: 'EUR' });
  });

  test('is on a paper that takes the refinement', () => {
    const shape = { form: 'flat', format: 'a6' } as const;
    const { unit } = cardPrice({ ...shape, paper: 'feinstpapier', refinementType: 'gold', quantity: 5_000 }, cardPrices, 'DE');
    expect(lowestCardPrice([shape], 'gold', book).amount).toBeLessThanOrEqual(unit.amount);
    expect(lowestCardPrice([shape], 'gold', book).amount).toBeGreaterThan(lowestCardPrice([shape], 'none', book).amount);
  });

  test('is refused where no paper of the form takes the refinement', () => {
    expect(() => lowestCardPrice([{ form: 'newspaper', format: 'a4' }], 'gold', book)).toThrow(
      expect.objectContaining({ code: 'bad-input' }),
    );
  });
});
