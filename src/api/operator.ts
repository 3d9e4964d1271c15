/** Calls of operators and their programs. They carry the bearer token of the setting OPERATOR_TOKEN, no session and no site. */
import * as z from 'zod/mini';
import { orderStates, reprintReasons } from '#core/order/life-cycle.ts';
import { carriers } from '#core/order/parcel/carriers.ts';
import type { OperatorCallTable } from './call.ts';

export const orderNumber = z.strictObject({ number: z.string().check(z.regex(/^F\d{1,12}$/)) });

/** `changed`: false for a repeated call, which changes nothing. `message` is for people. */
export const orderAnswer = z.strictObject({ number: z.string(), state: z.enum(orderStates), changed: z.boolean(), message: z.string() });

export const operatorCalls = {
  /** The money of an order on prepayment has arrived: production starts. */
  'POST /operator-api/orders/:number/paid': { input: orderNumber, output: orderAnswer },
  'POST /operator-api/orders/:number/cancel': { input: orderNumber, output: orderAnswer },
  /** Keeps an order from the press until it is released. */
  'POST /operator-api/orders/:number/hold': { input: orderNumber, output: orderAnswer },
  'POST /operator-api/orders/:number/release': { input: orderNumber, output: orderAnswer },
  /** The parcel is with the carrier. `tracking` as the carrier writes it; without both the parcel has no number. */
  'POST /operator-api/orders/:number/sent': {
    input: z.extend(orderNumber, {
      carrier: z.optional(z.enum(carriers)),
      tracking: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: orderAnswer,
  },
  'POST /operator-api/orders/:number/delivered': { input: orderNumber, output: orderAnswer },
  /** Prints an order that was in production once more. */
  'POST /operator-api/orders/:number/reprint': { input: z.extend(orderNumber, { reason: z.enum(reprintReasons) }), output: orderAnswer },
  /** Makes a customer a private (0), business (1) or reselling (2) one. `note` says why; it is kept in the account's history. */
  'POST /operator-api/customers/:number': {
    input: z.strictObject({
      number: z.string().check(z.regex(/^K\d{8}$/)),
      type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      isWhitelabel: z.boolean(),
      note: z.string().check(z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u)),
    }),
    output: z.strictObject({ number: z.string(), type: z.number(), isWhitelabel: z.boolean(), changed: z.boolean(), message: z.string() }),
  },
} as const satisfies OperatorCallTable;
