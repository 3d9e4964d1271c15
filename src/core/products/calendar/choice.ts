/** What a customer chooses of a calendar. Texts and grids hang on the settings, which only the document has. */
import * as z from 'zod/mini';
import { accessoryTypes, calendarTypes, displayTypes, formatTypes, mountingTypes, paperTypes, refinementTypes } from './kinds.ts';
import { maxYear, minYear } from './start.ts';

/** As a number or as the text of an address. */
function whole(min: number, max: number) {
  const digits = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));
  return z.pipe(z.union([z.number(), digits]), z.int().check(z.minimum(min), z.maximum(max)));
}

/** As a list or as the text of an address. */
const accessories = z.pipe(
  z.union([
    z.array(z.enum(accessoryTypes)),
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((text) => (text === '' ? [] : text.split(','))),
    ),
  ]),
  z.array(z.enum(accessoryTypes)).check(z.maxLength(accessoryTypes.length)),
);

/** 18, or the text of it. */
const eighteen = z.pipe(
  z.union([z.literal(18), z.literal('18')]),
  z.transform((): 18 => 18),
);

/** Keys are those of addresses and calls. */
export const calendarChoiceFields = {
  type: z.literal('calendar'),
  calendarType: z.enum(calendarTypes),
  formatType: z.enum(formatTypes),
  mountingType: z.enum(mountingTypes),
  paperType: z.enum(paperTypes),
  refinementType: z.enum(refinementTypes),
  displayType: z.enum(displayTypes),
  year: whole(minYear, maxYear),
  startMonth: whole(1, 12),
  /** Of a planner by weeks: a Monday, whose week begins `startMonth` of `year` or lies in it. */
  startDate: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
  /** What is added to the parcel, in the order of `accessoryTypes`. */
  accessoryTypes: accessories,
  designGroupId: whole(1, 99),
  /** A colouring of the group: ten times its number and one to nine. */
  designId: whole(10, 999),
  /** Of a calendar by months that has more of them than twelve. */
  months: z.optional(eighteen),
};
export const calendarChoiceSchema = z.strictObject(calendarChoiceFields);
export type CalendarChoice = z.infer<typeof calendarChoiceSchema>;

/** What of a choice its geometry hangs on. */
export type CalendarShape = Pick<CalendarChoice, 'calendarType' | 'formatType' | 'mountingType' | 'displayType' | 'months'>;
