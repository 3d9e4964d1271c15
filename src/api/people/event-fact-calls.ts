/** Calls on designs whose texts follow the facts of an event: their host's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { shownDesignSchema } from './event-print-calls.ts';

const badInput = 'bad-form' as const;
const limit = 'event' as const;
const ofEvent = { id: tokenSchema };

const changeSchema = z.strictObject({ page: z.string(), element: z.string(), label: z.string(), before: z.string(), after: z.string() });

const linkedSchema = z.strictObject({
  design: shownDesignSchema,
  revision: z.number(),
  /** It is ordered, and stays as it was. */
  isOrdered: z.boolean(),
  /** Texts that show an older fact, with what they become. */
  changes: z.array(changeSchema),
});
export type LinkedToEvent = z.infer<typeof linkedSchema>;

/** Most designs that one call changes. */
const maxPieces = 50;

export const eventFactCalls = {
  'GET /web-api/events/:id/designs': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      linked: z.array(linkedSchema),
      /** Designs of the host whose suite has such facts, and that are neither ordered nor follow this event. */
      others: z.array(shownDesignSchema),
    }),
  },
  /** From here on the design follows the event, or does not any more. Its texts stay as they are. */
  'PUT /web-api/events/:id/designs/:design': {
    input: z.strictObject({ ...ofEvent, design: tokenSchema, isLinked: z.boolean() }),
    output: z.strictObject({}),
    badInput,
    limit,
  },
  /** Gives the facts of the event to the named designs at these revisions. `conflicts` were saved meanwhile and stay as they are. */
  'POST /web-api/events/:id/designs': {
    input: z.strictObject({
      ...ofEvent,
      pieces: z.array(z.strictObject({ id: tokenSchema, revision: z.number().check(z.int(), z.minimum(1)) })).check(z.maxLength(maxPieces)),
    }),
    output: z.strictObject({ changed: z.number(), conflicts: z.number() }),
    badInput,
  },
} as const satisfies CallTable;
