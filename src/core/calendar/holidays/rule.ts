/** Rules of days that return every year, and the day a rule gives in a year. */
import { addDays, type Day, easterSunday, makeDay, weekday } from '#core/values/date.ts';
import type { HolidayKey } from './keys.ts';

/** 'MM-DD'. */
export type MonthDay = `${number}-${number}`;
/** 0 = Sunday … 6 = Saturday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** Days by which a day is moved, by the weekday it falls on. */
type Moves = Partial<Record<Weekday, number>>;

export type DayRule =
  | { kind: 'fixed'; on: MonthDay }
  /** Days from Easter Sunday. */
  | { kind: 'easter'; days: number }
  /** The n-th weekday of a month, -1 for the last, and `plus` days after it. A week later where it falls on that day of Easter. */
  | { kind: 'nth'; nth: number; weekday: Weekday; month: number; plus: number; notEaster?: number }
  /** The last such weekday before a date. */
  | { kind: 'before'; weekday: Weekday; on: MonthDay }
  /** A date, but another day where it falls on certain weekdays. */
  | { kind: 'moved'; on: MonthDay; by: Moves }
  /** The day off in place of a date that falls on certain weekdays; none in other years. */
  | { kind: 'substitute'; on: MonthDay; by: Moves };

/** `regions` are codes of ISO 3166-2 without the country; absent: all. `except`: all but these, where the country as a whole counts as having it. */
export type HolidayRow = {
  key: HolidayKey;
  rule: DayRule;
  regions?: string;
  except?: string;
  /** First and last year. */
  from?: number;
  until?: number;
  /** Only where it falls on one of these weekdays. */
  weekdays?: readonly number[];
  /** Only in years whose remainder by `years` is one of `at`: elections. */
  cycle?: { years: number; at: readonly number[] };
};

export const sun = 0;
export const mon = 1;
export const tue = 2;
export const wed = 3;
export const thu = 4;
export const fri = 5;

export function fixed(on: MonthDay): DayRule {
  return { kind: 'fixed', on };
}

export function easter(days: number): DayRule {
  return { kind: 'easter', days };
}

export function nth(count: number, day: Weekday, month: number, plus = 0): DayRule {
  return { kind: 'nth', nth: count, weekday: day, month, plus };
}

export function before(day: Weekday, on: MonthDay): DayRule {
  return { kind: 'before', weekday: day, on };
}

function inYear(year: number, on: MonthDay): Day {
  return `${year}-${on}`;
}

/** The day of a rule in a year, or null where it gives none. A substitute may lie in the year before. */
export function dayOfRule(rule: DayRule, year: number): Day | null {
  switch (rule.kind) {
    case 'fixed':
      return inYear(year, rule.on);
    case 'easter':
      return addDays(easterSunday(year), rule.days);
    case 'nth': {
      // The last weekday is the first of the next month less a week.
      const first = makeDay(year, rule.nth < 0 ? rule.month + 1 : rule.month, 1);
      const weeks = rule.nth < 0 ? rule.nth : rule.nth - 1;
      const day = addDays(first, ((rule.weekday - weekday(first) + 7) % 7) + weeks * 7 + rule.plus);
      return rule.notEaster !== undefined && day === addDays(easterSunday(year), rule.notEaster) ? addDays(day, 7) : day;
    }
    case 'before': {
      const date = inYear(year, rule.on);
      return addDays(date, -((weekday(date) - rule.weekday + 6) % 7) - 1);
    }
    case 'moved': {
      const date = inYear(year, rule.on);
      return addDays(date, rule.by[weekday(date) as Weekday] ?? 0);
    }
    case 'substitute': {
      const date = inYear(year, rule.on);
      const days = rule.by[weekday(date) as Weekday];
      return days === undefined ? null : addDays(date, days);
    }
  }
}
