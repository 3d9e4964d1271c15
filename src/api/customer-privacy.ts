/** Calls about the data of the signed-in customer: a copy of it, and the end of the account. Both need a confirmed identity. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

const badInput = 'bad-form' as const;

export const customerPrivacyCalls = {
  /**
   * 204. Closes the account for good: signs out everywhere, erases what belongs to it within a day. `email` is the account's address,
   * typed as a confirmation: 400 for another one. 409 'account-open-orders' while an order is not handed over; nothing is closed then.
   */
  'POST /web-api/customer-close': {
    input: z.strictObject({ email: z.string().check(z.maxLength(300)) }),
    output: z.undefined(),
    badInput,
  },
} as const satisfies CallTable;
