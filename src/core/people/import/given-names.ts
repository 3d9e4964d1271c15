/** A list of given names. It votes on the order of names and may propose a gender; only servers load one. */
import { folded, plainVowels } from '#core/people/words.ts';
import type { Gender } from './name-words.ts';

export type GivenNames = {
  /** True for a name of the list, of double names for their first part. */
  has(word: string): boolean;
  genderOf(given: string): Exclude<Gender, 'x'> | null;
};

export const noGivenNames: GivenNames = { has: () => false, genderOf: () => null };

/** Names apart by spaces, as `folded` writes them; by what they are given as. */
export type GivenNameList = { f: string; m: string; both: string };

export function givenNamesOf({ f, m, both }: GivenNameList): GivenNames {
  const genders = new Map<string, 'f' | 'm' | null>();
  for (const name of f.split(' ')) genders.set(name, 'f');
  for (const name of m.split(' ')) genders.set(name, 'm');
  for (const name of both.split(' ')) genders.set(name, null);
  const first = (word: string) => {
    const own = folded(word).split(' ')[0] ?? '';
    return genders.has(own) ? own : plainVowels(own);
  };
  return {
    has: (word) => word !== '' && genders.has(first(word)),
    genderOf: (given) => genders.get(first(given)) ?? null,
  };
}
