/** Ways of delivery with their prices and days: for a country, or of a cart. */
import type { DeliveryOffer, orderCalls } from '#api/order.ts';
import { awaitedDeliveryText, deliveryDates, deliveryText } from '#core/order/delivery.ts';
import { awaitedDay } from '#core/order/later/records-later.ts';
import { shippingPrice, shippingPricesFrom, surcharge } from '#core/order/shipping.ts';
import { type EnvelopePrices, envelopeClasses } from '#core/products/card/envelope.ts';
import { letterPrices } from '#core/products/card/letter.ts';
import { chargedKinds } from '#core/products/parcel-kind.ts';
import { countryName, type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { type DeliveryOption, deliveryOffers, type PricedCart, pricedCart } from '#services/pricing/priced-cart.ts';
import { type Catalogue, catalogueOf, unlessHidden } from '#store/catalogue/catalogue-index.ts';

type ShippingCalls = Pick<typeof orderCalls, 'GET /web-api/shipping-information'>;

/** How the customer reads a way of delivery. */
function wayOf({ type }: DeliveryOption, { isLetter, isOnline }: PricedCart): string {
  if (isOnline) return 'online';
  return isLetter ? 'letter' : type;
}

/** The ways of delivery that are offered for a cart. */
export function deliveriesOf(cart: PricedCart, site: Context['site']): Unrendered<DeliveryOffer>[] {
  const until = awaitedDay(cart.lines.map(({ item }) => item));
  return deliveryOffers(cart).map((offer) => ({
    type: offer.type,
    name: message(`shipping.${wayOf(offer, cart)}`),
    price: moneyDto(offer.price, site.locale),
    from: offer.from,
    to: offer.to,
    text: cart.isOnline ? message('shipping.online.text') : awaitedDeliveryText(offer.from, offer.to, until),
    note: message(`shipping.${wayOf(offer, cart)}.note`),
  }));
}

/** The ways of delivery of a parcel in the lowest class of weight. */
function plainDeliveries(country: DeliveryCountry, { shippingPrices }: Catalogue, { shop, site }: Context): Unrendered<DeliveryOffer>[] {
  const dates = deliveryDates(shop.clock(), country);
  return shippingPricesFrom(country, shippingPrices).flatMap(({ type, price }) => {
    if (type === 'same-day') return [];
    const days = type === 'standard' ? dates.standard : dates[type] && { from: dates[type], to: dates[type] };
    if (!days) return [];
    return [
      {
        type,
        name: message(`shipping.${type}`),
        price: moneyDto(price, site.locale),
        from: days.from,
        to: days.to,
        text: deliveryText(days.from, days.to),
        note: message(`shipping.${type}.note`),
      },
    ];
  });
}

/** Throws Fault 'not-found' for a cart that is not the visitor's open one. */
async function ownCart(id: string, wanted: DeliveryCountry | undefined, context: Context): Promise<PricedCart> {
  const cart = await pricedCart(context, wanted);
  if (cart.id !== id) throw new Fault('not-found', 'no open cart of this id', { text: message('fault.no-cart') });
  return cart;
}

function classPrices(country: DeliveryCountry, prices: EnvelopePrices, { locale }: Context['site']) {
  return envelopeClasses.map((envelopeClass) => {
    const { price, accessory } = letterPrices({ envelopeClass, isPocketfold: false }, country, prices);
    const pocketfold = letterPrices({ envelopeClass, isPocketfold: true }, country, prices);
    return {
      envelopeClass,
      price: moneyDto(price, locale),
      pocketfold: moneyDto(pocketfold.price, locale),
      accessory: moneyDto(accessory, locale),
    };
  });
}

export const shippingHandlers: Handlers<ShippingCalls> = {
  async 'GET /web-api/shipping-information'({ country: wanted, cart: id }, context) {
    const { site, shop } = context;
    const catalogue = await catalogueOf(shop.store);
    const { shippingPrices } = catalogue;
    const envelopePrices = unlessHidden(() => catalogue.envelopePrices);
    const cart = id === undefined ? null : await ownCart(id, wanted, context);
    const country = cart?.country ?? wanted ?? deliveryCountries.find((candidate) => candidate === site.country) ?? 'DE';
    return {
      country,
      types: cart ? deliveriesOf(cart, site) : plainDeliveries(country, catalogue, context),
      classPrices: envelopePrices ? classPrices(country, envelopePrices, site) : [],
      surcharges: chargedKinds.flatMap((kind) => {
        const price = surcharge(kind, country, shippingPrices);
        return price ? [{ kind, name: message(`shipping.${kind}`), price: moneyDto(price, site.locale) }] : [];
      }),
      countries: deliveryCountries.flatMap((code) => {
        const price = shippingPrice('standard', code, { weightMg: 0, parcelKind: 'parcel' }, shippingPrices);
        return price ? [{ country: code, name: countryName(code, site.locale), price: moneyDto(price, site.locale) }] : [];
      }),
    };
  },
};
