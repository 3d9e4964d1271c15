/** Calls of vouchers: whether a code counts, and the codes of the open cart. */
import * as z from 'zod/mini';
import { codeKinds } from '#core/order/voucher-code.ts';
import { codeRefusals } from '#core/order/voucher-refusal.ts';
import { type CallTable, moneySchema, tokenSchema } from './call.ts';
import { cartSchema } from './order.ts';

export const voucherCalls = {
  /**
   * Whether a code counts for the open cart. With the cart's id it is noted there, where it counts. Spaces, hyphens and case of the code do
   * not matter. Ten unknown codes in 15 minutes from an address, then 429.
   */
  'POST /web-api/voucher': {
    limit: 'cart',
    input: z.strictObject({ code: z.string().check(z.maxLength(100)), cart: z.optional(tokenSchema) }),
    output: z.strictObject({
      valid: z.boolean(),
      /** Null for an unknown code. */
      kind: z.nullable(z.enum(codeKinds)),
      /** What it takes off, or pays of this cart. */
      amount: z.nullable(moneySchema),
      /** What a gift voucher holds. */
      balance: z.nullable(moneySchema),
      reason: z.nullable(z.enum(codeRefusals)),
      /** The reason as a sentence. */
      text: z.nullable(z.string()),
    }),
  },
  /** Takes a code out of the open cart. */
  'DELETE /web-api/cart/codes/:id': { limit: 'cart', input: z.strictObject({ id: tokenSchema }), output: cartSchema },
} as const satisfies CallTable;
