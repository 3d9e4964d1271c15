/** Shipping types and what they cost per country and weight. Prices are rows (seed/prices.ts); dates are in delivery.ts. */
import { type Country, type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { currencyOf, type Money, money } from '#core/values/money.ts';

/** Specification 3. 'same-day' exists, but is offered only once an owner has set a price and a cut-off (D22). */
export const shippingTypes = ['standard', 'express', 'express-saturday', 'same-day'] as const;
export type ShippingType = (typeof shippingTypes)[number];
/** Types that can be ordered today. */
export const offeredShippingTypes = ['standard', 'express', 'express-saturday'] as const satisfies readonly ShippingType[];

/** Weight bands, rising: [up to grams, minor units]. What is heavier than the last band travels at its price. */
type Bands = readonly (readonly [upToGrams: number, amount: number])[];
export type ShippingPrices = Record<DeliveryCountry, Partial<Record<ShippingType, Bands>>>;

/** Price of a type to a country for goods of this weight; null where the type is not offered. */
export function shippingPrice(type: ShippingType, country: DeliveryCountry, weightMg: number, prices: ShippingPrices): Money | null {
  const bands = prices[country][type];
  if (!bands) return null;
  const band = bands.find(([upToGrams]) => weightMg <= upToGrams * 1_000) ?? bands.at(-1);
  return band ? money(band[1], currencyOf(country)) : null;
}

/** Countries a market's shop delivers to: those that pay in its currency. CH and LI have a shop of their own. */
export function deliveryCountriesOf(country: Country): DeliveryCountry[] {
  return deliveryCountries.filter((candidate) => currencyOf(candidate) === currencyOf(country));
}

/** Types a country has, in the order they are shown, with their lowest price. */
export function shippingPricesFrom(country: DeliveryCountry, prices: ShippingPrices): { type: ShippingType; price: Money }[] {
  return shippingTypes.flatMap((type) => {
    const price = shippingPrice(type, country, 0, prices);
    return price ? [{ type, price }] : [];
  });
}
