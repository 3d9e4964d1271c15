/** Days on which no parcel travels: public holidays of the countries that orders go to, and of Bavaria, where cards are made. */
import { holidaysOf } from '#core/calendar/holidays/holidays.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import { keyedCache } from '#core/values/memoize.ts';

/**
 * 'MM-DD' of days that are holidays in part of a country and on which parcels lie still in all of it. Other regional ones cannot be known from a
 * country.
 */
const widespread: Partial<Record<DeliveryCountry | 'Bavaria', string>> = { CH: '01-02' };

const holidaysOfYear = keyedCache<ReadonlySet<Day>>();

/** True when a day is a public holiday of the place. Days off in place of holidays on Sundays are none: communities choose them. */
export function isHoliday(day: Day, place: DeliveryCountry | 'Bavaria'): boolean {
  const year = day.slice(0, 4);
  const days = holidaysOfYear(`${place} ${year}`, () => {
    const all = place === 'Bavaria' ? holidaysOf('DE', 'BY', Number(year)) : holidaysOf(place, null, Number(year));
    return new Set(all.flatMap((one) => (one.isSubstitute ? [] : [one.day])));
  });
  return days.has(day) || widespread[place] === day.slice(5);
}
