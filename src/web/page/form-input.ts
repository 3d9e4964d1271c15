/** What a page's form sent, read without trust. Server only. */
import { data } from 'react-router';
import { faults } from '#core/values/fault.ts';

/** The fields of a posted form. Throws a 400 answer with a sentence for a body that is none. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(faults['bad-json'].text, { status: 400, statusText: 'Bad Request' });
  }
}

/** Marks nobody sees that turn or split what is printed on a parcel. Joiners stay: names and emoji need them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** One line of text: normalised, trimmed, without control characters and invisible marks. Missing fields and files are ''. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .replace(invisible, '')
        .trim()
    : '';
}

export function isToken(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_-]{22}$/.test(text);
}
