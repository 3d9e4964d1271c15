/** Cuts personal data and secrets out of texts for the log: e-mail addresses, tokens, cookies, credentials in addresses. */

type Replacement = string | ((found: string, name: string) => string);

const secretNames = /session|token|secret|password|signature/i;

/** Each takes linear time: log texts come from outside, and are searched on the event loop. */
const patterns: readonly (readonly [RegExp, Replacement])[] = [
  // postgres://shop:secret@host
  [/(:\/\/)[^\s/@]{1,200}@/g, '$1[redacted]@'],
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/gu, '[email]'],
  [/\b(Bearer|Basic) {1,9}[\w~+/.=-]+/gi, '$1 [redacted]'],
  [/\b((?:set-)?cookie|authorization)(["']?\s{0,9}[:=]\s{0,9}["']?)[^\r\n"']+/gi, '$1$2[redacted]'],
  [/(?<![\w-])([\w-]+)=[^\s"'&;,]+/g, (found, name) => (secretNames.test(name) ? `${name}=[redacted]` : found)],
  // A segment of 22 characters of base64url is the token of an order, a newsletter or a transfer.
  [/(?<=\/)[A-Za-z0-9_-]{22}(?![A-Za-z0-9_.-])/g, '[token]'],
  // One of 26 letters and digits is the key of a request for an address.
  [/(?<=\/)[A-Za-z0-9]{26}(?![A-Za-z0-9_.-])/g, '[token]'],
];

/** Longer than what a pattern can need to tell a secret from other text. */
const maxWordLength = 300;

/** At most `longest` characters. The word that is cut goes as a whole: half a secret has not the form by which it is found. */
function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest;
  while (end > Math.max(0, longest - maxWordLength) && /\S/.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** The beginning of a text, `longest` characters at most, without personal data and secrets. Time linear in `longest`. */
export function redactText(text: string, longest: number): string {
  let result = cutText(text, longest);
  for (const [pattern, replacement] of patterns) result = result.replace(pattern, replacement as string);
  return result;
}
