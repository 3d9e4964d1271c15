/** Calls of the host of an event on who sits where. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';
import { tableShapes, wishKinds } from '#core/people/event/seating/plan.ts';
import { seatingEditSchema } from '#core/people/event/seating/seating-schema.ts';
import { eventHeadSchema } from './event-calls.ts';

const badInput = 'bad-form' as const;
const limit = 'event' as const;
const ofEvent = { id: tokenSchema };
const ofPart = { id: tokenSchema, part: tokenSchema };
const nothing = z.strictObject({});

const personSchema = z.strictObject({ id: tokenSchema, name: z.string() });

/** `reason`: why this table; '' where nothing speaks for it but its room. */
const proposedSchema = z.strictObject({ ...personSchema.shape, table: tokenSchema, reason: z.string() });
export type ProposedSeat = z.infer<typeof proposedSchema>;

const tableSchema = z.strictObject({
  id: tokenSchema,
  name: z.string(),
  shape: z.enum(tableShapes),
  seats: z.number(),
  isLocked: z.boolean(),
  guests: z.array(z.strictObject({ ...personSchema.shape, isFixed: z.boolean(), isComing: z.boolean() })),
});
export type ShownTable = z.infer<typeof tableSchema>;

const wishSchema = z.strictObject({
  kind: z.enum(wishKinds),
  guest: personSchema,
  other: personSchema,
  /** Null while one of both has no seat. */
  isFulfilled: z.nullable(z.boolean()),
});
export type ShownWish = z.infer<typeof wishSchema>;

const seatingSchema = z.strictObject({
  part: tokenSchema,
  version: z.number(),
  /** Changes that can be undone. */
  steps: z.number(),
  coming: z.number(),
  seated: z.number(),
  tables: z.array(tableSchema),
  /** One page of those without a seat; those who come stand first. */
  unseated: z.array(z.strictObject({ ...personSchema.shape, isComing: z.boolean(), note: z.string() })),
  undecided: z.number(),
  page: z.number(),
  pages: z.number(),
  wishes: z.array(wishSchema),
  /** Of whom wishes can be told. */
  people: z.array(personSchema),
  /** Null: none was asked for, or everybody sits as it says. `left`: who comes and is in it with no table. */
  proposal: z.nullable(z.strictObject({ seats: z.array(proposedSchema), left: z.number() })),
});
export type ShownSeating = z.infer<typeof seatingSchema>;

export const eventSeatingCalls = {
  /** `part` null: the one that has tables, or else a meal, or else the last one. `seating` null: the event has no parts. */
  'GET /web-api/events/:id/seating': {
    input: z.strictObject({ ...ofEvent, part: z._default(z.nullable(tokenSchema), null), page: z._default(wholeNumber, 1) }),
    output: z.strictObject({ head: eventHeadSchema, parts: z.array(personSchema), seating: z.nullable(seatingSchema) }),
  },
  /** Of parts with tables: who comes, and who of them sits. */
  'GET /web-api/events/:id/seating-counts': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      parts: z.array(z.strictObject({ part: tokenSchema, name: z.string(), coming: z.number(), seated: z.number() })),
    }),
  },
  /** 409 list-changed where another window changed the plan, or somebody of the edit does not come any more. 400 where a table is too small. */
  'POST /web-api/events/:id/seating/:part': {
    input: z.strictObject({ ...ofPart, version: z.number(), edit: seatingEditSchema }),
    output: nothing,
    badInput,
    limit,
  },
  /** Takes the newest change back. 409 as above. */
  'POST /web-api/events/:id/seating/:part/undo': { input: z.strictObject({ ...ofPart, version: z.number() }), output: nothing, limit },
  /** `keeping`: whom it leaves where they are. 409 as above. */
  'POST /web-api/events/:id/seating/:part/proposal': {
    input: z.strictObject({ ...ofPart, version: z.number(), keeping: z.enum(['seated', 'fixed']) }),
    output: nothing,
    limit: 'event-task',
  },
  /** Seats guests as they are proposed; null: all of them. 409 as above, and where the proposal does not fit any more. */
  'POST /web-api/events/:id/seating/:part/proposal/take': {
    input: z.strictObject({ ...ofPart, version: z.number(), guest: z.nullable(tokenSchema) }),
    output: nothing,
    limit,
  },
} as const satisfies CallTable;
