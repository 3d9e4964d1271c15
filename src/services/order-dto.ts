/** A stored order as calls and mails show it: money with its text, the delivery in words, where to transfer to. */

import type { Output, WireMoney } from '#api/call.ts';
import type { Address, orderCalls } from '#api/order.ts';
import { voiceOfAll } from '#core/catalogue/occasions.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { deliveryText } from '#core/order/delivery.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { type Locale, supportedLocale } from '#core/values/locale.ts';
import { type Currency, currencies, formatMoney, money } from '#core/values/money.ts';
import type { AddressForm } from '#core/values/text.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { StoredOrder } from '#store/order/orders.ts';
import type { Bank } from './handler.ts';

export function wireMoney(amount: number, currency: Currency, locale: Locale): WireMoney {
  const value = money(amount, currency);
  return { ...value, text: formatMoney(value, locale) };
}

/** The voice of an order from its cards' occasions; a card that left the catalogue says nothing. */
function voiceOfOrder(order: StoredOrder, catalogue: Catalogue): AddressForm {
  const cards = new Set(order.lines.map((line) => (line.document as { card: string }).card));
  return voiceOfAll(catalogue.rows.filter((row) => cards.has(row.id)).map((row) => row.occasion));
}

/** `bank` is where prepayment goes to (settings BANK_RECIPIENT, BANK_IBAN). */
export function orderDto(order: StoredOrder, catalogue: Catalogue, bank: Bank): Output<(typeof orderCalls)['GET /web-api/orders/:token']> {
  const locale = supportedLocale(order.locale);
  const currency = currencies.find((known) => known === order.currency) ?? 'EUR';
  const wire = (amount: number) => wireMoney(amount, currency, locale);
  return {
    orderNumber: order.number,
    voice: voiceOfOrder(order, catalogue),
    state: order.state,
    placedAt: order.placedAt,
    email: order.email,
    delivery: order.delivery as Address,
    billing: order.billing as Address,
    payment: order.payment === 'invoice' ? 'invoice' : 'prepayment',
    shippingType: order.shippingType === 'express' || order.shippingType === 'express-saturday' ? order.shippingType : 'standard',
    deliveryText: deliveryText(order.deliveryFrom, order.deliveryTo, locale),
    lines: order.lines.map((line) => ({
      name: line.name,
      options: line.options,
      quantity: line.quantity,
      unit: wire(line.unit),
      total: wire(line.total),
      image: pictureOf(line.document),
    })),
    goods: wire(order.goods),
    shipping: wire(order.shipping),
    total: wire(order.total),
    vat: order.vat.map((part) => ({ percent: part.percent, amount: wire(part.amount) })),
    transfer: order.payment === 'prepayment' ? { ...bank, reference: order.number } : null,
  };
}

/** Path of the catalogue picture of a document's front, without size. */
export function pictureOf(document: unknown): string {
  const { card, form, format, colourway } = document as {
    card: string;
    form: CardForm;
    format: CardFormat;
    colourway: string;
  };
  return cardPictureBase({ card, form, format, colourway, panel: 'front' });
}
