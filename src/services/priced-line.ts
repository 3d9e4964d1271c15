/** One line of the cart as the server decides it: name, price, and what is not printable yet, or why it cannot be ordered any more. */
import { cardPictureBase } from '#core/catalogue/picture.ts';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { giftCardChoice, giftColourway, giftDesign } from '#core/order/gift-card.ts';
import {
  designOf,
  type GiftCardItem,
  type GiftItem,
  type LineItem,
  type PrintedItem,
  requireSold,
  type SampleItem,
  type SoldItem,
  stockOf,
} from '#core/order/line.ts';
import { accessoryQuantities, quantitiesOfProduct } from '#core/order/line-quantities.ts';
import { openFindings } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import type { ParcelKind } from '#core/products/parcel-kind.ts';
import type { LinePrice, Offer, Product, ProductChoice, Production, Quantities, VatClass } from '#core/products/product.ts';
import { isSoldQuantity, leastQuantity } from '#core/products/quantities.ts';
import { isFault } from '#core/values/fault.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { currencyOf, money } from '#core/values/money.ts';
import type { StoredCartLine, UnreadableCartLine } from '#store/cart/carts.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { openAccessory } from './accessory.ts';
import { changedMessage, changedPages } from './approved-pages.ts';
import { offerOf, readChoice } from './choice.ts';
import { type DesignToCheck, findingsOf, knownFindings } from './design-findings.ts';
import { photosOf, summaryOf } from './design-summary.ts';
import type { Context, Shop } from './handler.ts';
import { pictureOf } from './order-dto.ts';
import { type StockSample, sampleDocument, stockSamples } from './sample.ts';

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
  /** Address of its picture without size; '' where it has none. */
  picture: string;
  /** A sentence about its price or delivery, or null. */
  note: Message | null;
  problems: Message[];
  /** ISO instant at which its pages were approved; null where they were not, or were changed since. */
  approvedAt: string | null;
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
  template: CatalogueTemplate | null;
  name: Message;
  options: Message;
  /** What happened, what is safe, what to do. */
  reason: Message;
};

export function isPriced(entry: PricedLine | UnavailableLine): entry is PricedLine {
  return 'price' in entry;
}

type Reason = Pick<UnavailableLine, 'reason'> & Partial<UnavailableLine>;

function unavailable(shop: Shop, line: UnavailableLine['line'], reason: Reason): UnavailableLine {
  shop.log('warn', 'cart-line-unavailable', { line: line.id, reason: reason.reason.key });
  return {
    kind: 'printed',
    product: null,
    designId: null,
    design: null,
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
type Opened = Omit<PricedLine, 'line' | 'problems' | 'isUnchecked' | 'approvedAt'>;
type OpenedPrint = Opened & { saved: SavedDesign; design: DesignSummary };

function openPrinted(
  { site }: Context,
  catalogue: Catalogue,
  { line, item }: { line: StoredCartLine; item: PrintedItem },
  design: DesignSummary | Unreadable | null,
): OpenedPrint | Reason {
  const known = { product: item.product, designId: designOf(item) };
  if (!line.design || !design || design === 'invalid') return { ...known, reason: message('fault.line-no-design') };
  if (design === 'newer') return { ...known, reason: message('fault.design-newer') };
  const { product, choice: own } = readChoice(item.product, item.choice);
  // The document decides what it contains; the rest, such as the paper, is the line's own.
  const choice = product.withDocument(own, design.product);
  const template = templateOf(catalogue, product, choice);
  if (template === undefined) return { ...known, options: product.format(choice), reason: message('fault.line-no-template') };
  const offer: Offer<unknown> = { template, rows: catalogue.productRows('options', product.type) };
  const described = { template, name: product.title(choice, template), options: product.format(choice) };
  if (template?.isWithdrawn) return { ...known, ...described, design, reason: message('fault.line-no-template') };
  const problem = issueOf(product, choice, line.quantity, offer);
  if (problem) return { ...known, ...described, design, reason: message('fault.line-choice', { problem }) };
  const book = { prices: catalogue.productRows('prices', product.type), country: site.country };
  return {
    ...described,
    item: { ...item, choice },
    saved: line.design,
    design,
    options: product.text(choice, offer),
    price: product.price(choice, line.quantity, book),
    vatClass: product.vatClass(choice),
    quantities: product.quantities(choice),
    production: product.production(choice),
    pieceMg: product.weightMg(choice, offer),
    parcelKind: product.parcelKind?.(choice) ?? 'parcel',
    picture: pictureOf(design),
    note: null,
  };
}

/** Packed on the next working day. */
const fromStock = { production: { workingDays: 1, hasExpress: true }, parcelKind: 'parcel' } as const;

/** Quantities of a stored line; null for a fixed one. */
export function storedQuantities(item: LineItem): Quantities | null {
  if (item.kind !== 'printed') return quantitiesOfProduct(item.kind);
  const { product, choice } = readChoice(item.product, item.choice);
  return product.quantities(choice);
}

/** A sample at its price; which ones are free is decided for the cart as a whole. */
function openSample({ site }: Context, catalogue: Catalogue, { of }: SampleItem): Opened | Reason {
  const currency = currencyOf(site.country);
  const most = money(catalogue.samplePrices[currency], currency);
  const shared = { kind: 'sample' as const, saved: null, quantities: null, note: null };
  if ('sku' in of) {
    const stock = stockSamples[of.sku as StockSample];
    if (!stock) return { ...shared, reason: message('fault.line-unknown') };
    const name = message('sample.name', { name: message(`sample.stock.${of.sku}`) });
    const options = message(`sample.stock.${of.sku}.text`);
    return {
      ...shared,
      ...{ item: { kind: 'sample', of }, template: null, name, options, picture: '' },
      ...{ price: { quantity: 1, unit: most, total: most }, vatClass: 'standard', pieceMg: stock.weightMg },
      ...fromStock,
    };
  }
  const { product, choice } = readChoice(of.product, of.choice);
  const template = templateOf(catalogue, product, choice);
  if (!template || template.isWithdrawn) {
    return { ...shared, options: product.format(choice), reason: message('fault.line-no-template') };
  }
  const offer: Offer<unknown> = { template, rows: catalogue.productRows('options', product.type) };
  const described = { template, name: message('sample.name', { name: product.title(choice, template) }) };
  const [issue] = product.issues(choice, offer);
  if (issue) return { ...shared, ...described, reason: message('fault.line-choice', { problem: issue.message }) };
  const one = product.price(choice, leastQuantity(product.quantities(choice)), {
    prices: catalogue.productRows('prices', product.type),
    country: site.country,
  });
  const unit = one.unit.amount < most.amount ? one.unit : most;
  return {
    ...shared,
    ...described,
    item: { kind: 'sample', of },
    options: product.text(choice, offer),
    price: { quantity: 1, unit, total: unit },
    vatClass: product.vatClass(choice),
    production: product.production(choice),
    pieceMg: product.weightMg(choice, offer),
    parcelKind: product.parcelKind?.(choice) ?? 'parcel',
    picture: pictureOf(sampleDocument(catalogue, of)),
  };
}

/** The catalogue design of a choice; null for a product without, undefined for one that left the catalogue. */
function templateOf(catalogue: Catalogue, product: Product, choice: ProductChoice): CatalogueTemplate | null | undefined {
  const id = product.templateId(choice);
  return id === null ? null : catalogue.templates.get(id);
}

/** Why this many of the choice cannot be made, or null. */
function issueOf(product: Product, choice: ProductChoice, quantity: number, offer: Offer<unknown>): Message | null {
  if (!isSoldQuantity(product.quantities(choice), quantity)) return message('fault.no-quantity');
  return product.issues(choice, offer)[0]?.message ?? null;
}

/** A gift voucher costs what it is worth. It weighs nothing, and nothing waits for it. */
function openGiftVoucher({ site }: Context, item: GiftItem): Opened {
  const unit = money(item.amount, currencyOf(site.country));
  const { delivery, recipient } = item;
  const day = delivery.kind === 'email' && delivery.sendOn !== null ? { day: delivery.sendOn, style: 'numeric' as const } : null;
  const way =
    delivery.kind === 'email'
      ? message(day ? 'gift.way.day' : 'gift.way.email', { to: delivery.to, ...(day && { day }) })
      : message(`gift.way.${delivery.kind}`);
  const { card, form, format } = giftCardChoice(giftDesign(item.giftDesign));
  return {
    ...{ item, saved: null, template: null, quantities: null, note: null },
    picture: cardPictureBase({ card, form, format, colourway: giftColourway, panel: 'front' }),
    ...{ price: { quantity: 1, unit, total: unit }, vatClass: 'standard', pieceMg: 0 },
    ...fromStock,
    name: message('gift.name'),
    options: recipient === '' ? way : message('gift.options', { recipient, way }),
  };
}

/** The card of a printed gift voucher, in its envelope and with its postage. */
function openGiftCard({ site }: Context, catalogue: Catalogue, item: GiftCardItem): Opened {
  const { product, choice } = readChoice('card', item.choice);
  const offer = offerOf(catalogue, product, choice);
  const currency = currencyOf(site.country);
  const unit = money(catalogue.giftCardPrices[currency], currency);
  return {
    ...{ item, saved: null, template: null, quantities: null, picture: '', note: message('gift.card.note') },
    ...{ price: { quantity: 1, unit, total: unit }, vatClass: product.vatClass(choice) },
    ...{ production: product.production(choice), pieceMg: product.weightMg(choice, offer), parcelKind: 'parcel' },
    name: message('gift.card.name'),
    options: message('gift.card.options', { text: product.text(choice, offer) }),
  };
}

/** Throws a RangeError for a kind that is not sold. */
function openStocked(context: Context, catalogue: Catalogue, { item, quantity }: StoredCartLine): Opened | Reason {
  requireSold(item);
  if (item.kind === 'sample') return openSample(context, catalogue, item);
  if (item.kind === 'printed') throw new RangeError('a printed line is not from stock');
  if (item.kind === 'gift-voucher') return openGiftVoucher(context, item);
  if (item.kind === 'gift-card') return openGiftCard(context, catalogue, item);
  if (!catalogue.accessories.has(item.sku)) return { kind: 'accessory', reason: message('fault.line-unknown') };
  const shared = { saved: null, template: null, vatClass: 'standard' as const, quantities: accessoryQuantities, ...fromStock };
  return { ...openAccessory(catalogue, item, quantity, context.site), ...shared, picture: '' };
}

/** A line with its price, or with the reason why it has none. No print check begins after `checkUntil`. */
export async function priceLine(
  context: Context,
  catalogue: Catalogue,
  owner: OwnerId,
  line: StoredCartLine,
  checkUntil: Date,
): Promise<PricedLine | UnavailableLine> {
  const { shop } = context;
  const { item } = line;
  if (item.kind === 'printed') return pricePrinted(context, catalogue, owner, { line, item }, checkUntil);
  const opened = tryOpen(context, line, () => openStocked(context, catalogue, line));
  if ('reason' in opened) return unavailable(shop, line, opened);
  const sku = stockOf(opened.item);
  const isSoldOut = sku !== null && catalogue.soldOut.has(sku);
  const problems = isSoldOut ? [message('fault.sold-out', { name: opened.name, count: 0 })] : [];
  return { ...opened, line, problems, approvedAt: null, isUnchecked: false };
}

async function pricePrinted(
  context: Context,
  catalogue: Catalogue,
  owner: OwnerId,
  { line, item }: { line: StoredCartLine; item: PrintedItem },
  checkUntil: Date,
): Promise<PricedLine | UnavailableLine> {
  const { shop } = context;
  const read = line.design && (await summaryOf(shop, owner, line.design));
  const opened = tryOpen(context, line, () => openPrinted(context, catalogue, { line, item }, read));
  if ('reason' in opened) return unavailable(shop, line, opened);
  const { design, ...priced } = opened;
  const { saved, template, name, options } = opened;
  const described = { product: item.product, designId: saved.id, design, template, name, options };
  const photos = await photosOf(shop, owner, saved);
  const pictures = await findPictures(shop.store, owner, photos);
  if (pictures.length < photos.length) return unavailable(shop, line, { ...described, reason: message('fault.line-photo') });
  const findings = await lineFindings(context, catalogue, { owner, saved, pictures }, checkUntil);
  if (findings === null) return unavailable(shop, line, { ...described, design: null, reason: message('fault.line-no-design') });
  const changed = await changedPages(shop, owner, saved, line.approval);
  const approvedAt = changed.length === 0 ? (line.approval?.at ?? null) : null;
  const isUnchecked = findings === 'unchecked';
  const open = isUnchecked ? [message('fault.line-unchecked')] : openFindings(findings, line.confirmed).map((finding) => finding.message);
  const problems = changed.length > 0 ? [...open, changedMessage(changed)] : open;
  return { ...priced, line, problems, approvedAt, isUnchecked };
}

/** `open` needs no database: whatever it throws is about this line, and must not end the others. */
function tryOpen<T>({ shop }: Context, line: StoredCartLine, open: () => T): T | Reason {
  try {
    return open();
  } catch (error) {
    shop.log('error', 'cart-line-damaged', { line: line.id, error: error instanceof Error ? error.stack : String(error) });
    return { designId: designOf(line.item), reason: message('fault.line-unknown') };
  }
}

/**
 * Null for a document that names a face, drawing or ink that is not there, 'unchecked' while the check has no time for it: too many designs
 * are checked, or the request has waited for other lines until `checkUntil`.
 */
async function lineFindings(
  { shop, clientAddress }: Context,
  catalogue: Catalogue,
  design: DesignToCheck,
  checkUntil: Date,
): Promise<Finding[] | 'unchecked' | null> {
  const known = knownFindings(catalogue, design);
  if (known) return known;
  if (shop.clock() > checkUntil) return 'unchecked';
  try {
    return await findingsOf(shop, catalogue, design, clientAddress);
  } catch (error) {
    if (isFault(error) && error.code === 'busy') return 'unchecked';
    if (!isFault(error) || (error.code !== 'bad-input' && error.code !== 'not-found')) throw error;
    shop.log('error', 'cart-line-damaged', { design: design.saved.id, error: error.message });
    return null;
  }
}
