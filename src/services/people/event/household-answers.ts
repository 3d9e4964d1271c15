/** What a household answers to an event: read for its page and for the host, and written by both. */
import type { AskedHousehold } from '#api/people/event-calls.ts';
import { newCompanions, openCompanions } from '#core/people/event/companions.ts';
import { type Answer, type AnswerVia, type EventPart, isAnswering } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { isTaken, type Question, type QuestionAnswer } from '#core/people/event/page-content.ts';
import { applyReplies, applyText, type Reply } from '#core/people/event/replies.ts';
import type { Household } from '#core/people/household.ts';
import { fullName, namesMessage, storedNames } from '#core/people/name-line.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { type Message, message, type Unrendered, verbatim } from '#core/values/message.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { type EventReader, type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { putQuestionAnswer, questionAnswersOf, questionsOf } from '#store/people/event/page-content.ts';
import {
  addInvites,
  foodNotesOf,
  type HouseholdReply,
  householdReply,
  putFoodNote,
  putHouseholdReply,
  putReplies,
  repliesOf,
  revised,
} from '#store/people/event/replies.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import { addHouseholds } from '#store/people/list-changes.ts';

export type HouseholdAnswers = {
  replies: Reply[];
  reply: HouseholdReply;
  food: Map<string, string>;
  questions: Question[];
  /** By question. */
  answered: Map<string, string>;
};

export async function readAnswers(reader: EventReader, event: string, household: Household): Promise<HouseholdAnswers> {
  return {
    replies: await repliesOf(reader, event, household.id),
    reply: await householdReply(reader, event, household.id),
    food: await foodNotesOf(
      reader,
      event,
      household.guests.map(({ id }) => id),
    ),
    questions: await questionsOf(reader, event),
    answered: new Map((await questionAnswersOf(reader, event, household.id)).map(({ question, text }) => [question, text])),
  };
}

export function askedHousehold(
  household: Household,
  { replies, reply, food, questions, answered }: HouseholdAnswers,
): Unrendered<AskedHousehold> {
  return {
    names: namesMessage(household),
    guests: household.guests.map((guest) => ({ id: guest.id, name: fullName(guest), kind: guest.kind, food: food.get(guest.id) ?? '' })),
    replies: replies.map(({ part, guest, answer, menu, version }) => ({ part, guest, answer, menu, version })),
    message: reply.message,
    questions: questions.map((question) => ({ ...question, answer: answered.get(question.id) ?? '' })),
    openCompanions: replies.length === 0 ? 0 : openCompanions(household),
    lastAt: reply.lastAt,
    lastBy: reply.lastBy,
    isDeleted: reply.isDeleted,
  };
}

export const mayAnswer = (event: HostedEvent, { isReopened }: HouseholdReply, now: Date) =>
  isAnswering(event, now) || (isReopened && event.state === 'open');

function badAnswer(reason: string): Fault {
  return new Fault('bad-form', reason, { text: message('fault.event-changed') });
}

const answerText = (answer: Answer): Message => message(`event.answer.${answer}`);

/** What is stored of an answer, in words. */
function storedText({ part, answer, menu }: Reply, parts: readonly EventPart[]): Message {
  const option = parts.find(({ id }) => id === part)?.options.find(({ id }) => id === menu);
  return option ? message('event.answer.with', { answer: answerText(answer), menu: option.name }) : answerText(answer);
}

type Answering = {
  event: HostedEvent;
  list: GuestList;
  household: Household;
  via: AnswerVia;
  /** Of the entry in the changes of the list. */
  actor: string;
  now: Date;
};

type Texts = { message: string | null; food: { guest: string; text: string }[]; questions: QuestionAnswer[] };

/** Texts that change, with the conflicts of those that another device changed meanwhile. */
function changedTexts(
  sent: SentAnswers,
  { reply, food, ...asked }: HouseholdAnswers,
  household: Household,
): Texts & { conflicts: FieldError[] } {
  const conflicts: FieldError[] = [];
  const conflict = (field: string, stored: string) =>
    conflicts.push({ field, code: 'changed', message: message('event.changed-elsewhere', { value: verbatim(stored) }) });
  const said = applyText(reply.message, sent.message);
  if (said?.isConflict) conflict('message', reply.message);
  const notes = sent.food.flatMap((note) => {
    if (!household.guests.some(({ id }) => id === note.guest)) throw badAnswer('a note on food of another household');
    const stored = food.get(note.guest) ?? '';
    const changed = applyText(stored, note);
    if (changed?.isConflict) conflict(`food.${note.guest}`, stored);
    return changed ? [{ guest: note.guest, text: changed.text }] : [];
  });
  const questions = sent.questions.flatMap((answer) => {
    const question = asked.questions.find(({ id }) => id === answer.question);
    if (!question) throw badAnswer('an answer to no question of the event');
    const stored = asked.answered.get(question.id) ?? '';
    const changed = applyText(stored, answer);
    if (changed && !isTaken(question, changed.text)) throw badAnswer('an answer that its question does not offer');
    if (changed?.isConflict) conflict(`question.${question.id}`, stored);
    return changed ? [{ question: question.id, text: changed.text }] : [];
  });
  return { message: said?.text ?? null, food: notes, questions, conflicts };
}

/** The household with companions that it names, who are invited to what the one is whom they come with. They come where somebody of it does. */
async function addCompanions(trx: StoreTransaction, sent: SentAnswers, replies: readonly Reply[], answering: Answering): Promise<Reply[]> {
  const { household, list, actor, now } = answering;
  const added = newCompanions(household, sent.companions, newToken);
  if (added === null)
    throw new Fault('bad-form', 'more companions than allowed', {
      errors: [{ field: 'companions', code: 'too-many', message: message('event.wrong.companions', { max: openCompanions(household) }) }],
    });
  if (added.length === 0) return [];
  const label = { kind: 'edit', names: storedNames(household), count: 1 } as const;
  const changed = [{ ...household, guests: [...household.guests, ...added] }];
  await addHouseholds(trx, list, { changed, added: [], before: [household], label, actor, now });
  const parts = [...new Set(replies.filter(({ guest }) => guest === added[0]?.plusOf).map(({ part }) => part))];
  const given: Reply[] = [];
  for (const part of parts) {
    await addInvites(
      trx,
      part,
      added.map(({ id }) => id),
    );
    const isComing = replies.some((reply) => reply.part === part && reply.answer === 'yes');
    if (isComing) given.push(...added.map(({ id }) => ({ part, guest: id, answer: 'yes' as const, menu: null, version: 1 })));
  }
  return given;
}

/**
 * Writes what is sent, as one revision. The owner is locked. Throws Fault 'list-changed' where another device answered the same meanwhile, 'bad-form'
 * for what the household is not asked, and for more companions than it may bring.
 */
export async function saveAnswers(trx: StoreTransaction, sent: SentAnswers, answering: Answering): Promise<void> {
  const { event, household, via, now } = answering;
  const reader = { db: trx };
  const parts = await programmeOf(reader, event.id);
  const stored = await readAnswers(reader, event.id, household);
  const applied = applyReplies(stored.replies, sent.replies, { parts, guests: household.guests });
  if (!applied) throw badAnswer('an answer that is not asked for');
  const texts = changedTexts(sent, stored, household);
  const conflicts = [
    ...applied.conflicts.map(
      ({ stored: before }): FieldError => ({
        field: `reply.${before.part}.${before.guest}`,
        code: 'changed',
        message: message('event.changed-elsewhere', { value: storedText(before, parts) }),
      }),
    ),
    ...texts.conflicts,
  ];
  if (conflicts.length > 0)
    throw new Fault('list-changed', `${conflicts.length} answers of another version`, {
      text: message('fault.answers-changed'),
      errors: conflicts,
    });
  if (!sent.consents && texts.food.some(({ text }) => text !== ''))
    throw new Fault('bad-form', 'a note on food without consent', {
      errors: [{ field: 'consent', code: 'missing', message: message('event.wrong.consent') }],
    });
  const changed = new Map(applied.changed.map((reply) => [`${reply.part} ${reply.guest}`, reply]));
  const after = stored.replies.map((reply) => changed.get(`${reply.part} ${reply.guest}`) ?? reply);
  await revised(trx, { event: event.id, households: [household.id], actor: via, now }, async () => {
    const companions = await addCompanions(trx, sent, after, answering);
    await putReplies(trx, [...applied.changed, ...companions], via, now);
    if (texts.message !== null) await putHouseholdReply(trx, event.id, household.id, { message: texts.message });
    for (const answer of texts.questions) await putQuestionAnswer(trx, household.id, answer);
    for (const note of texts.food) await putFoodNote(trx, { event: event.id, ...note, by: via, now });
  });
}
