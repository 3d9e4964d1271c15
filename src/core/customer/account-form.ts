/** What the forms of an account ask for: one rule for form and call. Passwords are in password.ts. */
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { isEmail } from './email.ts';
import { nameError } from './newsletter.ts';
import { passwordLength, passwordProblem } from './password.ts';

export const companyLength = 100;

export function emailErrors(email: string): FieldError[] {
  if (email === '') return [{ field: 'email', code: 'missing', message: message('field.email.missing') }];
  if (isEmail(email)) return [];
  return [{ field: 'email', code: 'email', message: message('field.email.malformed') }];
}

export type PersonForm = { firstName: string; lastName: string; type: number; company: string };

/** Of names and company; a business needs one. */
export function personErrors({ firstName, lastName, type, company }: PersonForm): FieldError[] {
  const names = (['firstName', 'lastName'] as const).flatMap((field) => {
    const text = field === 'firstName' ? firstName : lastName;
    return text === '' ? [{ field, code: 'missing', message: message(`field.${field}.missing`) }] : nameError(field, text);
  });
  const isMissing = type === 1 && company === '';
  const isLong = company.length > companyLength;
  if (isMissing) names.push({ field: 'company', code: 'missing', message: message('field.company.missing') });
  else if (isLong) names.push({ field: 'company', code: 'too-long', message: message('field.too-long', { max: companyLength }) });
  return names;
}

/** `personal` are names and address; `isCommon` knows the list of common passwords. */
export function passwordErrors(password: string, personal: readonly string[], isCommon: (word: string) => boolean): FieldError[] {
  if (password === '') return [{ field: 'password', code: 'missing', message: message('field.password.missing') }];
  const code = passwordProblem(password, personal, isCommon);
  if (code === null) return [];
  return [{ field: 'password', code, message: message(`field.password.${code}`, { min: passwordLength.min, max: passwordLength.max }) }];
}
