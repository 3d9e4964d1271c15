/** What stands on the days of one month: holidays, known days, entries and the moon, as a grid of days keeps them. */
import { type CalendarMark, type MoonPhaseKind, maxMarks } from '#core/design/calendar/grid-element.ts';
import type { Country } from '#core/values/channel.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { hourMs } from '#core/values/unit.ts';
import { birthdayOn, type CalendarEntry, entryText, type LeapDay, maxNameLength } from './entries.ts';
import { type Holiday, holidaysOf, observancesOf } from './holidays/holidays.ts';
import type { HolidayKey } from './holidays/keys.ts';
import { dayOfRule, nth, sun } from './holidays/rule.ts';
import { moonPhases } from './moon.ts';

/** Energy Policy Act of 2005: four hours behind UTC from 2:00 on the second Sunday of March to 2:00 on the first of November, else five. */
function easternOffsetHours(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const begins = Date.parse(`${dayOfRule(nth(2, sun, 3), year)}T07:00:00Z`);
  const ends = Date.parse(`${dayOfRule(nth(1, sun, 11), year)}T06:00:00Z`);
  return instant >= begins && instant < ends ? -4 : -5;
}

/**
 * The calendar day of an instant in the countries of the shop, by the clock of their capital (Washington for the United States). `instant`
 * in milliseconds since 1970 in UTC.
 */
function dayIn(country: Country, instant: number): Day {
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

export type MonthContents = {
  year: number;
  month: number;
  /** Null: no holidays, and the moon by the clock of Germany. */
  country: Country | null;
  region: string | null;
  /** Holidays that are not shown, and names of a customer for others. */
  switchedOff: readonly HolidayKey[];
  renamed: Readonly<Partial<Record<HolidayKey, string>>>;
  entries: readonly CalendarEntry[];
  /** Known days that are shown. */
  observances: readonly HolidayKey[];
  moon: boolean;
  leapDay?: LeapDay;
};

/** Words in the language of the calendar (src/texts/holiday-names.ts). */
export type DayWords = {
  holiday(holiday: Pick<Holiday, 'key' | 'isSubstitute'>): string;
  phase(phase: MoonPhaseKind): string;
};

/** In the order of the days, days off first. A holiday on the day of another is one of two marks. */
export function marksOf(contents: MonthContents, words: DayWords): CalendarMark[] {
  const { year, month, country, region, switchedOff, renamed, entries, observances, moon, leapDay } = contents;
  const inMonth = (holiday: Holiday) => Number(holiday.day.slice(5, 7)) === month;
  const named = (holiday: Holiday, kind: 'holiday' | 'observance'): CalendarMark => {
    const text = renamed[holiday.key] ?? words.holiday(holiday);
    return { kind, day: Number(holiday.day.slice(8)), text: text.slice(0, maxNameLength) };
  };
  const off = country === null ? [] : holidaysOf(country, region, year).filter((one) => inMonth(one) && !switchedOff.includes(one.key));
  const known = country === null ? [] : observancesOf(country, region, year).filter((one) => inMonth(one) && observances.includes(one.key));
  const own = entries.flatMap((entry): CalendarMark[] => {
    const on = birthdayOn(entry, year, leapDay);
    if (on?.month !== month) return [];
    const { kind, column, photo } = entry;
    const text = entryText(entry, year);
    return [{ kind, day: on.day, text, ...(column === undefined ? {} : { column }), ...(photo ? { photo } : {}) }];
  });
  const phases = moon ? moonPhases(year, month, (instant) => dayIn(country ?? 'DE', instant)) : [];
  const marks = [
    ...off.map((one) => named(one, 'holiday')),
    ...known.map((one) => named(one, 'observance')),
    ...own,
    ...phases.map(({ day, phase }): CalendarMark => ({ kind: 'moon', day: Number(day.slice(8)), phase, text: words.phase(phase) })),
  ];
  return marks.toSorted((a, b) => a.day - b.day).slice(0, maxMarks);
}
