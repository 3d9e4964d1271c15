/** Schemas of the rows that the product is sold by. Browsers load products, not these. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, perCurrency, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { printPaperKeys } from './choice.ts';
import { printFormatKeys } from './formats.ts';
import type { PhotoprintOptions, PhotoprintPrices } from './rows.ts';

const blocksSchema = z
  .readonly(z.tuple([amountSchema, amountSchema, amountSchema, amountSchema]))
  .check(z.refine((units) => units.every((unit, at) => at === 0 || unit <= (units[at - 1] ?? 0)), 'a price rises'));

export const photoprintRowSchemas = {
  options: z.object({ formats: listOf(printFormatKeys), papers: listOf(printPaperKeys) } satisfies FieldsOf<PhotoprintOptions>),
  prices: perCurrency(
    z.object({
      format: tableOf(printFormatKeys, blocksSchema),
      paper: tableOf(printPaperKeys, z.int().check(z.minimum(1), z.maximum(100))),
    } satisfies FieldsOf<PhotoprintPrices[Currency]>),
  ),
};
