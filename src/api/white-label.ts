/** Resellers' orders without the shop's brand. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

export const whiteLabelCalls = {
  /** Notes it in the open cart, and makes one where there is none. 403 for customers who are no resellers, and for guests. */
  'POST /whitelabel/switch': {
    limit: 'cart',
    input: z.strictObject({ on: z.boolean() }),
    output: z.strictObject({ isWhitelabelOrder: z.boolean() }),
  },
} as const satisfies CallTable;
