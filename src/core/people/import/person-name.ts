/** One person's name as it is written in a cell: its words in their places. */
import { tidy } from '#core/people/names.ts';
import { plainVowels } from '#core/people/words.ts';
import type { GivenNames } from './given-names.ts';
import { type Gender, type GuestKind, genderOfWord, isDegree, isNoble, isParticle, isSalutation, isSuffix } from './name-words.ts';

/** What a value was concluded from instead of being written where it is. */
export const guessSources = [
  'given-names',
  'word-order',
  'list-country',
  'telephone',
  'town',
  'code-form',
  'padded',
  'date',
  'merged',
  'same-row',
  'family-line',
  'capitals',
  'letters',
  'exponent',
  'adjacent',
] as const;
export type GuessSource = (typeof guessSources)[number];
export type Guess = { field: string; source: GuessSource };

export type GuestName = {
  /** As it is written: "Frau". */
  salutation: string;
  /** Degrees: "Prof. Dr.". */
  title: string;
  given: string;
  /** "Gräfin"; particles stay with the family name. */
  noble: string;
  family: string;
  suffix: string;
  nick: string;
};

export type GuestPerson = GuestName & {
  kind: GuestKind;
  gender: Gender | null;
  /** 'typed': its own column; 'listed': by a salutation. A guess from the given name prints no inflected word. */
  genderSource: 'typed' | 'listed' | 'guess' | null;
  guesses: Guess[];
};

export function newGuest(known: Partial<GuestPerson>): GuestPerson {
  return {
    salutation: '',
    title: '',
    given: '',
    noble: '',
    family: '',
    suffix: '',
    nick: '',
    kind: 'adult',
    gender: null,
    genderSource: null,
    guesses: [],
    ...known,
  };
}

/** How names of a column are written. */
export type NameOrder = 'given-first' | 'family-first';

/** The words of a name, with salutation, degrees and suffixes taken off. */
export type NameWords = { salutation: string; gender: Gender | null; title: string; suffix: string; nick: string; words: string[] };

export function wordsOf(text: string): NameWords {
  let rest = tidy(text);
  let nick = '';
  rest = rest.replace(/\s?(?:\(([\p{L}\p{M} '’-]{2,30})\)|[„"“]([\p{L}\p{M} '’-]{2,30})["“”])/u, (_, inside?: string, quoted?: string) => {
    nick = inside ?? quoted ?? '';
    return ' ';
  });
  const words = rest.split(/\s+/).filter((word) => word !== '' && word !== '-' && word !== ',');
  const found: NameWords = { salutation: '', gender: null, title: '', suffix: '', nick, words: [] };
  readBefore(words, found);
  readBehind(words, found);
  return { ...found, words: words.map((word) => word.replace(/^[,;]{1,3}|[,;]{1,3}$/g, '')).filter((word) => word !== '') };
}

/** Salutation and degrees before the name. */
function readBefore(words: string[], found: NameWords): void {
  const degrees: string[] = [];
  while (words.length > 0) {
    const [word = '', next = ''] = words;
    // "Sig. ra" and "de heer" are two words.
    if (next !== '' && degrees.length === 0 && words.length > 2 && isSalutation(`${word} ${next}`)) {
      found.salutation = `${word} ${next}`;
      found.gender = genderOfWord(`${word} ${next}`);
      words.splice(0, 2);
    } else if (found.salutation === '' && isSalutation(word) && words.length > 1) {
      found.salutation = word;
      found.gender = genderOfWord(word);
      words.shift();
    } else if (isDegree(word, degrees.length > 0) && words.length > 1) degrees.push(words.shift() ?? '');
    else break;
  }
  found.title = degrees.join(' ');
}

/** "jun.", "BSc", "III" behind the name. */
function readBehind(words: string[], found: NameWords): void {
  const suffixes: string[] = [];
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) suffixes.unshift((words.pop() ?? '').replace(/^[,(]{1,3}|[,)]{1,3}$/g, ''));
  found.suffix = suffixes.join(' ');
}

export type NameMeans = { names: GivenNames; order: NameOrder; isSpanish: boolean };

/** The words in their places. */
export function placedName(found: NameWords, means: NameMeans): GuestPerson {
  const { words, gender, salutation, title, suffix, nick } = found;
  const person = newGuest({ salutation, title, suffix, nick, gender, genderSource: gender === null ? null : 'listed' });
  const nobleAt = words.findIndex(isNoble);
  const noble = nobleAt >= 0 && words.length > nobleAt + 1 ? (words[nobleAt] ?? '') : '';
  const plain = noble === '' ? words : words.filter((_, at) => at !== nobleAt);
  person.noble = noble;
  if (plain.length <= 1) {
    const [only = ''] = plain;
    // "Frau Müller" names the family, "Anna" a given name.
    if (salutation !== '' || title !== '' || noble !== '') person.family = only;
    else person.given = only;
    return person;
  }
  const split = splitAt(plain, means, noble !== '' ? nobleAt : -1);
  const [first, second] = [plain.slice(0, split.at).join(' '), plain.slice(split.at).join(' ')];
  person.given = split.order === 'given-first' ? first : second;
  person.family = split.order === 'given-first' ? second : first;
  if (split.isGuess) person.guesses.push({ field: 'given', source: split.source }, { field: 'family', source: split.source });
  return person;
}

type Split = { at: number; order: NameOrder; isGuess: boolean; source: GuessSource };

function splitAt(words: readonly string[], { names, order, isSpanish }: NameMeans, nobleAt: number): Split {
  const known = (at: number) => names.has(words[at] ?? '');
  const last = words.length - 1;
  // "Ben" is a particle and a given name.
  const isName = (word: string, at: number) => /^\p{Lu}/u.test(word) && (at === 0 || known(at));
  const particleAt = words.findIndex((word, at) => at < last && isParticle(word, false) && !isName(word, at));
  if (nobleAt > 0 && particleAt < 0) return { at: Math.min(nobleAt, last), order: 'given-first', isGuess: false, source: 'word-order' };
  if (particleAt > 0 && !(order === 'family-first' && !known(0)))
    return { at: particleAt, order: 'given-first', isGuess: false, source: 'word-order' };
  if (particleAt === 0) return particleFirst(words, names);
  // A word of the list at one end decides; both or none: as the column is.
  const [begins, ends] = [known(0), known(last)];
  const own: NameOrder = begins === ends ? order : begins ? 'given-first' : 'family-first';
  const isException = own !== order;
  if (words.length === 2) return { at: 1, order: own, isGuess: isException, source: 'given-names' };
  if (own === 'family-first') return { at: 1, order: own, isGuess: true, source: 'given-names' };
  let at = 1;
  while (at < last && known(at)) at += 1;
  const isClear = at === last;
  if (isClear) return { at, order: own, isGuess: isException, source: 'given-names' };
  return { at: isSpanish ? Math.max(1, last - 1) : at > 1 ? at : last, order: own, isGuess: true, source: 'word-order' };
}

/** "van den Berg Jan" and "von Berg": the particle begins the family name. */
function particleFirst(words: readonly string[], names: GivenNames): Split {
  let at = 1;
  while (at < words.length - 1 && isParticle(words[at] ?? '', true)) at += 1;
  const hasGiven = at + 1 < words.length && names.has(words.at(-1) ?? '');
  return { at: hasGiven ? words.length - 1 : words.length, order: 'family-first', isGuess: hasGiven, source: 'given-names' };
}

/** Which order most names of a column have, by the list of given names; null where it does not tell. */
export function orderOf(cells: readonly string[], names: GivenNames): NameOrder | null {
  let [first, last] = [0, 0];
  for (const cell of cells) {
    const { words } = wordsOf(cell);
    if (words.length < 2) continue;
    const [begins, ends] = [names.has(words[0] ?? ''), names.has(words.at(-1) ?? '')];
    if (begins && !ends) first += 1;
    if (ends && !begins) last += 1;
  }
  if (first + last === 0) return null;
  return last > first ? 'family-first' : 'given-first';
}

/** Compared as names are typed: "Müller-Lüdenscheid" as "muller ludenscheid". "Le" and "Do" alone are family names, not particles. */
export function familyKey(family: string): string {
  const words = plainVowels(family).split(' ');
  const own = words.filter((word) => !isParticle(word, true) && !isNoble(word));
  return (own.length > 0 ? own : words).join(' ');
}
