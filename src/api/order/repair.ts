/** Calls about an order that waits for its customer, because a line of it cannot be printed as it is. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';

const orderSchema = z.strictObject({ token: tokenSchema });

const shareSchema = z.number();

const problemSchema = z.strictObject({
  /** Names it among those of its line at this revision. */
  key: z.string(),
  /** What is wrong, in words. */
  text: z.string(),
  /** "Vorderseite" */
  page: z.string(),
  /** Picture of the page; null where there is none. */
  picture: z.nullable(z.string()),
  /** The place on the picture as shares of its sides; null for the whole page. */
  mark: z.nullable(z.strictObject({ left: shareSchema, top: shareSchema, width: shareSchema, height: shareSchema })),
  /** What the repair does that was tried and helps: "Kleiner ziehen"; null for none. */
  repair: z.nullable(z.string()),
  /** Whether another photo can be put there. */
  takesPhoto: z.boolean(),
  /** Whether it can be printed as it is. */
  isAcceptable: z.boolean(),
});

/** A place that is wrong, as a page showed it. */
export const problemPlaceSchema = z.strictObject({
  /** Position of the line in its order. */
  position: wholeNumber,
  /** Of the line. */
  revision: wholeNumber,
  key: z.string().check(z.maxLength(600)),
});
export type ProblemPlace = z.infer<typeof problemPlaceSchema>;

export const orderRepairCalls = {
  /** What is wrong with the lines of an order. Without lines, nothing is. */
  'GET /web-api/orders/:token/repair': {
    input: orderSchema,
    output: z.strictObject({
      lines: z.array(
        z.strictObject({
          position: z.number(),
          revision: z.number(),
          name: z.string(),
          options: z.string(),
          problems: z.array(problemSchema),
        }),
      ),
      /** The customer has repaired it, and it is being produced again. */
      isRepaired: z.boolean(),
    }),
  },
  /**
   * Repairs a place of a line, or takes it as it is, at the same price. An order that nothing is wrong with any more is produced, and arrives as
   * one of today does. 409 for an order that waits for nothing, and for a line that was changed since.
   */
  'POST /web-api/orders/:token/repair': {
    limit: 'order-repair',
    input: z.extend(z.extend(orderSchema, problemPlaceSchema.shape), { how: z.enum(['repair', 'accept']) }),
    output: z.strictObject({ isRepaired: z.boolean() }),
  },
} as const satisfies CallTable;
