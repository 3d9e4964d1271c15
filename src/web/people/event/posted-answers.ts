/** Reads what a form of answers sent. Server only. */
import { eventBounds } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { pageBounds } from '#core/people/event/page-content.ts';
import { isToken, textOf, typedIn } from '#web/page/form-input.ts';
import { type AnswerNames, answerName, foodName, names, questionName, replyName } from './answer-names.ts';

const answerOf = (text: string): 'yes' | 'no' | 'open' => (text === 'yes' || text === 'no' ? text : 'open');
const menuOf = (text: string) => (isToken(text) ? text : null);

/** "yes ID 3": what the page showed. */
function seenOf(text: string): SentAnswers['replies'][number]['seen'] {
  const [answer = '', menu = '', version = ''] = text.split(' ');
  return { answer: answerOf(answer), menu: menuOf(menu), version: Number(version) || 0 };
}

const lines = (form: FormData, name: string, max: number) => typedIn(form, name).replace(/\r\n?/g, '\n').trim().slice(0, max);

/** Households have twelve persons and events twelve parts; a form with more is none of ours. */
const maxFields = 200;

export function postedAnswers(form: FormData): SentAnswers {
  const pairs = [...form.keys()].flatMap((name) => (name.startsWith(`${names.seen}.`) ? [name.split('.')] : [])).slice(0, maxFields);
  const guests = [...form.keys()].flatMap((name) => (name.startsWith(`${names.seenFood}.`) ? (name.split('.')[1] ?? []) : [])).slice(0, 20);
  const questions = [...form.keys()].flatMap((name) => (name.startsWith(`${names.seenQuestion}.`) ? (name.split('.')[1] ?? []) : []));
  const { food, message, title } = eventBounds;
  return {
    replies: pairs.flatMap(([, part = '', guest = '']) => {
      if (!isToken(part) || !isToken(guest)) return [];
      const of = (name: AnswerNames) => textOf(form, answerName(name, { part, guest }));
      return [{ part, guest, answer: answerOf(of('answer')), menu: menuOf(of('menu')), seen: seenOf(of('seen')) }];
    }),
    companions: form
      .getAll(names.companion)
      .slice(0, 20)
      .flatMap((name) => (typeof name === 'string' && name.trim() !== '' ? [name.slice(0, title)] : [])),
    food: guests.filter(isToken).map((guest) => ({
      guest,
      text: lines(form, foodName(guest), food),
      seen: lines(form, foodName(guest, 'seenFood'), food),
    })),
    questions: questions
      .filter(isToken)
      .slice(0, pageBounds.questions)
      .map((question) => ({
        question,
        text: lines(form, questionName(question), pageBounds.answer),
        seen: lines(form, questionName(question, 'seenQuestion'), pageBounds.answer),
      })),
    consents: form.has(names.consent),
    message: { text: lines(form, names.message, message), seen: lines(form, names.seenMessage, message) },
  };
}

/** Sentences by the field that they are about, as the calls name fields. */
export function answerErrors(errors: readonly { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    errors.map(({ field, message }) => {
      const [kind, part = '', guest = ''] = field.split('.');
      return [kind === 'reply' ? replyName({ part, guest }) : field, message];
    }),
  );
}
