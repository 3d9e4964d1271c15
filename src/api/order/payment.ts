/** Calls about the money of an order that is placed. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema, tokenSchema } from '#api/call.ts';
import { paymentMethods } from '#core/payment/methods.ts';

const orderSchema = z.strictObject({ token: tokenSchema });

const methodSchema = z.enum(paymentMethods);

const stepSchema = z.strictObject({
  /** "Im Druck" */
  name: z.string(),
  /** "Do, 26. Nov., 9:08" once it is done; '' before. */
  at: z.string(),
  isDone: z.boolean(),
  isCurrent: z.boolean(),
});

export const orderPaymentCalls = {
  /** How far an order is, what was paid of it, and how the rest can be paid. */
  'GET /web-api/orders/:token/payment': {
    input: orderSchema,
    output: z.strictObject({
      /** Empty for an order that has ended. */
      steps: z.array(stepSchema),
      /** What an order waits for before its production; null for one that waits for nothing. */
      open: z.nullable(
        z.strictObject({
          amount: moneySchema,
          method: z.nullable(methodSchema),
          methods: z.array(z.strictObject({ method: methodSchema, name: z.string(), note: z.string(), refused: z.nullable(z.string()) })),
          /** The page of the provider where the open attempt is paid; null where there is none. */
          url: z.nullable(z.string()),
          /** 'failed': the last attempt was refused. 'pending': the provider has not decided. */
          attempt: z.enum(['open', 'failed', 'pending', 'none']),
          /** "Sonntag, 29. November, 9:08": until then the order is kept; '' for always. */
          until: z.string(),
        }),
      ),
      /** What carriers have taken, with the page of the carrier that shows where it is. */
      parcels: z.array(z.strictObject({ carrier: z.string(), tracking: z.string(), url: z.string() })),
      paid: moneySchema,
      refunded: moneySchema,
      /** Issued invoices, receipts and corrections, in order of issue. */
      documents: z.array(
        z.strictObject({
          number: z.string(),
          /** "Rechnung R26-000123" */
          name: z.string(),
          /** Of its PDF; null until it is made. */
          path: z.nullable(z.string()),
        }),
      ),
      canCancel: z.boolean(),
    }),
  },
  /**
   * Begins to pay an order that waits for its money, or goes on with it. Another `method` ends the attempt before at its provider first.
   * `url` is the page of the provider; null where there is none, or nothing is to be paid any more.
   */
  'POST /web-api/orders/:token/pay': {
    limit: 'order-attempt',
    input: z.extend(orderSchema, { method: z.optional(methodSchema) }),
    output: z.strictObject({ url: z.nullable(z.string()), isPaid: z.boolean() }),
  },
  /** Asks the provider whether the money has arrived, every two seconds at most. */
  'POST /web-api/orders/:token/look': { input: orderSchema, output: z.strictObject({ state: z.string() }) },
  /** Cancels an order before its production and asks for its money back. 409 for one that is in production. */
  'POST /web-api/orders/:token/cancel': { limit: 'order-attempt', input: orderSchema, output: z.strictObject({ state: z.string() }) },
} as const satisfies CallTable;
