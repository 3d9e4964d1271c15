/** What the days of a calendar hang on: language, country, holidays, a customer's own entries, columns. */
import * as z from 'zod/mini';
import { calendarEntriesSchema } from '#core/calendar/entries.ts';
import { regions } from '#core/calendar/holidays/holidays.ts';
import { type Country, countries } from '#core/values/channel.ts';
import { type Locale, locales } from '#core/values/locale.ts';
import { schoolHolidaysSchema } from './school-holidays.ts';

const keySchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const settingsSchema = z.strictObject({
  /** Language of months and days, first day of the week, how weeks are counted. */
  locale: z.enum(locales),
  /** Whose holidays it has; null: none. */
  country: z.nullable(z.enum(countries)),
  /** ISO 3166-2 without the country; null: holidays of the whole country. */
  region: z.nullable(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))),
  /** Also days that are known and no days off. */
  observances: z.boolean(),
  /** Keys of holidays that are switched off, and own names of others. */
  off: z.array(keySchema).check(z.maxLength(200)),
  names: z.record(keySchema, z.string().check(z.minLength(1), z.maxLength(60))),
  entries: calendarEntriesSchema,
  /** Where 29 February is kept in years without one. */
  leapDay: z.enum(['march', 'february']),
  /** Days in a row that are marked in their cells. Absent: none. */
  schoolHolidays: z.optional(schoolHolidaysSchema),
  weekNumbers: z.boolean(),
  moon: z.boolean(),
  /** Heads of the columns of a planner. */
  columns: z.array(z.string().check(z.maxLength(40))).check(z.minLength(2), z.maxLength(6)),
});
export type CalendarSettings = z.infer<typeof settingsSchema>;

type Market = { locale: Locale; country: Country; region?: string };

/** What a calendar begins with: holidays of the country, numbers of weeks, four columns to write in. */
export function usualSettings({ locale, country, region }: Market): CalendarSettings {
  return {
    locale,
    country,
    region: region !== undefined && regions[country].includes(region) ? region : null,
    observances: false,
    off: [],
    names: {},
    entries: [],
    leapDay: 'march',
    weekNumbers: true,
    moon: false,
    columns: ['', '', '', ''],
  };
}
