/** Numbers of a choice, which addresses carry as text. */
import * as z from 'zod/mini';

/** A number, or text of the given form that is read as one. */
export function queryNumber(digits: RegExp) {
  return z.union([z.number(), z.pipe(z.string().check(z.regex(digits)), z.transform(Number))]);
}
