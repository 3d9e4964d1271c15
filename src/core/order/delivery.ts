/** When an order arrives. Dates only, from an instant given as argument; prices are in shipping.ts (Specification 9, D10). */

import { holidaysOf } from '#core/calendar/holidays/holidays.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { addDays, berlinInstant, berlinTime, type Day, type Instant, weekday } from '#core/values/date.ts';
import { keyedCache } from '#core/values/memoize.ts';
import { type Message, message } from '#core/values/message.ts';

/**
 * 'MM-DD' of days that are holidays in part of a country and on which parcels lie still in all of it. Other regional ones cannot be known from a
 * country.
 */
const widespread: Partial<Record<DeliveryCountry | 'Bavaria', string>> = { CH: '01-02' };

const holidaysOfYear = keyedCache<ReadonlySet<Day>>();

/**
 * Days on which no parcel travels: public holidays of the countries that orders go to, and of Bavaria, where cards are made. True when a
 * day is a public holiday of the place. Days off in place of holidays on Sundays are none: communities choose them.
 */
export function isHoliday(day: Day, place: DeliveryCountry | 'Bavaria'): boolean {
  const year = day.slice(0, 4);
  const days = holidaysOfYear(`${place} ${year}`, () => {
    const all = place === 'Bavaria' ? holidaysOf('DE', 'BY', Number(year)) : holidaysOf(place, null, Number(year));
    return new Set(all.flatMap((one) => (one.isSubstitute ? [] : [one.day])));
  });
  return days.has(day) || widespread[place] === day.slice(5);
}

/** Orders placed by 11:00:00 in Berlin count for the same day. */
const cutOffHour = 11;

/** Working days of production (D10). */
const productionDays = { card: 2, 'photo-book': 3, 'wall-art': 3, 'wedding-newspaper': 0 } as const;

/** Standard parcels arrive 2 to 4 delivery days after handover. */
const standardDays = { from: 2, to: 4 };
/** Delivery days of an express parcel; countries without express are absent. */
const expressDays: Partial<Record<DeliveryCountry, number>> = { DE: 1, AT: 2, CH: 2, LI: 2 };

function isWeekday(day: Day): boolean {
  return weekday(day) >= 1 && weekday(day) <= 5;
}

/** Monday to Friday without Bavarian holidays, 24 and 31 December. */
export function isProductionDay(day: Day): boolean {
  return isWeekday(day) && !isHoliday(day, 'Bavaria') && !['12-24', '12-31'].includes(day.slice(5));
}

/** Monday to Friday without holidays of the country; null for a country whose holidays are not known. */
export function isDeliveryDay(day: Day, country: DeliveryCountry | null): boolean {
  return isWeekday(day) && (country === null || !isHoliday(day, country));
}

/** The `count`-th day after `day` that passes the test. */
function after(day: Day, count: number, test: (day: Day) => boolean): Day {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (test(current)) left -= 1;
  }
  return current;
}

/** The production day an order counts for: today until 11:00:00 inclusive if it is one, otherwise the next. */
export function orderDay(now: Instant): Day {
  const { day, secondOfDay } = berlinTime(now);
  return isProductionDay(day) && secondOfDay <= cutOffHour * 3600 ? day : after(day, 1, isProductionDay);
}

/** The day of the next cut-off and its instant in milliseconds, for a countdown (E040). */
export function nextCutOff(now: Instant): { day: Day; instant: number } {
  const day = orderDay(now);
  return { day, instant: berlinInstant(day, cutOffHour) };
}

/** The cut-off of a day: what is there then counts for it, if it is a production day. */
export function cutOffOf(day: Day): number {
  return berlinInstant(day, cutOffHour);
}

/** Working days after the promised day, or after a later hand-over, on which a parcel counts as delivered. */
const daysUntilDelivered = 3;

/** From this day on a parcel counts as delivered, where the carrier says nothing. */
export function deliveredDay(promised: Day, handedOver: Day, country: DeliveryCountry): Day {
  return after(promised > handedOver ? promised : handedOver, daysUntilDelivered, (day) => isDeliveryDay(day, country));
}

export type DeliveryDates = {
  standard: { handover: Day; from: Day; to: Day };
  /** Null where the country has no express. */
  express: Day | null;
  /** Null when the parcel would not travel on a Friday, when that Saturday is a holiday, and outside Germany. */
  'express-saturday': Day | null;
};

/** Days of arrival for an order placed `now`. `working` is the number of production days of the slowest product. */
export function deliveryDates(now: Instant, country: DeliveryCountry, working: number = productionDays.card): DeliveryDates {
  const begin = orderDay(now);
  const handover = after(begin, working, isProductionDay);
  const delivers = (day: Day) => isDeliveryDay(day, country);
  const days = expressDays[country];
  const saturday = addDays(begin, 1);
  const hasSaturday = country === 'DE' && weekday(saturday) === 6 && !isHoliday(saturday, country);
  return {
    standard: { handover, from: after(handover, standardDays.from, delivers), to: after(handover, standardDays.to, delivers) },
    express: days === undefined ? null : after(begin, days, delivers),
    'express-saturday': hasSaturday ? saturday : null,
  };
}

/** The same, for an order whose lists follow until a day: "…, wenn die Namen bis Dienstag, 12. Januar, 11 Uhr da sind". */
export function awaitedDeliveryText(from: Day, to: Day, until: Day | null): Message {
  const text = deliveryText(from, to);
  return until === null ? text : message('delivery.awaited', { text, until: { day: until, style: 'long' }, hour: cutOffHour });
}

/** "Donnerstag, 26. November", or "Mittwoch, 25. bis Freitag, 27. November" for a span. */
export function deliveryText(from: Day, to: Day): Message {
  if (from === to) return message('delivery.day', { day: { day: from, style: 'long' } });
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return message('delivery.span', { from: { day: from, style: isOneMonth ? 'weekday' : 'long' }, to: { day: to, style: 'long' } });
}

/** "Heute bis 11 Uhr freigegeben, ist deine Karte bis Freitag, 27. November bei dir." for a card sent by standard. */
export function deliverySentence(
  now: Instant,
  country: DeliveryCountry,
  working?: number,
  goods: 'sentence' | 'wall-art' | 'photo-box' | 'photobook' | 'calendar' = 'sentence',
): Message {
  const today = berlinTime(now).day;
  const begin = orderDay(now);
  const arrival = { day: deliveryDates(now, country, working).standard.to, style: 'long' } as const;
  const values = { hour: cutOffHour, arrival };
  if (begin === today) return message(`delivery.${goods}.today`, values);
  if (begin === addDays(today, 1)) return message(`delivery.${goods}.tomorrow`, values);
  return message(`delivery.${goods}.later`, { ...values, day: { day: begin, style: 'long' } });
}
