/** The persons of a household as one line, "Anna, Max, Lena und Tom Weiß", and the line read back. */
import { type Message, verbatim } from '#core/values/message.ts';
import type { Gender, GuestKind, GuestName } from './household.ts';
import { tidy } from './names.ts';
import { folded } from './words.ts';

export type LinePerson = GuestName & { kind: GuestKind; gender: Gender | null };
export type NameLine = {
  persons: LinePerson[];
  /** "Familie Weiß"; '' where the household has no name of its own. */
  label: string;
  /** Companions without a name; null where the line says nothing of any. */
  plusOnes: number | null;
};

const noName: GuestName = { title: '', given: '', noble: '', family: '', suffix: '' };

// Words as `folded` gives them.
const salutations: ReadonlyMap<string, Gender> = new Map([
  ['frau', 'f'],
  ['fr', 'f'],
  ['herr', 'm'],
  ['herrn', 'm'],
  ['hr', 'm'],
]);
const titles: ReadonlySet<string> = new Set([
  ...'dr dres prof professor professorin ing mag magister magistra mmag dkfm phd med jur phil habil hc rer nat'.split(' '),
  'dipl ing',
  'dipl kfm',
  'h c',
]);
const nobility: ReadonlySet<string> = new Set([
  ...'graf grafin freiherr freifrau freiin baron baronin prinz prinzessin furst furstin herzog herzogin ritter edler edle'.split(' '),
  ...'von vom zu zum zur van der den dem de del della di da du d la le lo les ten ter y und'.split(' '),
]);
const suffixes: ReadonlySet<string> = new Set([
  ...'jun sen jr sr ii iii iv ma mba msc bsc ba'.split(' '),
  'm a',
  'b a',
  'm sc',
  'b sc',
  'll m',
]);

/** Words of nobility from `at` on, as their number; the last word is always a name. */
function nobleWords(words: readonly string[], at: number): number {
  let count = 0;
  while (at + count < words.length - 1 && nobility.has(folded(words[at + count] ?? ''))) count += 1;
  return count;
}

function withoutEnds(words: string[]): { gender: Gender | null; title: string; suffix: string; rest: string[] } {
  const rest = [...words];
  const gender = salutations.get(folded(rest[0] ?? '')) ?? null;
  if (gender) rest.shift();
  const title: string[] = [];
  while (rest.length > 0 && titles.has(folded(rest[0] ?? ''))) title.push(rest.shift() ?? '');
  const suffix: string[] = [];
  while (rest.length > 1 && suffixes.has(folded(rest.at(-1) ?? ''))) suffix.unshift(rest.pop() ?? '');
  return { gender, title: title.join(' '), suffix: suffix.join(' '), rest };
}

/** One person. A single word is a given name; behind "Frau" or a title alone it may be either, and is the family name behind "Frau". */
function readPerson(text: string, kind: GuestKind): LinePerson {
  const { gender, title, suffix, rest } = withoutEnds(text.split(' ').filter((word) => word !== ''));
  const person = { ...noName, kind, gender, title, suffix };
  // A word of nobility may begin a name only behind "Frau" or a title.
  const start = gender !== null || title !== '' ? 0 : 1;
  const first = rest.findIndex((_, at) => at >= start && nobleWords(rest, at) > 0);
  if (first >= 0) return { ...person, given: rest.slice(0, first).join(' '), ...familyOf(rest.slice(first)) };
  if (rest.length <= 1) return gender !== null ? { ...person, family: rest.join(' ') } : { ...person, given: rest.join(' ') };
  return { ...person, given: rest.slice(0, -1).join(' '), family: rest.at(-1) ?? '' };
}

const isNameless = ({ given, family }: GuestName) => given === '' && family === '';

/**
 * Persons without a family name have that of the next one who has it: "Anna und Max Weiß". Before a whole name the only word behind "Frau" is
 * a given name: "Frau Anna und Herr Max Weiß".
 */
function shareFamily(persons: LinePerson[]): LinePerson[] {
  let next: GuestName | null = null;
  return persons
    .toReversed()
    .map((person) => {
      if (next && person.family === '') return { ...person, noble: next.noble, family: next.family };
      if (next && next.given !== '' && person.given === '' && !person.family.includes(' '))
        return { ...person, given: person.family, noble: next.noble, family: next.family };
      if (person.family !== '') next = person;
      return person;
    })
    .toReversed();
}

const separator = / (?:und|u\.|et|e|and|y|en) |[/;&+]/iu;
const plusOne = /(?:,? (?:und|u\.|mit|&|\+) (?:begleitung|partner|partnerin|gast)|,? ?\+ ?(\d{1,2}))$/iu;
const familyWord = /^(?:familie|fam\.|famille|famiglia) (.+)$/iu;

function pieces(text: string, kind: GuestKind): LinePerson[] {
  const parts = text.split(',').map((part) => part.trim());
  const [before = '', behind = ''] = parts;
  const names = behind.split(separator).map((name) => name.trim());
  // "Müller, Anna und Max": one word before the only comma, and nothing but given names behind it.
  const isReversed =
    parts.length === 2 && before !== '' && !separator.test(before) && behind !== '' && names.every((name) => isGivenOnly(name));
  if (isReversed && !suffixes.has(folded(behind)))
    return names.map((name) => ({ ...readPerson(name, kind), ...familyOf(before.split(' ')), given: givenOf(name) }));
  const all = parts.flatMap((part) => ` ${part} `.split(separator));
  return shareFamily(all.map((part) => readPerson(part.trim(), kind))).filter((person) => !isNameless(person) || person.gender !== null);
}

function isGivenOnly(name: string): boolean {
  return withoutEnds(name.split(' ')).rest.length === 1;
}

function givenOf(name: string): string {
  return withoutEnds(name.split(' ')).rest.join(' ');
}

function familyOf(words: readonly string[]): Pick<GuestName, 'noble' | 'family'> {
  const count = nobleWords(words, 0);
  return { noble: words.slice(0, count).join(' '), family: words.slice(count).join(' ') };
}

/** "Freiherr von Rosenau" as words of nobility and the family name. */
export function splitNoble(text: string): Pick<GuestName, 'noble' | 'family'> {
  return familyOf(text.split(' ').filter((word) => word !== ''));
}

/** "Familie Weiß mit Anna, Max und Lena": who is named are children, since the parents are not. */
function readFamily(name: string): Omit<NameLine, 'plusOnes'> {
  const [own = '', ...rest] = name.split(/ mit /i);
  const family = familyOf(own.split(' '));
  const parent: LinePerson = { ...noName, ...family, kind: 'adult', gender: null };
  const children = rest.length === 0 ? [] : pieces(rest.join(' mit '), 'child');
  return {
    persons: [parent, ...children.map((child) => (child.family === '' ? { ...child, ...family } : child))],
    label: `Familie ${own}`,
  };
}

/** Reads a line as a person typed it. No persons for an empty one. */
export function readNameLine(typed: string): NameLine {
  const text = tidy(typed);
  const more = plusOne.exec(text);
  const line = more ? text.slice(0, more.index).trim() : text;
  const plusOnes = more ? Number(more[1] ?? 1) : null;
  if (line === '') return { persons: [], label: '', plusOnes };
  const family = familyWord.exec(line);
  if (family) return { ...readFamily(family[1] ?? ''), plusOnes };
  return { persons: pieces(line, 'adult'), label: '', plusOnes };
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

/** The same without a language, for sorting and searching. */
export function plainNames({ label, guests }: { label: string; guests: readonly GuestName[] }): string {
  return label === '' ? nameParts(guests).join(', ') : label;
}
