/** Birthdays, anniversaries and notes that a customer brings along, and how they stand in the calendar of a year. */
import * as z from 'zod/mini';
import { dayPhotoSchema } from '#core/design/calendar/grid-element.ts';
import { daysInMonth } from './month-grid.ts';

/** Entries of one customer; characters of a name. */
export const maxEntries = 400;
export const maxNameLength = 200;

/** A year makes the age known; a note with a year stands in that year only. 29 February counts as a day of every year. */
export const calendarEntrySchema = z
  .strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNameLength)),
    day: z.number().check(z.int(), z.minimum(1), z.maximum(31)),
    month: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
    year: z.optional(z.number().check(z.int(), z.minimum(1800), z.maximum(2199))),
    kind: z.enum(['birthday', 'anniversary', 'note']),
    /** Column of a planner, from 0. */
    column: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(5))),
    /** Stands on the day where the style of the grid has room for it. */
    photo: z.optional(dayPhotoSchema),
  })
  .check(z.refine(({ day, month, year }) => isDate(day, month, year), { path: ['day'] }));
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarEntriesSchema = z.array(calendarEntrySchema).check(z.maxLength(maxEntries));

/** Where 29 February is kept in years without one: on 1 March, as ages are reckoned by law (BGB § 188), or on the last day of February. */
export type LeapDay = 'march' | 'february';

/** Whether there is such a day; without a year in any year. */
export function isDate(day: number, month: number, year?: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year ?? 2024, month);
}

/** The day of an entry in a year; null before it begins, and for a note of another year. */
export function birthdayOn(
  { day, month, year: first, kind }: Pick<CalendarEntry, 'day' | 'month' | 'year' | 'kind'>,
  year: number,
  leapDay: LeapDay = 'march',
): { month: number; day: number } | null {
  if (first !== undefined && (kind === 'note' ? year !== first : year < first)) return null;
  if (month !== 2 || day !== 29 || daysInMonth(year, 2) === 29) return { month, day };
  return leapDay === 'march' ? { month: 3, day: 1 } : { month: 2, day: 28 };
}

/** "Oma Inge (80)"; without a number where the year is not known, and in the first year. */
export function entryText({ name, year: first, kind }: Pick<CalendarEntry, 'name' | 'year' | 'kind'>, year: number): string {
  if (first === undefined || kind === 'note' || year <= first) return name;
  const age = ` (${year - first})`;
  return `${name.slice(0, maxNameLength - age.length)}${age}`;
}
