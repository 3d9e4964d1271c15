/** What the server does with a posted form of an account: the call, and the form again with what was typed but passwords. Server only. */
import { data } from 'react-router';
import { faults, isFault } from '#core/values/fault.ts';
import type { AccountAnswer } from '#web/customer/use-account-form.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { textOf, typedIn } from '#web/page/form-input.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { formErrors } from '#web/page/use-form-call.ts';

/** Longest text of a field. */
const maxLength = 300;

/** The fields of a form; those whose names end with "password" are taken as they were typed. */
export function accountValues<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  const read = (name: Field) => (/password$/i.test(name) ? typedIn(form, name) : textOf(form, name).slice(0, maxLength));
  return Object.fromEntries(fields.map((name) => [name, read(name)])) as Record<Field, string>;
}

/**
 * The page again after a fault: its status, its sentences, and the values without passwords. `prefix`: what the call puts before the names
 * of the form's fields. Throws what is no fault or the shop's own.
 */
export function refusedForm<Field extends string>(page: PageRequest, values: Record<Field, string>, error: unknown, prefix = '') {
  if (!isFault(error) || faults[error.code].status >= 500) throw error;
  const { text, errors: found } = shownFault(error);
  const errors = found.map((one) => ({ ...one, field: one.field.startsWith(prefix) ? one.field.slice(prefix.length) : one.field }));
  const fields = Object.keys(values) as Field[];
  const shown = Object.fromEntries(fields.filter((name) => !/password$/i.test(name)).map((name) => [name, values[name]]));
  const answer = {
    values: shown as Partial<Record<Field, string>>,
    ...formErrors(fields, errors, text, (count) => requestTexts(page)('account.wrong', { count })),
  } satisfies AccountAnswer<Field>;
  return data(answer, { status: faults[error.code].status });
}
