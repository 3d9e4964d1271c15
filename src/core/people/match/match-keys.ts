/** What guests are compared by, and the blocks within which they are. */
import type { GivenNames } from '#core/people/import/given-names.ts';
import { familyKey } from '#core/people/import/person-name.ts';
import { streetKey } from '#core/people/import/street.ts';
import { folded, plainVowels } from '#core/people/words.ts';
import type { ListedGuest } from './listed-guest.ts';

export type MatchKeys = {
  given: string;
  /** The given name without spaces, and with the letters that spellings differ in made equal: "Stephan", "Stefan". */
  spelling: string;
  /** True where the list of given names has the first. */
  isListed: boolean;
  nick: string;
  family: string;
  /** 'sen', 'jun', 'iii'; ''. */
  generation: string;
  /** As it is written; a guess is none. */
  gender: 'f' | 'm' | null;
  code: string;
  street: string;
  email: string;
};

const generations: Readonly<Record<string, string>> = {
  sen: 'sen',
  senior: 'sen',
  sr: 'sen',
  pere: 'sen',
  jun: 'jun',
  junior: 'jun',
  jr: 'jun',
  fils: 'jun',
  ii: 'ii',
  iii: 'iii',
  iv: 'iv',
};

function generationOf(suffix: string): string {
  return (
    folded(suffix)
      .split(' ')
      .map((word) => generations[word] ?? '')
      .find((found) => found !== '') ?? ''
  );
}

function spellingOf(given: string): string {
  return given
    .replaceAll(' ', '')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replace(/c(?!h)k?/g, 'k')
    .replace(/^ch(?=r)/, 'k')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')
    .replace(/(?<=..)h$/, '');
}

export function matchKeys({ person, address }: ListedGuest, names: GivenNames): MatchKeys {
  const given = plainVowels(person.given);
  const isWritten = person.genderSource === 'typed' || person.genderSource === 'listed';
  return {
    given,
    spelling: spellingOf(given),
    isListed: names.has(person.given),
    nick: plainVowels(person.nick),
    family: familyKey(person.family),
    generation: generationOf(person.suffix),
    gender: isWritten && person.gender !== 'x' ? person.gender : null,
    code: folded(address.postalCode).replaceAll(' ', ''),
    street: streetKey(address.street),
    email: address.email.toLowerCase(),
  };
}

/** Guests that may be the same have a block in common. The most certain come first. */
export function blocksOf({ given, family, code, street, email }: MatchKeys): string[] {
  const compact = family.replaceAll(' ', '');
  const families = new Set(
    [compact, ...family.split(' ')].filter((part) => part.length > 2 || part === compact).map((part) => part.slice(0, 4)),
  );
  const first = given.slice(0, 3);
  return [
    `all|${given}|${family}|${code}|${street}`,
    ...(email === '' ? [] : [`mail|${email}`]),
    ...(first === '' || code === '' ? [] : [`given-code|${first}|${code}`]),
    ...(street === '' || code === '' ? [] : [`address|${code}|${street}`]),
    `ends|${first}|${compact.slice(-3)}`,
    ...[...families].filter((part) => part !== '').map((part) => `family|${part}`),
  ];
}

/** What a block is divided by that has too many guests. */
export function partsOf({ given, code, street }: MatchKeys): string[] {
  return [`given|${given}`, `begins|${given.slice(0, 3)}`, `ends|${given.slice(-3)}`, `address|${code}|${street}`];
}
