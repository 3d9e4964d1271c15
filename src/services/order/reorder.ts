/** Exact copies of ordered lines in the cart. */
import type { orderActionCalls } from '#api/order/order-actions.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { LineItem } from '#core/order/line.ts';
import { designedOf, orderedItem } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import type { HandlerOutput } from '#services/handler.ts';
import { type CartContext, repricedCart } from '#services/pricing/priced-cart.ts';
import { isPriced, type UnavailableLine } from '#services/pricing/priced-line.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { sha256 } from '#services/sha256.ts';
import { addReorderedLines, type LineToReorder, removeReorderedLines } from '#store/cart/reordered-lines.ts';
import { newToken } from '#store/db/tokens.ts';

type Reordered = HandlerOutput<(typeof orderActionCalls)['POST /web-api/orders/:token/reorder']>;
type Left = { name: string; reason: Message };

/** Samples and gift vouchers are made anew: what is said in a voucher counted once. */
const reorderedKinds = {
  printed: true,
  accessory: true,
  sample: false,
  posting: false,
  'gift-voucher': false,
  'gift-card': false,
} as const;

function isReordered({ item, hasDocument }: OrderLine): boolean {
  return reorderedKinds[item.kind] && (designedOf(item)?.design == null || hasDocument);
}

export function canReorder(order: Order): boolean {
  return order.documentsErasedAt === null && order.lines.some(isReordered);
}

/** The id of a line of the cart: the same one for the same key. */
function cartLineOf(key: string, owner: OwnerId, line: string): string {
  return Buffer.from(sha256(`${key} ${owner} ${line}`), 'hex')
    .toString('base64url')
    .slice(0, 22);
}

/** The item as its cart line first had it: an order adds the product type to the choice, and carts follow designs by equal choices. */
function plainItem(item: LineItem): LineItem {
  const designed = designedOf(item);
  if (!designed) return item;
  const { type: _, ...choice } = designed.choice;
  return { ...designed, choice };
}

/** The records of a line as they were printed belong to the copy as well. */
function withRecordsOf(item: LineItem, line: string): LineItem {
  const designed = designedOf(item);
  if (!designed?.records) return item;
  const { records, ...own } = designed;
  return records.of === 'later'
    ? own
    : { ...own, records: { of: 'order', line, blanks: records.blanks, ...(records.kind && { kind: records.kind }) } };
}

function linesToReorder(lines: readonly OrderLine[], key: string, owner: OwnerId): LineToReorder[] {
  const ids = new Map(lines.map(({ id }) => [id, cartLineOf(key, owner, id)]));
  return lines.map(({ id, item, quantity }) => ({
    ordered: id,
    cartLine: ids.get(id) ?? newToken(),
    item: withRecordsOf(plainItem(orderedItem(item, (line) => ids.get(line))), id),
    quantity,
  }));
}

/** A picture belongs to whom it was uploaded by: another browser that has the link of the order does not get it. */
function reasonOf({ reason }: UnavailableLine, order: Order, owner: OwnerId): Message {
  return reason.key === 'fault.line-photo' && order.owner !== owner ? message('order.reorder.foreign') : reason;
}

/** Adds the lines at the prices of today; those that cannot be sold any more are named. */
export async function reorder(context: CartContext, order: Order, key: string): Promise<Reordered> {
  const { store, clock } = context.shop;
  if (order.documentsErasedAt !== null)
    throw new Fault('order-refused', `the documents of order ${order.number} are gone`, { text: message('fault.reorder-late') });
  const owner = await context.actor.owner.ensure();
  await consumeLimit(context.shop, 'design', limitedClient(context));
  // The names of guests belong to who ordered: another browser that has the link of the order does not get them.
  const isForeign = ({ item }: OrderLine) => designedOf(item)?.records !== undefined && order.owner !== owner;
  const copied = order.lines.filter((line) => isReordered(line) && !isForeign(line));
  const lines = linesToReorder(copied, key, owner);
  await addReorderedLines(store, owner, lines, clock());
  const ordered = new Map(lines.map(({ cartLine, ordered: id }) => [cartLine, order.lines.find((line) => line.id === id)?.name ?? '']));
  const { entries } = await repricedCart(context);
  const own = entries.filter(({ line }) => ordered.has(line.id));
  const unsold = own.filter((entry): entry is UnavailableLine => !isPriced(entry));
  await removeReorderedLines(
    store,
    owner,
    unsold.map(({ line }) => line.id),
  );
  context.pricedCarts?.clear();
  const others = order.lines.filter((line) => !copied.includes(line));
  const left: Left[] = [
    ...unsold.map((entry) => ({ name: ordered.get(entry.line.id) ?? '', reason: reasonOf(entry, order, owner) })),
    ...others.map((line) => ({
      name: line.name,
      reason: message(isForeign(line) ? 'order.reorder.foreign-records' : 'order.reorder.other-kind'),
    })),
  ];
  // Two lines with the same name are named once.
  return { added: own.length - unsold.length, left: [...new Map(left.map((line) => [JSON.stringify(line), line])).values()] };
}
