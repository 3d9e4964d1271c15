/** Small rules of written German that several sentences share. No translations and no page texts. */

import { type Message, message, verbatim } from './message.ts';

/** How a page addresses its reader: Sie on mourning and business pages, du elsewhere (brand voice). */
export type AddressForm = 'du' | 'Sie';

/** "a", "a und b", "a, b und c". */
export function joinAnd(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

/** Characters as people can find them in their text: each in quotation marks, invisible ones by their code. */
export function namedCharacters(characters: readonly string[]): Message[] {
  return characters.map((character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!/^[\p{C}\p{Z}\p{M}]+$/u.test(character)) return message('shared.quoted', { text: character });
    return verbatim(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
  });
}
