/** Cuts personal data and secrets out of texts for the log: e-mail addresses, tokens, cookies, credentials in addresses. */

const patterns: readonly (readonly [RegExp, string])[] = [
  // postgres://shop:secret@host
  [/(:\/\/)[^\s/@]{1,200}@/g, '$1[redacted]@'],
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8}\.\p{L}{2,24}/gu, '[email]'],
  [/\b(Bearer|Basic) +[\w~+/.=-]+/gi, '$1 [redacted]'],
  [/\b((?:set-)?cookie|authorization)(["']?\s*[:=]\s*["']?)[^\r\n"']+/gi, '$1$2[redacted]'],
  [/\b([\w-]*(?:session|token|secret|password|signature)[\w-]*=)[^\s"'&;,]+/gi, '$1[redacted]'],
  // A segment of 22 characters of base64url is the token of an order, a newsletter or a transfer.
  [/(?<=\/)[A-Za-z0-9_-]{22}(?![A-Za-z0-9_.-])/g, '[token]'],
];

export function redactText(text: string): string {
  let result = text;
  for (const [pattern, replacement] of patterns) result = result.replace(pattern, replacement);
  return result;
}
