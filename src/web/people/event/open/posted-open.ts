/** Reads the posted form of the page for all. Server only. */
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import { openTerms } from '#core/people/event/open-terms.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { isToken, textOf, typedIn } from '#web/page/form-input.ts';
import { openAnswerName, openNames } from './open-names.ts';

type Sent = Omit<Input<Calls['POST /web-api/event-pages/:key/open-answer']>, 'key'>;
export type PostedOpen = Sent & Required<Pick<Sent, 'trap' | 'isAnother' | 'edit'>>;

const answerPrefix = openAnswerName('');
/** More than a stamp has. */
const maxStamp = 200;
/** More than a key has. */
const maxEdit = 100;

export const linesOf = (form: FormData, name: string) => typedIn(form, name).replace(/\r\n?/g, '\n').trim().slice(0, eventBounds.message);

export const formMarks = (form: FormData) => ({
  stamp: textOf(form, openNames.stamp).slice(0, maxStamp),
  trap: textOf(form, openNames.trap).slice(0, maxStamp),
});

/** The key of the answer that the page showed. */
export const editOf = (form: FormData) => textOf(form, openNames.edit).slice(0, maxEdit);

export function postedOpen(form: FormData): PostedOpen {
  const names = form.getAll(openNames.name).slice(0, openTerms.names);
  const parts = [...new Set([...form.keys()].flatMap((name) => (name.startsWith(answerPrefix) ? [name.slice(answerPrefix.length)] : [])))];
  return {
    ...formMarks(form),
    isAnother: form.has(openNames.another),
    edit: editOf(form),
    names: names.flatMap((name) => (typeof name === 'string' ? [oneLine(name)] : [])),
    answers: parts.slice(0, eventBounds.parts).flatMap((part) => {
      const answer = textOf(form, openAnswerName(part));
      return isToken(part) ? [{ part, answer: answer === 'yes' || answer === 'no' ? answer : ('open' as const) }] : [];
    }),
    email: textOf(form, openNames.email).slice(0, 100),
    message: linesOf(form, openNames.message),
  };
}

const oneLine = (typed: string) => visibleText(typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).slice(0, eventBounds.title);
