/** Calls of operators and their programs about money: refunds, and what they decide about entries of the bank account. */
import * as z from 'zod/mini';
import { operatorReasons } from '#core/payment/settlement.ts';
import type { OperatorCallTable } from './call.ts';
import { orderAnswer, orderNumber } from './operator.ts';

/** The beginning of an id, as the answer to a file has it. */
const entry = z.string().check(z.regex(/^[0-9a-f]{8,64}$/));

const entryAnswer = z.strictObject({ entry: z.string(), message: z.string() });

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
