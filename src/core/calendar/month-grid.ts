/** The weeks of a month as a wall calendar shows them, and their numbers. */
import { addDays, type Day, makeDay, weekday } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';

export type GridDay = {
  date: Day;
  dayOfMonth: number;
  /** 0 = Sunday … 6 = Saturday. */
  weekday: number;
  /** False for days of the months before and after, which fill the first and the last week. */
  isInMonth: boolean;
};
export type GridWeek = { number: number; days: GridDay[] };

/** 0 = Sunday in the United States, else 1 = Monday (ISO 8601). */
export function firstWeekday(locale: Locale): 0 | 1 {
  return locale === 'en-US' ? 0 : 1;
}

/** Days from 1 January to `date`. */
function dayOfYear(date: Day): number {
  return Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000);
}

/**
 * Number of the week that begins on `first`. ISO 8601: week 1 holds the year's first Thursday; in the United States it holds 1 January.
 * Either is the week of the year of one day, the Thursday or the Saturday.
 */
function weekNumber(first: Day, locale: Locale): number {
  return Math.floor(dayOfYear(addDays(first, firstWeekday(locale) === 0 ? 6 : 3)) / 7) + 1;
}

/** The four to six weeks that hold a month's days, each with seven days. `month` is 1 to 12. */
export function monthGrid(year: number, month: number, locale: Locale): GridWeek[] {
  const first = makeDay(year, month, 1);
  const lead = (weekday(first) - firstWeekday(locale) + 7) % 7;
  const length = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, row): GridWeek => {
    const start = addDays(first, row * 7 - lead);
    const days = Array.from({ length: 7 }, (__, column): GridDay => {
      const date = addDays(start, column);
      return { date, dayOfMonth: Number(date.slice(8)), weekday: weekday(date), isInMonth: date.slice(0, 7) === first.slice(0, 7) };
    });
    return { number: weekNumber(start, locale), days };
  });
}

/** 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return Number(makeDay(year, month + 1, 0).slice(8));
}
