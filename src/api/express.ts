/** What can be ordered by express. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';
import { countrySchema, deliverySchema } from './order.ts';

const productSchema = z.strictObject({
  form: z.string(),
  /** Made on the day it is ordered. */
  sameDay: z.boolean(),
  /** Of its blank card in the first format. */
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  /** ISO day on which an order by express arrives, placed now. */
  deliveryDate: z.string(),
});

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
      products: z.array(productSchema),
    }),
  },
} as const satisfies CallTable;
