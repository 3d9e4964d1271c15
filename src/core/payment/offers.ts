/** How an order may be paid, and why a way is closed. Knows no provider: each says which methods it takes (services/payment/provider.ts). */
import type { DeliveryCountry } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, currencyOf, type Money, money } from '#core/values/money.ts';
import type { PaymentMethod } from './methods.ts';

/** Invoice from 25.00 in the currency of the cart (Specification 9, D13), and not above 1,500.00: the shop bears the risk. */
const invoiceFrom = 2_500;
const invoiceUpTo = 150_000;
const invoiceCountries: readonly DeliveryCountry[] = ['DE', 'AT', 'CH', 'LI'];

/** Where a method is offered, by the country of billing; a method without a row is offered everywhere. Currency EUR unless named. */
const places: Partial<Record<PaymentMethod, { countries: readonly DeliveryCountry[]; currency?: Currency }>> = {
  klarna: { countries: ['DE', 'AT', 'NL', 'BE', 'IT', 'ES', 'FR'] },
  'sepa-debit': { countries: ['DE', 'AT', 'FR', 'IT', 'BE', 'NL', 'ES', 'LU'] },
  eps: { countries: ['AT'] },
  ideal: { countries: ['NL'] },
  bancontact: { countries: ['BE'] },
  twint: { countries: ['CH', 'LI'], currency: 'CHF' },
};

export type PaymentOffer = {
  method: PaymentMethod;
  name: Message;
  note: Message;
  /** Why it cannot be chosen, or null. */
  refused: Message | null;
};

/**
 * What decides on the ways to pay. `goods` is the value after vouchers and without shipping, `due` in minor units; `sellsVouchers`: a code
 * would be used before it is paid; `isExpress`: a promise of days that a slow payment would break.
 */
export type OrderToPay = {
  goods: Money;
  due: number;
  delivery: DeliveryCountry;
  billing: DeliveryCountry;
  sellsVouchers: boolean;
  isExpress: boolean;
};

/** Why invoice is closed, or null. */
function invoiceRefusal({ goods, delivery, billing, sellsVouchers }: OrderToPay): Message | null {
  if (sellsVouchers) return message('payment.invoice.vouchers');
  if (!invoiceCountries.includes(delivery)) return message('payment.invoice.countries');
  if (delivery !== billing) return message('payment.invoice.one-country');
  if (goods.amount < invoiceFrom) return message('payment.invoice.minimum', { amount: money(invoiceFrom, goods.currency) });
  if (goods.amount > invoiceUpTo) return message('payment.invoice.maximum', { amount: money(invoiceUpTo, goods.currency) });
  return null;
}

function refusal(method: PaymentMethod, order: OrderToPay): Message | null {
  if (method === 'invoice') return invoiceRefusal(order);
  // A direct debit takes days until the money is there.
  if (method === 'sepa-debit' && order.isExpress) return message('payment.sepa-debit.express');
  return null;
}

function isOfferedIn(method: PaymentMethod, { billing, delivery }: OrderToPay): boolean {
  const place = places[method];
  return !place || (place.countries.includes(billing) && currencyOf(delivery) === (place.currency ?? 'EUR'));
}

/**
 * The ways to pay in the order of `methods`, those that the shop's providers take. A method of other countries is absent, a method with a
 * rule is refused with its reason. An order with nothing due is paid as soon as it is placed.
 */
export function paymentOffers(order: OrderToPay, methods: readonly PaymentMethod[]): PaymentOffer[] {
  if (order.due === 0) return [{ method: 'prepayment', name: message('payment.free'), note: message('payment.free.note'), refused: null }];
  return methods
    .filter((method) => isOfferedIn(method, order))
    .map((method) => ({
      method,
      name: message(`payment.${method}`),
      // Gift vouchers are mailed, not printed.
      note: message(method === 'prepayment' && order.sellsVouchers ? 'payment.prepayment.vouchers' : `payment.${method}.note`),
      refused: refusal(method, order),
    }));
}
