/** Normalizes typed and pasted text for the document: whole characters, plain line breaks, at most the document's length. */

/** The document's own limit (core/design/document.ts). */
export const maxTextLength = 2000;

/** `cut` is true when something had to be left off. */
export function cleanTyped(typed: string): { text: string; cut: boolean } {
  const plain = typed
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '');
  if (plain.length <= maxTextLength) return { text: plain, cut: false };
  const end = /[\ud800-\udbff]/.test(plain.charAt(maxTextLength - 1)) ? maxTextLength - 1 : maxTextLength;
  return { text: plain.slice(0, end), cut: true };
}
