/** First step of text: what people typed or pasted becomes plain, composed text with newlines. No character that prints is lost. */
import { textInput } from '#core/values/text/text-input.ts';

/** Controls, byte order marks and zero width spaces: they print nothing and only disturb measuring. Direction marks are needed later. */
export const silent = /(?!\n)[\p{Cc}\u200b\u2061-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Latin letters and signs that stay as they are. */
const plain = /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2027]*$/;

/** Composed (NFC) text whose lines end in '\n', without silent characters and without empty lines at the end. */
export function prepareText(text: string): string {
  if (plain.test(text)) return withoutEmptyEnd(text);
  const composed = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(silent, '');
  return withoutEmptyEnd(textInput(composed));
}

function withoutEmptyEnd(text: string): string {
  return text.slice(0, emptyEnd(text));
}

/** Where the empty lines at the end begin: at the first line end behind the last word; spaces behind that word stay where none follows. */
export function emptyEnd(text: string): number {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\n')) end -= 1;
  const lineEnd = text.indexOf('\n', end);
  if (lineEnd === -1) return text.length;
  let cut = lineEnd;
  while (cut > 0 && text[cut - 1] === ' ') cut -= 1;
  return cut;
}
