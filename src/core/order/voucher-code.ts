/** The codes of vouchers: their letters, how people write them, and which kind of voucher one is. */
import { compatibleText } from '#core/values/text/text-input.ts';

/** No 0, 1, I, L, O, U: what people read aloud and type stays what it is. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A discount on one order, or money that was paid before. */
export const codeKinds = ['promo', 'gift'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Letters of a code without hyphens: 58 random bits for a discount of some euros, 78 for up to 200. */
export const codeLengths: Readonly<Record<CodeKind, number>> = { promo: 12, gift: 16 };

const groupLength = 4;

/** "7KQ2M9XH4TBC" as "7KQ2-M9XH-4TBC". */
export function groupedCode(letters: string): string {
  return (letters.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/**
 * A typed code as it is stored, with its kind: spaces, hyphens and case do not count. Null for what cannot be a code of the shop.
 */
export function readCode(typed: string): { kind: CodeKind; code: string } | null {
  const letters = compatibleText(typed)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if ([...letters].some((letter) => !codeLetters.includes(letter))) return null;
  const kind = codeKinds.find((one) => codeLengths[one] === letters.length);
  return kind ? { kind, code: groupedCode(letters) } : null;
}

/** What people may see of a gift voucher's code without owning it. */
export function lastFour(code: string): string {
  return code.slice(-groupLength);
}
