/** Calls on events: of their hosts, and of guests, whose credential is the key of their household's link. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';
import { answerFilters, answers, eventBounds, eventStates, personFilters, revisionKinds } from '#core/people/event/event.ts';
import { eventFactsSchema, programmeSchema, sentAnswersSchema } from '#core/people/event/event-schema.ts';
import { questionKinds } from '#core/people/event/page-content.ts';
import { guestKinds } from '#core/people/household.ts';
import { personText } from '#core/values/text/person-text.ts';

const badInput = 'bad-form' as const;
const limit = 'event' as const;
const ofEvent = { id: tokenSchema };
const ofHousehold = { id: tokenSchema, household: tokenSchema };
const nothing = z.strictObject({});

const partSchema = z.strictObject({
  id: tokenSchema,
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  place: z.string(),
  options: z.array(z.strictObject({ id: tokenSchema, name: z.string(), isForChildren: z.boolean() })),
});
export type ShownPart = z.infer<typeof partSchema>;

const replySchema = z.strictObject({
  part: tokenSchema,
  guest: tokenSchema,
  answer: z.enum(answers),
  menu: z.nullable(tokenSchema),
  version: z.number(),
});

/** What a household is asked and has answered. */
const householdSchema = z.strictObject({
  names: z.string(),
  guests: z.array(z.strictObject({ id: tokenSchema, name: z.string(), kind: z.enum(guestKinds), food: z.string() })),
  replies: z.array(replySchema),
  message: z.string(),
  /** The host's own questions, with what the household answered. */
  questions: z.array(
    z.strictObject({ id: tokenSchema, kind: z.enum(questionKinds), text: z.string(), choices: z.array(z.string()), answer: z.string() }),
  ),
  /** How many companions it may still name. */
  openCompanions: z.number(),
  lastAt: z.nullable(z.string()),
  lastBy: z.nullable(z.enum(['household', 'host'])),
  /** The last change was that the household deleted its answers. */
  isDeleted: z.boolean(),
});
export type AskedHousehold = z.infer<typeof householdSchema>;

const factsSchema = z.strictObject({
  title: z.string(),
  occasion: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  zone: z.string(),
  deadline: z.nullable(z.string()),
  details: eventFactsSchema.shape.details,
});
export type ShownFacts = z.infer<typeof factsSchema>;

/** What every page of an event's host shows of it. */
export const eventHeadSchema = z.strictObject({
  id: tokenSchema,
  list: tokenSchema,
  title: z.string(),
  firstDay: z.string(),
  deadline: z.nullable(z.string()),
  state: z.enum(eventStates),
});
export type EventHead = z.infer<typeof eventHeadSchema>;

const countsSchema = z.strictObject({
  households: z.number(),
  answeredHouseholds: z.number(),
  persons: z.number(),
  attending: z.number(),
  foodNotes: z.number(),
  companions: z.number(),
  namedCompanions: z.number(),
});

const lastAnswerSchema = z.strictObject({
  household: tokenSchema,
  names: z.string(),
  lastAt: z.string(),
  by: z.enum(['household', 'host']),
  kind: z.enum(revisionKinds),
  isFirst: z.boolean(),
  /** `lastAt` is on the day that it is now. */
  isToday: z.boolean(),
  coming: z.number(),
  menus: z.array(z.strictObject({ name: z.string(), count: z.number() })),
});
export type LastAnswerRow = z.infer<typeof lastAnswerSchema>;

const countedPartSchema = z.strictObject({
  ...partSchema.shape,
  invited: z.number(),
  yes: z.number(),
  no: z.number(),
  open: z.number(),
  /** Of those who come. */
  children: z.number(),
  infants: z.number(),
  menus: z.array(z.strictObject({ id: tokenSchema, name: z.string(), count: z.number() })),
  /** Who comes and has not chosen. */
  undecided: z.number(),
});
export type CountedPart = z.infer<typeof countedPartSchema>;

const answeredSchema = z.strictObject({
  household: tokenSchema,
  names: z.string(),
  invited: z.number(),
  yes: z.number(),
  no: z.number(),
  open: z.number(),
  lastAt: z.nullable(z.string()),
  /** Names of the persons whom the filter is about. */
  matching: z.array(z.string()),
});
export type AnsweredRow = z.infer<typeof answeredSchema>;

const choice = z.strictObject({ key: z.string(), name: z.string() });

const lookSchema = z.strictObject({ design: z.string(), name: z.string(), colourways: z.array(choice), isOwn: z.boolean() });
export type ShownLook = z.infer<typeof lookSchema>;

export const eventCalls = {
  'GET /web-api/events': {
    input: nothing,
    output: z.strictObject({
      events: z.array(z.strictObject({ id: tokenSchema, title: z.string(), firstDay: z.string(), state: z.enum(eventStates) })),
      lists: z.array(z.strictObject({ id: tokenSchema, name: z.string() })),
      occasions: z.array(choice),
      /** The version of the processing contract that the requester has to agree to as a company. */
      contract: z.nullable(z.string()),
    }),
  },
  /** `list` null: with a new list that has the title as its name. 404 for a foreign list. */
  'POST /web-api/events': {
    input: z.strictObject({
      title: eventFactsSchema.shape.title,
      firstDay: eventFactsSchema.shape.firstDay,
      occasion: eventFactsSchema.shape.occasion,
      list: z.nullable(tokenSchema),
      /** The version of the processing contract that a company agrees to. */
      contract: z._default(z.nullable(z.string().check(z.maxLength(20))), null),
    }),
    output: z.strictObject({ id: tokenSchema }),
    badInput,
    limit,
  },
  'GET /web-api/events/:id': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      head: eventHeadSchema,
      version: z.number(),
      facts: factsSchema,
      isAnswering: z.boolean(),
      hasPassword: z.boolean(),
      /** What a company agreed to when it made the event. */
      contract: z.nullable(z.strictObject({ version: z.string(), at: z.string() })),
      expiresOn: z.string(),
      parts: z.array(countedPartSchema),
      counts: countsSchema,
      /** Households whose answers changed last, newest first. */
      last: z.array(lastAnswerSchema),
      /** Persons of the list who are invited to no part. */
      uninvited: z.number(),
      occasions: z.array(choice),
      /** What its page can look like: designs that its host has drafts of, then those of its occasion. */
      looks: z.array(lookSchema),
    }),
  },
  'GET /web-api/events/:id/answers': {
    input: z.strictObject({
      ...ofEvent,
      filter: z._default(z.enum(answerFilters), 'all'),
      /** Households of such persons; of a part and a dish, where these are named. */
      persons: z.optional(z.enum(personFilters)),
      part: z.optional(tokenSchema),
      /** 'none': who comes and has not chosen. */
      menu: z.optional(z.union([z.literal('none'), tokenSchema])),
      page: z._default(wholeNumber, 1),
    }),
    output: z.strictObject({
      head: eventHeadSchema,
      rows: z.array(answeredSchema),
      page: z.number(),
      pages: z.number(),
      /** Whom the list is about: names of the part and the dish, and how many persons on all pages. */
      persons: z.nullable(
        z.strictObject({
          persons: z.enum(personFilters),
          part: z.nullable(z.string()),
          menu: z.nullable(z.string()),
          count: z.number(),
        }),
      ),
    }),
  },
  /** 409 list-changed where another window changed the event. */
  'PUT /web-api/events/:id': {
    input: z.strictObject({ ...ofEvent, version: z.number(), facts: eventFactsSchema }),
    output: nothing,
    badInput,
    limit,
  },
  'DELETE /web-api/events/:id': { input: z.strictObject(ofEvent), output: nothing, limit },
  /** Parts that are not named go with their answers. 409 as above. */
  'PUT /web-api/events/:id/parts': {
    input: z.strictObject({ ...ofEvent, version: z.number(), parts: programmeSchema }),
    output: nothing,
    badInput,
    limit,
  },
  'POST /web-api/events/:id/state': {
    input: z.strictObject({ ...ofEvent, state: z.enum(eventStates) }),
    output: nothing,
    limit,
  },
  /** Null takes it away. */
  'PUT /web-api/events/:id/password': {
    input: z.strictObject({
      ...ofEvent,
      password: z.nullable(z.string().check(z.minLength(eventBounds.leastPassword), z.maxLength(eventBounds.password))),
    }),
    output: nothing,
    badInput,
    limit,
  },
  /** Links of before open nothing any more. */
  'POST /web-api/events/:id/links': { input: z.strictObject(ofEvent), output: nothing, limit },
  /** Invites whom the list marks as invited and who is invited to no part, to every part. */
  'POST /web-api/events/:id/invites': { input: z.strictObject(ofEvent), output: nothing, limit },
  'GET /web-api/events/:id/households/:household': {
    input: z.strictObject(ofHousehold),
    output: z.strictObject({
      head: eventHeadSchema,
      parts: z.array(partSchema),
      household: householdSchema,
      isReopened: z.boolean(),
      /** Null where it cannot be shown. */
      link: z.nullable(z.strictObject({ url: z.string(), code: z.strictObject({ path: z.string(), side: z.number() }) })),
    }),
  },
  /** The host answers for a household, also after the deadline. */
  'POST /web-api/events/:id/households/:household/answer': {
    input: z.strictObject({ ...ofHousehold, ...sentAnswersSchema.shape }),
    output: nothing,
    badInput,
    limit,
  },
  /** Who of the household is invited to which part, and whether it may answer after the deadline. */
  'PUT /web-api/events/:id/households/:household/invites': {
    input: z.strictObject({
      ...ofHousehold,
      invites: z.array(z.strictObject({ part: tokenSchema, guest: tokenSchema })).check(z.maxLength(200)),
      isReopened: z.boolean(),
    }),
    output: nothing,
    badInput,
    limit,
  },
} as const satisfies CallTable;

/** Any text: what is no key is answered as a wrong one. */
const key = z.string().check(z.maxLength(100));

/** Colours are #rrggbb. `button` is the ground of the main button, `buttonText` its ink. */
const themeSchema = z.strictObject({
  ground: z.string(),
  ink: z.string(),
  soft: z.string(),
  line: z.string(),
  edge: z.string(),
  accent: z.string(),
  button: z.string(),
  buttonText: z.string(),
  field: z.string(),
  error: z.string(),
  isDark: z.boolean(),
  /** Keys of faces. */
  titleFace: z.string(),
  headingFace: z.string(),
});
export type GuestTheme = z.infer<typeof themeSchema>;

export const guestPageSchema = z.strictObject({
  facts: z.strictObject({ ...factsSchema.shape, expiresOn: z.string(), foodUntil: z.string(), daysLeft: z.nullable(z.number()) }),
  /** Those to which a person of the household is invited. */
  parts: z.array(partSchema),
  household: householdSchema,
  isAnswering: z.boolean(),
  theme: z.nullable(themeSchema),
  /** Address of the drawing of the card; null where it has none. */
  drawing: z.nullable(z.string()),
  wishes: z.strictObject({ text: z.string(), links: z.array(z.strictObject({ name: z.string(), url: z.string(), host: z.string() })) }),
  /** `path` answers for who may read the page. */
  pictures: z.array(z.strictObject({ path: z.string(), alt: z.string(), width: z.number(), height: z.number() })),
});
export type GuestPage = z.infer<typeof guestPageSchema>;

/** Wrong, ended and revoked keys have one answer: 404. */
export const guestPageCalls = {
  /** `page` null: the browser has not typed the event's password. */
  'GET /web-api/event-pages/:key': {
    input: z.strictObject({ key }),
    output: z.strictObject({ formality: z.enum(['du', 'Sie']), page: z.nullable(guestPageSchema) }),
  },
  'POST /web-api/event-pages/:key/password': {
    input: z.strictObject({ key, password: personText(eventBounds.password) }),
    output: nothing,
    badInput,
  },
  /** 409 list-changed where another device answered the same meanwhile, with what is stored; then nothing is written. */
  'POST /web-api/event-pages/:key/answer': {
    input: z.strictObject({ key, ...sentAnswersSchema.shape }),
    output: nothing,
    badInput,
  },
  /** The household deletes what it answered, also after the deadline. */
  'POST /web-api/event-pages/:key/delete': { input: z.strictObject({ key }), output: nothing },
} as const satisfies CallTable;
