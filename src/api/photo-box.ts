/** Calls about photo boxes: what there is, and what one costs. What is not offered is answered with 422, a sentence and the nearest value that is. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema } from './call.ts';
import { ladderRowSchema } from './product.ts';

/** Words and numbers are checked by the handler, which names the nearest one. */
const word = z.optional(z.string().check(z.maxLength(40)));
const number = z.optional(z.union([z.number(), z.string().check(z.maxLength(12))]));

/** `addition`: what a box costs more with it than with the first value. */
const optionSchema = z.strictObject({
  value: z.string(),
  name: z.string(),
  note: z.string(),
  refused: z.nullable(z.string()),
  addition: z.nullable(moneySchema),
});

export const photoBoxCalls = {
  'GET /web-api/photobox-data': {
    input: z.strictObject({}),
    output: z.strictObject({
      boxes: z.array(
        z.strictObject({
          photoboxType: z.string(),
          name: z.string(),
          photoboxFormatString: z.string(),
          /** Of a print, lying, in millimetres. */
          photoboxFormat: z.strictObject({ width: z.number(), height: z.number() }),
          photoboxQuantityMin: z.number(),
          photoboxQuantityMax: z.number(),
          /** `addition` of a print; some papers are so thick that fewer fit. */
          materials: z.array(z.extend(optionSchema, { photoboxQuantityMax: z.number() })),
          designTypes: z.array(optionSchema),
          /** `from`: the cheapest box that can be ordered. */
          price: z.strictObject({ base: moneySchema, perPrint: moneySchema, from: moneySchema }),
        }),
      ),
      borders: z.array(z.strictObject({ value: z.number(), name: z.string() })),
      workingDays: z.number(),
      /** When a box that is ordered now arrives. */
      delivery: z.string(),
    }),
  },
  /** What is left out has its default; `amount` boxes of one design. */
  'GET /photoboxes': {
    input: z.strictObject({ type: word, format: word, material: word, design: word, border: number, count: number, amount: number }),
    output: z.strictObject({
      sku: z.string(),
      count: z.number(),
      unit: moneySchema,
      total: moneySchema,
      quantity: z.number(),
      /** They add up to the unit price. */
      parts: z.array(z.strictObject({ key: z.string(), label: z.string(), amount: moneySchema })),
      ladder: z.array(ladderRowSchema),
      hint: z.nullable(z.string()),
      weightG: z.number(),
    }),
  },
} as const satisfies CallTable;
