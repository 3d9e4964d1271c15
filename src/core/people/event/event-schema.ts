/** Schemas of events, of their programme and of what guests answer: for calls and for what is stored. */
import * as z from 'zod/mini';
import { personLines, personText } from '#core/values/text/person-text.ts';
import { answers, eventBounds } from './event.ts';
import { pageBounds } from './page-content.ts';
import { isZone } from './zone.ts';

const { title, text, place, name, message, food, parts, options } = eventBounds;
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const isDay = (typed: string) => !Number.isNaN(Date.parse(typed)) && new Date(`${typed}T00:00Z`).toISOString().startsWith(typed);
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
/** What a clock shows, or a whole day. */
const wallTime = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/),
  z.refine((typed) => isDay(typed.slice(0, 10))),
);

const catalogueKey = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));

/** First names of the hosts and the place as one phrase, as texts of a suite have them; what guests should know, and whom they ask. */
export const eventDetailsSchema = z.strictObject({
  first: personText(name),
  second: personText(name),
  place: personText(place),
  address: personText(place),
  info: personLines(text),
  contact: personText(place),
  /** Null: the page looks like the shop. */
  look: z._default(z.nullable(z.strictObject({ design: catalogueKey, colourway: catalogueKey })), null),
});

export const eventFactsSchema = z.strictObject({
  title: personText(title).check(z.minLength(1)),
  /** Of the catalogue. */
  occasion: z.string().check(z.maxLength(40)),
  firstDay: day,
  lastDay: day,
  zone: z.string().check(z.refine(isZone)),
  deadline: z.nullable(day),
  details: eventDetailsSchema,
});
export type EventFacts = z.infer<typeof eventFactsSchema>;

const optionNames = z.array(personText(name).check(z.minLength(1))).check(z.maxLength(options));

export const typedPartSchema = z.strictObject({
  /** Null: a new part, to which all guests of the list are invited that it marks as invited. */
  id: z.nullable(id),
  name: personText(name).check(z.minLength(1)),
  startsAt: wallTime,
  endsAt: z.nullable(wallTime),
  place: personText(place),
  options: optionNames,
  childOptions: optionNames,
});
export type TypedPart = z.infer<typeof typedPartSchema>;
export const programmeSchema = z.array(typedPartSchema).check(z.maxLength(parts));

const replyFields = { answer: z.enum(answers), menu: z.nullable(id) };

/** `seen`: what its page showed. Who leaves an answer as it was shown changes nothing. */
export const sentReplySchema = z.strictObject({
  part: id,
  guest: id,
  ...replyFields,
  seen: z.strictObject({ ...replyFields, version: z.number() }),
});
export type SentReply = z.infer<typeof sentReplySchema>;

const sentText = (maximum: number) => z.strictObject({ text: personLines(maximum), seen: personLines(maximum) });

export const sentAnswersSchema = z.strictObject({
  replies: z.array(sentReplySchema).check(z.maxLength(200)),
  /** Names of companions that are not written down yet. */
  companions: z.array(personText(eventBounds.title)).check(z.maxLength(20)),
  food: z.array(z.strictObject({ guest: id, ...sentText(food).shape })).check(z.maxLength(20)),
  /** Those whose notes on food are sent agree that the hosts read them. */
  consents: z.boolean(),
  message: sentText(message),
  /** Answers to the host's own questions. */
  questions: z._default(
    z.array(z.strictObject({ question: id, ...sentText(pageBounds.answer).shape })).check(z.maxLength(pageBounds.questions)),
    [],
  ),
});
export type SentAnswers = z.infer<typeof sentAnswersSchema>;

/** What a household answered, as its revisions have it. Notes on food are not in it: they end earlier. */
export const snapshotSchema = z.strictObject({
  message: z.string(),
  questions: z.array(z.strictObject({ question: id, text: z.string() })),
  replies: z.array(z.strictObject({ part: id, guest: id, ...replyFields })),
});
export type ReplySnapshot = z.infer<typeof snapshotSchema>;
