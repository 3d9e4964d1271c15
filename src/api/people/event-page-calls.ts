/** Calls of guests of an event. The key of their link is the credential. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { answers, eventBounds } from '#core/people/event/event.ts';
import { sentAnswersSchema } from '#core/people/event/event-schema.ts';
import { openTerms } from '#core/people/event/open-terms.ts';
import { personLines, personText } from '#core/values/text/person-text.ts';
import { factsSchema, householdSchema, partSchema } from './event-calls.ts';

const badInput = 'bad-form' as const;
const nothing = z.strictObject({});

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

/** Of an answer by the code for all: the key of its mail or of its page. '' where the browser has it. */
const edit = z._default(key, '');

const stamp = z.string().check(z.maxLength(200));
const trap = z._default(z.string().check(z.maxLength(200)), '');

const openAnswerFields = {
  /** Lines of names, as they are typed. */
  names: z.array(personText(eventBounds.title)).check(z.maxLength(openTerms.names)),
  answers: z.array(z.strictObject({ part: tokenSchema, answer: z.enum(answers) })).check(z.maxLength(eventBounds.parts)),
  message: personLines(eventBounds.message),
  email: personText(100),
};
const openAnswerSchema = z.strictObject(openAnswerFields);
export type TypedOpenAnswer = z.infer<typeof openAnswerSchema>;

/** The page for all. Nothing in it comes from the list of guests. */
const openPageSchema = z.strictObject({
  facts: guestPageSchema.shape.facts,
  parts: z.array(partSchema),
  isAnswering: z.boolean(),
  /** Too many answered today. */
  isPaused: z.boolean(),
  /** What this browser sent, or what the key of an answer opens, whatever its hosts made of it. `edit`: its key; '' without an answer. */
  answer: z.nullable(openAnswerSchema),
  edit: z.string(),
  theme: z.nullable(themeSchema),
});
export type OpenPage = z.infer<typeof openPageSchema>;

/** Wrong, ended and revoked keys and codes have one answer: 404. */
export const guestPageCalls = {
  /** `page` of a household's key, `open` of that for all; both null: the browser has not typed the event's password. `stamp` is for forms. */
  'GET /web-api/event-pages/:key': {
    input: z.strictObject({ key, edit }),
    output: z.strictObject({
      formality: z.enum(['du', 'Sie']),
      page: z.nullable(guestPageSchema),
      open: z.nullable(openPageSchema),
      stamp: z.string(),
    }),
  },
  /** The key that a typed code stands for. 429 for right and wrong codes alike after ten wrong ones. */
  'POST /web-api/event-codes': {
    input: z.strictObject({ code: z.string().check(z.maxLength(100)) }),
    output: z.strictObject({ opens: z.string() }),
  },
  /** By the key for all. The answer says nothing of the list. `isAnother`: not in the place of what this browser sent before. */
  'POST /web-api/event-pages/:key/open-answer': {
    input: z.strictObject({ key, stamp, trap, isAnother: z._default(z.boolean(), false), edit, ...openAnswerFields }),
    output: nothing,
    badInput,
  },
  /** Its guest deletes an answer by the code for all, whatever its hosts decided; one that is gone stays so. */
  'POST /web-api/event-pages/:key/open-delete': { input: z.strictObject({ key, edit }), output: nothing },
  /** Tells the shop that a page is not what it should be. */
  'POST /web-api/event-pages/:key/report': {
    input: z.strictObject({ key, stamp, trap, reason: personLines(eventBounds.message), email: personText(100) }),
    output: nothing,
    badInput,
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
