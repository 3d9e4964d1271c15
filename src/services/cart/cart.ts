/** Handlers of the cart: show, add, change, remove. */
import type { Cart, orderCalls } from '#api/order.ts';
import { deliveryDates, deliveryText, nextCutOff } from '#core/order/delivery.ts';
import { paymentOffers } from '#core/order/payment.ts';
import { deliveryCountriesOf, type ShippingType, shippingPrice, shippingPricesFrom } from '#core/order/shipping.ts';
import { vatPercent } from '#core/order/vat.ts';
import { envelopeClassPrice } from '#core/products/card/envelope.ts';
import { defaultQuantity, isOnLadder, ladderNeighbours } from '#core/products/card/quantities.ts';
import { pagePath } from '#core/site/address.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { addressed, message, type Unrendered } from '#core/values/message.ts';
import { formatMoney, type Money, money } from '#core/values/money.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { pictureOf } from '#services/order-dto.ts';
import { clearPricedCart, deliveryOffers, type PricedCart, payableGoods, pricedCart } from '#services/priced-cart.ts';
import { addLine, copyLine, removeLine, setLineQuantity } from '#store/cart/carts.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { loadDesign } from '#store/design/designs.ts';

type CartCalls = Pick<
  typeof orderCalls,
  | 'GET /web-api/cart'
  | 'POST /web-api/cart/lines'
  | 'PATCH /web-api/cart/lines/:id'
  | 'POST /web-api/cart/lines/:id/copy'
  | 'DELETE /web-api/cart/lines/:id'
  | 'GET /web-api/shipping-information'
>;

function wireCart(cart: PricedCart, context: Context): Unrendered<Cart> {
  const { site } = context;
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, site.locale) });
  const wireSum = (amount: number) => wire(money(amount, cart.currency));
  const offers = deliveryOffers(cart);
  return {
    id: cart.id,
    lines: cart.lines.map((line) => ({
      id: line.line.id,
      designId: line.stored.id,
      card: line.template?.id ?? '',
      name: line.name,
      options: line.options,
      quantity: line.line.quantity,
      ...ladderNeighbours(line.line.quantity),
      unit: wire(line.price.unit),
      total: wire(line.price.total),
      editPath: pagePath('configurator-card', site, {}, [['designId', line.stored.id]]),
      image: pictureOf(line.design),
      problems: line.problems,
    })),
    goods: wireSum(cart.quote?.goods ?? 0),
    shipping: wireSum(cart.quote?.shipping ?? 0),
    total: wireSum(cart.quote?.total ?? 0),
    vat: (cart.quote?.taxes ?? []).map((tax) => ({ percent: vatPercent(tax.basisPoints, 'de-DE'), amount: wireSum(tax.vat) })),
    country: cart.country,
    countries: deliveryCountriesOf(site.country),
    cutOffSeconds: Math.max(0, Math.ceil((nextCutOff(cart.pricedAt).instant - cart.pricedAt.getTime()) / 1000)),
    deliveries: offers.map((offer) => ({
      type: offer.type,
      name: message(`shipping.${offer.type}`),
      price: wire(offer.price),
      from: offer.from,
      to: offer.to,
      text: deliveryText(offer.from, offer.to),
      note: message(`shipping.${offer.type}.note`),
    })),
    payments: cart.quote
      ? paymentOffers({ goods: payableGoods(cart), delivery: cart.country, billing: cart.country }).map((offer) => ({
          ...offer,
          note: addressed(offer.note, cart.voice),
        }))
      : [],
    voice: cart.voice,
    orderable: cart.lines.length > 0 && cart.lines.every((line) => line.problems.length === 0),
  };
}

async function currentCart(context: Context, country?: DeliveryCountry, shippingType?: ShippingType): Promise<Unrendered<Cart>> {
  return wireCart(await pricedCart(context, country, shippingType ?? 'standard'), context);
}

/** The cart after a change of it. */
async function changedCart(context: Context): Promise<Unrendered<Cart>> {
  clearPricedCart(context);
  return currentCart(context);
}

function missingLine(): Fault {
  return new Fault('not-found', 'no such cart line', {
    text: { key: 'fault.no-cart-line' },
  });
}

export const cartHandlers: Handlers<CartCalls> = {
  'GET /web-api/cart': ({ country, shippingType }, context) => currentCart(context, country, shippingType),

  async 'POST /web-api/cart/lines'({ designId, quantity, confirmed }, context) {
    const { store, clock } = context.shop;
    const owner = context.owner.current;
    const design = owner ? await loadDesign(store, owner, designId, clock()) : null;
    const line = design && {
      item: { kind: 'printed', product: 'card', choice: design.choice, design: designId } as const,
      quantity: quantity ?? design.quantity ?? defaultQuantity,
      confirmed,
    };
    if (line && !isOnLadder(line.quantity)) throw new Fault('off-ladder', `quantity ${line.quantity}`);
    const isAdded = owner && line ? await addLine(store, owner, line, clock()) : false;
    if (!isAdded)
      throw new Fault('not-found', 'no such design', {
        text: { key: 'fault.no-design-for-cart' },
      });
    return changedCart(context);
  },

  async 'PATCH /web-api/cart/lines/:id'({ id, quantity }, context) {
    if (!isOnLadder(quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
    const owner = context.owner.current;
    if (!owner || !(await setLineQuantity(context.shop.store, owner, id, quantity))) throw missingLine();
    return changedCart(context);
  },

  async 'POST /web-api/cart/lines/:id/copy'({ id }, context) {
    const { store, clock } = context.shop;
    const owner = context.owner.current;
    if (!owner || !(await copyLine(store, owner, id, clock()))) throw missingLine();
    return changedCart(context);
  },

  async 'DELETE /web-api/cart/lines/:id'({ id }, context) {
    const owner = context.owner.current;
    if (!owner || !(await removeLine(context.shop.store, owner, id))) throw missingLine();
    return changedCart(context);
  },

  async 'GET /web-api/shipping-information'(
    { country: wanted },
    context,
  ): Promise<HandlerOutput<(typeof orderCalls)['GET /web-api/shipping-information']>> {
    const { site, shop } = context;
    const { shippingPrices, envelopePrices } = await catalogueOf(shop.store);
    const country = wanted ?? deliveryCountries.find((candidate) => candidate === site.country) ?? 'DE';
    const wire = (value: Money) => ({ ...value, text: formatMoney(value, site.locale) });
    const dates = deliveryDates(shop.clock(), country);
    const names = new Intl.DisplayNames([site.locale], { type: 'region' });
    return {
      country,
      types: shippingPricesFrom(country, shippingPrices).flatMap(({ type, price }) => {
        if (type === 'same-day') return [];
        const days = type === 'standard' ? dates.standard : dates[type] && { from: dates[type], to: dates[type] };
        return days
          ? [
              {
                type,
                name: message(`shipping.${type}`),
                price: wire(price),
                from: days.from,
                to: days.to,
                text: deliveryText(days.from, days.to),
                note: message(`shipping.${type}.note`),
              },
            ]
          : [];
      }),
      classPrices: (['standard', 'compact', 'large'] as const).map((envelopeClass) => ({
        envelopeClass,
        price: wire(envelopeClassPrice(country, envelopeClass, envelopePrices)),
      })),
      countries: deliveryCountries.flatMap((code) => {
        const price = shippingPrice('standard', code, 0, shippingPrices);
        return price ? [{ country: code, name: names.of(code) ?? code, price: wire(price) }] : [];
      }),
    };
  },
};
