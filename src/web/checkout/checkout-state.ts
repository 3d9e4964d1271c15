/** What the checkout page shows for the values a form sent, and placing the order. Server only. */
import type { Cart } from '#api/order.ts';
import { isOnlineOnly, lineKinds } from '#core/order/line-kind.ts';
import { deliveryAreaIssues, taxRegionOf } from '#core/order/place/delivery-area.ts';
import { parcelLockerIssues } from '#core/order/place/parcel-locker.ts';
import { bestInTime, isInTime } from '#core/order/planner/needed-by.ts';
import { deliveryCountriesOf, isExpressType, offeredShippingTypes } from '#core/order/shipping.ts';
import { paymentOffers } from '#core/payment/offers.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { faults, isFault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { money } from '#core/values/money.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { textOf } from '#web/page/form-input.ts';
import { idempotencyKey } from '#web/page/idempotency-key.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import {
  addressErrors,
  type CheckoutStep,
  compareSteps,
  type Errors,
  emptyValues,
  enteredAddress,
  formField,
  neededByError,
  neededNames,
  orderOf,
  type ShownSums,
  stepOf,
  stepOfField,
  steps,
  type Values,
} from './checkout-form.ts';
import type { CodeAnswer } from './code-form.ts';
import type { CheckoutAddress } from './saved-addresses.ts';

export type CheckoutView = {
  cart: Cart;
  address: Formality;
  values: Values;
  open: CheckoutStep;
  /** The furthest step that was open: steps before it fold to a summary. */
  reached: CheckoutStep;
  payments: Cart['payments'];
  errors: Errors;
  /** A sentence about the whole order: a price or the cart changed, the shop is busy. */
  notice: string | null;
};

/** The page with what it has of the customer's account. */
export type CheckoutPage = CheckoutView & {
  /** Saved addresses; null for guests. */
  saved: CheckoutAddress[] | null;
  /** A new text each time the shop filled in the fields, which are shown anew then. */
  fill: string;
  /** What became of a typed code; null where none was. */
  code: CodeAnswer | null;
};

/** The cart for the chosen country and shipping type. What is not offered falls back to the shop's own country and standard. */
export async function cartFor(page: PageRequest, values: Values): Promise<Cart> {
  const country = deliveryCountriesOf(page.site.country).find((one) => one === values.country);
  return page.call('GET /web-api/cart', {
    country,
    taxRegion: (country && taxRegionOf({ country, postalCode: values.postalCode })) ?? undefined,
    shippingType: offeredShippingTypes.find((type) => type === values.shippingType),
  });
}

export function firstValues(cart: Cart): Values {
  const neededBy = cart.needed?.day ?? '';
  return emptyValues({ key: idempotencyKey(), cartId: cart.id ?? '', country: cart.country, shippingType: 'standard', neededBy });
}

/** Another day, or another country, has another way of delivery of choice. The same values where none is in time, and without a day. */
export function withBestDelivery({ deliveries, neededBounds }: Cart, values: Values): Values {
  const { neededBy } = values;
  if (neededBy === '' || neededByError(neededBy, neededBounds)) return values;
  return { ...values, shippingType: bestInTime(deliveries, neededBy)?.type ?? values.shippingType };
}

/** The cart with the way of delivery of choice, once more where that has another price. */
export async function bestCart(page: PageRequest, cart: Cart, values: Values): Promise<{ cart: Cart; values: Values }> {
  const best = withBestDelivery(cart, values);
  return best.shippingType === values.shippingType ? { cart, values } : { cart: await cartFor(page, best), values: best };
}

/** Whether the chosen way of delivery is later than the day that was named. */
function isLate({ deliveries, neededBounds }: Cart, { neededBy, shippingType }: Values): boolean {
  const offer = deliveries.find(({ type }) => type === shippingType);
  return neededBy !== '' && !neededByError(neededBy, neededBounds) && offer !== undefined && !isInTime(offer.to, neededBy);
}

/**
 * The cart for what was sent. The way of delivery of choice is taken where the day was to be checked, and until the step of the delivery was open.
 * `isHeld`: the day is another one than was shown, and what was chosen is late for it; that is shown before it goes on.
 */
export async function sentCart(page: PageRequest, form: FormData, button: string, values: Values) {
  const found = await cartFor(page, values);
  const isChanged = form.has(neededNames.shown) && textOf(form, neededNames.shown) !== values.neededBy;
  if (isChanged && found.id === values.cartId && neededByError(values.neededBy, found.neededBounds) === null)
    await page.call('PUT /web-api/cart/needed-by', { day: values.neededBy === '' ? null : values.neededBy });
  const isOpen = button === 'needed' || (button === 'continue' && values.reached === 'address');
  const best = isOpen ? await bestCart(page, found, values) : { cart: found, values };
  return { ...best, isHeld: isChanged && isLate(best.cart, best.values) };
}

export function firstView(cart: Cart, values: Values): CheckoutView {
  return { cart, address: cart.formality, values, open: 'address', reached: 'address', payments: [], errors: {}, notice: null };
}

function payments(cart: Cart, values: Values, page: PageRequest): Cart['payments'] {
  const billing = values.otherBilling === '' ? cart.country : deliveryCountries.find((one) => one === values['billing.country']);
  const goods = money(Math.max(0, cart.goods.amount - cart.discount.amount - cart.gift.amount), cart.goods.currency);
  const sellsVouchers = cart.lines.some(({ kind }) => !lineKinds[kind].isGoods);
  const order = { goods, due: cart.due.amount, delivery: cart.country, billing: billing ?? cart.country, sellsVouchers };
  const isExpress = isExpressType(values.shippingType);
  const offers = paymentOffers({ ...order, isExpress }, cart.methods);
  return renderMessages(offers, requestTexts(page, cart.formality));
}

/** Everything that keeps these values from being ordered, of all steps. */
function allErrors(page: PageRequest, cart: Cart, values: Values, offers: Cart['payments']): Errors {
  const t = requestTexts(page, cart.formality);
  const errors = addressErrors(values, cart.countries, t);
  const address = enteredAddress(values);
  const issues = isOnlineOnly(cart.lines)
    ? []
    : [...deliveryAreaIssues(address), ...parcelLockerIssues(address, isExpressType(values.shippingType))];
  for (const { field, message } of issues) errors[field] ??= t(message);
  if (!cart.deliveries.some((offer) => offer.type === values.shippingType)) errors.shippingType = t('checkout.bad.shippingType');
  const wrongDay = neededByError(values.neededBy, cart.neededBounds);
  if (wrongDay) errors.neededBy = requestTexts(page, cart.formality)(wrongDay);
  const payment = offers.find((offer) => offer.method === values.payment);
  if (!payment) errors.payment = t('checkout.bad.payment');
  else if (payment.refused) errors.payment = payment.refused;
  return errors;
}

function ofStep(errors: Errors, step: CheckoutStep): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => stepOfField(field) === step));
}

export type Intent = { kind: 'continue' | 'show' | 'order' } | { kind: 'edit'; step: CheckoutStep };

export function intentOf(text: string): Intent {
  if (text === 'order' || text === 'show') return { kind: text };
  // The shop filled in fields: what it has found is shown before it is checked.
  if (text === 'fill' || text === 'needed' || /^(deliver|bill)-/.test(text)) return { kind: 'show' };
  return text.startsWith('edit-') ? { kind: 'edit', step: stepOf(text.slice(5)) } : { kind: 'continue' };
}

/**
 * The page after a press of a button. Going on stops at the first step that is not right and shows its errors, if it was filled in
 * already; editing and showing again never complain. `isBillingShown` is false when the address form had no fields for the bill yet.
 */
export function viewOf(page: PageRequest, cart: Cart, values: Values, intent: Intent, isBillingShown: boolean): CheckoutView {
  const offers = payments(cart, values, page);
  const errors = allErrors(page, cart, values, offers);
  const current = stepOf(values.open);
  const before = stepOf(values.reached);
  const wrong = steps.find((step) => step === 'review' || Object.keys(ofStep(errors, step)).length > 0) ?? 'review';
  const earlier = (a: CheckoutStep, b: CheckoutStep) => (compareSteps(a, b) < 0 ? a : b);
  const later = (a: CheckoutStep, b: CheckoutStep) => (compareSteps(a, b) < 0 ? b : a);
  const next = steps[steps.indexOf(current) + 1] ?? 'review';
  const goal = { continue: later(next, before), show: current, order: 'review', edit: 'address' } as const;
  const open = intent.kind === 'edit' ? intent.step : earlier(wrong, goal[intent.kind]);
  const wasFilled = intent.kind === 'order' || (intent.kind === 'continue' && compareSteps(open, current) <= 0);
  const isOutdated = intent.kind === 'continue' && compareSteps(open, before) <= 0 && wrong === open && values[outdatedBy[open]] !== '';
  const isBillingNew = open === 'address' && values.otherBilling !== '' && !isBillingShown;
  const filled = (wasFilled || isOutdated) && !isBillingNew ? ofStep(errors, open) : {};
  const shown = open === 'delivery' && errors.neededBy ? { ...filled, neededBy: errors.neededBy } : filled;
  return {
    cart,
    address: cart.formality,
    values: { ...values, open, reached: later(before, open) },
    open,
    reached: later(before, open),
    payments: offers,
    errors: shown,
    notice: null,
  };
}

/** The field of a step that a change in an earlier step can make wrong. */
const outdatedBy = { address: 'email', delivery: 'shippingType', payment: 'payment', review: 'payment' } as const;

export type PlacedView = { ok: true; token: string } | { ok: false; status: number; notice: string | null; errors: Errors; code: string };

/** Places the order once; the same key and values give the same order again. A fault is answered with what to show. */
export async function place(page: PageRequest, values: Values, shown: ShownSums): Promise<PlacedView> {
  try {
    const { token } = await page.call('POST /web-api/order', orderOf(values, shown), { 'idempotency-key': values.key });
    return { ok: true, token };
  } catch (error) {
    if (!isFault(error)) throw error;
    const errors: Errors = {};
    const { text, errors: fields } = shownFault(error);
    for (const { field, message } of fields) {
      const name = formField(field);
      if (name) errors[name] = message;
    }
    const isAtField = Object.keys(errors).length > 0;
    return { ok: false, status: faults[error.code].status, notice: isAtField ? null : text, errors, code: error.code };
  }
}

/** The page after a refused order: the step of the first wrong field, or the last step with the sentence and the fresh sums. */
export function refusedView(page: PageRequest, cart: Cart, values: Values, refused: PlacedView & { ok: false }): CheckoutView {
  const fresh = refused.code === 'key-reused' || cart.id !== values.cartId;
  const kept = { ...values, cartId: cart.id ?? '', key: fresh ? idempotencyKey() : values.key };
  const wrong = steps.find((step) => Object.keys(ofStep(refused.errors, step)).length > 0);
  const view = viewOf(page, cart, kept, wrong ? { kind: 'edit', step: wrong } : { kind: 'order' }, true);
  const sum =
    refused.code === 'price-changed' ? ` ${requestTexts(page, cart.formality)('checkout.newPrice', { total: cart.due.text })}` : '';
  return { ...view, errors: { ...view.errors, ...refused.errors }, notice: refused.notice === null ? null : refused.notice + sum };
}
