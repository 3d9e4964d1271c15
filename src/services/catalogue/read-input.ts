/** What calls about articles are asked, read; what is not offered becomes a Fault that names each wrong value and the nearest right one. */
import type { Quantities } from '#core/products/product.ts';
import { isSoldQuantity, readQuantity } from '#core/products/quantities.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';

/** Throws Fault 'bad-input' with the errors, where there are any. */
export function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new Fault('bad-input', 'an article that is not offered', { text: errors[0]?.message, errors });
}

/** Types that are sold in any number up to a most, each with a sentence `TYPE.amount`. */
export const tieredTypes = ['photoframe', 'merch', 'photobook', 'photobox', 'calendar'] as const;
export type TieredType = (typeof tieredTypes)[number];

/** Throws Fault 'bad-input' for a number of pieces that is not sold, with the nearest that is in the sentence of `key`. */
export function readAmount(given: number | string | undefined, quantities: Quantities, key: `${TieredType}.amount`): number {
  if (given === undefined || given === '') return 1;
  const amount = typeof given === 'number' ? given : readQuantity(given);
  if (isSoldQuantity(quantities, amount)) return amount;
  const max = quantities.kind === 'tiers' ? quantities.max : 1;
  const number = Number.isNaN(amount) ? Number(given) : amount;
  const nearest = Number.isNaN(number) ? 1 : Math.min(max, Math.max(1, Math.round(number)));
  const text = message(key, { max, nearest });
  throw new Fault('bad-input', `${given} pieces`, { text, errors: [{ field: 'amount', code: 'not-offered', message: text }] });
}
