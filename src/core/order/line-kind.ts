/**
 * What each kind of line is: one value per kind that carts, quotes, orders, production and pages ask. A new kind does not compile
 * without its value. How the server prices a kind is in `services/pricing/line-kinds.ts`. Loads no product and no schema: pages import it.
 */
import { type Message, message } from '#core/values/message.ts';
import type { LineItem, LineKind, PrintedItem, SoldItem } from './line.ts';
import { freeSamples } from './sample.ts';

/** Product and choice of what a supplier makes. */
type PrintedChoice = Pick<PrintedItem, 'product' | 'choice'>;

export type LineKindValue<Item extends LineItem = LineItem> = {
  isSold: boolean;
  /** Counts as goods: has VAT, and codes and gift vouchers lower or pay its price. */
  isGoods: boolean;
  /** Travels in the parcel; the others go by mail. */
  isShipped: boolean;
  /** Pictures show what it would be printed as, although its ordered line has no document. */
  isDrawn: boolean;
  /** How many of the kind a letter takes that is sent without charge; null for a kind that needs a parcel. */
  maxInLetter: number | null;
  /** Free of charge under the right to samples. */
  isSample: boolean;
  /** Stock or value: a consumer may withdraw from its purchase. */
  isReturnable: boolean;
  /** One piece a line, without a field for its quantity. */
  isSingle: boolean;
  /** Added to a cart that has an equal line, it changes that line. */
  isMerged: boolean;
  /** Leaves the cart by a button of its own. */
  isRemovable: boolean;
  /** Its document was written by its customer, and must pass the print check. */
  isChecked: boolean;
  /** Its item has the field `design`, even if null. */
  hasDesign: boolean;
  /** Accessories may belong to it. */
  takesAccessories: boolean;
  /** What replaces the customer's words in its data when they are erased; null for a kind without any. */
  erased: object | null;
  /** The product its customer designed, or null. */
  designed(item: Item): PrintedItem | null;
  /** What is printed, be it the customer's or the shop's design; null for what is from stock or is mailed. */
  printed(item: Item): PrintedChoice | null;
  /** SKU of what is taken from stock, or null. */
  stock(item: Item): string | null;
  /** Its name on a ticket, by the title of what is printed. */
  title(title: Message): Message;
  /** The envelope that fits is delivered with each piece. */
  isInEnvelope: boolean;
  /** Id of the line it belongs to, or null. */
  parent(item: Item): string | null;
  /** The item with the lines of an order in place of those of its cart; `idOf` is undefined for a line that is not there. */
  ordered(item: Item, idOf: (line: string) => string | undefined): Item;
  /** Id of the line of the gift voucher whose code is printed on it, or null. */
  voucherLine(item: Item): string | null;
};

/** What most kinds are: goods in a parcel, from stock or without a document of the customer. */
const plain = {
  isSold: true,
  isGoods: true,
  isShipped: true,
  isDrawn: false,
  maxInLetter: null,
  isSample: false,
  isReturnable: true,
  isSingle: false,
  isMerged: true,
  isRemovable: true,
  isChecked: true,
  hasDesign: false,
  takesAccessories: false,
  erased: null,
  designed: () => null,
  printed: () => null,
  stock: () => null,
  title: (title: Message) => title,
  isInEnvelope: false,
  parent: () => null,
  ordered: <Item>(item: Item) => item,
  voucherLine: () => null,
};

/** Printed gift vouchers that go into one letter: ten cards in envelopes are about a centimetre thick. */
const letterCards = 10;

export type LineKinds = { readonly [Kind in LineKind]: LineKindValue<Extract<LineItem, { kind: Kind }>> };

export const lineKinds: LineKinds = {
  printed: {
    ...plain,
    isReturnable: false,
    hasDesign: true,
    takesAccessories: true,
    designed: (item) => item,
    printed: ({ product, choice }) => ({ product, choice }),
  },
  sample: {
    ...plain,
    maxInLetter: freeSamples,
    isSample: true,
    isSingle: true,
    isChecked: false,
    printed: ({ of }) => ('product' in of ? { product: of.product, choice: of.choice } : null),
    stock: ({ of }) => ('sku' in of ? of.sku : null),
    title: (title) => message('sample.name', { name: title }),
  },
  accessory: {
    ...plain,
    stock: ({ sku }) => sku,
    parent: ({ parent }) => parent,
    ordered: (item, idOf) => ({ ...item, parent: idOf(item.parent ?? '') ?? null }),
  },
  posting: { ...plain, isSold: false, parent: ({ parent }) => parent },
  'gift-voucher': {
    ...plain,
    isGoods: false,
    isShipped: false,
    isDrawn: true,
    isSingle: true,
    // Two gift vouchers with the same words are two.
    isMerged: false,
    erased: { message: '', recipient: '', sender: '', delivery: { kind: 'pdf' } },
  },
  'gift-card': {
    ...plain,
    maxInLetter: letterCards,
    isReturnable: false,
    isSingle: true,
    isRemovable: false,
    printed: ({ choice }) => ({ product: 'card', choice }),
    isInEnvelope: true,
    parent: ({ parent }) => parent,
    ordered: (item, idOf) => ({ ...item, parent: idOf(item.parent) ?? item.parent }),
    voucherLine: ({ parent }) => parent,
  },
};

/** The value of an item's kind. Pass it this item only. */
function kindOf(item: LineItem): LineKindValue {
  return lineKinds[item.kind];
}

export function isLineKind(kind: string): kind is LineKind {
  return Object.hasOwn(lineKinds, kind);
}

export function hasDesign(kind: string): boolean {
  return isLineKind(kind) && lineKinds[kind].hasDesign;
}

export function designedOf(item: LineItem): PrintedItem | null {
  return kindOf(item).designed(item);
}

export function printedOf(item: LineItem): PrintedChoice | null {
  return kindOf(item).printed(item);
}

export function stockOf(item: LineItem): string | null {
  return kindOf(item).stock(item);
}

export function parentOf(item: LineItem): string | null {
  return kindOf(item).parent(item);
}

export function orderedItem(item: LineItem, idOf: (line: string) => string | undefined): LineItem {
  return kindOf(item).ordered(item, idOf);
}

export function voucherLineOf(item: LineItem): string | null {
  return kindOf(item).voucherLine(item);
}

/** Nothing but lines that go by mail. A kind that this program does not know counts as shipped. */
export function isOnlineOnly(lines: readonly { kind: string }[]): boolean {
  return lines.every(({ kind }) => isLineKind(kind) && !lineKinds[kind].isShipped);
}

/**
 * Nothing but samples, at most as many as are free, and printed gift vouchers, whose price has the postage: sent by letter without charge.
 * Lines that go by mail are not among the given ones.
 */
export function isLetter(lines: readonly { kind: LineKind }[]): boolean {
  const counts = new Map<LineKind, number>();
  for (const { kind } of lines) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return lines.length > 0 && [...counts].every(([kind, count]) => count <= (lineKinds[kind].maxInLetter ?? 0));
}

/** Throws a RangeError that names the kind unless lines of this kind are sold. */
export function requireSold(item: LineItem): asserts item is SoldItem {
  if (!lineKinds[item.kind].isSold) throw new RangeError(`${item.kind} lines are not sold yet`);
}
