/** Which passwords an account takes. Not how they are stored. */

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
  return sequences.some((sequence) => sequence.includes(text) || sequence.includes(backwards));
}

/** At most three different characters, or one run of the keyboard, the alphabet or the digits. */
function isSimple(password: string): boolean {
  const lower = password.toLowerCase();
  return new Set(lower).size <= 3 || isSequence(lower);
}

/** Parts of names and of the address before the @ that a password must not be made of; shorter ones stand in many words. */
function personalWords(personal: readonly string[]): string[] {
  return personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 4);
}

/** True when little is left of a password without the words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return words.some((word) => lower.includes(word) && lower.length - word.length < passwordLength.min - 2);
}

/**
 * What is wrong with a new password, or null. `personal` are the names and the address's local part, `isCommon` knows the list of common
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
  if (isMadeOf(password, [...shopWords, ...personalWords(personal)])) return 'personal';
  const core = passwordCore(password);
  // What is left of digits with a letter or two between them says nothing.
  return isCommon(password.toLowerCase()) || (core.length >= 4 && isCommon(core)) ? 'common' : null;
}
