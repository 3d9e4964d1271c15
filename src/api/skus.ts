/** Calls about SKUs of any product. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema } from './call.ts';

const itemSchema = z.strictObject({
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  /** Null for what has no picture of its own. */
  image: z.nullable(z.string()),
  /** The lowest price of one piece. */
  from: moneySchema,
});

export const skuCalls = {
  /** Products and accessories in the order they are named. `unknown` are the SKUs of nothing that is sold now. */
  'GET /web-api/sku/container': {
    input: z.strictObject({ skus: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))) }),
    output: z.strictObject({ items: z.array(itemSchema), unknown: z.array(z.string()) }),
  },
} as const satisfies CallTable;
