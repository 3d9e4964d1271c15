/** Calls about formats of products. */
import * as z from 'zod/mini';
import { productTypes } from '#core/products/product.ts';
import type { CallTable } from './call.ts';

export const formatCalls = {
  /** `format` is "210x297" in millimetres or a paper size ("a4"); everything else is 0 x 0, with the ratio 0. */
  'GET /web-api/aspect-ratio': {
    input: z.strictObject({ productType: z.enum(productTypes), format: z.string().check(z.maxLength(40)) }),
    /** Millimetres; `ratio` is width by height. */
    output: z.strictObject({ ratio: z.number(), width: z.number(), height: z.number() }),
  },
} as const satisfies CallTable;
