/** Which passwords an account takes. Not how they are stored. */
import { decomposed, withoutMarks } from '#core/values/text/text-input.ts';

export const passwordLength = { min: 10, max: 256 } as const;

export type PasswordProblem = 'too-short' | 'too-long' | 'common' | 'personal' | 'simple';

/** Words of the shop that a password must not be made of. */
const shopWords = ['federleicht', 'myposter', 'passwort'];
const sequences = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghjklyxcvbnm', 'qwertyuiopasdfghjklzxcvbnm'];

/** Signs that stand for letters. */
const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** Lower case, without digits and signs at both ends, signs read as letters, a doubled half once. */
export function passwordCore(password: string): string {
  const trimmed = password.toLowerCase().replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');
  const letters = [...trimmed].map((sign) => leet[sign] ?? sign).join('');
  const half = letters.slice(0, letters.length / 2);
  return half !== '' && half + half === letters ? half : letters;
}

function isSequence(text: string): boolean {
  const backwards = [...text].reverse().join('');
  return sequences.some((sequence) => [sequence, plain(sequence)].some((run) => run.includes(text) || run.includes(backwards)));
}

/** At most three different characters, or one run of the keyboard, the alphabet or the digits. */
function isSimple(password: string): boolean {
  const lower = password.toLowerCase();
  return new Set(lower).size <= 3 || isSequence(lower);
}

/** Lower case, signs read as letters, without accents and without what is neither letter nor digit. */
function plain(text: string): string {
  return [...withoutMarks(text.toLowerCase().replaceAll('\u00df', 'ss'))]
    .map((sign) => leet[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** "müller" is written "muller" and "mueller". */
function spellings(word: string): string[] {
  return [plain(word), plain(decomposed(word.toLowerCase()).replace(/([aou])\u0308/g, '$1e'))];
}

/**
 * What a password must not be made of: parts of names and of the address, a short one doubled, and two of them in a row, each forwards and
 * backwards. Words of less than four characters stand in many others.
 */
function guessedWords(personal: readonly string[]): string[] {
  const parts = personal
    .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((part) => part !== '')
    .slice(0, 20);
  const short = parts.filter((part) => part.length < 4);
  const pairs = short.flatMap((one) => short.map((other) => one + other));
  const words = new Set([...parts, ...pairs, ...shopWords].flatMap(spellings).filter((word) => word.length >= 4));
  return [...words].flatMap((word) => [word, [...word].reverse().join('')]).toSorted((a, b) => b.length - a.length);
}

/** True when little is left of a password without the words, or what is left is simple. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const whole = plain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest !== whole && (rest.length < passwordLength.min - 2 || isSimple(rest));
}

/**
 * What is wrong with a new password, or null. `personal` are the names and the parts of the address, `isCommon` knows the list of common
 * passwords (lower case). The password is in NFC; nothing of it is changed.
 */
export function passwordProblem(
  password: string,
  personal: readonly string[],
  isCommon: (word: string) => boolean,
): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordLength.min) return 'too-short';
  if (length > passwordLength.max) return 'too-long';
  if (isSimple(password)) return 'simple';
  if (isMadeOf(password, guessedWords(personal))) return 'personal';
  const core = passwordCore(password);
  // What is left of digits with a letter or two between them says nothing.
  return isCommon(password.toLowerCase()) || (core.length >= 4 && isCommon(core)) ? 'common' : null;
}
