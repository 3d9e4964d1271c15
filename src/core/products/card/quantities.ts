/** The quantities a card is sold in. No prices. */
import type { Quantities } from '#core/products/product.ts';

/** [step, up to] from 1 on (Specification 9): 1, 5, 10 … 250, 260 … 1000, 1100 … 3000, 3250 … 5000. */
const steps = [
  [4, 5],
  [5, 250],
  [10, 1000],
  [100, 3000],
  [250, 5000],
] as const;

function buildLadder(): number[] {
  const ladder = [1];
  for (const [step, upTo] of steps) {
    for (let quantity = (ladder.at(-1) ?? 1) + step; quantity <= upTo; quantity += step) ladder.push(quantity);
  }
  return ladder;
}

/** The 154 quantities, rising (D07). */
export const quantityLadder: readonly number[] = buildLadder();

/** The 11th entry, counted from one (Specification 9, D07). */
export const defaultQuantity: number = quantityLadder[10] ?? 0;

export const maxQuantity: number = quantityLadder.at(-1) ?? 0;

/** Every quantity that some card is sold in. */
export const cardQuantities: Quantities = { kind: 'ladder', steps: quantityLadder, initial: defaultQuantity };
