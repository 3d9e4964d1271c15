/** Calls on the texts of a design in the languages of its guests: their owner's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { languages } from '#core/values/locale.ts';

const version = z.number().check(z.int(), z.minimum(0));
const ofDesign = { id: tokenSchema };
const keySchema = z.string().check(z.maxLength(200));
/** As long as a text of a document. */
const wordsSchema = z.string().check(z.maxLength(2_000));

export const designTranslationCalls = {
  /** The texts of the design that have words, with those of the languages of the records; null for one that has none. */
  'GET /web-api/designs/:id/merge/translations': {
    input: z.strictObject(ofDesign),
    output: z.strictObject({
      version: z.number(),
      languages: z.array(z.strictObject({ language: z.enum(languages), count: z.number() })),
      texts: z.array(z.strictObject({ key: z.string(), text: z.string(), translations: z.partialRecord(z.enum(languages), z.string()) })),
    }),
  },
  /** Stores the texts of a language; '' takes one back, and those that are left out stay. 409 list-changed for another version than the one that was shown. */
  'PUT /web-api/designs/:id/merge/translations': {
    input: z.strictObject({
      ...ofDesign,
      version,
      language: z.enum(languages),
      texts: z.array(z.strictObject({ key: keySchema, text: wordsSchema })).check(z.maxLength(200)),
    }),
    output: z.strictObject({ version: z.number() }),
    badInput: 'bad-form',
    limit: 'guest-list',
  },
} as const satisfies CallTable;
