/** Lines of the cart that print what a list needs beside the ordered pieces of its design. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { PrintedItem } from '#core/order/line.ts';
import type { Quantities } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { mergedDesign } from '#services/merge/merged-design.ts';
import { supplementOf } from '#services/merge/supplement.ts';
import { followedSupplement } from '#services/pricing/line-records.ts';
import type { CartLineToAdd } from '#store/cart/carts.ts';

/**
 * One piece for each record that has none, made as the ordered ones are. Throws Fault 'off-ladder' where nothing is missing, and for a design
 * of which nothing was ordered like this.
 */
export async function supplementLine(
  { store }: Pick<Shop, 'store'>,
  owner: OwnerId,
  item: PrintedItem,
  sold: Quantities,
): Promise<CartLineToAdd> {
  const merged = item.design === null ? null : await mergedDesign(store, owner, item.design);
  const supplement = merged && (await supplementOf(store, owner, merged));
  const followed = supplement && followedSupplement(supplement, sold);
  if (!followed) throw new Fault('off-ladder', 'no supplement', { text: message('fault.line-supplement-none') });
  // An order adds the product type to the choice, and carts follow designs by equal choices.
  const { type: _, ...choice } = supplement.choice;
  return { item: { ...item, choice, records: followed.records }, quantity: followed.quantity };
}
