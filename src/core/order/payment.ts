/** How an order may be paid, and why a way is closed. Knows no provider. */
import type { DeliveryCountry } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Money, money } from '#core/values/money.ts';

export const paymentTypes = ['invoice', 'prepayment'] as const;
type PaymentType = (typeof paymentTypes)[number];

/** Invoice from 25.00 in the currency of the cart (Specification 9, D13), and not above 1,500.00: the shop bears the risk. */
const invoiceFrom = 2_500;
const invoiceUpTo = 150_000;
const invoiceCountries: readonly DeliveryCountry[] = ['DE', 'AT', 'CH', 'LI'];

export type PaymentOffer = {
  type: PaymentType;
  name: Message;
  note: Message;
  /** Why it cannot be chosen, or null. */
  refused: Message | null;
};

/**
 * What decides on the ways to pay. `goods` is the value after vouchers and without shipping, `due` in minor units; `sellsVouchers`: a code
 * would be used before it is paid.
 */
export type OrderToPay = { goods: Money; due: number; delivery: DeliveryCountry; billing: DeliveryCountry; sellsVouchers: boolean };

/** Why invoice is closed, or null. */
function invoiceRefusal({ goods, delivery, billing, sellsVouchers }: OrderToPay): Message | null {
  if (sellsVouchers) return message('payment.invoice.vouchers');
  if (!invoiceCountries.includes(delivery)) return message('payment.invoice.countries');
  if (delivery !== billing) return message('payment.invoice.one-country');
  if (goods.amount < invoiceFrom) return message('payment.invoice.minimum', { amount: money(invoiceFrom, goods.currency) });
  if (goods.amount > invoiceUpTo) return message('payment.invoice.maximum', { amount: money(invoiceUpTo, goods.currency) });
  return null;
}

/** The ways to pay in the order they are shown. An order with nothing due is paid as soon as it is placed. */
export function paymentOffers(order: OrderToPay): PaymentOffer[] {
  if (order.due === 0) return [{ type: 'prepayment', name: message('payment.free'), note: message('payment.free.note'), refused: null }];
  return paymentTypes.map((type) => ({
    type,
    name: message(`payment.${type}`),
    // Gift vouchers are mailed, not printed.
    note: message(type === 'prepayment' && order.sellsVouchers ? 'payment.prepayment.vouchers' : `payment.${type}.note`),
    refused: type === 'invoice' ? invoiceRefusal(order) : null,
  }));
}
