/** Calls about what a customer does with an order that is placed: change its address, order it again, keep its documents. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { postalAddressSchema } from '#core/customer/postal-address-schema.ts';

const orderSchema = z.strictObject({ token: tokenSchema });

export const orderActionCalls = {
  /** What can be done with an order now. */
  'GET /web-api/orders/:token/actions': {
    input: orderSchema,
    output: z.strictObject({
      /** Null once the order is packed or has ended, and for one that nothing is sent of. */
      address: z.nullable(
        z.strictObject({
          isExpress: z.boolean(),
          /** A telephone number is stored, which the page does not show; a change without one leaves it. */
          hasPhone: z.boolean(),
        }),
      ),
      /** Null for an order without documents, and once they were deleted. */
      keep: z.nullable(
        z.strictObject({
          isKept: z.boolean(),
          /** Last day of the documents, as its reader writes it; '' while the order has not ended. */
          until: z.string(),
        }),
      ),
      /** It has lines that can be ordered again, as long as its documents are kept. */
      canReorder: z.boolean(),
      /** Key of one order more, so that a form that is sent twice adds its lines once. */
      reorderKey: tokenSchema,
      /** Of the overview as PDF. */
      overview: z.string(),
    }),
  },
  /**
   * Changes the delivery address until the order is packed: in the same country and the same region of VAT; 400 for another one, and for an address
   * that the checkout would refuse. 409 once it is packed. Issued invoices stay as they are. A repeated call changes nothing.
   */
  'POST /web-api/orders/:token/address': {
    limit: 'order-attempt',
    input: z.extend(orderSchema, { delivery: postalAddressSchema }),
    output: z.strictObject({ isChanged: z.boolean() }),
  },
  /** Keeps documents and print files for ten years, or ends that. 409 once they were deleted. */
  'POST /web-api/orders/:token/keep': {
    limit: 'order-attempt',
    input: z.extend(orderSchema, { isKept: z.boolean() }),
    output: z.undefined(),
  },
  /** Puts exact copies of the ordered lines into the cart, at the prices of today. A second call with the same `key` adds nothing. */
  'POST /web-api/orders/:token/reorder': {
    limit: 'cart',
    input: z.extend(orderSchema, { key: z.optional(tokenSchema) }),
    output: z.strictObject({
      /** How many lines the cart has of the order. */
      added: z.number(),
      /** Those that cannot be ordered again, each with the reason as a sentence. */
      left: z.array(z.strictObject({ name: z.string(), reason: z.string() })),
    }),
  },
} as const satisfies CallTable;
