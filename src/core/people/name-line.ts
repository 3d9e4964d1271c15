/** The persons of a household as one line, "Anna, Max, Lena und Tom Weiß", and the line read back. */
import { type Message, verbatim } from '#core/values/message.ts';
import type { Gender, GuestKind, GuestName } from './household.ts';
import { noGivenNames } from './import/given-names.ts';
import { isNoble, isParticle } from './import/name-words.ts';
import { namesInCell } from './import/names-in-cell.ts';
import type { GuestPerson, NameMeans } from './import/person-name.ts';
import { folded } from './words.ts';

export type LinePerson = GuestName & { kind: GuestKind; gender: Gender | null };
export type NameLine = {
  persons: LinePerson[];
  /** "Familie Weiß"; '' where the household has no name of its own. */
  label: string;
  /** Companions without a name; null where the line says nothing of any. */
  plusOnes: number | null;
};

/** Words of nobility and particles at `at`, as their number; the last word is always a name. */
function nobleWords(words: readonly string[]): number {
  let count = 0;
  while (count < words.length - 1 && isBeforeName(words[count] ?? '', count > 0)) count += 1;
  return count;
}

/** "von und zu" is one run of particles. */
function isBeforeName(word: string, follows: boolean): boolean {
  return isNoble(word) || isParticle(word, follows) || (follows && folded(word) === 'und');
}

/** "Freiherr von Rosenau" as words of nobility and the family name. */
export function splitNoble(text: string): Pick<GuestName, 'noble' | 'family'> {
  const words = text.split(' ').filter((word) => word !== '');
  const count = nobleWords(words);
  return { noble: words.slice(0, count).join(' '), family: words.slice(count).join(' ') };
}

/** A gender that is typed before the name. */
function linePerson({ title, given, noble, family, suffix, kind, gender }: GuestPerson): LinePerson {
  return { title, given, ...splitNoble(`${noble} ${family}`), suffix, kind, gender };
}

const isNameless = ({ given, family }: GuestName) => given === '' && family === '';

/** A line is typed with the given name first; no list of names is loaded where it is read. */
const means: NameMeans = { names: noGivenNames, order: 'given-first', isSpanish: false };

/** "Familie Weiß mit Lena und Tom" has parents whose given names the line does not tell. */
function parentsOf(persons: readonly LinePerson[], label: string): LinePerson[] {
  const [first] = persons;
  if (!first || label === '' || persons.some(({ kind }) => kind !== 'child')) return [];
  return [{ ...first, title: '', given: '', suffix: '', kind: 'adult', gender: null }];
}

/** Reads a line as a person typed it. No persons for an empty one. */
export function readNameLine(typed: string): NameLine {
  const { persons, label, plusOnes } = namesInCell(typed, means);
  const found = persons.map(linePerson);
  return { persons: [...parentsOf(found, label), ...found], label, plusOnes: plusOnes > 0 ? plusOnes : null };
}

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

export function familyName({ noble, family }: Pick<GuestName, 'noble' | 'family'>): string {
  return joined(noble, family);
}

/** "Dr. Cornelius Freiherr von Rosenau" */
export function fullName(name: GuestName): string {
  return joined(name.title, name.given, familyName(name), name.suffix);
}

export function isNamed(name: GuestName): boolean {
  return !isNameless(name);
}

/** Persons in a row with one family name have it once, behind the last: "Anna, Max und Tom Weiß". Those without a name are left out. */
export function nameParts(persons: readonly GuestName[]): string[] {
  const named = persons.filter(isNamed);
  return named.map((person, at) => {
    const next = named[at + 1];
    const isShared = next && person.given !== '' && next.given !== '' && person.suffix === '' && familyName(next) === familyName(person);
    return isShared ? joined(person.title, person.given) : fullName(person);
  });
}

/** The line as a host reads and types it: the household's own name, or its persons with the "and" of the language. */
export function namesMessage({ label, guests }: { label: string; guests: readonly GuestName[] }): Message {
  return label === '' ? { key: 'verbatim', values: { text: nameParts(guests) } } : verbatim(label);
}

const storedLength = 200;

/** The same as it is stored beside a change, to be written in the language of who reads it. */
export function storedNames({ label, guests }: { label: string; guests: readonly GuestName[] }): string | string[] {
  const plain = plainNames({ label, guests });
  return label === '' && plain.length <= storedLength ? nameParts(guests) : plain.slice(0, storedLength);
}

/** The same without a language, for sorting and searching; nobody reads it. */
export function plainNames({ label, guests }: { label: string; guests: readonly GuestName[] }): string {
  return label === '' ? nameParts(guests).join(', ') : label;
}
