/** School holidays as a customer writes them down: days in a row with a name and an ink, drawn as a line in their cells. */
import * as z from 'zod/mini';
import { daysInMonth } from '#core/calendar/month-grid.ts';
import { type CalendarBand, maxBandName, maxBands } from '#core/design/calendar/grid-element.ts';
import { inkTokenSchema } from '#core/design/element.ts';
import { type Day, isDay, makeDay } from '#core/values/date.ts';
import { type Message, message } from '#core/values/message.ts';
import { type CalendarSpan, monthsFrom, type YearMonth } from './start.ts';

const daySchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isDay));

/** From the first to the last day, both among them. */
const schoolHolidaySchema = z
  .strictObject({
    from: daySchema,
    to: daySchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxBandName)),
    ink: inkTokenSchema,
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'] }));
export type SchoolHoliday = z.infer<typeof schoolHolidaySchema>;

function noneOverlap(list: readonly SchoolHoliday[]): boolean {
  const ordered = list.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return ordered.every(({ from }, at) => at === 0 || from > (ordered[at - 1]?.to ?? ''));
}

export const schoolHolidaysSchema = z.array(schoolHolidaySchema).check(z.minLength(1), z.maxLength(maxBands), z.refine(noneOverlap));

/** Inks of the designs that lines are drawn in, the usual one first. */
export const schoolHolidayInks = ['deco2', 'deco1', 'deco3', 'accent'] as const;

type Given = { from: string; to: string; name: string };

/**
 * Why days in a row cannot be added to `others`, or changed, in a calendar of `start`; null where they can. `others` are without the one
 * that is changed.
 */
export function schoolHolidayIssue({ from, to, name }: Given, others: readonly SchoolHoliday[], start: CalendarSpan): Message | null {
  if (name.trim() === '') return message('calendar.school.no-name');
  if (name.trim().length > maxBandName) return message('calendar.school.long-name', { most: maxBandName, length: name.trim().length });
  if (!isDay(from) || !isDay(to)) return message('calendar.school.no-days');
  if (to < from) return message('calendar.school.reversed', { from: { day: from, style: 'numeric' }, to: { day: to, style: 'numeric' } });
  const { from: first, to: last } = daysOfSpan(start);
  if (to < first || from > last)
    return message('calendar.school.outside', { first: { day: first, style: 'numeric' }, last: { day: last, style: 'numeric' } });
  const other = others.find((one) => one.from <= to && from <= one.to);
  if (other) {
    const days = { from: { day: other.from, style: 'numeric' }, to: { day: other.to, style: 'numeric' } } as const;
    return message('calendar.school.overlap', { name: other.name, ...days });
  }
  return others.length >= maxBands ? message('calendar.school.full', { most: maxBands }) : null;
}

/**
 * Own days in a row with those of a decree that have none of their days yet, up to the limit of a calendar. `added`: how many were taken.
 */
export function withOfficial(
  own: readonly SchoolHoliday[],
  official: readonly Given[],
  ink: SchoolHoliday['ink'],
): { list: SchoolHoliday[]; added: number } {
  const fresh = official.filter(({ from, to }) => own.every((one) => one.to < from || to < one.from));
  const taken = fresh.slice(0, maxBands - own.length).map(({ from, to, name }) => ({ from, to, name, ink }));
  return { list: [...own, ...taken], added: taken.length };
}

/** The first and the last day of a calendar. */
export function daysOfSpan(start: CalendarSpan): { from: Day; to: Day } {
  const months = monthsFrom(start);
  return { from: firstDayOf(start), to: lastDayOf(months.at(-1) ?? start) };
}

function firstDayOf({ year, month }: YearMonth): Day {
  return makeDay(year, month, 1);
}

function lastDayOf({ year, month }: YearMonth): Day {
  return makeDay(year, month, daysInMonth(year, month));
}

/** What of them lies in a month, in the order of its days. */
export function bandsOfMonth(list: readonly SchoolHoliday[], month: YearMonth): CalendarBand[] {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  return list
    .filter(({ from, to }) => from <= last && to >= first)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to, name, ink }) => ({
      from: from < first ? 1 : Number(from.slice(8)),
      to: to > last ? Number(last.slice(8)) : Number(to.slice(8)),
      name,
      ink,
    }));
}
