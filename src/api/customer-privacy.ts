/** Calls about the data of the signed-in customer: a copy of it, and the end of the account. Both need a confirmed identity. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

const badInput = 'bad-form' as const;

/** `failed`: it was not ready after an hour and can be asked for again. */
const exportSchema = z.strictObject({
  state: z.enum(['preparing', 'ready', 'failed']),
  askedAt: z.string(),
  /** Until then it can be downloaded. */
  expiresAt: z.string(),
  /** 0 before it is ready. */
  bytes: z.number().check(z.int()),
});
const exportStateSchema = z.strictObject({ export: z.nullable(exportSchema) });
export type ExportState = z.infer<typeof exportStateSchema>;

/** What became of a copy that was read in. It comes with a form of the page of designs, which carries the file. */
export type CopyReport = {
  /** Names of the designs that were taken. */
  designs: string[];
  /** Number of pictures that were stored. */
  pictures: number;
  /** Designs that were there already. */
  known: number;
  /** Designs and pictures that were not taken, each with a sentence. */
  refused: { name: string; reason: string }[];
  /** There was no room for some of them. */
  isFull: boolean;
};

export const customerPrivacyCalls = {
  /** The newest copy of the customer's data; null where none was asked for in the last week. The file: GET /web-api/customer-export/file. */
  'GET /web-api/customer-export': { input: z.strictObject({}), output: exportStateSchema, badInput },
  /** Asks for a copy; one that is being made already is the answer. 429 for the fourth of a day. */
  'POST /web-api/customer-export': { input: z.strictObject({}), output: exportStateSchema, badInput },
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
