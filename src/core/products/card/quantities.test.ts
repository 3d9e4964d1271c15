import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSoldQuantity, neighbourQuantities, roundUpQuantity } from '#core/products/quantities.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { cardQuantities, defaultQuantity, quantityLadder } from './quantities.ts';

const rounded = (typed: number) => renderMessages(roundUpQuantity(cardQuantities, typed), serverTexts({ locale: 'de-DE' }));

describe('quantity ladder', () => {
  test('it has 154 quantities at the positions of the specification [F485]', () => {
    expect(quantityLadder).toHaveLength(154);
    const known = [
      [1, 1],
      [2, 5],
      [3, 10],
      [10, 45],
      [11, 50],
      [12, 55],
      [51, 250],
      [52, 260],
      [126, 1000],
      [127, 1100],
      [146, 3000],
      [147, 3250],
      [154, 5000],
    ] as const;
    for (const [position, quantity] of known) expect(quantityLadder[position - 1]).toBe(quantity);
  });

  test('the 11th quantity, 50, is the default [F486]', () => {
    expect(defaultQuantity).toBe(50);
  });

  test('typed quantities go up to the next step and say so', () => {
    expect(rounded(52)).toEqual({ quantity: 55, note: 'Wir drucken in festen Schritten: aus 52 werden 55 Stück.' });
    expect(roundUpQuantity(cardQuantities, 251)).toMatchObject({ quantity: 260 });
    expect(roundUpQuantity(cardQuantities, 50)).toEqual({ quantity: 50, note: null });
    expect(roundUpQuantity(cardQuantities, 2)).toMatchObject({ quantity: 5 });
    for (const wrong of [0, -5, 1.5, Number.NaN, 5001]) expect(roundUpQuantity(cardQuantities, wrong)).toHaveProperty('refused');
    expect(rounded(5001)).toEqual({
      refused: 'Mehr als 5000 Stück gibt es nur auf Anfrage. Schreib uns, wir rechnen sie dir einzeln aus.',
    });
  });

  test('rounding up never skips a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (typed) => {
        const result = roundUpQuantity(cardQuantities, typed);
        if (!('quantity' in result)) throw new Error(`${typed} refused`);
        expect(isSoldQuantity(cardQuantities, result.quantity)).toBe(true);
        expect(result.quantity).toBeGreaterThanOrEqual(typed);
        expect(neighbourQuantities(cardQuantities, result.quantity).fewer ?? 0).toBeLessThan(typed);
      }),
    );
  });

  test('the ends of the ladder have one neighbour', () => {
    expect(neighbourQuantities(cardQuantities, 1)).toEqual({ fewer: null, more: 5 });
    expect(neighbourQuantities(cardQuantities, 5000)).toEqual({ fewer: 4750, more: null });
    expect(neighbourQuantities(cardQuantities, 52)).toEqual({ fewer: null, more: null });
  });
});
