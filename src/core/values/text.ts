/** Small rules of written German that several sentences share. No translations and no page texts. */

/** How a page addresses its reader: Sie on mourning and business pages, du elsewhere (brand voice). */
export type AddressForm = 'du' | 'Sie';

/** "a", "a und b", "a, b und c". */
export function joinAnd(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}
