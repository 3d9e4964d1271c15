/** How many pieces an address asks for. */
import type { Quantities } from '#core/products/product.ts';
import { readQuantity, roundUpQuantity } from '#core/products/quantities.ts';
import type { Message } from '#core/values/message.ts';

/** One, and the reason, where it asks for a number that is not sold. */
export function quantityOfQuery(query: URLSearchParams, quantities: Quantities): { quantity: number; refused: Message | null } {
  const amount = query.get('amount');
  if (amount === null) return { quantity: 1, refused: null };
  const rounded = roundUpQuantity(quantities, readQuantity(amount));
  return 'refused' in rounded ? { quantity: 1, refused: rounded.refused } : { quantity: rounded.quantity, refused: null };
}
