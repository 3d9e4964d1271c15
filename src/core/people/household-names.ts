/** Whom of a household an opening or an address names, in which sequence, and by which words. */
import type { GuestPerson } from './import/person-name.ts';
import { folded } from './words.ts';

export const nameLanguages = ['de', 'fr', 'it', 'en', 'es', 'nl'] as const;
export type NameLanguage = (typeof nameLanguages)[number];

/** 'friend': by given names. */
export type NameRegister = 'formal' | 'friend';
/** 'women-first': women by a written gender; the others as they are listed. */
export type NameSequence = 'listed' | 'women-first' | 'alphabet';

/** How names of a household are written. `country`: where its letters are sent, ISO 3166. */
export type NameForm = { language: NameLanguage; register: NameRegister; sequence: NameSequence; country: string };

export type HouseholdGuest = Pick<GuestPerson, 'title' | 'given' | 'noble' | 'family' | 'suffix' | 'kind' | 'gender' | 'genderSource'> & {
  isInvited: boolean;
};

export type Named = Pick<GuestPerson, 'title' | 'given' | 'noble' | 'family' | 'suffix'> & {
  /** Null where no word may be inflected: a guess, unknown, or neither. */
  gender: 'f' | 'm' | null;
};

export type Addressed = {
  adults: readonly Named[];
  children: readonly Named[];
  /** Invited guests without a name. */
  unnamed: number;
  /** The family name, where the whole household is invited and has one name; ''. "Family" reads as an invitation for all. */
  wholeFamily: string;
};

function namedOf({ title, given, noble, family, suffix, gender, genderSource }: HouseholdGuest): Named {
  const isWritten = genderSource === 'typed' || genderSource === 'listed';
  return { title, given, noble, family, suffix, gender: isWritten && gender !== 'x' ? gender : null };
}

function inSequence(persons: readonly Named[], sequence: NameSequence): Named[] {
  if (sequence === 'women-first')
    return [...persons.filter(({ gender }) => gender === 'f'), ...persons.filter(({ gender }) => gender !== 'f')];
  if (sequence === 'listed') return [...persons];
  const key = ({ given, family }: Named) => folded(`${given} ${family}`);
  return persons.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

export function addressedOf(guests: readonly HouseholdGuest[], sequence: NameSequence): Addressed {
  const invited = guests.filter(({ isInvited }) => isInvited);
  const hasName = ({ given, family }: HouseholdGuest) => given !== '' || family !== '';
  const isChild = ({ kind }: HouseholdGuest) => kind === 'child' || kind === 'infant';
  const named = invited.filter(hasName);
  const families = new Set(named.map(({ family }) => family));
  const isWhole = invited.length === guests.length && families.size === 1;
  return {
    adults: inSequence(named.filter((guest) => !isChild(guest)).map(namedOf), sequence),
    children: inSequence(named.filter(isChild).map(namedOf), sequence),
    unnamed: invited.length - named.length,
    wholeFamily: isWhole ? (named[0]?.family ?? '') : '',
  };
}

/** A household that the list knows by its family name alone. */
export function isFamilyAlone({ adults, children, wholeFamily }: Addressed): boolean {
  const [only] = adults;
  return adults.length === 1 && children.length === 0 && wholeFamily !== '' && only?.given === '' && only.gender === null;
}

export function spaced(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

export function wholeName({ given, noble, family }: Named): string {
  return spaced(given, noble, family);
}

const and: Readonly<Record<NameLanguage, string>> = { de: 'und', fr: 'et', it: 'e', en: 'and', es: 'y', nl: 'en' };

/** Italian and Spanish keep two equal vowels apart: "Anna ed Eva", "Ana e Ignacio". */
export function andBefore(next: string, language: NameLanguage): string {
  const begin = folded(next);
  if (language === 'it' && begin.startsWith('e')) return 'ed';
  if (language === 'es' && /^h?i(?![aeou])/.test(begin)) return 'e';
  return and[language];
}

/** "Anna, Max and Lena". */
export function listedNames(names: readonly string[], language: NameLanguage): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')} ${andBefore(last, language)} ${last}`;
}

/** Dutch particles are written large where nothing stands before them. */
export function familyAlone(family: string, language: NameLanguage): string {
  return language === 'nl' ? family.charAt(0).toLocaleUpperCase('nl') + family.slice(1) : family;
}

export type Degree = 'prof' | 'dr' | 'mag';

const degreeWords: readonly (readonly [Degree, ReadonlySet<string>])[] = [
  ['prof', new Set(['prof', 'professor', 'professorin', 'professeur'])],
  ['dr', new Set(['dr', 'ddr', 'dres', 'doctor', 'docteur', 'dott', 'dottssa', 'dottore', 'dottoressa'])],
  ['mag', new Set(['mag', 'maga', 'magister'])],
];

/** The highest of the degrees that openings name. */
export function highestDegree(title: string): Degree | null {
  const words = folded(title).split(' ');
  return degreeWords.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? null;
}
