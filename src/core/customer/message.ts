/** What a message to the shop needs: one rule for the form, the call and their sentences, which say neither du nor Sie. */

import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { isEmail } from './email.ts';

/** In the order of the form. */
export const messageFields = ['message', 'email', 'name', 'order'] as const;
export type MessageField = (typeof messageFields)[number];

/** As a form or a program sends it: texts, '' for what was left empty. */
export type MessageForm = Record<MessageField, string>;

/** Checked; `null` where nothing was given. */
export type CheckedMessage = { message: string; email: string; name: string | null; order: string | null };

export const minMessageLength = 10;
export const maxMessageLength = 2000;
const maxNameLength = 80;

/** One guest may write this often in an hour. */
export const messagesPerHour = 5;

/** In the spelling of the shop: no spaces, upper case. */
export function orderNumber(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

const orderPattern = /^F\d{7,12}$/;

/** A text as it is kept: one kind of line break, no control characters but these and tabs, nothing invisible, no empty ends. */
export function cleanText(text: string): string {
  return visibleText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''));
}

function messageError(text: string): FieldError[] {
  const field = 'message';
  const length = Array.from(text).length;
  if (length === 0) return [{ field, code: 'missing', message: message('field.message.missing') }];
  if (length < minMessageLength)
    return [{ field, code: 'too-short', message: message('field.message.too-short', { min: minMessageLength }) }];
  if (length <= maxMessageLength) return [];
  return [{ field, code: 'too-long', message: message('field.message.too-long', { length, max: maxMessageLength }) }];
}

function emailError(email: string): FieldError[] {
  const field = 'email';
  if (email === '') return [{ field, code: 'missing', message: message('field.email.missing') }];
  if (isEmail(email)) return [];
  return [{ field, code: 'email', message: message('field.email.malformed') }];
}

/** The message of a form, or a sentence for every field that is not right, in the order of the form. */
export function checkMessage(form: MessageForm): { ok: true; message: CheckedMessage } | { ok: false; errors: FieldError[] } {
  const text = cleanText(form.message);
  const email = form.email.trim();
  const name = cleanText(form.name).replace(/\s+/g, ' ');
  const order = orderNumber(form.order);
  const errors = [...messageError(text), ...emailError(email)];
  if (name.length > maxNameLength)
    errors.push({ field: 'name', code: 'too-long', message: message('field.too-long', { max: maxNameLength }) });
  if (order !== '' && !orderPattern.test(order)) errors.push({ field: 'order', code: 'order', message: message('field.order.malformed') });
  return errors.length > 0
    ? { ok: false, errors }
    : { ok: true, message: { message: text, email, name: name || null, order: order || null } };
}
