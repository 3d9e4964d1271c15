/** What can be ordered by express. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';
import { countrySchema, deliverySchema } from './order.ts';

export const expressCalls = {
  /** Forms of cards with express, the instant until which orders count for the day, and the days of delivery; none where a country has no express. */
  'GET /web-api/express-shop': {
    input: z.strictObject({ country: z.optional(countrySchema) }),
    output: z.strictObject({
      country: countrySchema,
      /** ISO instant. */
      cutOff: z.string(),
      /** "Donnerstag, 26. November" */
      cutOffText: z.string(),
      types: z.array(deliverySchema),
      products: z.array(z.strictObject({ form: z.string(), sameDay: z.boolean() })),
    }),
  },
} as const satisfies CallTable;
