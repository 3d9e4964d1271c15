/** One line of the cart as the server decides it: name, price, and what is not printable yet, or why it cannot be ordered any more. */
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { Approval } from '#core/order/approval/approval.ts';
import { designOf, type SoldItem } from '#core/order/line.ts';
import type { DesignSummary } from '#core/products/design-summary.ts';
import type { ParcelKind } from '#core/products/parcel-kind.ts';
import type { LinePrice, Product, ProductChoice, Production, Quantities, VatClass } from '#core/products/product.ts';
import { isFault } from '#core/values/fault.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { Context, Shop } from '#services/handler.ts';
import type { StoredCartLine, UnreadableCartLine } from '#store/cart/carts.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import type { PricedRecords } from './line-records.ts';

export type PricedLine = {
  line: StoredCartLine;
  /** As it is made: the choice of a printed line agrees with its document. */
  item: SoldItem;
  /** Null for a line that is not of a saved design. */
  saved: SavedDesign | null;
  /** The catalogue design it began with, or null. */
  template: CatalogueTemplate | null;
  name: Message;
  options: Message;
  /** Of a sample: before it is known which ones are free. */
  price: LinePrice;
  vatClass: VatClass;
  /** Null for a fixed quantity. */
  quantities: Quantities | null;
  production: Production;
  /** Weight of one piece as it is sent, and how it travels. */
  pieceMg: number;
  parcelKind: ParcelKind;
  /** Address of its picture without width and ending (core/order/line-picture.ts); null for what has no document. */
  picture: string | null;
  /** A sentence about its price or delivery, or null. */
  note: Message | null;
  problems: Message[];
  /** Null where no page was approved, or one was changed since. */
  approved: Approval | null;
  /** What its pieces are printed for; null where they are all the same and none was to be asked. */
  records: PricedRecords | null;
  /** The print check had no time for it; `problems` says so. */
  isUnchecked: boolean;
};

/** A line that cannot be ordered any more: what it began with is gone. It has no price and can be removed. */
export type UnavailableLine = {
  line: { id: string; quantity: number };
  /** Product type; null for an item that cannot be read. */
  product: string | null;
  /** Id of its design; null for an item without one. */
  designId: string | null;
  /** Null where it cannot be opened. */
  design: DesignSummary | null;
  kind: SoldItem['kind'];
  /** As of a line with a price. */
  picture: string | null;
  template: CatalogueTemplate | null;
  name: Message;
  options: Message;
  /** What happened, what is safe, what to do. */
  reason: Message;
};

export function isPriced(entry: PricedLine | UnavailableLine): entry is PricedLine {
  return 'price' in entry;
}

export type Reason = Pick<UnavailableLine, 'reason'> & Partial<UnavailableLine>;

export function unavailable(shop: Shop, line: UnavailableLine['line'], reason: Reason): UnavailableLine {
  shop.log('warn', 'cart-line-unavailable', { line: line.id, reason: reason.reason.key });
  return {
    kind: 'printed',
    product: null,
    designId: null,
    design: null,
    picture: null,
    template: null,
    name: message('fault.line-name'),
    options: verbatim(''),
    ...reason,
    line: { id: line.id, quantity: line.quantity },
  };
}

/** A line whose item this program does not know. */
export function unreadableLine(shop: Shop, line: UnreadableCartLine): UnavailableLine {
  shop.log('error', 'cart-line-unreadable', { error: line.error.message });
  return unavailable(shop, line, { designId: line.design, reason: message('fault.line-unknown') });
}

/** What can be ordered of a line, photos and findings apart; reads nothing but its arguments. */
export type Opened = Omit<PricedLine, 'line' | 'problems' | 'isUnchecked' | 'approved' | 'records'>;

/** The catalogue design of a choice; null for a product without, undefined for one that left the catalogue. */
export function templateOf(catalogue: Catalogue, product: Product, choice: ProductChoice): CatalogueTemplate | null | undefined {
  const id = product.templateId(choice);
  return id === null ? null : catalogue.templates.get(id);
}

/** `open` needs no database: whatever it throws is about this line, and must not end the others. */
export function tryOpen<T>({ shop }: Context, line: StoredCartLine, open: () => T): T | Reason {
  try {
    return open();
  } catch (error) {
    const designId = designOf(line.item);
    if (isFault(error) && error.code === 'unavailable') return { designId, reason: message('fault.line-unavailable') };
    shop.log('error', 'cart-line-damaged', { line: line.id, error: error instanceof Error ? error.stack : String(error) });
    return { designId, reason: message('fault.line-unknown') };
  }
}
