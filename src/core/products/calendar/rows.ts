/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import type { Currency } from '#core/values/money.ts';
import {
  type AccessoryType,
  accessoryTypes,
  type CalendarType,
  calendarTypes,
  type FormatType,
  type MonthCount,
  type MountingType,
  monthCounts,
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
  /** How many months a calendar by months can have. */
  months: readonly MonthCount[];
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
    /** 18 months in place of twelve, by type and format. Absent: they are not sold. */
    eighteenMonths?: Record<CalendarType, Partial<Record<FormatType, number>>> | undefined;
  }
>;

export const calendarOptionsRow: CalendarOptions = {
  types: calendarTypes,
  mountings: mountingTypes,
  papers: paperTypes,
  refinements: refinementTypes,
  accessories: accessoryTypes,
  months: monthCounts,
};

/** What is sold of the options: nothing that has no price. */
export function pricedOptionsRow(options: CalendarOptions, prices: CalendarPrices): CalendarOptions {
  const isPriced = Object.values(prices).every(({ eighteenMonths }) => eighteenMonths !== undefined);
  return isPriced ? options : { ...options, months: options.months.filter((count) => count === 12) };
}
