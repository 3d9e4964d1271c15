/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
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
import {
  type AccessoryType,
  accessoryTypes,
  type CalendarType,
  calendarTypes,
  type FormatType,
  formatsOf,
  formatTypes,
  type MountingType,
  mountingTypes,
  type PaperType,
  paperTypes,
  type RefinementType,
  refinementTypes,
} from './kinds.ts';

export type CalendarOptions = {
  types: readonly CalendarType[];
  mountings: readonly MountingType[];
  papers: readonly PaperType[];
  refinements: readonly RefinementType[];
  accessories: readonly AccessoryType[];
};

export type CalendarPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    /** By type and format, on the type's usual paper. */
    base: Record<CalendarType, Partial<Record<FormatType, number>>>;
    /** A planner by weeks in place of months. */
    week: number;
    /** More than the spiral; less where negative. */
    mounting: Record<MountingType, number>;
    /** Where it is not the usual paper. */
    naturpapier: number;
    /** Any refinement of the cover. */
    foil: number;
    accessory: Record<AccessoryType, number>;
  }
>;

export const calendarOptionsRow: CalendarOptions = {
  types: calendarTypes,
  mountings: mountingTypes,
  papers: paperTypes,
  refinements: refinementTypes,
  accessories: accessoryTypes,
};

type Table = CalendarPrices[Currency];

function hasAllFormats(base: Table['base']): boolean {
  return calendarTypes.every((type) => formatsOf(type).every((format) => base[type][format] !== undefined));
}

/** What a mounting takes off is no more than the cheapest calendar costs. */
function isPaid({ base, mounting }: Table): boolean {
  const lowest = Math.min(...Object.values(base).flatMap((formats) => Object.values(formats)));
  return lowest + Math.min(...Object.values(mounting)) >= 0;
}

const tableSchema = z
  .object({
    step: stepSchema,
    base: tableOf(calendarTypes, partialTableOf(formatTypes, amountSchema)).check(z.refine(hasAllFormats, 'a format has no price')),
    week: amountSchema,
    mounting: tableOf(mountingTypes, differenceSchema),
    naturpapier: amountSchema,
    foil: amountSchema,
    accessory: tableOf(accessoryTypes, amountSchema),
  } satisfies FieldsOf<Table>)
  .check(z.refine(isPaid, 'a mounting takes off more than a calendar costs'));

export const calendarRowSchemas = {
  options: z.object({
    types: listOf(calendarTypes),
    mountings: listOf(mountingTypes),
    papers: listOf(paperTypes),
    refinements: listOf(refinementTypes),
    accessories: listOf(accessoryTypes, 0),
  } satisfies FieldsOf<CalendarOptions>),
  prices: perCurrency(tableSchema),
};
