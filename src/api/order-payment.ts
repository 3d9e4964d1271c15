/** Calls about the money of an order that is placed. */
import * as z from 'zod/mini';
import { paymentMethods } from '#core/payment/methods.ts';
import { type CallTable, tokenSchema } from './call.ts';

const orderSchema = z.strictObject({ token: tokenSchema });

export const orderPaymentCalls = {
  /**
   * Begins to pay an order that waits for its money, or goes on with it. Another `method` ends the attempt before at its provider first.
   * `url` is the page of the provider; null where there is none, or nothing is to be paid any more.
   */
  'POST /web-api/orders/:token/pay': {
    limit: 'order-attempt',
    input: z.extend(orderSchema, { method: z.optional(z.enum(paymentMethods)) }),
    output: z.strictObject({ url: z.nullable(z.string()), isPaid: z.boolean() }),
  },
  /** Asks the provider whether the money has arrived, every two seconds at most. */
  'POST /web-api/orders/:token/look': { input: orderSchema, output: z.strictObject({ state: z.string() }) },
  /** Cancels an order before its production and asks for its money back. 409 for one that is in production. */
  'POST /web-api/orders/:token/cancel': { limit: 'order-attempt', input: orderSchema, output: z.strictObject({ state: z.string() }) },
} as const satisfies CallTable;
