/** Calls of operators and their programs. They carry the bearer token of the setting OPERATOR_TOKEN, no session and no site. */
import * as z from 'zod/mini';
import { orderStates, reprintReasons } from '#core/order/life-cycle.ts';
import { carriers } from '#core/order/parcel/carriers.ts';
import { operatorReasons } from '#core/payment/settlement.ts';
import type { OperatorCallTable } from './call.ts';

const orderNumber = z.strictObject({ number: z.string().check(z.regex(/^F\d{1,12}$/)) });

/** `changed`: false for a repeated call, which changes nothing. `message` is for people. */
const orderAnswer = z.strictObject({ number: z.string(), state: z.enum(orderStates), changed: z.boolean(), message: z.string() });

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
  /** Produces the lines again that an order waits for its customer for; once they can be printed, it goes on. */
  'POST /operator-api/orders/:number/recheck': { input: orderNumber, output: orderAnswer },
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

/** The beginning of an id, as the answer to a file has it. */
const entry = z.string().check(z.regex(/^[0-9a-f]{8,64}$/));

const entryAnswer = z.strictObject({ entry: z.string(), message: z.string() });

/** Calls about money: refunds, and what operators decide about entries of the bank account. */
export const operatorPaymentCalls = {
  /** Sends money back, through the provider that took it. `amount` in minor units. A call with the `key` of an earlier one changes nothing. */
  'POST /operator-api/orders/:number/refund': {
    input: z.extend(orderNumber, {
      amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
      reason: z.enum(operatorReasons),
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
    }),
    output: orderAnswer,
  },
  /** Takes an entry for an order: a credit pays it, a debit finishes its refund. */
  'POST /operator-api/bank-entries/:entry/match': { input: z.extend(orderNumber, { entry }), output: entryAnswer },
  /** Puts an entry aside; who paid, and what for, is not kept of it. */
  'POST /operator-api/bank-entries/:entry/ignore': { input: z.strictObject({ entry }), output: entryAnswer },
} as const satisfies OperatorCallTable;
