/** What a customer chooses of a photo gift. The document carries all of it: pages and files hang on it. */
import * as z from 'zod/mini';
import { merchSkus, tshirtSizes } from './goods.ts';

/** As a number or as the text of an address. */
const sides = z.pipe(z.union([z.number(), z.pipe(z.string().check(z.regex(/^[12]$/)), z.transform(Number))]), z.literal([1, 2]));

/** Keys are those of addresses and calls. What a gift does not have is absent. */
export const merchChoiceSchema = z.strictObject({
  type: z.literal('merch'),
  sku: z.enum(merchSkus),
  /** Printed sides of a cushion. */
  sides: z.optional(sides),
  /** Of a T-shirt. */
  size: z.optional(z.enum(tshirtSizes)),
});
export type MerchChoice = z.infer<typeof merchChoiceSchema>;
