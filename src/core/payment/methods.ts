/** Ways to pay, and the providers that take the money. An order stores its method; an attempt to pay stores both. */

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

/** The customer pays on a page of the provider. Orders that are paid by a transfer wait for an entry of the shop's bank account instead. */
export function isPaidOnline(method: string): boolean {
  return method !== 'prepayment' && method !== 'invoice';
}
