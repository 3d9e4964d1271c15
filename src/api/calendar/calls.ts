/** Calls about calendars: what there is, and what one costs. What is not offered is answered with 422, a sentence and the nearest value that is. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema } from '#api/call.ts';
import { articleSchema } from '#api/wall-art.ts';
import { calendarEntriesSchema } from '#core/calendar/entries.ts';
import { schoolAreas } from '#core/calendar/official-school-holidays.ts';
import { maxBands } from '#core/design/calendar/grid-element.ts';
import { isDay } from '#core/values/date.ts';

/** Words and numbers are checked by the handler, which names the nearest one. */
const word = z.optional(z.string().check(z.maxLength(40)));
const number = z.optional(z.union([z.number(), z.string().check(z.maxLength(12))]));

/** `addition`: what a calendar costs more with it than with the first value. */
const optionSchema = z.strictObject({
  value: z.string(),
  name: z.string(),
  note: z.string(),
  refused: z.nullable(z.string()),
  addition: z.nullable(moneySchema),
});

/** `image`: address without width and ending (`pictureWidths`). */
const designSchema = z.strictObject({ designId: z.number(), name: z.string(), hex: z.string(), image: z.string() });
const groupSchema = z.strictObject({
  id: z.number(),
  name: z.string(),
  note: z.string(),
  designs: z.array(designSchema),
});
export type CalendarGroup = z.infer<typeof groupSchema>;

const startsSchema = z.array(z.string());

const daySchema = z.string().check(z.refine(isDay));

const entriesSchema = z.strictObject({ entries: calendarEntriesSchema });

export const calendarCalls = {
  /** Types with their lowest price and what they are made in, and when one that is ordered now arrives. */
  'GET /web-api/calendar-types': {
    input: z.strictObject({}),
    output: z.strictObject({
      types: z.array(
        z.strictObject({
          calendarType: z.string(),
          name: z.string(),
          note: z.string(),
          from: moneySchema,
          formats: z.array(
            z.strictObject({ key: z.string(), name: z.string(), widthMm: z.number(), heightMm: z.number(), from: moneySchema }),
          ),
          mountings: z.array(z.string()),
        }),
      ),
      groups: z.array(groupSchema),
      workingDays: z.number(),
      delivery: z.string(),
    }),
  },
  /** A group by its id, or the first one of a type; `groups` are all of the type. */
  'GET /web-api/calendar-design-group': {
    input: z.strictObject({ id: number, calendarType: word }),
    output: z.extend(groupSchema, {
      calendarType: z.string(),
      formats: z.array(z.strictObject({ key: z.string(), name: z.string(), widthMm: z.number(), heightMm: z.number() })),
      mountings: z.array(optionSchema),
      papers: z.array(optionSchema),
      refinements: z.array(optionSchema),
      /** '2027-01' */
      startMonths: startsSchema,
      groups: z.array(groupSchema),
    }),
  },
  /** School holidays by decree of an area ('DE-BY') that have a day in a time; none where no operator took any over. */
  'GET /web-api/school-holidays': {
    input: z.strictObject({ area: z.enum(schoolAreas), from: daySchema, to: daySchema }),
    output: z.strictObject({
      holidays: z
        .array(z.strictObject({ name: z.string(), from: z.string(), to: z.string(), source: z.string(), asOf: z.string() }))
        .check(z.maxLength(maxBands)),
    }),
  },
  /** Birthdays and dates of all of the requester's calendars in the order of the year; none for a visitor who has saved nothing yet. */
  'GET /web-api/calendar-entries': { input: z.strictObject({}), output: entriesSchema },
  /** Puts a list in place of the stored one, 400 entries at most. Calendars keep what they have. Answers what is stored. */
  'PUT /web-api/calendar-entries': { input: entriesSchema, output: entriesSchema },
  /** What is left out has its default; `amount` or `quantity` calendars of one design. */
  'GET /web-api/calendar-price': {
    input: z.strictObject({
      calendarType: word,
      formatType: word,
      mountingType: word,
      paperType: word,
      refinementType: word,
      displayType: word,
      /** 12 or 18. */
      months: number,
      startMonth: number,
      year: number,
      startDate: word,
      designGroupId: number,
      designId: number,
      amount: number,
      quantity: number,
      accessoryTypes: z.optional(
        z.union([z.array(z.string().check(z.maxLength(40))).check(z.maxLength(8)), z.string().check(z.maxLength(80))]),
      ),
    }),
    output: z.strictObject({ sku: z.string(), ...articleSchema, weightG: z.number() }),
  },
} as const satisfies CallTable;
