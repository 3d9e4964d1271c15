/** The call of the messenger. What it answers never tells whether an address or an order is known. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from './call.ts';

/** A form's field: any text of a sane length, so that what is wrong with it can be said in a sentence. */
const field = z.optional(z.string().check(z.maxLength(300)));

export const messageSchema = z.strictObject({
  /** Random, made when the form was first shown: the same id twice is one message. */
  id: tokenSchema,
  message: z.string().check(z.maxLength(20_000)),
  email: z.string().check(z.maxLength(300)),
  name: field,
  order: field,
  /** The code for queries that an error page showed. */
  code: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  /** A field that people do not see. Who fills it in gets the usual answer, and nothing happens. */
  website: field,
});

export const messageCalls = {
  /** 422 with a German sentence per field, 429 after many messages; 422 'key-reused' for an id that another text came with. */
  'POST /web-api/messages': { input: messageSchema, output: z.strictObject({ state: z.literal('received') }) },
} as const satisfies CallTable;
