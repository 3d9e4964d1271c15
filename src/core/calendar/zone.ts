/** The calendar day of an instant in the countries of the shop, by the clock of their capital (Washington for the United States). */
import type { Country } from '#core/values/channel.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { hourMs } from '#core/values/unit.ts';
import { dayOfRule, nth, sun } from './holidays/rule.ts';

/** Energy Policy Act of 2005: four hours behind UTC from 2:00 on the second Sunday of March to 2:00 on the first of November, else five. */
function easternOffsetHours(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const begins = Date.parse(`${dayOfRule(nth(2, sun, 3), year)}T07:00:00Z`);
  const ends = Date.parse(`${dayOfRule(nth(1, sun, 11), year)}T06:00:00Z`);
  return instant >= begins && instant < ends ? -4 : -5;
}

/** `instant` in milliseconds since 1970 in UTC. */
export function dayIn(country: Country, instant: number): Day {
  switch (country) {
    case 'US':
      return new Date(instant + easternOffsetHours(instant) * hourMs).toISOString().slice(0, 10);
    case 'GB':
      // An hour behind Berlin, where no day changes within an hour of a change of clocks.
      return berlinTime(instant - hourMs).day;
    default:
      return berlinTime(instant).day;
  }
}
