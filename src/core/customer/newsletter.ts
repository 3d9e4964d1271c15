/** What the newsletter asks for, and which answers it takes: one rule for the form, the call and their sentences. Knows no accounts. */
import { isDay } from '#core/values/date.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { isEmail } from './email.ts';

export const newsletterFields = ['email', 'firstName', 'lastName', 'birthday', 'weddingDate', 'consent'] as const;
export type NewsletterField = (typeof newsletterFields)[number];

/** As a form or a program sends it: texts, '' for what was left empty. */
export type NewsletterForm = Record<Exclude<NewsletterField, 'consent'>, string> & { consent: boolean };

/** Checked; `null` where nothing was given. Days are ISO days. */
export type NewsletterSignUp = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  birthday: string | null;
  weddingDate: string | null;
};

const nameLength = 60;
/** Of birthdays and feasts. */
const firstDay = '1900-01-01';

/** Letters, marks, spaces and what stands in names: a name is never an address, so it cannot carry one into a mail. */
const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.-]*$/u;

/** A name is missing or one. */
export function nameError(field: 'firstName' | 'lastName', text: string): FieldError[] {
  if (text === '') return [];
  if (text.length > nameLength) return [{ field, code: 'too-long', message: message('field.too-long', { max: nameLength }) }];
  return namePattern.test(text) ? [] : [{ field, code: 'name', message: message('field.name.letters') }];
}

/** `today` is an ISO day: a birthday lies before it, a wedding on either side of it (D14). */
function dayErrors(form: NewsletterForm, today: string): FieldError[] {
  const errors: FieldError[] = [];
  for (const field of ['birthday', 'weddingDate'] as const) {
    const text = form[field];
    if (text === '') continue;
    if (!isDay(text) || text < firstDay) errors.push({ field, code: 'day', message: message('field.day.unknown') });
    else if (field === 'birthday' && text >= today) errors.push({ field, code: 'future', message: message('field.birthday.future') });
    else if (field === 'weddingDate' && Number(text.slice(0, 4)) > Number(today.slice(0, 4)) + 10)
      errors.push({ field, code: 'far', message: message('field.day.far') });
  }
  return errors;
}

/** The sign-up of a form, or a sentence for every field that is not right, in the order of the form. `today` is an ISO day. */
export function checkNewsletter(
  form: NewsletterForm,
  today: string,
): { ok: true; signUp: NewsletterSignUp } | { ok: false; errors: FieldError[] } {
  const errors: FieldError[] = [];
  if (form.email === '') errors.push({ field: 'email', code: 'missing', message: message('field.email.missing') });
  else if (!isEmail(form.email)) errors.push({ field: 'email', code: 'email', message: message('field.email.malformed') });
  errors.push(...nameError('firstName', form.firstName), ...nameError('lastName', form.lastName), ...dayErrors(form, today));
  if (!form.consent)
    errors.push({
      field: 'consent',
      code: 'missing',
      message: message('field.consent.missing'),
    });
  if (errors.length > 0) return { ok: false, errors };
  const { email, firstName, lastName, birthday, weddingDate } = form;
  return {
    ok: true,
    signUp: {
      email,
      firstName: firstName || null,
      lastName: lastName || null,
      birthday: birthday || null,
      weddingDate: weddingDate || null,
    },
  };
}
