/** Normalizes typed and pasted text for the document: whole characters, plain line breaks. */

/** The document's own limit (core/design/document.ts). */
export const maxTextLength = 2000;

export function plainTyped(typed: string): string {
  return (
    typed
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
      .replace(/\t/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
  );
}
