/**
 * Rows of the catalogue: what is sold, and prices in minor units with VAT. Those of other currencies are the euro's × 1.38 up to 5 Rappen,
 * × 0.88 and × 1.10 half up; they are prices of their own and change by themselves.
 */
import type { Currency } from '#core/values/money.ts';
import {
  type AccessoryType,
  accessoryTypes,
  type CalendarType,
  calendarTypes,
  type FormatType,
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

const prices: CalendarPrices = {
  EUR: {
    step: 1,
    base: {
      wandkalender: { 'din-a3': 2799, 'din-a4': 1999, square: 2699, landscape: 2799, large: 4499 },
      familienplaner: { 'portrait-long': 2199, large: 2699 },
      kuechenkalender: { 'portrait-long': 1899 },
      terminkalender: { small: 2199, 'din-a4': 2699 },
      tischkalender: { small: 1299, square: 1499, landscape: 1699 },
    },
    week: 600,
    mounting: { spirale: 0, lochung: 0, holzblock: 600, holzfuss: 500, ohne: -200 },
    naturpapier: 200,
    foil: 590,
    accessory: { geschenkbox: 490, stift: 199 },
  },
  CHF: {
    step: 5,
    base: {
      wandkalender: { 'din-a3': 3865, 'din-a4': 2760, square: 3725, landscape: 3865, large: 6210 },
      familienplaner: { 'portrait-long': 3035, large: 3725 },
      kuechenkalender: { 'portrait-long': 2625 },
      terminkalender: { small: 3035, 'din-a4': 3725 },
      tischkalender: { small: 1795, square: 2070, landscape: 2345 },
    },
    week: 830,
    mounting: { spirale: 0, lochung: 0, holzblock: 830, holzfuss: 690, ohne: -280 },
    naturpapier: 280,
    foil: 815,
    accessory: { geschenkbox: 680, stift: 275 },
  },
  GBP: {
    step: 1,
    base: {
      wandkalender: { 'din-a3': 2463, 'din-a4': 1759, square: 2375, landscape: 2463, large: 3959 },
      familienplaner: { 'portrait-long': 1935, large: 2375 },
      kuechenkalender: { 'portrait-long': 1671 },
      terminkalender: { small: 1935, 'din-a4': 2375 },
      tischkalender: { small: 1143, square: 1319, landscape: 1495 },
    },
    week: 528,
    mounting: { spirale: 0, lochung: 0, holzblock: 528, holzfuss: 440, ohne: -176 },
    naturpapier: 176,
    foil: 519,
    accessory: { geschenkbox: 431, stift: 175 },
  },
  USD: {
    step: 1,
    base: {
      wandkalender: { 'din-a3': 3079, 'din-a4': 2199, square: 2969, landscape: 3079, large: 4949 },
      familienplaner: { 'portrait-long': 2419, large: 2969 },
      kuechenkalender: { 'portrait-long': 2089 },
      terminkalender: { small: 2419, 'din-a4': 2969 },
      tischkalender: { small: 1429, square: 1649, landscape: 1869 },
    },
    week: 660,
    mounting: { spirale: 0, lochung: 0, holzblock: 660, holzfuss: 550, ohne: -220 },
    naturpapier: 220,
    foil: 649,
    accessory: { geschenkbox: 539, stift: 219 },
  },
};

export const calendarRows: { options: CalendarOptions; prices: CalendarPrices } = {
  options: {
    types: calendarTypes,
    mountings: mountingTypes,
    papers: paperTypes,
    refinements: refinementTypes,
    accessories: accessoryTypes,
  },
  prices,
};
