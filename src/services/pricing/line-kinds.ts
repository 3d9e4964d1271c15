/** How the server prices each kind of line, and what it prints of it: one value per kind. `core/order/line-kind.ts` says what a kind is. */
import type { OwnerId } from '#core/customer/owner.ts';
import { giftDesign } from '#core/order/gift-card.ts';
import type { AccessoryItem, GiftCardItem, GiftItem, LineItem, SampleItem, SoldItem } from '#core/order/line.ts';
import { designedOf, requireSold, stockOf } from '#core/order/line-kind.ts';
import { pictureOfCartLine } from '#core/order/line-picture.ts';
import { accessoryQuantities, quantitiesOfProduct } from '#core/order/line-quantities.ts';
import { isSampleSet, sampleLetter } from '#core/order/sample-sets.ts';
import type { ProductDocument } from '#core/products/document.ts';
import type { Offer, Quantities } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { type Currency, currencyOf, money } from '#core/values/money.ts';
import { offerOf, readChoice } from '#services/checks/choice.ts';
import type { Context, Site } from '#services/handler.ts';
import type { StoredCartLine } from '#store/cart/carts.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import { openAccessory } from './accessory.ts';
import { giftCardOf } from './gift-card.ts';
import { type Opened, type PricedLine, type Reason, templateOf, tryOpen, type UnavailableLine, unavailable } from './priced-line.ts';
import { pricePrinted } from './printed-line.ts';
import { sampleDocument, samplePrice } from './sample.ts';

/** The request that prices. No print check begins after `checkUntil`. */
type Pricing = { context: Context; catalogue: Catalogue; owner: OwnerId; checkUntil: Date };
/** Where an order is placed, and its other lines. */
type Sale = Pick<Site, 'channel' | 'locale'> & { catalogue: Catalogue; lines: readonly PricedLine[] };

/** Where a line is sold. `parent`: the item that its line belongs to. */
type ShownSale = Pick<Sale, 'channel' | 'locale' | 'catalogue'> & { currency: Currency; parent: LineItem | null };

type PricedKind<Item extends SoldItem = SoldItem> = {
  price(pricing: Pricing, line: StoredCartLine, item: Item): Promise<PricedLine | UnavailableLine>;
  /** What is printed of a line without a saved design; null for the others. The code of a gift voucher does not exist yet. */
  madeDocument(item: Item, sale: Sale): ProductDocument | null;
  /** What pictures show of a line without a saved or ordered document; null for what has none. */
  shownDocument(item: Item, sale: ShownSale): ProductDocument | null;
};

/** Packed on the next working day. */
const fromStock = { production: { workingDays: 1, hasExpress: true }, parcelKind: 'parcel' } as const;

/** A sample at its price; which ones are free is decided for the cart as a whole. */
function openSample({ context: { site }, catalogue }: Pricing, line: StoredCartLine, { of }: SampleItem): Opened | Reason {
  const currency = currencyOf(site.country);
  const most = money(catalogue.samplePrices[currency], currency);
  const shared = { kind: 'sample' as const, saved: null, quantities: null, note: null };
  if ('sku' in of) {
    if (!isSampleSet(of.sku)) return { ...shared, reason: message('fault.line-unknown') };
    const name = message('sample.name', { name: message(`sample.stock.${of.sku}`) });
    const options = message(`sample.stock.${of.sku}.text`);
    return {
      ...shared,
      item: { kind: 'sample', of },
      template: null,
      name,
      options,
      picture: null,
      price: { quantity: 1, unit: most, total: most },
      vatClass: 'standard',
      pieceMg: sampleLetter(of.sku, catalogue.options).weightMg,
      ...fromStock,
    };
  }
  const { product, choice } = readChoice(of.product, of.choice);
  const template = templateOf(catalogue, product, choice);
  if (!template || template.isWithdrawn) {
    return { ...shared, options: product.format(choice), reason: message('fault.line-no-template') };
  }
  const offer: Offer<unknown> = { template, rows: catalogue.optionsOf(product) };
  const described = { template, name: message('sample.name', { name: product.title(choice, template) }) };
  const [issue] = product.issues(choice, offer);
  if (issue) return { ...shared, ...described, reason: message('fault.line-choice', { problem: issue.message }) };
  const unit = samplePrice(catalogue, product, choice, site.country);
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
    picture: pictureOfCartLine(line),
  };
}

/** A gift voucher costs what it is worth. It weighs nothing, and nothing waits for it. */
function openGiftVoucher({ context: { site } }: Pricing, line: StoredCartLine, item: GiftItem): Opened {
  const unit = money(item.amount, currencyOf(site.country));
  const { delivery, recipient } = item;
  const day = delivery.kind === 'email' && delivery.sendOn !== null ? { day: delivery.sendOn, style: 'numeric' as const } : null;
  const way =
    delivery.kind === 'email'
      ? message(day ? 'gift.way.day' : 'gift.way.email', { to: delivery.to, ...(day && { day }) })
      : message(`gift.way.${delivery.kind}`);
  return {
    item,
    saved: null,
    template: null,
    quantities: null,
    note: null,
    picture: pictureOfCartLine(line),
    price: { quantity: 1, unit, total: unit },
    vatClass: 'standard',
    pieceMg: 0,
    ...fromStock,
    name: message('gift.name'),
    options: recipient === '' ? way : message('gift.options', { recipient, way }),
  };
}

/** The card of a printed gift voucher, in its envelope and with its postage. */
function openGiftCard({ context: { site }, catalogue }: Pricing, line: StoredCartLine, item: GiftCardItem): Opened {
  const { product, choice } = readChoice('card', item.choice);
  const offer = offerOf(catalogue, product, choice);
  const currency = currencyOf(site.country);
  const unit = money(catalogue.giftCardPrices[currency], currency);
  return {
    item,
    saved: null,
    template: null,
    quantities: null,
    picture: pictureOfCartLine(line),
    note: message('gift.card.note'),
    price: { quantity: 1, unit, total: unit },
    vatClass: product.vatClass(choice),
    production: product.production(choice),
    pieceMg: product.weightMg(choice, offer),
    parcelKind: 'parcel',
    name: message('gift.card.name'),
    options: message('gift.card.options', { text: product.text(choice, offer) }),
  };
}

/** Throws Fault 'not-found' for an accessory that left the catalogue. */
function openStocked({ context, catalogue }: Pricing, { quantity }: StoredCartLine, item: AccessoryItem): Opened | Reason {
  if (!catalogue.accessories.has(item.sku)) return { kind: 'accessory', reason: message('fault.line-unknown') };
  const shared = { saved: null, template: null, vatClass: 'standard' as const, quantities: accessoryQuantities, ...fromStock };
  return { ...openAccessory(catalogue, item, quantity, context.site), ...shared, picture: null };
}

/** Prices a line that needs no saved design. */
function priceOpened<Item extends SoldItem>(open: (pricing: Pricing, line: StoredCartLine, item: Item) => Opened | Reason) {
  return async (pricing: Pricing, line: StoredCartLine, item: Item): Promise<PricedLine | UnavailableLine> => {
    const { context, catalogue } = pricing;
    const opened = tryOpen(context, line, () => open(pricing, line, item));
    if ('reason' in opened) return unavailable(context.shop, line, opened);
    const sku = stockOf(opened.item);
    const isSoldOut = sku !== null && catalogue.soldOut.has(sku);
    const problems = isSoldOut ? [message('fault.sold-out', { name: opened.name, count: 0 })] : [];
    return { ...opened, line, problems, approved: null, records: null, isUnchecked: false };
  };
}

/** The document of the card that a gift voucher is printed on. */
function giftCardDocument({ parent }: GiftCardItem, { catalogue, lines, channel, locale }: Sale): ProductDocument {
  const sold = lines.find(({ line }) => line.id === parent);
  if (sold?.item.kind !== 'gift-voucher') throw new Fault('cart-changed', 'a card without its gift voucher');
  const { currency } = sold.price.unit;
  return giftCardOf(catalogue, giftDesign(sold.item.giftDesign), sold.item, { channel, locale, currency });
}

function shownVoucher(item: GiftItem, { catalogue, channel, locale, currency }: ShownSale): ProductDocument {
  return giftCardOf(catalogue, giftDesign(item.giftDesign), item, { channel, locale, currency });
}

type PricedKinds = { readonly [Kind in SoldItem['kind']]: PricedKind<Extract<SoldItem, { kind: Kind }>> };

const pricedKinds: PricedKinds = {
  printed: {
    price: ({ context, catalogue, owner, checkUntil }, line, item) => pricePrinted(context, catalogue, owner, { line, item }, checkUntil),
    madeDocument: () => null,
    shownDocument: () => null,
  },
  sample: {
    price: priceOpened(openSample),
    madeDocument: ({ of }, { catalogue }) => ('product' in of ? sampleDocument(catalogue, of) : null),
    shownDocument: ({ of }, { catalogue }) => ('product' in of ? sampleDocument(catalogue, of) : null),
  },
  accessory: { price: priceOpened(openStocked), madeDocument: () => null, shownDocument: () => null },
  'gift-voucher': { price: priceOpened(openGiftVoucher), madeDocument: () => null, shownDocument: shownVoucher },
  'gift-card': {
    price: priceOpened(openGiftCard),
    madeDocument: giftCardDocument,
    shownDocument: (_, sale) => (sale.parent?.kind === 'gift-voucher' ? shownVoucher(sale.parent, sale) : null),
  },
};

/** The value of an item's kind. Pass it this item only. */
function kindOf(item: SoldItem): PricedKind {
  return pricedKinds[item.kind];
}

/** Throws a RangeError for a kind that is not sold. */
function soldItem(item: LineItem): SoldItem {
  requireSold(item);
  return item;
}

/** A line with its price, or with the reason why it has none. */
export async function priceLine(pricing: Pricing, line: StoredCartLine): Promise<PricedLine | UnavailableLine> {
  const item = tryOpen(pricing.context, line, () => soldItem(line.item));
  return 'reason' in item ? unavailable(pricing.context.shop, line, item) : kindOf(item).price(pricing, line, item);
}

export function madeDocument(item: SoldItem, sale: Sale): ProductDocument | null {
  return kindOf(item).madeDocument(item, sale);
}

/** Null also for a kind that is not sold any more. */
export function shownDocument(item: LineItem, sale: ShownSale): ProductDocument | null {
  return Object.hasOwn(pricedKinds, item.kind) ? kindOf(soldItem(item)).shownDocument(item as SoldItem, sale) : null;
}

/** Quantities of a stored line; null for a fixed one, such as the number of records. */
export function storedQuantities(item: LineItem): Quantities | null {
  const designed = designedOf(item);
  if (designed?.records) return null;
  if (!designed) return quantitiesOfProduct(item.kind);
  const { product, choice } = readChoice(designed.product, designed.choice);
  return product.quantities(choice);
}
