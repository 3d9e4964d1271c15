/** What a guest finds again: own saved designs and own orders. Never the data of another owner; a request creates no session. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema, tokenSchema } from './call.ts';

const draftSchema = z.strictObject({
  id: tokenSchema,
  /** As its owner calls it; null: by the design and its words. */
  ownName: z.nullable(z.string()),
  /** "Olivia, Einladung zur Hochzeit"; null once the catalogue does not have the design any more. */
  name: z.nullable(z.string()),
  /** "Klappkarte A6" */
  format: z.string(),
  /** Null for one that the catalogue does not have. */
  colourway: z.nullable(z.strictObject({ name: z.string(), hex: z.string() })),
  /** Addresses without width and ending of its finished piece and of its first page as they are now; null where they cannot be drawn. */
  picture: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** First words of its own, in one line, so that two drafts of one design are told apart; '' as long as there are none. */
  words: z.string(),
  savedAt: z.string(),
  /** Address of the page that opens it; null where that page would fail. */
  path: z.nullable(z.string()),
  inCart: z.boolean(),
  /** It can be printed with a guest list. */
  takesList: z.boolean(),
  /** What else is made of it: a calendar of the year after it, or cards with the names of a list. */
  further: z.nullable(z.strictObject({ path: z.string(), text: z.string() })),
});
export type Draft = z.infer<typeof draftSchema>;

const deletedDraftSchema = z.strictObject({
  id: tokenSchema,
  ownName: z.nullable(z.string()),
  name: z.nullable(z.string()),
  format: z.string(),
  words: z.string(),
  /** It can be restored until then. */
  until: z.string(),
});
export type DeletedDraft = z.infer<typeof deletedDraftSchema>;

const unfinishedSchema = z.strictObject({
  id: tokenSchema,
  /** As its owner calls it, its first own words, or its design. */
  title: z.string(),
  /** "Klappkarte A6" */
  format: z.string(),
  /** Address without width and ending of its finished piece. */
  picture: z.string(),
  savedAt: z.string(),
  path: z.string(),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;

const ownOrderSchema = z.strictObject({
  number: z.string(),
  placedAt: z.string(),
  total: moneySchema,
  /** "Rechnung offen" */
  state: z.string(),
  /** Null for a guest 30 days after the order was placed: from then on only the mailed link opens it. */
  path: z.nullable(z.string()),
  /** Of its first lines, as on its page; none where `path` is null. */
  pictures: z.array(z.string()),
  /** Address of its overview as PDF; null where `path` is null. */
  overview: z.nullable(z.string()),
  /** Key of one order more, for POST /web-api/orders/:token/reorder; null where that would add nothing. */
  reorderKey: z.nullable(tokenSchema),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

export const customerAreaCalls = {
  /** Newest first, at most 50 of each; empty lists for a visitor who has kept nothing yet. */
  'GET /web-api/customer-area': {
    input: z.strictObject({}),
    output: z.strictObject({
      drafts: z.array(draftSchema),
      /** The last deleted first, at most 50. */
      deleted: z.array(deletedDraftSchema),
      orders: z.array(ownOrderSchema),
      /** How the page around it speaks: Sie as soon as one draft is for a formal occasion. */
      formality: z.enum(['du', 'Sie']),
    }),
  },
  /**
   * The newest design of a product that its owner changed in the last 90 days, that has something of its own on it and was never in a cart
   * or order. `of`: id of a template, SKU, or "photo" for one without; absent: of any.
   */
  'GET /web-api/unfinished-design': {
    limit: 'unfinished-design',
    input: z.strictObject({ product: z.string().check(z.maxLength(40)), of: z.optional(z.string().check(z.maxLength(100))) }),
    output: z.strictObject({ draft: z.nullable(unfinishedSchema) }),
  },
  /** Ends every session of the requester. Designs and orders stay, without a session that shows them. */
  'POST /web-api/sign-out': { input: z.strictObject({}), output: z.strictObject({}) },
} as const satisfies CallTable;
