/** The last day on which an order still arrives in time. The dates are those of delivery.ts, read backward. */
import { deliveryDates, isProductionDay } from '#core/order/delivery.ts';
import type { offeredShippingTypes } from '#core/order/shipping.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { addDays, berlinInstant, type Day } from '#core/values/date.ts';

export type OfferedShipping = (typeof offeredShippingTypes)[number];

/** No way of delivery takes longer than this from the order to the parcel, holidays included. */
const longestDays = 60;

/** Orders of a production day count for it until 11:00 in Berlin. */
const cutOffHour = 11;

/**
 * The promised last day of an order that counts for a production day; null where the way is not offered to the country or on that day.
 * @param working Production days of the slowest piece.
 */
export function arrivalDay(orderedOn: Day, country: DeliveryCountry, shipping: OfferedShipping, working?: number): Day | null {
  const dates = deliveryDates(berlinInstant(orderedOn, cutOffHour), country, working);
  return shipping === 'standard' ? dates.standard.to : dates[shipping];
}

/**
 * The latest production day whose orders until 11:00 arrive by a day. A later order of the same way never arrives earlier, so the
 * first day that is found backward is the latest. Null where the way is not offered to the country.
 */
export function latestOrder(by: Day, country: DeliveryCountry, shipping: OfferedShipping, working?: number): Day | null {
  for (let day = by; day >= addDays(by, -longestDays); day = addDays(day, -1)) {
    if (!isProductionDay(day)) continue;
    const arrival = arrivalDay(day, country, shipping, working);
    if (arrival !== null && arrival <= by) return day;
  }
  return null;
}
