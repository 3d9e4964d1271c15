/** Fills what a choice leaves open, and moves what does not go together to the nearest that does. */

import type { Offer } from '#core/products/product.ts';
import type { Channel } from '#core/values/channel.ts';
import { isDay } from '#core/values/date.ts';
import type { CalendarChoice } from './choice.ts';
import { accessoryTypes, calendarKinds, calendarTypes, formatsOf } from './kinds.ts';
import type { CalendarOptions } from './rows.ts';
import { maxYear, minYear, mondayOf, startDateOf, startMonthOf, type YearMonth } from './start.ts';

type Given = Readonly<Record<string, unknown>>;

/** What a choice is completed with where nothing says more: the year before its own start is asked for. */
const fallbackStart: YearMonth = { year: 2027, month: 1 };

/** Foil of the cover that a visit begins with (F469). */
export function usualRefinement(channel: Channel): CalendarChoice['refinementType'] {
  return channel === 'myposter' ? 'gold' : 'none';
}

function whole(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'number' || /^\d{1,4}$/.test(String(value)) ? Number(value) : Number.NaN;
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

function startOf({ year, startMonth }: Given, usual: YearMonth): YearMonth {
  const named = whole(year, minYear, maxYear);
  const month = whole(startMonth, 1, 12);
  if (named === null && month === null) return usual;
  return { year: named ?? usual.year, month: month ?? (named === null ? usual.month : 1) };
}

function accessoriesOf({ accessoryTypes: given }: Given): CalendarChoice['accessoryTypes'] {
  const named: readonly unknown[] = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : [];
  return accessoryTypes.filter((one) => named.includes(one));
}

/** The design of a group, and the group of a design, where one is named; the first of all otherwise. */
function designOf({ designGroupId, designId }: Given): Pick<CalendarChoice, 'designGroupId' | 'designId'> {
  const design = whole(designId, 10, 999);
  const group = whole(designGroupId, 1, 99) ?? (design === null ? 1 : Math.floor(design / 10));
  return { designGroupId: group, designId: design !== null && Math.floor(design / 10) === group ? design : group * 10 + 1 };
}

/** A visit begins with a wall calendar of A3 on a spiral. The type is kept before everything else. `usual`: the start where none is named. */
export function completeCalendar(
  given: Given,
  { rows }: Pick<Offer<CalendarOptions>, 'rows'>,
  usual: YearMonth = fallbackStart,
): CalendarChoice {
  const calendarType = rows.types.find((type) => type === given.calendarType) ?? rows.types[0] ?? calendarTypes[0];
  const { mountings, papers, displays } = calendarKinds[calendarType];
  const ofType = <T>(values: readonly [T, ...T[]], value: unknown, sold: readonly T[] = values): T =>
    values.find((one) => one === value && sold.includes(one)) ?? values.find((one) => sold.includes(one)) ?? values[0];
  const displayType = ofType(displays, given.displayType);
  const { startDate } = given;
  const monday = displayType === 'week' && typeof startDate === 'string' && isDay(startDate) ? mondayOf(startDate) : null;
  const isLong = displayType === 'month' && String(given.months) === '18' && rows.months.includes(18);
  const start = monday ? startMonthOf(monday) : startOf(given, usual);
  return {
    type: 'calendar',
    calendarType,
    formatType: ofType(formatsOf(calendarType), given.formatType),
    mountingType: ofType(mountings, given.mountingType, rows.mountings),
    paperType: ofType(papers, given.paperType, rows.papers),
    refinementType: rows.refinements.find((one) => one === given.refinementType) ?? 'none',
    displayType,
    year: start.year,
    startMonth: start.month,
    ...(displayType === 'week' ? { startDate: monday ?? startDateOf(start) } : {}),
    accessoryTypes: accessoriesOf(given).filter((one) => rows.accessories.includes(one)),
    ...designOf(given),
    ...(isLong ? { months: 18 } : {}),
  };
}
