/** Ways to pay, and the providers that take the money. An order stores its method; an attempt to pay stores both. */
import { type Message, message } from '#core/values/message.ts';

export const providerIds = ['test', 'stripe', 'paypal', 'transfer', 'invoice'] as const;
export type ProviderId = (typeof providerIds)[number];

/** `prepayment` is a transfer before production; `invoice` a transfer after delivery; `test` takes no money and exists on local shops. */
export const paymentMethods = [
  'card',
  'paypal',
  'klarna',
  'sepa-debit',
  'eps',
  'ideal',
  'bancontact',
  'twint',
  'test',
  'prepayment',
  'invoice',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `hosted`: on a page of the provider. The others are transfers to the shop's account, before production or after delivery. */
export type PaymentKind = 'hosted' | 'prepayment' | 'invoice';

/** An unknown method is one of a later program: those of transfers are known. */
export function paymentKind(method: string): PaymentKind {
  return method === 'prepayment' || method === 'invoice' ? method : 'hosted';
}

/** What people read for the method of an order. */
export function methodName(method: string): Message {
  const known = paymentMethods.find((one) => one === method);
  return message(known ? `payment.${known}` : 'payment.unknown');
}
