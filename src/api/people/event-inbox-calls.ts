/** Calls of those who lead an event on what came by the code for all, on the code itself, and on each other. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { answers, eventBounds } from '#core/people/event/event.ts';
import { openStates } from '#core/people/event/open-terms.ts';
import { personText } from '#core/values/text/person-text.ts';
import { eventHeadSchema, linkSchema, partSchema } from './event-calls.ts';

const badInput = 'bad-form' as const;
const limit = 'event' as const;
const ofEvent = { id: tokenSchema };
const nothing = z.strictObject({});
const right = z.enum(['view', 'edit']);

/** What joining an answer to a household would do. */
const candidateSchema = z.strictObject({
  household: tokenSchema,
  names: z.string(),
  /** Whom of it the answer names, as the list has them. */
  persons: z.array(z.string()),
  /** Names that would be companions. */
  companions: z.array(z.string()),
  /** Names that are left out. */
  others: z.array(z.string()),
  isAnswered: z.boolean(),
});
export type JoinCandidate = z.infer<typeof candidateSchema>;

const openReplySchema = z.strictObject({
  id: tokenSchema,
  version: z.number(),
  state: z.enum(openStates),
  at: z.string(),
  names: z.array(z.string()),
  answers: z.array(z.strictObject({ part: z.string(), answer: z.enum(answers) })),
  message: z.string(),
  email: z.string(),
  /** One guest who has not answered has the same name. */
  isClear: z.boolean(),
  candidates: z.array(candidateSchema),
  /** Which it became answers of; null where that household is gone. */
  household: z.nullable(z.strictObject({ id: tokenSchema, names: z.string() })),
});
export type InboxReply = z.infer<typeof openReplySchema>;

/** Households of the list that fit a text, for one of those that wait. `count`: how many fit; the first ones are shown. */
const searchSchema = z.strictObject({ reply: tokenSchema, search: z.string(), count: z.number(), candidates: z.array(candidateSchema) });
export type InboxSearch = z.infer<typeof searchSchema>;

export const eventInboxCalls = {
  /** `search`: for which household of the list the answer `reply` is looked through. */
  'GET /web-api/events/:id/inbox': {
    input: z.strictObject({
      ...ofEvent,
      search: z._default(personText(eventBounds.title), ''),
      reply: z._default(z.nullable(tokenSchema), null),
    }),
    output: z.strictObject({
      head: eventHeadSchema,
      parts: z.array(z.strictObject({ id: tokenSchema, name: z.string() })),
      waiting: z.array(openReplySchema),
      decided: z.array(openReplySchema),
      found: z.nullable(searchSchema),
      /** An instant until which nobody answers by the code for all. */
      pausedUntil: z.nullable(z.string()),
    }),
  },
  /** `household` null: a new one. 409 list-changed where another window decided meanwhile, or its guest sent it anew. */
  'POST /web-api/events/:id/inbox/:reply/join': {
    input: z.strictObject({ ...ofEvent, reply: tokenSchema, version: z.number(), household: z.nullable(tokenSchema) }),
    output: nothing,
    limit,
  },
  /** `isRefused` false: it waits again. */
  'POST /web-api/events/:id/inbox/:reply/refuse': {
    input: z.strictObject({ ...ofEvent, reply: tokenSchema, version: z.number(), isRefused: z.boolean() }),
    output: nothing,
    limit,
  },
  /** The code for all, and who else leads the event. */
  'GET /web-api/events/:id/access': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      head: eventHeadSchema,
      parts: z.array(partSchema),
      openParts: z.array(tokenSchema),
      link: z.nullable(linkSchema),
      hosts: z.array(
        z.strictObject({
          id: tokenSchema,
          name: z.string(),
          right,
          joinedAt: z.nullable(z.string()),
          /** Null once it was opened. */
          url: z.nullable(z.string()),
        }),
      ),
    }),
  },
  /** Parts that the page for all shows; without one it opens nothing. */
  'PUT /web-api/events/:id/open-parts': {
    input: z.strictObject({ ...ofEvent, parts: z.array(tokenSchema).check(z.maxLength(eventBounds.parts)) }),
    output: nothing,
    limit,
  },
  'POST /web-api/events/:id/hosts': {
    input: z.strictObject({ ...ofEvent, name: personText(eventBounds.name).check(z.minLength(1)), right }),
    output: nothing,
    badInput,
    limit,
  },
  'DELETE /web-api/events/:id/hosts/:host': {
    input: z.strictObject({ ...ofEvent, host: tokenSchema }),
    output: nothing,
    limit,
  },
} as const satisfies CallTable;

const key = z.string().check(z.maxLength(100));

/** Of somebody who has a link for hosts. Wrong, ended and revoked ones have one answer: 404. */
export const hostLinkCalls = {
  'GET /web-api/event-hosts/:key': {
    input: z.strictObject({ key }),
    output: z.strictObject({ title: z.string(), firstDay: z.string(), name: z.string(), right }),
  },
  'POST /web-api/event-hosts/:key': { input: z.strictObject({ key }), output: z.strictObject({ id: tokenSchema }), limit },
} as const satisfies CallTable;
