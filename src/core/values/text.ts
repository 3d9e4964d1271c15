/** Small rules of written German that several sentences share. No translations and no page texts. */

/** How a page addresses its reader: Sie on mourning and business pages, du elsewhere (brand voice). */
export type AddressForm = 'du' | 'Sie';

/** "a", "a und b", "a, b und c". */
export function joinAnd(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

/** A text in German quotation marks. */
export function quoted(text: string): string {
  return `„${text}“`;
}

/** Characters as people can find them in their text: each in quotation marks, invisible ones by their code. */
export function namedCharacters(characters: readonly string[]): string {
  return joinAnd(
    characters.map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return /^[\p{C}\p{Z}\p{M}]+$/u.test(character) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : quoted(character);
    }),
  );
}
