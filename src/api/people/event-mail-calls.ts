/** Calls on mails of an event: of their host, and of guests who want none. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';
import { hostMailKinds, householdMailStates, mailFilters, mailingTerms } from '#core/people/event/mailing.ts';
import { personLines } from '#core/values/text/person-text.ts';
import { eventHeadSchema } from './event-calls.ts';

const ofEvent = { id: tokenSchema };
const nothing = z.strictObject({});
const limit = 'event-mail' as const;

const dryRunSchema = z.strictObject({
  households: z.number(),
  mailboxes: z.number(),
  /** Mails that wait for one of the next days. */
  later: z.number(),
  withoutEmail: z.number(),
  blocked: z.number(),
  bounced: z.number(),
  full: z.number(),
});

const rowSchema = z.strictObject({
  household: tokenSchema,
  names: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(householdMailStates),
  at: z.nullable(z.string()),
});
export type MailRow = z.infer<typeof rowSchema>;

const reminderSchema = z.strictObject({
  isOn: z.boolean(),
  /** The day of the next one; null without one. */
  day: z.nullable(z.string()),
  /** Households that it would go to now. */
  households: z.number(),
});

export const eventMailCalls = {
  'GET /web-api/events/:id/mails': {
    input: z.strictObject({
      ...ofEvent,
      kind: z._default(z.enum(hostMailKinds), 'link'),
      filter: z._default(z.enum(mailFilters), 'all'),
      page: z._default(wholeNumber, 1),
    }),
    output: z.strictObject({
      head: eventHeadSchema,
      sender: z.string(),
      /** Its own mailbox is confirmed. */
      mayMail: z.boolean(),
      /** Why the kind cannot be sent now. */
      obstacle: z.nullable(z.enum(['draft', 'early', 'late'])),
      dryRun: dryRunSchema,
      /** The mail as text, to a household of the list. */
      preview: z.string(),
      reminder: reminderSchema,
      isTelling: z.boolean(),
      rows: z.array(rowSchema),
      counts: z.record(z.enum(mailFilters), z.number()),
      page: z.number(),
      pages: z.number(),
    }),
  },
  /** 400 for a note with a link, 403 email-unconfirmed for a host without a confirmed mailbox. */
  'POST /web-api/events/:id/mails': {
    input: z.strictObject({ ...ofEvent, kind: z.enum(hostMailKinds), note: personLines(mailingTerms.note) }),
    output: z.strictObject({ queued: z.number(), written: z.number() }),
    badInput: 'bad-form',
    limit,
  },
  'PUT /web-api/events/:id/mails': {
    input: z.strictObject({ ...ofEvent, isReminding: z.boolean(), isTelling: z.boolean() }),
    output: nothing,
    limit: 'event',
  },
  /** What its host has to look at. */
  'GET /web-api/events/:id/follow-up': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      reminder: reminderSchema,
      bounced: z.number(),
      /** Null while its end is far. */
      end: z.nullable(z.strictObject({ day: z.string(), keepsList: z.boolean() })),
    }),
  },
  /** Whether the list stays when the event ends. */
  'PUT /web-api/events/:id/end': {
    input: z.strictObject({ ...ofEvent, keepsList: z.boolean() }),
    output: nothing,
    limit: 'event',
  },
  /** Ends mails to the mailbox that got the link. Wrong keys have the same answer. */
  'POST /web-api/event-pages/:key/stop': {
    input: z.strictObject({ key: z.string().check(z.maxLength(100)), isEvery: z.boolean() }),
    output: nothing,
  },
} as const satisfies CallTable;
