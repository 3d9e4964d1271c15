/** Schemas of the rows that cards are sold by, and of envelopes. Prices of a new shop are in seed/prices, options in seed/options.ts. */
import * as z from 'zod/mini';
import { punchingKeys } from '#core/design/punching.ts';
import { appliedRefinements, refinementKeys } from '#core/design/refinement.ts';
import {
  amountSchema,
  type FieldsOf,
  ladderSchema,
  lineSchema,
  listOf,
  partialTableOf,
  perCurrency,
  stepSchema,
  tableOf,
  textSchema,
} from '#core/products/row-schema.ts';
import type { currencies } from '#core/values/money.ts';
import type { EnvelopePrices } from './envelope.ts';
import type { CardOptions, Paper } from './options.ts';
import { paperKeys, specialPaperKeys } from './paper-keys.ts';
import type { CardPriceTable } from './price.ts';
import { cardVariants } from './types.ts';

const allPapers = [...paperKeys, ...specialPaperKeys] as const;
const shapeKeys = cardVariants.map(({ form, format }) => `${form}.${format}` as const);

/** A list shows the lowest price of each design: a shape without a price would end it. */
export const cardPricesSchema: z.ZodMiniType<CardPriceTable> = perCurrency(
  z.object({
    step: stepSchema,
    base: tableOf(shapeKeys, ladderSchema),
    paper: tableOf(allPapers, amountSchema),
    refinement: tableOf(refinementKeys, amountSchema),
    foilSetUp: amountSchema,
    punching: z.optional(tableOf(punchingKeys, amountSchema)),
    sheet: z.optional(partialTableOf(shapeKeys, ladderSchema)),
  } satisfies FieldsOf<CardPriceTable[(typeof currencies)[number]]>),
);

const paperSchema = z.object({
  key: z.enum(allPapers),
  name: lineSchema,
  gramsPerM2: z.int().check(z.minimum(1), z.maximum(2_000)),
  thicknessUm: z.int().check(z.minimum(1), z.maximum(10_000)),
  feel: textSchema,
  refinements: listOf(appliedRefinements, 0),
  refusal: textSchema,
  kin: listOf(allPapers, 0),
} satisfies FieldsOf<Paper>);

const papersSchema = z.readonly(z.array(paperSchema).check(z.minLength(1), z.maxLength(200)));

export const cardOptionsSchema: z.ZodMiniType<CardOptions> = z.object({
  papers: papersSchema,
  specialPapers: z.optional(papersSchema),
  refinements: z.readonly(
    z
      .array(
        z.object({ key: z.enum(refinementKeys), name: lineSchema, note: textSchema } satisfies FieldsOf<
          CardOptions['refinements'][number]
        >),
      )
      .check(z.minLength(1), z.maxLength(refinementKeys.length)),
  ),
} satisfies FieldsOf<CardOptions>);

export const envelopePricesSchema: z.ZodMiniType<EnvelopePrices> = tableOf(
  ['DE', 'AT', 'CH'],
  z.object({
    price: tableOf(['standard', 'compact', 'large'], amountSchema),
    pocketfold: z.nullable(amountSchema),
    factorTenths: z.int().check(z.minimum(1), z.maximum(1_000)),
    step: stepSchema,
  } satisfies FieldsOf<EnvelopePrices['DE']>),
);

export const cardRowSchemas = { options: cardOptionsSchema, prices: cardPricesSchema };
