/** Calls about photo gifts: what there is, and prices. What is not offered is answered with 422, a sentence and the nearest value that is. */
import * as z from 'zod/mini';
import { merchSkus } from '#core/products/merch/goods.ts';
import { type CallTable, moneySchema } from './call.ts';
import { sceneSchema } from './product.ts';
import { articleSchema } from './wall-art.ts';

/** Words are checked by the handler, which names the nearest one. */
const word = z.string().check(z.maxLength(40));
const amount = z.optional(z.union([z.number(), z.string().check(z.maxLength(12))]));

const goodSchema = z.strictObject({
  sku: z.enum(merchSkus),
  title: z.string(),
  name: z.string(),
  /** What it is made of and what it is good for. */
  note: z.string(),
  /** Of the print: "20 × 8,5 cm". */
  area: z.string(),
  /** "nicht für Kinder unter 3 Jahren" */
  warning: z.nullable(z.string()),
  /** One piece; also with every option that costs more. */
  from: moneySchema,
  ladder: articleSchema.ladder,
  /** It in product scenes, with the picture that lists show it with. */
  scenes: z.array(sceneSchema),
});
export type MerchGood = z.infer<typeof goodSchema>;

export const merchCalls = {
  'GET /web-api/merch-goods': {
    input: z.strictObject({}),
    output: z.strictObject({
      goods: z.array(goodSchema),
      /** Sent by standard, ordered now. */
      delivery: z.strictObject({ date: z.string(), sentence: z.string() }),
    }),
  },
  /** `productType` is a sku, with or without its options: mug-330, cushion-40-2. */
  'GET /web-api/collage-designer-merch-price': {
    input: z.strictObject({ productType: word, sides: z.optional(word), size: z.optional(word), amount }),
    output: z.strictObject(articleSchema),
  },
} as const satisfies CallTable;
