/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import * as z from 'zod/mini';
import { amountSchema, type FieldsOf, listOf, perCurrency, stepSchema, tableOf } from '#core/products/row-schema.ts';
import type { Currency } from '#core/values/money.ts';
import { type BoxMaterial, type BoxType, boxMaterials, boxTypes, type LidDesign, lidDesigns } from './boxes.ts';

export type PhotoboxOptions = { types: readonly BoxType[]; materials: readonly BoxMaterial[]; lids: readonly LidDesign[] };

/** `print`: of each print, by its paper. */
type BoxPrices = { box: number; print: Record<BoxMaterial, number> };

export type PhotoboxPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    types: Record<BoxType, BoxPrices>;
    lid: Record<LidDesign, number>;
  }
>;

export const photoboxOptionsRow: PhotoboxOptions = { types: boxTypes, materials: boxMaterials, lids: lidDesigns };

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
