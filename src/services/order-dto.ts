/** A stored order as calls and mails show it: money with its text, the delivery in words, where to transfer to. */

import type { orderCalls } from '#api/order.ts';
import { addressOfAll } from '#core/catalogue/occasions.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { isBusiness } from '#core/customer/customer.ts';
import { deliveryText } from '#core/order/delivery.ts';
import { isGiftVoucher, printedOf } from '#core/order/line.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { lineNet, netTotal, soldVouchers } from '#core/order/sums.ts';
import { vatPercent } from '#core/order/vat.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import type { AddressForm } from '#core/values/address-form.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { findOrder } from '#store/order/orders.ts';
import { readChoice } from './choice.ts';
import type { Bank, HandlerOutput, Shop } from './handler.ts';
import { moneyDto } from './money-dto.ts';

/** How the shop speaks about an order, by the occasions of its designs; one that left the catalogue does not count. */
function addressOfOrder(order: Order, catalogue: Catalogue): AddressForm {
  const templates = order.lines.flatMap(({ item }) => {
    const printed = printedOf(item);
    if (!printed) return [];
    const { product, choice } = readChoice(printed.product, printed.choice);
    return product.templateId(choice) ?? [];
  });
  return addressOfAll(templates.flatMap((id) => catalogue.byId.get(id)?.occasion ?? []));
}

/** `token` opens the order. `bank` is where prepayment goes to (settings BANK_RECIPIENT, BANK_IBAN). */
export function orderDto(
  order: Order,
  token: string,
  catalogue: Catalogue,
  bank: Bank,
): HandlerOutput<(typeof orderCalls)['GET /web-api/orders/:token']> {
  const { locale, currency } = order;
  const moneyOf = (amount: number) => moneyDto(money(amount, currency), locale);
  const isForBusiness = isBusiness(order.customerType);
  const isOnline = order.lines.every(({ item }) => isGiftVoucher(item));
  return {
    orderNumber: order.number,
    voice: addressOfOrder(order, catalogue),
    state: order.state,
    hasDocuments: order.documentsErasedAt === null,
    placedAt: order.placedAt,
    email: order.email,
    delivery: order.delivery,
    billing: order.billing,
    payment: order.due === 0 ? 'free' : order.payment,
    shippingType: order.shippingType,
    deliveryText: isOnline ? message('shipping.online.text') : deliveryText(order.deliveryFrom, order.deliveryTo),
    isOnline,
    lines: order.lines.map((line) => ({
      name: line.name,
      options: line.options,
      quantity: line.quantity,
      unit: moneyOf(line.unit),
      total: moneyOf(line.total),
      net: isForBusiness ? moneyOf(lineNet(line)) : null,
      ...orderedPictures(token, line),
      calendar: line.item.kind === 'printed' && line.item.product === 'calendar' ? line.item.design : null,
    })),
    goods: moneyOf(order.goods),
    sold: moneyOf(soldVouchers(order)),
    discount: moneyOf(order.discount),
    shipping: moneyOf(order.shipping),
    total: moneyOf(order.total),
    gift: moneyOf(order.gift),
    due: moneyOf(order.due),
    net: isForBusiness ? moneyOf(netTotal(order)) : null,
    reference: order.reference,
    isWhiteLabel: order.isWhiteLabel,
    vat: order.taxes.map((tax) => ({ percent: vatPercent(tax.basisPoints, 'de-DE'), amount: moneyOf(tax.vat) })),
    transfer: order.payment === 'prepayment' && order.due > 0 ? { ...bank, reference: order.number } : null,
  };
}

/** The catalogue's picture, or where it has none that of the document; neither for a line without a document that can be read. */
function orderedPictures(token: string, line: OrderLine): { image: string; ownImage: string | null } {
  const read = readDesign(line.document);
  const image = read.ok ? pictureOf(read.design) : '';
  return { image, ownImage: read.ok && image === '' ? `/img/orders/${token}/${line.position}` : null };
}

/** What was ordered at a position of the order that the token opens. Throws Fault 'not-found', also once its document was erased. */
export async function orderedDesign(
  { store }: Pick<Shop, 'store'>,
  token: string,
  position: number,
): Promise<{ line: string; design: ProductDocument }> {
  const order = await findOrder(store, token);
  const line = order?.lines.find((one) => one.position === position);
  const read = line && readDesign(line.document);
  if (!line || !read?.ok) throw new Fault('not-found', 'no document at this position of an order', { text: message('fault.no-order') });
  return { line: line.id, design: read.design };
}

/** Path of the picture of a saved design's first page, without width and ending: another one for each revision. For its owner only. */
export function ownPictureOf({ id, revision }: Pick<SavedDesign, 'id' | 'revision'>): string {
  return `/img/designs/${id}/first-${revision}`;
}

/** Path of the catalogue picture of a document's front, without size; '' for a product without catalogue designs. */
export function pictureOf({ product }: Pick<ProductDocument, 'product'>): string {
  const source = productOf(product.type).artworkSource(product);
  if (!source || 'page' in source) return '';
  const { template: card, form, format, colourway } = source;
  return cardPictureBase({ card, form: form as CardForm, format: format as CardFormat, colourway, panel: 'front' });
}
