/** Handlers of the order: places it once and shows it by its token. Every price is computed from what the server stores. */
import type { OrderInput, orderCalls } from '#api/order.ts';
import { isBusiness } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { forUse } from '#core/customer/postal-address.ts';
import { reportingKey } from '#core/flags/visitor-cookies.ts';
import { checkBuyerReference } from '#core/order/buyer-reference.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { measuredClient } from '#core/order/measured-purchase.ts';
import { taxRegionOf } from '#core/order/place/delivery-area.ts';
import type { Quote } from '#core/order/quote.ts';
import { deliveryCountriesOf, isExpressType } from '#core/order/shipping.ts';
import type { LineSums } from '#core/order/sums.ts';
import { type PaymentMethod, paymentKind } from '#core/payment/methods.ts';
import { paymentOffers } from '#core/payment/offers.ts';
import { wordingVersion } from '#core/site/consent.ts';
import { Fault, type FieldError, isFault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { type Money, money } from '#core/values/money.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { actorName, customerOf } from '#services/actor.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { neededByErrors } from '#services/needed-by-errors.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { orderDto } from '#services/order-dto.ts';
import { methodsFor } from '#services/order-offers.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { letterErrors } from '#services/paper-letters.ts';
import { beginAttempt } from '#services/payment/ask-provider.ts';
import { usesOf } from '#services/pricing/cart-codes.ts';
import { madeDocument } from '#services/pricing/line-kinds.ts';
import {
  type CartContext,
  type DeliveryOption,
  deliveryOffers,
  type PricedCart,
  payableGoods,
  pricedCart,
  repricedCart,
  sellsVouchers,
} from '#services/pricing/priced-cart.ts';
import { isPriced } from '#services/pricing/priced-line.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { sha256 } from '#services/sha256.ts';
import { chargeSamples } from '#store/cart/carts.ts';
import { isOwnVisitorKey } from '#store/flags/visitor-key.ts';
import { hasOrderedBefore } from '#store/order/email-owners.ts';
import {
  type AttemptToMake,
  findPlacedOrder,
  type OrderRequest,
  type OrderToPlace,
  type Placing,
  placeOrder,
} from '#store/order/place-order.ts';
import { hasSampleRight } from '#store/order/sample-grants.ts';
import { attemptsOf, isOpen } from '#store/payment/attempts.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { addressErrors, deliveryErrors } from './address-errors.ts';

type PlacingCalls = Pick<typeof orderCalls, 'POST /web-api/order' | 'GET /web-api/orders/:token'>;

function formErrors(input: OrderInput, context: Context): FieldError[] {
  const offered = deliveryCountriesOf(context.site.country);
  const notDelivered = { field: 'delivery.country', code: 'not-delivered', message: { key: 'fault.not-delivered' } };
  return [
    ...(offered.includes(input.delivery.country) ? [] : [notDelivered]),
    ...addressErrors('delivery', input.delivery),
    ...(input.billing ? addressErrors('billing', input.billing) : []),
    ...letterErrors('reference', input.reference ?? ''),
    ...buyerReferenceErrors(input),
    ...neededByErrors(input.neededBy, context.shop.clock()),
  ];
}

function buyerReferenceErrors({ buyerReference = '' }: OrderInput): FieldError[] {
  if (buyerReference === '') return [];
  const checked = checkBuyerReference(buyerReference);
  return checked.ok ? [] : [{ field: 'buyerReference', code: 'buyer-reference', message: checked.message }];
}

/** The reference of a public buyer in its form; '' for none. */
function buyerReferenceOf({ buyerReference = '' }: OrderInput): string {
  const checked = checkBuyerReference(buyerReference);
  return checked.ok ? checked.value : '';
}

/** Throws 'bad-input' for a place that parcels of this kind are not sent to. Gift vouchers alone go by mail, wherever the address is. */
function requireDelivered({ isOnline }: PricedCart, { delivery, shippingType }: OrderInput): void {
  const errors = isOnline ? [] : deliveryErrors(delivery, isExpressType(shippingType));
  if (errors.length > 0) throw new Fault('bad-input', 'a place without delivery', { errors });
}

/** Everything the customer sent, in one order of keys: the same request always has the same fingerprint. */
function fingerprintOf(input: OrderInput): string {
  return sha256(sortedJson(input));
}

/** Throws 'design-not-printable' for a line that cannot be ordered any more. */
function requireAvailable({ entries }: PricedCart): void {
  for (const entry of entries) {
    if (!isPriced(entry)) throw new Fault('design-not-printable', entry.reason.key, { text: entry.reason });
  }
}

function requireOrderable(cart: PricedCart, input: OrderInput, methods: readonly PaymentMethod[]): void {
  if (cart.lines.some(({ isUnchecked }) => isUnchecked))
    throw new Fault('busy', 'a line was not checked', { retryAfterSeconds: 5, text: message('fault.order-unchecked') });
  const blocked = cart.lines.find((line) => line.problems.length > 0);
  if (blocked)
    throw new Fault('design-not-printable', blocked.problems.map(({ key }) => key).join(' '), {
      text: message('fault.unfinished-design', { name: blocked.name, problem: blocked.problems[0] ?? '' }),
    });
  const payment = paymentOffers(
    {
      goods: payableGoods(cart),
      due: cart.quote?.due ?? 0,
      delivery: cart.country,
      billing: (input.billing ?? input.delivery).country,
      sellsVouchers: sellsVouchers(cart),
      isExpress: isExpressType(input.shippingType),
    },
    methods,
  ).find((offer) => offer.method === input.payment);
  if (payment?.refused === null) return;
  const refused = payment?.refused ?? message('fault.payment');
  throw new Fault('bad-input', 'payment refused', {
    ...(payment ? { text: refused } : {}),
    errors: [{ field: 'payment', code: 'refused', message: refused }],
  });
}

/** Places the open cart. The same request may be placed by another process meanwhile: then its cart is gone, and its order is the answer. */
async function placeCart(owner: OwnerId, request: OrderRequest, input: OrderInput, context: CartContext): Promise<Placing> {
  const { store, clock } = context.shop;
  try {
    return await placePricedCart(owner, request, input, context);
  } catch (error) {
    if (!isFault(error) || error.code !== 'cart-changed') throw error;
    context.pricedCarts?.clear();
    const placed = await findPlacedOrder(store, owner, request, clock());
    if (placed) return placed;
    throw error;
  }
}

/** Throws what keeps the cart from being ordered. */
async function placePricedCart(owner: OwnerId, request: OrderRequest, input: OrderInput, context: CartContext): Promise<Placing> {
  const { store, clock } = context.shop;
  const priced = await pricedCart(context, input.delivery.country, input.shippingType, taxRegionOf(input.delivery));
  const cart = await withSamplesCharged(owner, input, priced, context);
  try {
    await requireFirstOrder(owner, input, cart, context);
    const order = orderToPlace(request, input, orderableCart(input, cart, context.shop), context);
    // From here on the cart is another one: ordered, or changed by what refuses the order.
    context.pricedCarts?.clear();
    return await reportBudget(context.shop, placeOrder(store, owner, order, clock()));
  } catch (error) {
    if (isFault(error) && error.code === 'price-changed') await withSamplesCharged(owner, input, cart, context);
    throw error;
  }
}

/** The cart whose samples are free only where they are for the address, which is known only now; the stored cart notes it. */
async function withSamplesCharged(
  owner: OwnerId,
  { email, delivery, shippingType }: OrderInput,
  cart: PricedCart,
  context: CartContext,
): Promise<PricedCart> {
  const { store, clock } = context.shop;
  if (!cart.lines.some(({ item }) => lineKinds[item.kind].isSample)) return cart;
  const hasRight = await hasSampleRight(store, email, clock());
  if (hasRight === cart.hasFreeSamples) return cart;
  await chargeSamples(store, owner, !hasRight);
  return repricedCart(context, delivery.country, shippingType, taxRegionOf(delivery));
}

/** Throws 'order-refused' for a code of the first order where the address, which is known only now, has ordered before. */
async function requireFirstOrder(owner: OwnerId, { email }: OrderInput, { codes }: PricedCart, { shop }: Context): Promise<void> {
  const code = codes.find(({ facts, amount }) => facts.kind === 'promo' && facts.isFirstOrderOnly && amount > 0);
  if (code && (await hasOrderedBefore(shop.store.db, { owner, email })))
    throw new Fault('order-refused', 'not the first order', { text: message('fault.code-first-order', { code: code.label }) });
}

type OpenCart = { cart: PricedCart; quote: Quote; offer: DeliveryOption };

/** The parts of a cart that an order needs. Throws 'cart-changed' for another cart, and what keeps this one from being ordered. */
function orderableCart(input: OrderInput, cart: PricedCart, shop: Shop): OpenCart {
  if (cart.id !== input.cartId || cart.entries.length === 0) throw new Fault('cart-changed', 'another cart is open');
  requireAvailable(cart);
  requireDelivered(cart, input);
  const offer = deliveryOffers(cart).find((candidate) => candidate.type === input.shippingType);
  const { quote } = cart;
  if (!offer || !quote)
    throw new Fault('bad-input', 'shipping type not offered', {
      errors: [{ field: 'shippingType', code: 'not-offered', message: message('fault.shipping-type') }],
    });
  requireOrderable(cart, input, methodsFor(shop, quote.due));
  if (input.shownTotal !== quote.total || (input.shownDue ?? quote.due) !== quote.due)
    throw new Fault('price-changed', `shown ${input.shownTotal} (${input.shownDue ?? ''}), computed ${quote.total} (${quote.due})`);
  return { cart, quote, offer };
}

function orderToPlace(request: OrderRequest, input: OrderInput, { cart, quote, offer }: OpenCart, context: Context): OrderToPlace {
  const { shop, site, actor, header } = context;
  const shopName = actorName({ kind: 'job' });
  const reporting = reportingKey(header('cookie'), wordingVersion(shop.tracking ?? null));
  const { channel, country, locale } = site;
  const { lines: sums, ...totals } = quote;
  const t = serverTexts({ locale });
  const customerType = customerOf(actor)?.type ?? 0;
  return {
    ...request,
    facts: {
      ...totals,
      channel,
      country,
      locale,
      email: input.email,
      delivery: forUse(input.delivery, { isExpress: isExpressType(input.shippingType), isBilled: false }),
      billing: forUse(input.billing ?? input.delivery, { isExpress: false, isBilled: true }),
      shippingType: input.shippingType,
      payment: input.payment,
      deliveryFrom: offer.from,
      deliveryTo: offer.to,
      comment: input.comment ?? '',
      customerType,
      isWhiteLabel: cart.isWhiteLabel,
      reference: isBusiness(customerType) ? (input.reference ?? '').trim() : '',
      buyerReference: isBusiness(customerType) ? buyerReferenceOf(input) : '',
      taxRegion: taxRegionOf(input.delivery),
      neededBy: input.neededBy ?? null,
      events: [
        { state: 'placed', actor: actorName(actor), reason: 'shop' },
        input.payment === 'invoice'
          ? { state: 'invoice_open', actor: shopName, reason: 'invoice' }
          : { state: 'awaiting_payment', actor: shopName, reason: input.payment },
        ...(quote.due === 0 ? [{ state: 'paid', actor: shopName, reason: 'nothing-due' } as const] : []),
      ],
    },
    client: limitedClient(context),
    visitorKey: isOwnVisitorKey(reporting, shop.flags?.visitorSecret ?? '') ? reporting : null,
    measured: shop.measurement ? measuredClient(header('cookie'), channel, wordingVersion(shop.tracking ?? null)) : null,
    vouchers: usesOf(cart.codes),
    attempt: firstAttempt(shop, input.payment, money(quote.due, quote.currency)),
    lines: cart.lines.map(({ line, item, saved, name, options, records }, at) => ({
      ...(sums[at] as LineSums),
      cartLine: line.id,
      cartItem: line.item,
      item,
      revision: saved?.revision ?? null,
      records: records?.toPlace ?? null,
      document: madeDocument(item, { channel, locale, catalogue: cart.catalogue, lines: cart.lines }),
      name: t(name),
      options: t(options),
    })),
  };
}

/** The attempt that is stored with the order. On invoice the money comes after delivery. */
function firstAttempt({ payments }: Shop, method: PaymentMethod, due: Money): AttemptToMake | null {
  if (due.amount === 0 || paymentKind(method) === 'invoice') return null;
  const provider = payments.find(({ methods }) => methods.includes(method));
  return provider ? { provider: provider.id, method, money: due } : null;
}

/** The order is placed: an error here must not become its answer. */
async function renewToken({ actor: { owner }, shop, requestId }: Context): Promise<void> {
  await owner.renewToken().catch((error: unknown) => shop.log('warn', 'token-not-renewed', { requestId, error: String(error) }));
}

/** The order stands whatever the provider says: its page offers the payment again, and a job tries it, too. */
async function beginFirst(order: string, { shop, site, requestId }: Context): Promise<void> {
  const attempt = (await attemptsOf(shop.store.db, order)).find(isOpen);
  if (!attempt || paymentKind(attempt.method) !== 'hosted') return;
  await beginAttempt(shop, attempt, (placed) => siteOfOrder(placed, shop.hosts, site.origin)).catch((error: unknown) =>
    shop.log('warn', 'payment-not-begun', { requestId, attempt: attempt.id, error: String(error) }),
  );
}

export const orderHandlers: Handlers<PlacingCalls> = {
  async 'POST /web-api/order'(input, context) {
    const { store, clock } = context.shop;
    const owner = context.actor.owner.current;
    if (!owner) throw new Fault('cart-changed', 'order without a session');
    const errors = formErrors(input, context);
    if (errors.length > 0) throw new Fault('bad-input', 'address', { errors });
    const request = { cart: input.cartId, key: context.idempotencyKey, fingerprint: fingerprintOf(input) };
    const before = await findPlacedOrder(store, owner, request, clock());
    const placed = before ?? (await placeCart(owner, request, input, context));
    if (!placed.ok) throw new Fault(placed.reason);
    await renewToken(context);
    await beginFirst(placed.order.id, context);
    return { orderNumber: placed.order.number, token: placed.order.token, state: placed.order.state };
  },

  async 'GET /web-api/orders/:token'({ token }, context) {
    const order = await shownOrder(context.shop, token, orderReader(context));
    return orderDto(context.shop, order, token);
  },
};
