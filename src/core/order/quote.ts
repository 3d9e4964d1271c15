/** The sums of an order: goods, shipping, total, VAT inside. Integer minor units; nothing is priced here, lines arrive priced. */
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { addMoney, currencyOf, type Money, money, timesMoney } from '#core/values/money.ts';
import { type ShippingPrices, type ShippingType, shippingPrice } from './shipping.ts';
import { containedVat, type VatRow, vatPercent, vatRate } from './vat.ts';

export type QuoteLine = { unit: Money; quantity: number /** Of the whole line, envelopes included. */; weightMg: number };

export type Quote = {
  lines: { total: Money; vat: Money; percent: string }[];
  goods: Money;
  shipping: Money;
  shippingVat: Money;
  total: Money;
  vat: { basisPoints: number; percent: string; amount: Money }[];
};

export type QuoteTables = { shipping: ShippingPrices; vat: readonly VatRow[] };

/**
 * Quote for a country of delivery on a day. Shipping is charged once for all lines, by their weight; its VAT follows the goods
 * (E045). VAT is rounded half up per line, and the VAT shown is the sum of those. Null when the country has no such shipping type.
 * Throws a RangeError when a line has another currency than the country: price lines for the country of delivery first.
 */
export function quote(
  order: { lines: readonly QuoteLine[]; country: DeliveryCountry; shippingType: ShippingType; day: Day },
  tables: QuoteTables,
  locale: Locale = 'de-DE',
): Quote | null {
  const currency = currencyOf(order.country);
  const none = money(0, currency);
  const weightMg = order.lines.reduce((sum, line) => sum + line.weightMg, 0);
  const price = shippingPrice(order.shippingType, order.country, weightMg, tables.shipping);
  if (!price) return null;
  const shipping = order.lines.length === 0 ? none : price;
  const basisPoints = vatRate(order.country, order.day, tables.vat);
  const percent = vatPercent(basisPoints, locale);
  const lines = order.lines.map((line) => {
    const total = timesMoney(line.unit, line.quantity);
    return { total, vat: containedVat(total, basisPoints), percent };
  });
  const goods = lines.reduce((sum, line) => addMoney(sum, line.total), none);
  const shippingVat = containedVat(shipping, basisPoints);
  const amount = lines.reduce((sum, line) => addMoney(sum, line.vat), shippingVat);
  return {
    lines,
    goods,
    shipping,
    shippingVat,
    total: addMoney(goods, shipping),
    vat: [{ basisPoints, percent, amount }],
  };
}
