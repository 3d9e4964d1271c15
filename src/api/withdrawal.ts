/** The withdrawal of a contract without sign-in (§ 356a BGB). */
import * as z from 'zod/mini';
import { personText } from '#core/values/text/person-text.ts';
import { type CallTable, tokenSchema } from './call.ts';
import { emailSchema } from './order.ts';

export const withdrawalCalls = {
  /**
   * Takes a declaration and sends its receipt. `key` is the form's: the same declaration twice is one. The answer never tells whether such a
   * contract exists.
   */
  'POST /web-api/withdrawal': {
    input: z.strictObject({
      key: tokenSchema,
      name: personText(200).check(z.minLength(1)),
      /** Order number or what the customer calls the contract. */
      contract: personText(200).check(z.minLength(1)),
      /** Goods, where not all of the order is meant. */
      lines: personText(500),
      email: emailSchema,
    }),
    /** ISO instant of the receipt. */
    output: z.strictObject({ submittedAt: z.string() }),
  },
} as const satisfies CallTable;
