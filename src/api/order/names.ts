/** Calls about lines of an order whose names follow: which list they get, and the pieces that a longer list needs. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema, tokenSchema, wholeNumber } from '#api/call.ts';
import { supplementSchema } from '#api/people/supplement.ts';

const orderSchema = z.strictObject({ token: tokenSchema });
const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The list that the design of a line is printed with now. */
const listSchema = z.strictObject({
  name: z.string(),
  /** "78 Namen + 2 blanko" */
  text: z.string(),
  /** Names what would be printed; it is another one once a letter is. */
  hash: hashSchema,
  isApproved: z.boolean(),
  /** The line is printed with it already. */
  isTaken: z.boolean(),
  /** How many pieces it has more than the line, or, below 0, fewer. */
  more: z.number(),
  /** What goes back where the pieces that are left are not printed; null where they can only be blank. */
  refund: z.nullable(moneySchema),
  /** The pieces that can be ordered beside the line, by the prices of the day on which it was placed; null for none. */
  rest: z.nullable(z.strictObject({ count: z.number(), unit: moneySchema, total: moneySchema })),
});

const lineSchema = z.strictObject({
  position: z.number(),
  revision: z.number(),
  name: z.string(),
  quantity: z.number(),
  /** "Dienstag, 12. Januar, 11 Uhr" */
  until: z.string(),
  /** Day after which the order is cancelled, in words. */
  last: z.string(),
  isLate: z.boolean(),
  hasRecords: z.boolean(),
  /** Page on which its list is chosen, looked at and approved; null where the design is gone. */
  path: z.nullable(z.string()),
  list: z.nullable(listSchema),
});

export const orderNamesCalls = {
  /** Lines whose names may still come or change. Names are shown to the owner of the order alone: `isOwn`. */
  'GET /web-api/orders/:token/names': {
    input: orderSchema,
    output: z.strictObject({
      isOwn: z.boolean(),
      lines: z.array(lineSchema),
      /** What the lists of its lines need beside all that is ordered for their designs; none for lines that still take names. */
      supplements: z.array(
        z.strictObject({ design: tokenSchema, name: z.string(), path: z.string(), isApproved: z.boolean(), supplement: supplementSchema }),
      ),
      /** The rests of this order, or the one whose rest this is. `isTogether`: both are in one parcel. */
      linked: z.array(z.strictObject({ number: z.string(), path: z.string(), isFirst: z.boolean(), isTogether: z.boolean() })),
    }),
  },
  /**
   * Prints a line with the list that its page showed: `hash`. `how` says what becomes of pieces that it has no name for; of a longer list the first
   * names are printed. A repeated call changes nothing. 409 for another list, for one that is not approved, and once the line is printed.
   */
  'POST /web-api/orders/:token/names': {
    limit: 'order-repair',
    input: z.extend(orderSchema, {
      position: wholeNumber,
      revision: wholeNumber,
      hash: hashSchema,
      how: z.enum(['print', 'blank', 'refund']),
    }),
    output: z.undefined(),
  },
  /**
   * Orders the pieces that a longer list needs, into the parcel of this order. `total` is what the page showed. A repeated call gets the same order.
   * 409 where nothing is left to order, and once the line is printed.
   */
  'POST /web-api/orders/:token/rest': {
    limit: 'order-attempt',
    input: z.extend(orderSchema, { position: wholeNumber, total: wholeNumber }),
    output: z.strictObject({ path: z.string() }),
  },
} as const satisfies CallTable;
