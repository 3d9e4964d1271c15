/** Schemas of the rows that the product is sold by. Browsers load products, not these. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, perCurrency, stepSchema, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { merchSkus } from './goods.ts';
import type { MerchOptions, MerchPrices } from './rows.ts';

export const merchRowSchemas = {
  options: z.object({ skus: listOf(merchSkus) } satisfies FieldsOf<MerchOptions>),
  prices: perCurrency(
    z.object({ step: stepSchema, base: tableOf(merchSkus, amountSchema), secondSide: amountSchema } satisfies FieldsOf<
      MerchPrices[Currency]
    >),
  ),
};
