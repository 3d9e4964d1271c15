/** Schemas of the rows that accessories are sold by. Those of a new shop are in seed/prices/accessories.ts. */
import * as z from 'zod/mini';
import { type FieldsOf, keySchema, ladderSchema, perCurrency, wholeSchema } from '#core/products/row-schema.ts';
import { type Accessory, type AccessoryPrices, accessoryParts } from './accessory.ts';

/** A divisor: of a pack, of a length. */
const positiveSchema = z.int().check(z.minimum(1), z.maximum(1_000_000));

const accessorySchema = z.object({
  sku: keySchema,
  part: z.enum(accessoryParts),
  value: keySchema,
  colour: z.nullable(keySchema),
  cut: z.nullable(z.enum(['cut', 'roll'])),
  pieces: positiveSchema,
  size: z.nullable(z.object({ widthMm: positiveSchema, heightMm: positiveSchema })),
  weightMg: wholeSchema,
  thicknessUm: wholeSchema,
  lengthCm: z.nullable(positiveSchema),
  stock: wholeSchema,
} satisfies FieldsOf<Accessory>);

export const accessoriesSchema: z.ZodMiniType<readonly Accessory[]> = z.readonly(z.array(accessorySchema).check(z.maxLength(10_000)));

export const accessoryPricesSchema: z.ZodMiniType<AccessoryPrices> = z.record(keySchema, perCurrency(ladderSchema));
