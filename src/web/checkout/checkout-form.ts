/** The checkout as a form: steps, field names, values, and the checks that need no call. Pure. */
import type { Cart, OrderInput } from '#api/order.ts';
import { isEmail } from '#core/customer/email.ts';
import {
  type AddressUse,
  type PostalAddress,
  type PostalAddressField,
  type PostalAddressValues,
  postalAddressFields,
} from '#core/customer/postal-address.ts';
import { checkBuyerReference } from '#core/order/buyer-reference.ts';
import { referenceLength } from '#core/order/reference.ts';
import { isExpressType } from '#core/order/shipping.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { isDay } from '#core/values/date.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { checkoutTexts } from '#texts/de/checkout.ts';
import type { Translate } from '#texts/translate.ts';
import { checkAddress, usedAddress } from '#web/customer/address-form.ts';

export type CheckoutTexts = Translate<keyof typeof checkoutTexts>;

export const steps = ['address', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof steps)[number];

type BillingField = `billing.${PostalAddressField}`;

export const fieldNames = [
  'key',
  'cartId',
  'open',
  'reached',
  'email',
  ...postalAddressFields,
  'otherBilling',
  ...postalAddressFields.map((field): BillingField => `billing.${field}`),
  'shippingType',
  'neededBy',
  'payment',
  'reference',
  'buyerReference',
  'saveAddress',
] as const;
export type FieldName = (typeof fieldNames)[number];
/** Every field as text; '' is not given. `key` is the order's Idempotency-Key, made once and kept through all steps. */
export type Values = Record<FieldName, string>;
export type Errors = Partial<Record<FieldName, string>>;

export function emptyValues(given: Partial<Values>): Values {
  return { ...(Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values), ...given };
}

/** The step of a value that may be anything: the first when it is none. */
export function stepOf(text: string): CheckoutStep {
  return steps.find((step) => step === text) ?? 'address';
}

/** -1 when `a` comes before `b`, 0 when they are the same, 1 after. */
export function compareSteps(a: CheckoutStep, b: CheckoutStep): number {
  return Math.sign(steps.indexOf(a) - steps.indexOf(b));
}

function addressUse(values: Values, prefix: '' | 'billing.'): AddressUse {
  const isDelivered = prefix === '';
  return { isExpress: isDelivered && isExpressType(values.shippingType), isBilled: (values.otherBilling === '') === isDelivered };
}

/** The fields of one of the two addresses. */
export function addressValues(values: Values, prefix: '' | 'billing.'): PostalAddressValues {
  return Object.fromEntries(postalAddressFields.map((field) => [field, values[`${prefix}${field}`]])) as PostalAddressValues;
}

function addressStepErrors(values: Values, prefix: '' | 'billing.', countries: readonly string[], t: CheckoutTexts): Errors {
  const errors = checkAddress(addressValues(values, prefix), countries, addressUse(values, prefix), t);
  return Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [`${prefix}${field}`, sentence]));
}

/** Characters as people can find them in their text: each in quotation marks, invisible ones by their code. */
function namedCharacters(characters: readonly string[]): Message[] {
  return characters.map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!/^[\p{C}\p{Z}\p{M}]+$/u.test(character)) return message('shared.quoted', { text: character });
    return verbatim(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  });
}

/** Names the letters outside ASCII: a sample address alone does not show what is wrong with "münchen". */
function emailError(email: string, t: CheckoutTexts): string {
  // The domain may have letters of any script.
  const local = email.replace(/@[^@]*$/, '');
  const letters = [...new Set(local.match(/[^\p{ASCII}\s]/gu))];
  return letters.length === 0
    ? t('checkout.bad.email')
    : t('checkout.bad.email.letters', { letters: namedCharacters(letters.slice(0, 3)) });
}

/** What is wrong with the address step. `countries` are those the shop delivers to; a bill may go to any of the ten. */
export function addressErrors(values: Values, countries: readonly string[], t: CheckoutTexts): Errors {
  const { email } = values;
  const errors: Errors = {};
  if (email === '') errors.email = t('checkout.missing.email');
  else if (!isEmail(email)) errors.email = emailError(email, t);
  if (values.reference.length > referenceLength) errors.reference = t('checkout.bad.long', { count: referenceLength });
  const buyer = checkBuyerReference(values.buyerReference);
  if (values.buyerReference !== '' && !buyer.ok) errors.buyerReference = t(buyer.message);
  Object.assign(errors, addressStepErrors(values, '', countries, t));
  if (values.otherBilling !== '') Object.assign(errors, addressStepErrors(values, 'billing.', deliveryCountries, t));
  return errors;
}

/** The address in the form of the order call. Take it only from values without errors. */
export function enteredAddress(values: Values, prefix: '' | 'billing.' = ''): PostalAddress {
  return usedAddress(addressValues(values, prefix), addressUse(values, prefix));
}

/** The reference of a public buyer in its form, or as it was typed while it has errors; '' for none. */
export function enteredBuyerReference({ buyerReference }: Values): string {
  const checked = checkBuyerReference(buyerReference);
  return checked.ok ? checked.value : buyerReference;
}

/** What the page showed, minor units. */
export type ShownSums = { total: number; due: number };

/** The order as the call takes it; the same values always give the same body, which the Idempotency-Key relies on. */
export function orderOf(values: Values, shown: ShownSums): OrderInput {
  return {
    cartId: values.cartId,
    email: values.email,
    delivery: enteredAddress(values),
    billing: values.otherBilling === '' ? null : enteredAddress(values, 'billing.'),
    shippingType: values.shippingType as OrderInput['shippingType'],
    payment: values.payment as OrderInput['payment'],
    ...(values.neededBy === '' ? {} : { neededBy: values.neededBy }),
    ...(values.reference === '' ? {} : { reference: values.reference }),
    ...(values.buyerReference === '' ? {} : { buyerReference: enteredBuyerReference(values) }),
    shownTotal: shown.total,
    shownDue: shown.due,
    termsAccepted: true,
  };
}

/** The step a field stands in. */
export function stepOfField(field: string): CheckoutStep {
  if (field === 'shippingType' || field === 'phone' || field === 'neededBy') return 'delivery';
  return field === 'payment' ? 'payment' : 'address';
}

/** The form's field for one of the order call ('delivery.postalCode' -> 'postalCode'), or null. */
export function formField(callField: string): FieldName | null {
  const name = callField.replace(/^delivery\./, '');
  return fieldNames.find((field) => field === name) ?? null;
}

/** The field of the day, and the one with the day that was shown before. */
export const neededNames = { day: 'neededBy', shown: 'shownNeededBy' } as const;

/** What is wrong with a typed day, as the key of its sentence; null for a good one and for none. */
export function neededByError(typed: string, { first, last }: Cart['neededBounds']) {
  if (typed === '') return null;
  if (!isDay(typed)) return 'needed.wrong.none' as const;
  if (typed < first) return 'needed.wrong.past' as const;
  return typed > last ? ('needed.wrong.far' as const) : null;
}
