/** A stored order as calls and mails show it: money with its text, the delivery in words, where to transfer to. */

import type { WireMoney } from '#api/call.ts';
import type { orderCalls } from '#api/order.ts';
import { voiceOfAll } from '#core/catalogue/occasions.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { deliveryText } from '#core/order/delivery.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { vatPercent } from '#core/order/vat.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import type { Locale } from '#core/values/locale.ts';
import { type Currency, formatMoney, money } from '#core/values/money.ts';
import type { AddressForm } from '#core/values/text.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { Bank, HandlerOutput } from './handler.ts';

export function wireMoney(amount: number, currency: Currency, locale: Locale): WireMoney {
  const value = money(amount, currency);
  return { ...value, text: formatMoney(value, locale) };
}

/** How the shop speaks about an order, by its cards' occasions; a card that left the catalogue does not count. */
function voiceOfOrder(order: Order, catalogue: Catalogue): AddressForm {
  const cards = new Set(order.lines.map(({ item }) => (item.kind === 'printed' ? item.choice.card : null)));
  return voiceOfAll(catalogue.rows.filter((row) => cards.has(row.id)).map((row) => row.occasion));
}

/** `bank` is where prepayment goes to (settings BANK_RECIPIENT, BANK_IBAN). */
export function orderDto(order: Order, catalogue: Catalogue, bank: Bank): HandlerOutput<(typeof orderCalls)['GET /web-api/orders/:token']> {
  const { locale, currency } = order;
  const wire = (amount: number) => wireMoney(amount, currency, locale);
  return {
    orderNumber: order.number,
    voice: voiceOfOrder(order, catalogue),
    state: order.state,
    placedAt: order.placedAt,
    email: order.email,
    delivery: order.delivery,
    billing: order.billing,
    payment: order.payment,
    shippingType: order.shippingType,
    deliveryText: deliveryText(order.deliveryFrom, order.deliveryTo),
    lines: order.lines.map((line) => ({
      name: line.name,
      options: line.options,
      quantity: line.quantity,
      unit: wire(line.unit),
      total: wire(line.total),
      image: orderedPicture(line),
    })),
    goods: wire(order.goods),
    shipping: wire(order.shipping),
    total: wire(order.total),
    vat: order.taxes.map((tax) => ({ percent: vatPercent(tax.basisPoints, 'de-DE'), amount: wire(tax.vat) })),
    transfer: order.payment === 'prepayment' ? { ...bank, reference: order.number } : null,
  };
}

/** '' for a line without a document that can be read. */
function orderedPicture(line: OrderLine): string {
  const read = readDesign(line.document);
  return read.ok ? pictureOf(read.design) : '';
}

/** Path of the catalogue picture of a document's front, without size. */
export function pictureOf({ product }: ProductDocument): string {
  const { template: card, form, format, colourway } = product;
  return cardPictureBase({ card, form: form as CardForm, format: format as CardFormat, colourway, panel: 'front' });
}
