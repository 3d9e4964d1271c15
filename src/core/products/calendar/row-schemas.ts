/** Schemas of the rows that the product is sold by. Browsers load products, not these. */
import * as z from 'zod/mini';
import {
  amountSchema,
  differenceSchema,
  type FieldsOf,
  listOf,
  partialTableOf,
  perCurrency,
  stepSchema,
  tableOf,
} from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { accessoryTypes, calendarTypes, formatsOf, formatTypes, monthCounts, mountingTypes, paperTypes, refinementTypes } from './kinds.ts';
import type { CalendarOptions, CalendarPrices } from './rows.ts';

type Table = CalendarPrices[Currency];

function hasAllFormats(amounts: Table['base']): boolean {
  return calendarTypes.every((type) => formatsOf(type).every((format) => amounts[type][format] !== undefined));
}

const byFormatSchema = tableOf(calendarTypes, partialTableOf(formatTypes, amountSchema)).check(
  z.refine(hasAllFormats, 'a format has no price'),
);

/** What a mounting takes off is no more than the cheapest calendar costs. */
function isPaid({ base, mounting }: Table): boolean {
  const lowest = Math.min(...Object.values(base).flatMap((formats) => Object.values(formats)));
  return lowest + Math.min(...Object.values(mounting)) >= 0;
}

const tableSchema = z
  .object({
    step: stepSchema,
    base: byFormatSchema,
    week: amountSchema,
    mounting: tableOf(mountingTypes, differenceSchema),
    naturpapier: amountSchema,
    foil: amountSchema,
    accessory: tableOf(accessoryTypes, amountSchema),
    // Rows that were changed before there were 18 months have none.
    eighteenMonths: z.optional(byFormatSchema),
  } satisfies FieldsOf<Table>)
  .check(z.refine(isPaid, 'a mounting takes off more than a calendar costs'));

export const calendarRowSchemas = {
  options: z.object({
    types: listOf(calendarTypes),
    mountings: listOf(mountingTypes),
    papers: listOf(paperTypes),
    refinements: listOf(refinementTypes),
    accessories: listOf(accessoryTypes, 0),
    // Rows that were changed before there were 18 months sell twelve.
    months: z._default(z.readonly(z.array(z.literal(monthCounts)).check(z.minLength(1), z.maxLength(2))), [12]),
  } satisfies FieldsOf<CalendarOptions>),
  prices: perCurrency(tableSchema),
};
