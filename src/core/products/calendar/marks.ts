/** What stands on the days of a month of a calendar. */

import { type Holiday, holidaysOf, observancesOf } from '#core/calendar/holidays/holidays.ts';
import { type HolidayKey, holidayKeys } from '#core/calendar/holidays/keys.ts';
import { type DayWords, marksOf } from '#core/calendar/marks.ts';
import type { CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { CalendarSettings } from './settings.ts';
import type { YearMonth } from './start.ts';

/** Days of a year that a country and region know, those that are switched off among them. */
export function knownDays({ country, region, observances }: CalendarSettings, year: number): Holiday[] {
  if (country === null) return [];
  return [...holidaysOf(country, region, year), ...(observances ? observancesOf(country, region, year) : [])];
}

function isHolidayKey(key: string): key is HolidayKey {
  return holidayKeys.some((one) => one === key);
}

export function marksOfMonth(month: YearMonth, settings: CalendarSettings, words: DayWords): CalendarMark[] {
  const { country, region, off, names, entries, observances, moon, leapDay } = settings;
  const known = observances && country !== null ? observancesOf(country, region, month.year).map(({ key }) => key) : [];
  return marksOf(
    {
      ...month,
      country,
      region,
      entries,
      moon,
      leapDay,
      renamed: names,
      switchedOff: off.filter(isHolidayKey),
      observances: known.filter((key) => !off.includes(key)),
    },
    words,
  );
}
