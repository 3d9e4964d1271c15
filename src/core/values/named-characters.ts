/** Characters that a text cannot hold, as a sentence about them names them. */
import { type Message, message, verbatim } from './message.ts';

/** Characters as people can find them in their text: each in quotation marks, invisible ones by their code. */
export function namedCharacters(characters: readonly string[]): Message[] {
  return characters.map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!/^[\p{C}\p{Z}\p{M}]+$/u.test(character)) return message('shared.quoted', { text: character });
    return verbatim(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  });
}
