/** Calls every page may need: what is personal on an anonymous page, and the same page's address in other markets. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

export const siteCalls = {
  /** Specification 7, customer data. A guest gets the empty customer and the number of things in the cart. */
  'GET /web-api/customer-data': {
    input: z.strictObject({}),
    output: z.strictObject({
      emailHash: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      isLoggedIn: z.boolean(),
      isWhitelabelCustomer: z.boolean(),
      number: z.string(),
      order: z.nullable(z.strictObject({ isWhitelabelOrder: z.boolean() })),
      type: z.number(),
      cartCount: z.number(),
      /** Samples among them. */
      sampleCount: z.number(),
    }),
  },
  /** Address of a page in every locale that has it. */
  'GET /web-api/localized-urls': {
    input: z.strictObject({ path: z.string().check(z.maxLength(2000)) }),
    output: z.record(z.string(), z.string()),
  },
} as const satisfies CallTable;
