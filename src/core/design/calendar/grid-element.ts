/** The grid of days of one month: drawn from numbers, names of days and marks, never typed. */
import * as z from 'zod/mini';
import { boxShape, inkTokenSchema } from '#core/design/element.ts';
import { cropSchema, photoIdSchema } from '#core/design/photo-element.ts';
import { locales } from '#core/values/locale.ts';

/**
 * table: ruled cells. lines: rules between weeks. figures: large figures over a light grid. strip: days in one line. list: a row a day in two columns.
 * planner: a row a day and a column a person.
 */
export const calendarGridStyles = ['table', 'lines', 'figures', 'strip', 'list', 'planner'] as const;
export type CalendarGridStyle = (typeof calendarGridStyles)[number];

export const moonPhaseKinds = ['new', 'first-quarter', 'full', 'last-quarter'] as const;
export type MoonPhaseKind = (typeof moonPhaseKinds)[number];

/** 'holiday' is a day off and is drawn in the accent ink; 'observance' is a known day that is none. */
export const dayMarkKinds = ['holiday', 'observance', 'birthday', 'anniversary', 'note'] as const;

/** Characters of the name of days in a row, and how many of them a calendar has. */
export const maxBandName = 60;
export const maxBands = 40;

const day = z.number().check(z.int(), z.minimum(1), z.maximum(31));
const text = z.string().check(z.minLength(1), z.maxLength(200));

/** A photo beside the figure of a day, cut to a circle. */
export const dayPhotoSchema = z.strictObject({ photoId: photoIdSchema, crop: cropSchema });
export type DayPhoto = z.infer<typeof dayPhotoSchema>;

/** A strip of days has no room for photos. */
export function showsDayPhotos(style: CalendarGridStyle): boolean {
  return style !== 'strip';
}

/** What stands on a day of the month. Texts are those of the day the calendar was made, so that a later table of holidays changes nothing. */
export const calendarMarkSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(dayMarkKinds),
    day,
    text,
    /** Column of a planner it stands in, from 0; absent: beside the day. */
    column: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(5))),
    photo: z.optional(dayPhotoSchema),
  }),
  /** Drawn as a symbol; `text` is its name for people who hear the page. */
  z.strictObject({ kind: z.literal('moon'), day, text, phase: z.enum(moonPhaseKinds) }),
]);
export type CalendarMark = z.infer<typeof calendarMarkSchema>;

/** Days in a row that are marked with a line in their cells, and named once: school holidays. Days of the grid's month. */
const calendarBandSchema = z
  .strictObject({ from: day, to: day, name: z.string().check(z.minLength(1), z.maxLength(maxBandName)), ink: inkTokenSchema })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'] }));
export type CalendarBand = z.infer<typeof calendarBandSchema>;

/** Marks of one month: as many entries as a calendar has, its holidays and the moon. */
export const maxMarks = 460;

export const calendarGridSchema = z.strictObject({
  kind: z.literal('calendar-grid'),
  ...boxShape,
  style: z.enum(calendarGridStyles),
  year: z.number().check(z.int(), z.minimum(1900), z.maximum(2199)),
  month: z.number().check(z.int(), z.minimum(1), z.maximum(12)),
  /** Names of months and weekdays, first day of the week, and how weeks are counted. */
  locale: z.enum(locales),
  weekNumbers: z.boolean(),
  /** What stands above the days. */
  title: z.enum(['none', 'month', 'month-year']),
  /** Face of the figures and marks, and of the title. */
  font: inkTokenSchema,
  titleFont: inkTokenSchema,
  /** Inks of days and marks; of Sundays and holidays; of names of weekdays, week numbers and days of other months; of lines. */
  ink: inkTokenSchema,
  accentInk: inkTokenSchema,
  mutedInk: inkTokenSchema,
  lineInk: inkTokenSchema,
  /** Ground of weekends; absent: none. */
  tintInk: z.optional(inkTokenSchema),
  marks: z.array(calendarMarkSchema).check(z.maxLength(maxMarks)),
  /** In the order of the days; none overlap. Absent: none. */
  bands: z.optional(z.array(calendarBandSchema).check(z.minLength(1), z.maxLength(maxBands))),
  /** Persons of a planner, a column each. */
  columns: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.minLength(2), z.maxLength(6))),
});
export type CalendarGridElement = z.infer<typeof calendarGridSchema>;

/** Photos of days, in the order of the marks. */
export function dayPhotos(marks: readonly CalendarMark[]): DayPhoto[] {
  return marks.flatMap((mark) => (mark.kind !== 'moon' && mark.photo ? [mark.photo] : []));
}
