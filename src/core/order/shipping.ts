/** Shipping types and what they cost per country and weight. Prices are rows (seed/prices/shipping.ts); dates are in delivery.ts. */
import type { ParcelKind } from '#core/products/parcel-kind.ts';
import { type Country, type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { currencyOf, type Money, money } from '#core/values/money.ts';

/** Specification 3. 'same-day' exists, but is offered only once an owner has set a price and a cut-off (D22). */
export const shippingTypes = ['standard', 'express', 'express-saturday', 'same-day'] as const;
export type ShippingType = (typeof shippingTypes)[number];
/** Types that can be ordered today. */
export const offeredShippingTypes = ['standard', 'express', 'express-saturday'] as const satisfies readonly ShippingType[];

/** Whether a courier brings it on a day. `type` may be any text of a form. */
export function isExpressType(type: string): boolean {
  return offeredShippingTypes.some((one) => one === type && one !== 'standard');
}

/** Weight bands, rising: [up to grams, minor units]. What is heavier than the last band travels at its price. */
type Bands = readonly (readonly [upToGrams: number, amount: number])[];
/**
 * `surcharge`: what larger pieces cost besides, once an order; what it does not name is not delivered to the country. Tables of before do not
 * name large parcels: there they cost what bulky goods do.
 */
export type ShippingPrices = Record<
  DeliveryCountry,
  Partial<Record<ShippingType, Bands>> & { surcharge?: Partial<Record<Exclude<ParcelKind, 'parcel'>, number>> }
>;

/** What all goods of an order weigh together, and the largest kind of parcel among them. */
export type Shipment = { weightMg: number; parcelKind: ParcelKind };

/** What this kind of parcel costs besides; null where it is not delivered to the country. */
export function surcharge(parcelKind: ParcelKind, country: DeliveryCountry, prices: ShippingPrices): Money | null {
  const { surcharge: amounts = {} } = prices[country];
  const amount = parcelKind === 'parcel' ? 0 : (amounts[parcelKind] ?? (parcelKind === 'large' ? amounts.bulky : undefined));
  return amount === undefined ? null : money(amount, currencyOf(country));
}

/** What a piece that is more than a parcel costs besides, or that it is not delivered to the country; null for a parcel. */
export function parcelNote(
  parcelKind: ParcelKind,
  country: DeliveryCountry,
  prices: ShippingPrices,
): { isDelivered: boolean; text: Message } | null {
  if (parcelKind === 'parcel') return null;
  const price = surcharge(parcelKind, country, prices);
  const kind = message(`shipping.${parcelKind}`);
  if (!price) return { isDelivered: false, text: message('shipping.not-delivered', { kind }) };
  return { isDelivered: true, text: message('shipping.surcharge', { kind, price }) };
}

/** Price of a type to a country; null where the type is not offered. Bulky goods and freight have no express. */
export function shippingPrice(
  type: ShippingType,
  country: DeliveryCountry,
  { weightMg, parcelKind }: Shipment,
  prices: ShippingPrices,
): Money | null {
  const bands = prices[country][type];
  const more = surcharge(parcelKind, country, prices);
  if (!bands || !more || (parcelKind !== 'parcel' && type !== 'standard')) return null;
  const band = bands.find(([upToGrams]) => weightMg <= upToGrams * 1_000) ?? bands.at(-1);
  return band ? money(band[1] + more.amount, currencyOf(country)) : null;
}

/** Countries a market's shop delivers to: those that pay in its currency. CH and LI have a shop of their own. */
export function deliveryCountriesOf(country: Country): DeliveryCountry[] {
  return deliveryCountries.filter((candidate) => currencyOf(candidate) === currencyOf(country));
}

/** Types a country has, in the order they are shown, with their lowest price. */
export function shippingPricesFrom(country: DeliveryCountry, prices: ShippingPrices): { type: ShippingType; price: Money }[] {
  return shippingTypes.flatMap((type) => {
    const price = shippingPrice(type, country, { weightMg: 0, parcelKind: 'parcel' }, prices);
    return price ? [{ type, price }] : [];
  });
}
