/** Schemas of the rows that the product is sold by. Browsers load products, not these. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, perCurrency, stepSchema, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { boxMaterials, boxTypes, lidDesigns } from './boxes.ts';
import type { BoxPrices, PhotoboxOptions, PhotoboxPrices } from './rows.ts';

const boxSchema = z.object({ box: amountSchema, print: tableOf(boxMaterials, amountSchema) } satisfies FieldsOf<BoxPrices>);

export const photoboxRowSchemas = {
  options: z.object({
    types: listOf(boxTypes),
    materials: listOf(boxMaterials),
    lids: listOf(lidDesigns),
  } satisfies FieldsOf<PhotoboxOptions>),
  prices: perCurrency(
    z.object({
      step: stepSchema,
      types: tableOf(boxTypes, boxSchema),
      lid: tableOf(lidDesigns, amountSchema),
    } satisfies FieldsOf<PhotoboxPrices[Currency]>),
  ),
};
