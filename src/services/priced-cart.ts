/** The open cart with everything the server decides about it: names, prices, deliveries, payments, and what is not printable yet. */
import { addressOfAll } from '#core/catalogue/occasions.ts';
import { type DeliveryDates, deliveryDates } from '#core/order/delivery.ts';
import { type Quote, quote } from '#core/order/quote.ts';
import { deliveryCountriesOf, offeredShippingTypes, type ShippingType, shippingPrice } from '#core/order/shipping.ts';
import type { Production } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import type { AddressForm } from '#core/values/address-form.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { type Currency, currencyOf, type Money, money } from '#core/values/money.ts';
import { weakMemoize } from '#core/values/weak-memoize.ts';
import { cartOf } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Context, RequestOwner } from './handler.ts';
import { isPriced, type PricedLine, priceLine, type UnavailableLine, unreadableLine } from './priced-line.ts';

export type PricedCart = {
  id: string | null;
  country: DeliveryCountry;
  currency: Currency;
  /** Every line, in order of adding; a line that cannot be ordered any more has no price. */
  entries: (PricedLine | UnavailableLine)[];
  /** Those of `entries` with a price: what the sums count. */
  lines: PricedLine[];
  dates: DeliveryDates;
  weightMg: number;
  quote: Quote | null;
  address: AddressForm;
  catalogue: Catalogue;
  pricedAt: Date;
};

function lineWeightMg(line: PricedLine): number {
  return line.pieceMg * line.line.quantity;
}

function ownCountry(site: Context['site'], wanted: DeliveryCountry | undefined): DeliveryCountry {
  const offered = deliveryCountriesOf(site.country);
  const country = offered.find((candidate) => candidate === (wanted ?? site.country)) ?? (wanted ? undefined : offered[0]);
  if (!country) {
    throw new Fault('bad-input', `no delivery to ${wanted}`, {
      errors: [
        {
          field: 'delivery.country',
          code: 'not-delivered',
          message: { key: 'fault.not-delivered' },
        },
      ],
    });
  }
  return country;
}

/** Keyed by the request's owner: that object is the same for all calls of a request. */
const cartsOfRequest = weakMemoize((_owner: RequestOwner) => new Map<string, Promise<PricedCart>>());

/**
 * The guest's cart priced for a country and shipping type, once a request. A shipping type that is not offered is priced as standard;
 * `quote` is null while no line has a price. Throws 'bad-input' for a country this shop does not serve.
 */
export async function pricedCart(context: Context, wanted: DeliveryCountry | undefined, shippingType: ShippingType): Promise<PricedCart> {
  const country = ownCountry(context.site, wanted);
  const carts = cartsOfRequest(context.owner);
  const key = `${country} ${shippingType}`;
  const cart = carts.get(key) ?? priceCart(context, country, shippingType);
  carts.set(key, cart);
  return cart;
}

/** Call it after a change of the cart: the next `pricedCart` of this request prices again. */
export function clearPricedCart(context: Context): void {
  cartsOfRequest(context.owner).clear();
}

/** How long a request begins print checks of lines; one that is left is checked by the next request. */
const checkMs = 5_000;

/** Dates of the slowest line; express where every line can be made on the day of the order. An empty cart is dated as cards are. */
function datesOf(productions: readonly Production[], now: Date, country: DeliveryCountry): DeliveryDates {
  if (productions.length === 0) return deliveryDates(now, country);
  const dates = deliveryDates(now, country, Math.max(...productions.map(({ workingDays }) => workingDays)));
  return productions.every(({ hasExpress }) => hasExpress) ? dates : { ...dates, express: null, 'express-saturday': null };
}

async function priceCart(context: Context, country: DeliveryCountry, wantedType: ShippingType): Promise<PricedCart> {
  const { shop, owner, site } = context;
  const catalogue = await catalogueOf(shop.store);
  const stored = owner.current ? await cartOf(shop.store, owner.current) : null;
  const entries: PricedCart['entries'] = [];
  const checkUntil = new Date(shop.clock().getTime() + checkMs);
  if (owner.current)
    for (const line of stored?.lines ?? []) entries.push(await priceLine(context, catalogue, owner.current, line, checkUntil));
  for (const line of stored?.unreadable ?? []) entries.push(unreadableLine(shop, line));
  const lines = entries.filter((entry) => isPriced(entry));
  const now = shop.clock();
  const weightMg = lines.reduce((sum, line) => sum + lineWeightMg(line), 0);
  const tables = { shipping: catalogue.shippingPrices, vat: catalogue.vatRows };
  const dates = datesOf(
    lines.map(({ item, choice }) => productOf(item.product).production(choice)),
    now,
    country,
  );
  const parcel = { country, weightMg, catalogue, dates };
  const shippingType = deliveryOffers(parcel).some(({ type }) => type === wantedType) ? wantedType : 'standard';
  const priced =
    lines.length === 0
      ? null
      : quote(
          {
            lines: lines.map((line) => ({
              kind: line.item.kind,
              unit: line.price.unit,
              quantity: line.line.quantity,
              weightMg: lineWeightMg(line),
              vatClass: productOf(line.item.product).vatClass(line.choice),
            })),
            country,
            shippingType,
            day: berlinTime(now).day,
          },
          tables,
        );
  return {
    ...parcel,
    id: stored?.id ?? null,
    currency: currencyOf(site.country),
    entries,
    lines,
    quote: priced,
    address: addressOfAll(entries.flatMap(({ template }) => template?.occasion ?? [])),
    pricedAt: now,
  };
}

/** Value of the goods that decides on the ways to pay: after reductions and gift vouchers, without shipping. */
export function payableGoods({ quote: sums, currency }: PricedCart): Money {
  return money(sums ? Math.max(0, sums.goods - sums.discount - sums.gift) : 0, currency);
}

/** `from` and `to` are ISO days, equal for express. */
export type DeliveryOption = { type: (typeof offeredShippingTypes)[number]; price: Money; from: Day; to: Day };

/** Shipping types offered for this cart now. */
export function deliveryOffers(cart: Pick<PricedCart, 'country' | 'weightMg' | 'dates' | 'catalogue'>): DeliveryOption[] {
  return offeredShippingTypes.flatMap((type) => {
    const price = shippingPrice(type, cart.country, cart.weightMg, cart.catalogue.shippingPrices);
    const days = type === 'standard' ? cart.dates.standard : cart.dates[type] && { from: cart.dates[type], to: cart.dates[type] };
    return price && days ? [{ type, price, from: days.from, to: days.to }] : [];
  });
}
