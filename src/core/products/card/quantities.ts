/** The quantities a card is sold in. No prices. */
import { type Message, message } from '#core/values/message.ts';

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

export function isOnLadder(quantity: number): boolean {
  return quantityLadder.includes(quantity);
}

/** Neighbouring quantities of one on the ladder, null at its ends. */
export function ladderNeighbours(quantity: number): { fewer: number | null; more: number | null } {
  const at = quantityLadder.indexOf(quantity);
  if (at < 0) return { fewer: null, more: null };
  return { fewer: quantityLadder[at - 1] ?? null, more: quantityLadder[at + 1] ?? null };
}

/** A typed quantity moved up to the next step, with a note when it moved; or why there is none (D07). */
export function roundUpToLadder(typed: number): { quantity: number; note: Message | null } | { refused: Message } {
  if (!Number.isSafeInteger(typed) || typed < 1) return { refused: message('card.quantity.whole') };
  const quantity = quantityLadder.find((step) => step >= typed);
  if (quantity === undefined) return { refused: message('card.quantity.max', { max: maxQuantity }) };
  return { quantity, note: quantity === typed ? null : message('card.quantity.rounded', { typed, quantity }) };
}
