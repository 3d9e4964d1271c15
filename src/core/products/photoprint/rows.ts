/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, perCurrency, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { type PrintPaper, paperKeys } from './choice.ts';
import { type PrintFormat, printFormatKeys } from './formats.ts';

export type PhotoprintOptions = { formats: readonly PrintFormat[]; papers: readonly PrintPaper[] };

/** From which print of a format on its block begins. */
export const blockStarts = [1, 50, 100, 250] as const;
/** A print in each block. */
export type BlockPrices = readonly [number, number, number, number];

export type PhotoprintPrices = Record<
  Currency,
  {
    format: Record<PrintFormat, BlockPrices>;
    /** Times the price of a format. */
    paper: Record<PrintPaper, number>;
  }
>;

export const photoprintOptionsRow: PhotoprintOptions = { formats: printFormatKeys, papers: paperKeys };

const blocksSchema = z
  .readonly(z.tuple([amountSchema, amountSchema, amountSchema, amountSchema]))
  .check(z.refine((units) => units.every((unit, at) => at === 0 || unit <= (units[at - 1] ?? 0)), 'a price rises'));

export const photoprintRowSchemas = {
  options: z.object({ formats: listOf(printFormatKeys), papers: listOf(paperKeys) } satisfies FieldsOf<PhotoprintOptions>),
  prices: perCurrency(
    z.object({
      format: tableOf(printFormatKeys, blocksSchema),
      paper: tableOf(paperKeys, z.int().check(z.minimum(1), z.maximum(100))),
    } satisfies FieldsOf<PhotoprintPrices[Currency]>),
  ),
};
