/** How a sentence names a letter. */
import { type MessageValue, message } from '#core/values/message.ts';

/** A character as a customer can find it in the text: in quotation marks, an invisible one by its code. */
export function namedLetter(character: string): MessageValue {
  const code = character.codePointAt(0) ?? 0;
  const isInvisible = /^[\p{C}\p{Z}\p{M}]+$/u.test(character);
  return isInvisible ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : message('preflight.character', { character });
}
