/** Who one cell names: a person, a couple, a family with its children, and how many unnamed guests. */
import { tidy } from '#core/people/names.ts';
import { noGivenNames } from './given-names.ts';
import { isParticle, isSalutation, isSuffix } from './name-words.ts';
import { type GuestPerson, type NameMeans, type NameWords, newGuest, placedName, wordsOf } from './person-name.ts';

export type NamesInCell = {
  persons: GuestPerson[];
  /** "Familie Berger"; ''. */
  label: string;
  plusOnes: number;
  /** Several persons stand in the cell, or fewer than its words may mean. */
  isUnclear: boolean;
};

const companion =
  'begleitung|begleitperson|partner(?:in)?|freund(?:in)?|anhang|accompagnant(?:e|\u00b7e)?|invit[e\u00e9]e?|accompagnatore|accompagnatrice|ospite|acompa\u00f1ante|introduc[e\u00e9]e?|guest|partner|plus one|\\+1';
const plusOne = new RegExp(
  `(?:^|\\s|,)(?:(?:mit|und|u\\.|&|\\+|et|avec|con|e|y|en|met|and|with|plus)\\s)?\\(?(?:\\+\\s?(\\d{1,2})(?!\\d)|(?:ihre?|seine?r?|his|her|son|sa)?\\s?(?:${companion})(?![\\p{L}])|N\\.\\s?N\\.?)\\)?`,
  'iu',
);
const joiner = /(?<!\s(?:von|vom|zu|zum|zur|de|der|dem))\s(?:und|et|and|e|ed|y|en|u\.|u|sowie)\s|\s?[&+]\s?|\s\/\s|\/(?=\p{Lu})/u;
const withChildren = /\s(?:mit(?: kindern?)?|avec|con|with|met|samt|inkl\.?|nebst)\s/iu;
const familyBefore = /^(?:die\s)?(?:familien?|fam\.?|famille|famiglia|family|familia|gezin|the)\s(.+)$/iu;
const familyBehind = /^(?:the\s)?(.{2,60}?)[-\s](?:family|familie)$/iu;

/** "Familie Weiß", as families are called in some language. */
export function isFamilyLabel(label: string): boolean {
  return familyBefore.test(label) || familyBehind.test(label);
}

function withoutCompanion(text: string): { rest: string; plusOnes: number } {
  let rest = text;
  let plusOnes = 0;
  for (let round = 0; round < 5; round += 1) {
    const match = plusOne.exec(rest);
    if (!match) break;
    plusOnes += Number(match[1] ?? 1);
    rest = tidy(`${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`);
  }
  return { rest: rest.replace(/(?:\s(?:und|et|and|mit|avec|with|con|met|[&+]))?[\s,]{0,3}$/u, ''), plusOnes: Math.min(plusOnes, 10) };
}

/** Characters of a cell that are read as names; longer ones are told to be unclear. */
export const maxNamesLength = 400;

export function namesInCell(cell: string, means: NameMeans): NamesInCell {
  const text = tidy(cell);
  const read = text.slice(0, maxNamesLength).toWellFormed();
  const glued = withDoubleNames(read, means);
  const found = namesIn(glued, means);
  if (glued === read) return { ...found, isUnclear: found.isUnclear || text.length > maxNamesLength };
  const persons = found.persons.map((person) => ({ ...person, given: apart(person.given), family: apart(person.family) }));
  return { ...found, persons, label: apart(found.label), isUnclear: found.isUnclear || text.length > maxNamesLength };
}

/** Joins the words of a double name, so that they are one word where persons are told apart. A text that holds it has none. */
const glue = '_';

function apart(text: string): string {
  return text.replaceAll(glue, ' ');
}

const joining = /^(?:und|et|and|e|ed|y|en|u\.|u|sowie|&|\+|\/|mit|avec|con|with|met)$/iu;
const nameWord = /^\p{Lu}[\p{L}\p{M}'\u2019-]+$/u;
/** Names that stand behind "e" in Portuguese double names. Italian couples are joined by the same word. */
const portuguese = new Set(
  'silva|sousa|souza|castro|melo|mello|costa|s\u00e1|cunha|santos|almeida|vasconcelos|meneses|menezes|lima|abreu|brito|faro'.split('|'),
);

/** "Ortega y Gasset", "Costa e Silva": one family name, where one word that is no given name stands behind a given and a family name. */
function withDoubleNames(text: string, { names }: NameMeans): string {
  if (text.includes(glue)) return text;
  const words = text.split(' ');
  let result = '';
  for (const [at, word] of words.entries()) {
    const isGlued = isDoubleAt(words, at, names) || isDoubleAt(words, at - 1, names);
    result += at === 0 ? word : `${isGlued ? glue : ' '}${word}`;
  }
  return result;
}

function isDoubleAt(words: readonly string[], at: number, names: NameMeans['names']): boolean {
  const word = words[at];
  if (word !== 'y' && word !== 'e') return false;
  const [first = '', before = '', written = '', next] = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]];
  const behind = written.replace(/[,;]$/, '');
  const isLast = next === undefined || behind !== written || joining.test(next);
  const isName = names === noGivenNames ? word === 'y' || portuguese.has(behind.toLowerCase()) : !names.has(behind);
  return isLast && isName && nameWord.test(before) && nameWord.test(behind) && first !== '' && !joining.test(first) && !/[,;]$/.test(first);
}

function namesIn(text: string, means: NameMeans): NamesInCell {
  const { rest, plusOnes } = withoutCompanion(text);
  const family = familyBefore.exec(rest) ?? familyBehind.exec(rest);
  if (family) return { ...familyLine(family[1] ?? '', rest, means), plusOnes };
  const [adults = '', ...others] = rest.split(withChildren);
  if (others.length > 0 && adults !== '') {
    const own = personsOf(adults, means);
    const shownFamily = own.persons.find((person) => person.family !== '')?.family ?? '';
    const children = others.flatMap((part) => childrenOf(part, shownFamily, means));
    return { ...own, persons: [...own.persons, ...children], plusOnes };
  }
  return { ...personsOf(rest, means), plusOnes };
}

/** "Müller mit Anna, Max und Lena": who is named behind are taken as children; "Anna und Max Müller" as adults. */
function familyLine(text: string, whole: string, means: NameMeans): Omit<NamesInCell, 'plusOnes'> {
  const [head = '', ...others] = text.split(withChildren);
  const listed = head.split(/[:(]/);
  const [before = '', ...inside] = listed;
  const label = tidy(whole.split(withChildren)[0]?.split(/[:(]/)[0] ?? '').trim();
  const named = [...inside.map((part) => part.split(')')[0] ?? ''), ...others];
  if (joiner.test(` ${before} `) || before.trim().split(' ').length > 3) return { ...personsOf(before, means), label: '' };
  const { words, title } = wordsOf(before);
  const family = familyOf(words, means);
  const children = named.flatMap((part) => childrenOf(part, family.family, means));
  const persons = children.length > 0 ? children : [];
  if (persons.length > 0) return { persons, label, isUnclear: false };
  const person = newGuest({ ...family, title, guesses: [{ field: 'given', source: 'family-line' }] });
  return { persons: [person], label, isUnclear: family.given === '' };
}

/** "Anna Berger" behind "Familie" is a name; words with a particle, or one word, are the family. */
function familyOf(words: readonly string[], means: NameMeans): { given: string; family: string } {
  if (words.length < 2 || isParticle(words[0] ?? '', false) || !means.names.has(words[0] ?? ''))
    return { given: '', family: words.join(' ') };
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

function childrenOf(text: string, family: string, means: NameMeans): GuestPerson[] {
  return listed(text).flatMap((name) => {
    const found = wordsOf(
      name
        .replace(/^(?:den\s)?(?:kindern?|enfants|figli|kids|children|kinderen|hijos)\s/iu, '')
        .replace(/\s?\(\d{1,2}(?:\s?\p{L}{1,8}\.?)?\)/u, ''),
    );
    if (found.words.length === 0 || /^\d+$/.test(found.words[0] ?? '')) return [];
    const person = placedName(found, { ...means, order: 'given-first' });
    const own = person.family === '' ? { ...person, family } : person;
    return [{ ...own, kind: 'child' as const, guesses: [...own.guesses, { field: 'kind', source: 'family-line' as const }] }];
  });
}

/** Parts between commas and joining words. */
function listed(text: string): string[] {
  return text.split(/\s?[,;]\s?/).flatMap((part) =>
    ` ${part} `
      .split(joiner)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
}

function personsOf(text: string, means: NameMeans): Omit<NamesInCell, 'plusOnes'> {
  const none = { label: '', isUnclear: false };
  const saluted = salutedPair(text, means);
  if (saluted) return { ...none, persons: saluted };
  const [before = '', ...behind] = text.split(/\s?[,;]\s?/).filter((part) => part !== '');
  const after = behind.join(', ');
  if (behind.length === 1 && after.split(' ').every((word) => isSuffix(word))) {
    const own = personsOf(before, means);
    return { ...own, persons: own.persons.map((person) => ({ ...person, suffix: tidy(`${person.suffix} ${after}`) })) };
  }
  if (behind.length === 1 && isCommaForm(before, after, means)) return { ...none, persons: commaForm(before, after, means) };
  const parts = listed(text);
  const persons = parts.length > 1 ? shared(parts.map(wordsOf), means) : parts.map((part) => placedName(wordsOf(part), means));
  return { ...none, persons };
}

/** "Müller, Anna" and "Müller, Anna und Max"; not "Anna Müller, Max Meier", nor "Anna, Max und Lena Müller". */
function isCommaForm(before: string, after: string, { names }: NameMeans): boolean {
  if (joiner.test(` ${before} `)) return false;
  const left = wordsOf(before).words;
  const right = listed(after).map((part) => wordsOf(part).words);
  // Without a list of names, two words behind the comma are a name of their own.
  if (names === noGivenNames) return right.every((words) => words.length === 1);
  const isListLeft = names.has(left[0] ?? '') && left.length > 1 && !isParticle(left[0] ?? '', false);
  if (isListLeft && (right[0]?.length ?? 0) > 1) return false;
  const last = right.at(-1) ?? [];
  return !(right.length > 1 && left.length === 1 && names.has(left[0] ?? '') && last.length > 1 && !names.has(last.at(-1) ?? ''));
}

function commaForm(before: string, after: string, means: NameMeans): GuestPerson[] {
  const left = wordsOf(before);
  const { noble } = placedName(left, means);
  const name = left.words.filter((word) => word !== noble).join(' ');
  return listed(after).map((part) => {
    const right = wordsOf(part);
    const own = placedName({ ...right, words: [] }, means);
    // "Berg, Anna von": the particle stands behind the given name.
    const at = right.words.findIndex((word, index) => index > 0 && isParticle(word, false));
    const particle = at > 0 ? right.words.slice(at).join(' ') : '';
    return {
      ...own,
      given: (at > 0 ? right.words.slice(0, at) : right.words).join(' '),
      noble,
      family: tidy(`${particle} ${name}`),
      salutation: own.salutation || left.salutation,
      gender: own.gender ?? left.gender,
      genderSource: own.genderSource ?? (left.gender === null ? null : 'listed'),
      title: tidy(`${left.title} ${own.title}`),
      suffix: tidy(`${left.suffix} ${own.suffix}`),
    };
  });
}

/** Persons joined by "und": a given name that stands alone has the family name of the next full one, or of the one before it. */
function shared(parts: readonly NameWords[], means: NameMeans): GuestPerson[] {
  const isAlone = parts.map(({ words }) => words.length <= 1);
  const placed = parts.map((part) => placedName(part, means));
  if (!isAlone.includes(false)) return placed;
  const isFull = ({ family }: GuestPerson, at: number) => !isAlone[at] && family !== '';
  const before = placed.findLast(isFull);
  let next: GuestPerson | undefined;
  return placed
    .map((person, at): [GuestPerson, number] => [person, at])
    .toReversed()
    .map(([person, at]) => {
      if (isFull(person, at)) next = person;
      return isAlone[at] ? { ...person, given: person.given || person.family, family: (next ?? before)?.family ?? '' } : person;
    })
    .toReversed();
}

const pair = /^(\p{L}{1,10}\.?|de heer)\s(?:und|u\.|&|\+|et|and|e|ed|y|en)\s(\p{L}{1,10}\.?(?:ra)?)\s(.+)$/iu;

/** "Herr und Frau Berger", "Mr and Mrs John Smith", "Herr und Frau Max und Anna Berger"; null for anything else. */
function salutedPair(text: string, means: NameMeans): GuestPerson[] | null {
  const [, first = '', second = '', names = ''] = pair.exec(text) ?? [];
  if (!isSalutation(first) || !isSalutation(second)) return null;
  const parts = listed(names);
  const [one = '', two] = parts;
  const saluted = (salutation: string, name: string) => placedName(wordsOf(`${salutation} ${name}`), means);
  if (two !== undefined) return shared([wordsOf(`${first} ${one}`), wordsOf(`${second} ${two}`)], means);
  const head = saluted(first, one);
  return [head, { ...saluted(second, head.family), given: '', family: head.family }];
}
