/** Lines of the cart whose names follow the order. */
import type { OwnerId } from '#core/customer/owner.ts';
import { mayFollowUntil, recordsDays } from '#core/order/later/records-later.ts';
import type { PrintedItem } from '#core/order/line.ts';
import type { Quantities } from '#core/products/product.ts';
import { isSoldForRecords, maxQuantity, minQuantity } from '#core/products/quantities.ts';
import { takesList } from '#core/products/takes-list.ts';
import type { Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { readable, summaryOf } from '#services/design-summary.ts';
import type { Shop } from '#services/handler.ts';
import type { CartLineToAdd } from '#store/cart/carts.ts';
import type { SavedDesign } from '#store/design/designs.ts';

type Wanted = { item: PrintedItem; sold: Quantities; quantity: number; until: Day };

function wrong(code: 'bad-input' | 'off-ladder', field: string, text: Message): Fault {
  return new Fault(code, `${field} of a line whose names follow`, { text, errors: [{ field, code, message: text }] });
}

/**
 * The line of a design in a number of pieces. Throws Fault 'bad-input' for a day that is past or too far, for a design without fields, and for what is
 * not printed with lists; 'off-ladder' for a number that is not sold.
 */
export async function laterLine(
  shop: Pick<Shop, 'store' | 'clock'>,
  owner: OwnerId,
  design: SavedDesign,
  { item, sold, quantity, until }: Wanted,
): Promise<CartLineToAdd> {
  if (!takesList(item.product)) throw wrong('bad-input', 'designId', message('fault.merge-cards-only'));
  if (!readable(await summaryOf(shop, owner, design)).hasFields) throw wrong('bad-input', 'designId', message('fault.merge-no-field'));
  const now = shop.clock();
  if (!mayFollowUntil(until, now)) {
    const { first, last } = recordsDays(now);
    const days = { first: { day: first, style: 'long' }, last: { day: last, style: 'long' } } as const;
    throw wrong('bad-input', 'recordsUntil', message('fault.line-later-days', days));
  }
  if (!isSoldForRecords(sold, quantity)) {
    const range = { least: minQuantity(sold), most: maxQuantity(sold) };
    throw wrong('off-ladder', 'quantity', message('fault.line-later-quantity', range));
  }
  return { item: { ...item, records: { of: 'later', until } }, quantity };
}
