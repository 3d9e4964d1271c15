/** Calls on what is printed for an event, and on gifts and thanks: their host's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { eventPieces } from '#core/merge/event-source.ts';
import { personText } from '#core/values/text/person-text.ts';
import { eventHeadSchema } from './event-calls.ts';
import { supplementSchema } from './supplement.ts';

const badInput = 'bad-form' as const;
const limit = 'event' as const;
const ofEvent = { id: tokenSchema };
const nothing = z.strictObject({});

export const shownDesignSchema = z.strictObject({
  id: tokenSchema,
  title: z.string(),
  /** Address of the picture of its finished piece, without width and ending. */
  picture: z.string(),
});

const printedSchema = z.strictObject({
  design: shownDesignSchema,
  piece: z.enum(eventPieces),
  /** Name of the part whose answers count; null for all of them. */
  part: z.nullable(z.string()),
  /** Cards that the answers need now, without blank ones. */
  needed: z.number(),
  /** Its texts have fields for what is printed. */
  hasFields: z.boolean(),
  /** The list is approved as it is now. */
  isApproved: z.boolean(),
  /** Companions without a name, as their cards call them; at most five, and how many there are beside. */
  unnamed: z.array(z.string()),
  moreUnnamed: z.number(),
  /** Named pieces of orders that were not cancelled; null before the first order, and while an order waits for its names. */
  ordered: z.nullable(z.number()),
  supplement: z.nullable(supplementSchema),
});
export type PrintedForEvent = z.infer<typeof printedSchema>;

/** Kinds of pieces as pages list them: menu cards with names and those without are one. */
export const pieceGroups = ['place-card', 'menu-card', 'table-card', 'thank-you-card'] as const;

const groupSchema = z.strictObject({
  group: z.enum(pieceGroups),
  printed: z.array(printedSchema),
  /** Cards that would be needed of the part that is proposed. */
  count: z.number(),
  part: z.nullable(tokenSchema),
  /** Designs of the host that it can be printed with. */
  designs: z.array(shownDesignSchema),
});
export type PieceGroup = z.infer<typeof groupSchema>;

export const eventPrintCalls = {
  'GET /web-api/events/:id/print': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      head: eventHeadSchema,
      /** `persons` and `households`: who comes to it. */
      parts: z.array(
        z.strictObject({ id: tokenSchema, name: z.string(), asksMenu: z.boolean(), persons: z.number(), households: z.number() }),
      ),
      groups: z.array(groupSchema),
    }),
  },
  /** Prints a design of the host for the answers to a part, in place of whatever it was printed with. `part` null: all parts, of thank-you cards alone. */
  'PUT /web-api/events/:id/print': {
    input: z.strictObject({ ...ofEvent, design: tokenSchema, piece: z.enum(eventPieces), part: z.nullable(tokenSchema) }),
    output: nothing,
    badInput,
    limit,
  },
} as const satisfies CallTable;

const foodSchema = z.strictObject({
  guest: tokenSchema,
  name: z.string(),
  text: z.string(),
  /** '' for none. */
  table: z.string(),
  /** What the guest chose to eat, in the order of the parts. */
  menus: z.array(z.string()),
});

export const eventFoodCalls = {
  /** What guests who come do not eat, by table and then by name. */
  'GET /web-api/events/:id/food': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({ head: eventHeadSchema, rows: z.array(foodSchema) }),
  },
} as const satisfies CallTable;

const giftText = personText(200);

const thanksSchema = z.strictObject({
  /** Null: somebody who is not in the list. */
  household: z.nullable(tokenSchema),
  names: z.string(),
  gifts: z.array(z.strictObject({ id: tokenSchema, text: z.string() })),
  isThanked: z.boolean(),
});
export type ThanksRow = z.infer<typeof thanksSchema>;

export const eventThanksCalls = {
  /** Households that come or gave something, in the order of the list, and then gifts of others. */
  'GET /web-api/events/:id/thanks': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      head: eventHeadSchema,
      rows: z.array(thanksSchema),
      /** All households of the list, for noting a gift. */
      households: z.array(z.strictObject({ id: tokenSchema, names: z.string() })),
    }),
  },
  /** 507 quota-full beyond what an event holds. */
  'POST /web-api/events/:id/gifts': {
    input: z.strictObject({ ...ofEvent, household: z.nullable(tokenSchema), text: giftText.check(z.minLength(1)) }),
    output: nothing,
    badInput,
    limit,
  },
  /** '' deletes it. */
  'PUT /web-api/events/:id/gifts/:gift': {
    input: z.strictObject({ ...ofEvent, gift: tokenSchema, text: giftText }),
    output: nothing,
    badInput,
    limit,
  },
  /** Of a household, or of the gift of somebody who is not in the list. */
  'POST /web-api/events/:id/thanks': {
    input: z.strictObject({ ...ofEvent, household: z.nullable(tokenSchema), gift: z.nullable(tokenSchema), isThanked: z.boolean() }),
    output: nothing,
    badInput,
    limit,
  },
} as const satisfies CallTable;
