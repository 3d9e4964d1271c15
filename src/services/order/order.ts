/** Handlers of the order: place it once, and show it to whoever holds its token. The server computes every price from what it stored itself. */
import { createHash } from 'node:crypto';
import type { CardChoice } from '#api/catalogue.ts';
import type { OrderInput, orderCalls } from '#api/order.ts';
import { paymentOffers } from '#core/order/payment.ts';
import { checkPostalCode } from '#core/order/postal-code.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { orderDto } from '#services/order-dto.ts';
import { deliveryCountriesOf, deliveryOffers, type PricedCart, pricedCart } from '#services/priced-cart.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoredChoice } from '#store/design/designs.ts';
import { findOrder, placeOrder } from '#store/order/orders.ts';

type PlacingCalls = Pick<typeof orderCalls, 'POST /web-api/order' | 'GET /web-api/orders/:token'>;

function addressErrors(input: OrderInput, context: Context): FieldError[] {
  const errors: FieldError[] = [];
  const offered = deliveryCountriesOf(context.site);
  if (!offered.includes(input.delivery.country)) {
    errors.push({
      field: 'delivery.country',
      code: 'not-delivered',
      message: 'Dorthin liefert dieser Shop nicht. Für die Schweiz und Liechtenstein gibt es den Schweizer Shop.',
    });
  }
  for (const [field, address] of [
    ['delivery', input.delivery],
    ['billing', input.billing],
  ] as const) {
    if (!address) continue;
    const code = checkPostalCode(address.country, address.postalCode);
    if (!code.ok) errors.push({ field: `${field}.postalCode`, code: 'postal-code', message: code.message });
  }
  return errors;
}

/** Everything the customer sent, in one order of keys: the same request always has the same fingerprint. */
function fingerprintOf(input: OrderInput): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, item]) => item !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, sorted(item)]),
        )
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest('hex');
}

function choiceWithoutQuantity({ quantity: _, ...choice }: CardChoice): StoredChoice {
  return choice;
}

function requireOrderable(cart: PricedCart, input: OrderInput): void {
  const blocked = cart.lines.find((line) => line.problems.length > 0);
  if (blocked)
    throw new Fault('design-not-printable', blocked.problems.join(' '), {
      text: `${blocked.name} ist noch nicht druckfertig: ${blocked.problems[0]} Der Entwurf ist gespeichert.`,
    });
  const payment = paymentOffers({
    goods: cart.quote?.goods ?? { amount: 0, currency: cart.currency },
    delivery: cart.country,
    billing: (input.billing ?? input.delivery).country,
  }).find((offer) => offer.type === input.payment);
  if (!payment || payment.refused)
    throw new Fault('bad-input', 'payment refused', {
      text: payment?.refused ?? undefined,
      errors: [{ field: 'payment', code: 'refused', message: payment?.refused ?? 'Diese Zahlungsart gibt es hier nicht.' }],
    });
}

export const orderHandlers: Handlers<PlacingCalls> = {
  async 'POST /web-api/order'(input, context) {
    const { shop, site } = context;
    const owner = context.owner.current;
    const key = context.header('idempotency-key');
    if (key === null || !/^[A-Za-z0-9_-]{22}$/.test(key)) {
      throw new Fault('bad-input', 'Idempotency-Key missing or malformed', {
        errors: [{ field: 'Idempotency-Key', code: 'missing', message: 'Die Kopfzeile Idempotency-Key fehlt oder hat nicht 22 Zeichen.' }],
      });
    }
    if (!owner) throw new Fault('cart-changed', 'order without a session');
    const errors = addressErrors(input, context);
    if (errors.length > 0) throw new Fault('bad-input', 'address', { errors });

    const fingerprint = fingerprintOf(input);
    const cart = await pricedCart(context, input.delivery.country, input.shippingType);
    const offer = deliveryOffers(cart).find((candidate) => candidate.type === input.shippingType);
    const { quote } = cart;
    // A cart that is gone may have become this very order: the store knows, and answers with it or refuses.
    const isOpen = cart.id === input.cartId && quote !== null;
    if (isOpen) {
      if (!offer)
        throw new Fault('bad-input', 'shipping type not offered', {
          errors: [
            { field: 'shippingType', code: 'not-offered', message: 'Diese Versandart gibt es gerade nicht. Bitte eine andere wählen.' },
          ],
        });
      requireOrderable(cart, input);
      if (input.shownTotal !== quote.total.amount)
        throw new Fault('price-changed', `shown ${input.shownTotal}, computed ${quote.total.amount}`);
    }
    const today = shop.clock().toISOString().slice(0, 10);
    const placed = await placeOrder(
      shop.store,
      {
        owner,
        cart: input.cartId,
        key,
        fingerprint,
        channel: site.channel,
        country: site.country,
        locale: site.locale,
        currency: cart.currency,
        email: input.email,
        delivery: input.delivery,
        billing: input.billing ?? input.delivery,
        shippingType: input.shippingType,
        payment: input.payment,
        goods: isOpen ? quote.goods.amount : 0,
        shipping: isOpen ? quote.shipping.amount : 0,
        total: isOpen ? quote.total.amount : 0,
        vat: isOpen ? quote.vat.map((part) => ({ percent: part.percent, amount: part.amount.amount })) : [],
        deliveryFrom: offer?.from ?? today,
        deliveryTo: offer?.to ?? today,
        comment: input.comment ?? '',
        events: [
          { state: 'placed', actor: 'customer', reason: 'Bestellung im Shop' },
          {
            state: input.payment === 'invoice' ? 'invoice_open' : 'awaiting_payment',
            actor: 'shop',
            reason: input.payment === 'invoice' ? 'Kauf auf Rechnung' : 'Vorkasse',
          },
        ],
        lines: isOpen
          ? cart.lines.map((line) => ({
              cartLine: line.line.id,
              item: line.line.item,
              choice: choiceWithoutQuantity(line.choice),
              design: line.stored.id,
              revision: line.stored.revision,
              name: line.name,
              options: line.options,
              quantity: line.line.quantity,
              unit: line.price.unit.amount,
              total: line.price.total.amount,
              vatPercent: quote.vat[0]?.percent ?? '',
            }))
          : [],
      },
      shop.clock(),
    );
    if (!placed.ok) throw new Fault(placed.reason);
    return { orderNumber: placed.order.number, token: placed.order.token, state: placed.order.state };
  },

  async 'GET /web-api/orders/:token'({ token }, context) {
    const order = await findOrder(context.shop.store, token);
    if (!order)
      throw new Fault('not-found', 'no order under this token', {
        text: 'Diese Bestellung haben wir nicht gefunden. Bitte den Link aus der Mail prüfen oder uns mit der Bestellnummer schreiben.',
      });
    return orderDto(order, await catalogueOf(context.shop.store), context.shop.bank);
  },
};
