/** Where a calendar begins: 12 or 18 months in a row from any month, or 53 weeks from a Monday. */
import { addDays, type Day, weekday } from '#core/values/date.ts';
import { monthCountOf } from './kinds.ts';

export const minYear = 1900;
export const maxYear = 2100;

/** 1 is January. */
export type YearMonth = { year: number; month: number };

export function plusMonths({ year, month }: YearMonth, count: number): YearMonth {
  const at = year * 12 + (month - 1) + count;
  return { year: Math.floor(at / 12), month: (((at % 12) + 12) % 12) + 1 };
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((weekday(day) + 6) % 7));
}

function firstDay({ year, month }: YearMonth): Day {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The week with the first day of the month. */
export function startDateOf(start: YearMonth): Day {
  return mondayOf(firstDay(start));
}

/** The month whose first day lies in the week, or that the week lies in. */
export function startMonthOf(startDate: Day): YearMonth {
  const sunday = addDays(startDate, 6);
  return { year: Number(sunday.slice(0, 4)), month: Number(sunday.slice(5, 7)) };
}

/** The first month of a calendar, and how many months it has where these are not twelve. */
export type CalendarSpan = YearMonth & { months?: 18 | undefined };

/** The months of a calendar. */
export function monthsFrom(start: CalendarSpan): YearMonth[] {
  return Array.from({ length: monthCountOf(start) }, (_, at) => plusMonths(start, at));
}

/** From June on next January, before that next month. */
export function defaultStart(today: Day): YearMonth {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return month >= 6 ? { year: year + 1, month: 1 } : plusMonths({ year, month }, 1);
}

/** Offered: from the month before today's on, two years. */
export function offeredStarts(today: Day): YearMonth[] {
  const now = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  return Array.from({ length: 25 }, (_, at) => plusMonths(now, at - 1));
}
