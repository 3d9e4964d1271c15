/** Calls about photo prints: what can be chosen for a format, and what a print costs in each block. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema } from './call.ts';

/** Words are checked by the handler, which names the nearest one. */
const word = z.optional(z.string().check(z.maxLength(40)));

/** A print from this one on, of one format, until the next block. */
const blocksSchema = z.array(z.strictObject({ from: z.number(), unit: moneySchema }));

/** `refused` says why it cannot be had with the format. */
const optionSchema = z.strictObject({ value: z.string(), name: z.string(), note: z.string(), refused: z.nullable(z.string()) });

const groupKey = z.enum(['paper', 'border']);

const formatSchema = z.strictObject({
  format: z.string(),
  /** "10 × 15 cm" */
  name: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  /** "10,2 × 15,2 cm", as it is cut. */
  size: z.string(),
  blocks: blocksSchema,
});

export const photoPrintCalls = {
  /** Papers and borders of a format, and its blocks on a paper; 422 with the nearest for a format or paper that is none. */
  'GET /photo-options-groups': {
    input: z.strictObject({ format: word, paper: word }),
    output: z.strictObject({
      format: z.string(),
      /** `option` is the former name of `key`. */
      groups: z.array(z.strictObject({ key: groupKey, option: groupKey, values: z.array(optionSchema) })),
      blocks: blocksSchema,
    }),
  },
  /** Every format with its prices on photo paper, the papers, and when prints that are ordered now arrive. */
  'GET /web-api/photo-prints': {
    input: z.strictObject({}),
    output: z.strictObject({
      formats: z.array(formatSchema),
      papers: z.array(z.strictObject({ paper: z.string(), name: z.string(), note: z.string(), formats: z.string() })),
      /** A print of the cheapest format in its last block, and of the first print of all. */
      from: moneySchema,
      single: moneySchema,
      maxPrints: z.number(),
      delivery: z.strictObject({ sentence: z.string(), date: z.string() }),
    }),
  },
} as const satisfies CallTable;
