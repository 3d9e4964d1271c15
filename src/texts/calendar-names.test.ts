import { expect, test } from 'vitest';
import { locales } from '#core/values/locale.ts';
import { calendarGridLabel, calendarNames } from './calendar-names.ts';

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
