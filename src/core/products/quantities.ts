/** Quantities a product is sold in: which fit, their neighbours, and the next one up. */
import { type Message, message } from '#core/values/message.ts';
import type { Quantities } from './product.ts';

/** The quantities that are a multiple of the least one; those of tiers stay. */
export function inMultiplesOf(least: number, quantities: Quantities): Quantities {
  if (quantities.kind !== 'ladder' || least === 1) return quantities;
  return { ...quantities, steps: quantities.steps.filter((quantity) => quantity % least === 0) };
}

/** The quantities in which pieces are sold that are printed for the records of a list. */
export function mergedQuantities(quantities: Quantities): Quantities {
  return quantities.kind === 'ladder' ? { kind: 'merged', max: maxQuantity(quantities), steps: quantities.steps } : quantities;
}

/** Whether so many pieces of what is sold in these quantities are sold for the records of a list. */
export function isSoldForRecords(quantities: Quantities, pieces: number): boolean {
  return isSoldQuantity(mergedQuantities(quantities), pieces) && pieces >= minQuantity(quantities);
}

/** The quantity whose unit price counts for one that is sold. */
export function pricedQuantity(quantities: Quantities, quantity: number): number {
  return quantities.kind === 'merged' ? (quantities.steps.findLast((step) => step <= quantity) ?? quantity) : quantity;
}

export function minQuantity(quantities: Quantities): number {
  return quantities.kind === 'ladder' ? (quantities.steps[0] ?? 1) : 1;
}

/** The quantity a visit begins with. */
export function initialQuantity(quantities: Quantities): number {
  return quantities.kind === 'ladder' ? quantities.initial : 1;
}

export function isSoldQuantity(quantities: Quantities, quantity: number): boolean {
  if (quantities.kind === 'ladder') return quantities.steps.includes(quantity);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= quantities.max;
}

/** The quantities beside one that is sold; null at the ends, and twice null for one that is not sold. */
export function neighbourQuantities(quantities: Quantities, quantity: number): { fewer: number | null; more: number | null } {
  if (!isSoldQuantity(quantities, quantity)) return { fewer: null, more: null };
  if (quantities.kind !== 'ladder') {
    return { fewer: quantity > 1 ? quantity - 1 : null, more: quantity < quantities.max ? quantity + 1 : null };
  }
  const at = quantities.steps.indexOf(quantity);
  return { fewer: quantities.steps[at - 1] ?? null, more: quantities.steps[at + 1] ?? null };
}

export function maxQuantity(quantities: Quantities): number {
  return quantities.kind === 'ladder' ? (quantities.steps.at(-1) ?? 0) : quantities.max;
}

/** Characters of a typed quantity that are read and shown again: "10.000 Stück" has as many. */
export const typedQuantityLength = 12;

const unit = / ?(?:[x×]|mal|st(?:\u00fc|ue)ck|stk\.?|stck\.?|st\.|karten?|exemplare?|pieces?|pcs\.?)$/i;
const whole = /^\+?(?:\d{1,7}|[1-9]\d{0,2}(?:[.'’\s]\d{3})+)$/;

/** "10", "10 Stück" and "1.000" as numbers; NaN for what is no whole number, such as "1,5", "-5" and "". */
export function readQuantity(typed: string): number {
  const number = typed.trim().slice(0, 40).replace(/\s+/g, ' ').replace(unit, '');
  return whole.test(number) ? Number(number.replace(/\D/g, '')) : Number.NaN;
}

/** A typed quantity moved up to the next one that is sold, with a note when it moved; or why there is none (D07). */
export function roundUpQuantity(quantities: Quantities, typed: number): { quantity: number; note: Message | null } | { refused: Message } {
  if (!Number.isSafeInteger(typed) || typed < 1) return { refused: message('quantity.whole') };
  const max = maxQuantity(quantities);
  if (typed > max) return { refused: message('quantity.max', { max }) };
  const quantity = quantities.kind === 'ladder' ? (quantities.steps.find((step) => step >= typed) ?? max) : typed;
  return { quantity, note: quantity === typed ? null : message('quantity.rounded', { typed, quantity }) };
}
