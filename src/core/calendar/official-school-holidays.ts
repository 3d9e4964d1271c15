/** School holidays by decree, as an operator takes them over from their source. The shop has none of its own. */
import * as z from 'zod/mini';
import { maxBandName } from '#core/design/calendar/grid-element.ts';
import { countries } from '#core/values/channel.ts';
import { daysFrom, isDay } from '#core/values/date.ts';
import { regions } from './holidays/holidays.ts';

/** ISO 3166-2: 'DE-BY'; a country that has none of the regions of this shop stands by itself: 'LU'. */
export const schoolAreas: readonly string[] = countries.flatMap((country) =>
  regions[country].length === 0 ? [country] : regions[country].map((region) => `${country}-${region}`),
);

/** Longer than any summer: a wrong year in one of two days. */
const maxDays = 120;
const maxRows = 5_000;

const daySchema = z.string().check(z.refine(isDay, 'no day of the calendar'));
const lineSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** From the first to the last day, both among them. `year`: of the first day. `asOf`: the day on which the source was read. */
const rowSchema = z
  .object({
    area: z.enum(schoolAreas),
    year: z.int(),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxBandName)),
    from: daySchema,
    to: daySchema,
    source: lineSchema,
    asOf: daySchema,
  })
  .check(
    z.refine(({ from, to }) => from <= to && daysFrom(from, to) < maxDays, { path: ['to'], error: 'before the first day, or too late' }),
    z.refine(({ from, year }) => Number(from.slice(0, 4)) === year, { path: ['year'], error: 'another one than that of the first day' }),
  );
export type OfficialSchoolHoliday = z.infer<typeof rowSchema>;

function inOrder(rows: readonly OfficialSchoolHoliday[]): OfficialSchoolHoliday[] {
  return rows.toSorted((a, b) => (a.area === b.area ? (a.from < b.from ? -1 : 1) : a.area < b.area ? -1 : 1));
}

function noneOverlap(rows: readonly OfficialSchoolHoliday[]): boolean {
  return inOrder(rows).every(({ area, from }, at, ordered) => {
    const before = ordered[at - 1];
    return before?.area !== area || before.to < from;
  });
}

export const officialSchoolHolidaysSchema = z.readonly(
  z.array(rowSchema).check(z.maxLength(maxRows), z.refine(noneOverlap, 'two of an area on one day')),
);

/** Those of an area that have a day from `from` to `to`, in the order of their days. */
export function officialSchoolHolidaysOf(
  rows: readonly OfficialSchoolHoliday[],
  { area, from, to }: { area: string; from: string; to: string },
): OfficialSchoolHoliday[] {
  return inOrder(rows.filter((row) => row.area === area && row.from <= to && row.to >= from));
}
