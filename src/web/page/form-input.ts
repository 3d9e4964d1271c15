/** Parses posted forms as untrusted input. Server only. */

import { data } from 'react-router';
import { readRequestBody } from '#core/values/body.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { textInput } from '#core/values/text/text-input.ts';
import { visibleText } from '#core/values/visible-text.ts';
import { shownFault } from './fault-response.ts';

/** Bytes of a posted form: forms carry texts, no files. */
const maxFormBytes = 64_000;

/** The fields of a posted form, their names and texts as `textInput` gives them; up to 64 kB unless `maxBytes` says otherwise. Throws a 413 response for a body that is too large and a 400 response for one that is no form. */
export async function postedForm(request: Request, maxBytes = maxFormBytes): Promise<FormData> {
  try {
    const body = await readRequestBody(request, maxBytes);
    const sent = await new Response(body, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData();
    const form = new FormData();
    for (const [name, value] of sent) form.append(textInput(name), typeof value === 'string' ? textInput(value) : value);
    return form;
  } catch (error) {
    const isTooLarge = isFault(error) && error.code === 'too-large';
    if (isTooLarge) throw data(shownFault(error).text, { status: 413, statusText: 'Content Too Large' });
    throw data(shownFault(new Fault('bad-json')).text, { status: 400, statusText: 'Bad Request' });
  }
}

/** One line of text: trimmed, without control characters and invisible marks. Missing fields and files are ''. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? visibleText(value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')) : '';
}

/** A field as it was typed, spaces and all: a password, or a text of several lines. Missing fields and files are ''. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A page says with its status that something was wrong; the answer to a script does not, browsers would report it as a failure. */
export function statusFor(request: Request, status: number): number {
  return request.headers.get('accept')?.includes('text/html') ? status : 200;
}

export function isToken(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_-]{22}$/.test(text);
}
