/** In which quantities a line is sold, and what of one is printed for records. */
import { maxAccessories } from '#core/products/accessory/accessory.ts';
import type { Quantities } from '#core/products/product.ts';
import { isSoldType, productOf } from '#core/products/registry.ts';
import { type Message, message } from '#core/values/message.ts';
import type { LineRecords } from './line.ts';

/** Of accessories, in pieces or packs. */
export const accessoryQuantities: Quantities = { kind: 'tiers', max: maxAccessories, tiers: [] };

/** Of a line as calls describe it: by product type or, for what is not printed, by its kind. Null where the quantity is fixed. */
export function quantitiesOfProduct(product: string): Quantities | null {
  if (product === 'accessory') return accessoryQuantities;
  return isSoldType(product) ? productOf(product).quantities(null) : null;
}

/** "78 Namen + 2 blanko", "48 Haushalte", or "Namen folgen bis Dienstag, 12. Januar" */
export function recordsText(quantity: number, records: LineRecords): Message {
  if (records.of === 'later') return message('records.later', { until: { day: records.until, style: 'long' } });
  if (records.of === 'supplement') return message('records.supplement', { names: quantity, kind: records.kind ?? 'guest' });
  return message('records.names', { names: quantity - records.blanks, blanks: records.blanks, kind: records.kind ?? 'guest' });
}
