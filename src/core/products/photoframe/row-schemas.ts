/** Schemas of the rows that the product is sold by. Browsers load products, not these. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, perCurrency, stepSchema, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { frameKeys } from './frames.ts';
import { materialKeys } from './materials.ts';
import { type PhotoframeOptions, type PhotoframePrices, type Rate, rateKeys } from './rows.ts';

const rateSchema = z.object({ fixed: amountSchema, perM2: amountSchema, perM: amountSchema } satisfies FieldsOf<Rate>);

type Table = PhotoframePrices[Currency];

export const photoframeRowSchemas = {
  options: z.object({ materials: listOf(materialKeys), frames: listOf(frameKeys, 0) } satisfies FieldsOf<PhotoframeOptions>),
  prices: perCurrency(
    z.object({
      step: stepSchema,
      ending: z.int().check(z.minimum(0), z.maximum(99)),
      material: tableOf(rateKeys, rateSchema),
      frame: tableOf(frameKeys, rateSchema),
      mat: rateSchema,
      foil: amountSchema,
      hanging: z.object({
        rail: amountSchema,
        plates: amountSchema,
        drill: z.object({ 4: amountSchema, 6: amountSchema, 8: amountSchema } satisfies FieldsOf<Table['hanging']['drill']>),
      } satisfies FieldsOf<Table['hanging']>),
    } satisfies FieldsOf<Table>),
  ),
};
