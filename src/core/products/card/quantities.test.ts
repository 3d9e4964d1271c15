import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { defaultQuantity, isOnLadder, ladderNeighbours, quantityLadder, roundUpToLadder } from './quantities.ts';

const rounded = (typed: number) => renderMessages(roundUpToLadder(typed), serverTexts({ locale: 'de-DE' }));

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
    expect(roundUpToLadder(251)).toMatchObject({ quantity: 260 });
    expect(roundUpToLadder(50)).toEqual({ quantity: 50, note: null });
    expect(roundUpToLadder(2)).toMatchObject({ quantity: 5 });
    for (const wrong of [0, -5, 1.5, Number.NaN, 5001]) expect(roundUpToLadder(wrong)).toHaveProperty('refused');
    expect(rounded(5001)).toEqual({
      refused: 'Mehr als 5000 Stück gibt es nur auf Anfrage. Schreib uns, wir rechnen sie dir einzeln aus.',
    });
  });

  test('rounding up never skips a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (typed) => {
        const result = roundUpToLadder(typed);
        if (!('quantity' in result)) throw new Error(`${typed} refused`);
        expect(isOnLadder(result.quantity)).toBe(true);
        expect(result.quantity).toBeGreaterThanOrEqual(typed);
        expect(ladderNeighbours(result.quantity).fewer ?? 0).toBeLessThan(typed);
      }),
    );
  });

  test('the ends of the ladder have one neighbour', () => {
    expect(ladderNeighbours(1)).toEqual({ fewer: null, more: 5 });
    expect(ladderNeighbours(5000)).toEqual({ fewer: 4750, more: null });
    expect(ladderNeighbours(52)).toEqual({ fewer: null, more: null });
  });
});
