import { expect, test } from 'vitest';
import { regions } from '#core/calendar/holidays/holidays.ts';
import { countries } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import { calendarGridLabel, calendarNames } from './calendar-names.ts';
import { calendarRegionTexts } from './de/calendar/regions.ts';

const months = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2027, at, 15)));
/** 2 May 2027 is a Sunday. */
const days = Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2027, 4, 2 + at)));

test.each(locales)('%s: full names are those of the Unicode locale data, narrow ones their first letters [E007]', (locale) => {
  const written = (style: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
    dates.map((date) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date));
  const names = calendarNames(locale);
  expect(names.months.long).toEqual(written({ month: 'long' }, months));
  expect(names.weekdays.long).toEqual(written({ weekday: 'long' }, days));
  expect(names.months.narrow).toEqual(names.months.long.map((name) => name[0]?.toUpperCase()));
  expect(names.weekdays.narrow).toEqual(written({ weekday: 'narrow' }, days));
  expect(names.months.short.map((name) => name[0])).toEqual(names.months.long.map((name) => name[0]));
  expect(names.weekdays.short.map((name) => name[0])).toEqual(names.weekdays.long.map((name) => name[0]));
});

test('a grid is named by its month', () => {
  expect(calendarGridLabel({ locale: 'de-DE', year: 2027, month: 5 })).toBe('Kalendarium Mai 2027');
  expect(calendarGridLabel({ locale: 'de-AT', year: 2028, month: 1 })).toBe('Kalendarium Jänner 2028');
});

test('every country and every region with holidays has a name of its own, and no other [E007]', () => {
  const areas = countries.flatMap((country) => [country, ...regions[country].map((region) => `${country}.${region}`)]);
  expect(Object.keys(calendarRegionTexts).toSorted()).toEqual(areas.map((area) => `calendar.area.${area}`).toSorted());
  for (const country of countries) {
    const names = Object.entries(calendarRegionTexts).flatMap(([key, name]) => (key.startsWith(`calendar.area.${country}.`) ? [name] : []));
    expect(new Set(names).size, country).toBe(regions[country].length);
  }
});
