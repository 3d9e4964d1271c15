/** Calls of the newsletter: sign up, confirm, leave. What they answer never tells whether an address is known. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

/** A form's field: any short text, so that what is wrong with it can be said in a sentence. */
const field = z.optional(z.string().check(z.maxLength(300)));

export const subscribeSchema = z.strictObject({
  email: z.string().check(z.maxLength(300)),
  firstName: field,
  lastName: field,
  /** YYYY-MM-DD */
  birthday: field,
  /** YYYY-MM-DD */
  weddingDate: field,
  consent: z.boolean(),
  /** A field that people do not see. Who fills it in gets the usual answer, and nothing happens. */
  website: field,
});

const linkSchema = z.strictObject({ token: z.string().check(z.maxLength(200)) });

export const newsletterCalls = {
  /** Always the same answer: a mail is on its way if one may be sent. 422 with a German sentence per field, 429 after many tries. */
  'POST /web-api/newsletter-subscribe': { input: subscribeSchema, output: z.strictObject({ state: z.literal('check-mail') }) },
  /** Confirms by the token of the mailed link. `voucher` is true when one was sent with it. */
  'POST /web-api/newsletter-confirm': {
    input: linkSchema,
    output: z.strictObject({ state: z.enum(['confirmed', 'already', 'left', 'expired', 'unknown']), voucher: z.boolean() }),
  },
  /** Ends the subscription by the token that every newsletter mail carries. */
  'POST /web-api/newsletter-unsubscribe': {
    input: linkSchema,
    output: z.strictObject({ state: z.enum(['left', 'already', 'unknown']) }),
  },
} as const satisfies CallTable;
