/** The visitor's answer to the question about cookies, and what feature tests need in a browser. */
import * as z from 'zod/mini';
import { consentCategories } from '#core/site/consent.ts';
import type { CallTable } from './call.ts';

export const consentCalls = {
  /**
   * Stores the proof of an answer that grants something, and ends the one before. `proof` is null where nothing is granted. Answers for
   * another wording are refused: the visitor has read something else.
   */
  'POST /web-api/consent': {
    input: z.strictObject({
      granted: z.array(z.enum(consentCategories)).check(z.maxLength(consentCategories.length)),
      wording: z.number().check(z.int()),
      source: z.enum(['banner', 'settings']),
      previous: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))),
    }),
    output: z.strictObject({ proof: z.nullable(z.string()) }),
  },
  /** The treatments of the visitor; `authorizationKey` opens the flag service for browsers. Disabled: nothing is tested, or nothing with them. */
  'GET /web-api/feature-flags': {
    input: z.strictObject({}),
    output: z.strictObject({ disabled: z.boolean(), treatments: z.record(z.string(), z.string()), authorizationKey: z.string() }),
  },
} as const satisfies CallTable;
