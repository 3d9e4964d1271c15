/** What the words of a value are, and what a line end between two of them costs. */
import type { FieldName } from './field-names.ts';

/** A name in the parts that may be broken or shortened. Words of a part stand apart by a space. */
export type NameParts = {
  title: string;
  given: readonly string[];
  /** Nobility and what belongs to the family name: "Graf von", "van der". */
  particles: string;
  family: readonly string[];
  suffix: string;
};

export type PartKind = 'title' | 'given' | 'initial' | 'particle' | 'family' | 'suffix' | 'and' | 'number' | 'word';
/** A word, without spaces. */
export type ValuePart = { text: string; kind: PartKind };

const and = /^(?:und|et|e|ed|and|y|en|&|\+)$/iu;
const particle =
  /^(?:von|vom|zu|zum|zur|auf|van|vander|ver|ter|ten|der|den|dem|des|de|del|dela|della|dello|di|da|dal|dos|das|do|du|la|le|les|lo|af|av|el|al|bin|ibn)$/iu;
const nobility =
  /^(?:Graf|Gr\u00e4fin|Freiherr|Freifrau|Freiin|Baron|Baronin|Baroness|Prinz|Prinzessin|F\u00fcrst|F\u00fcrstin|Ritter|Edler|Edle|Herzog|Herzogin)$/u;
const initial = /^\p{Lu}\.(?:-\p{Lu}\.)*,?$/u;
const title = /^(?:Frau|Herrn?|Familie|Madame|Monsieur|Mesdames|Messieurs|Signora?|Ms|Mrs?|Dr|Prof|\p{L}[\p{L}.-]+\.)$/u;

function kindOf(word: string): PartKind {
  if (and.test(word)) return 'and';
  if (particle.test(word)) return 'particle';
  if (initial.test(word)) return 'initial';
  if (/^\p{N}/u.test(word)) return 'number';
  return title.test(word) || nobility.test(word) ? 'title' : 'word';
}

/** The words of a text as far as they can be told apart. Nobility before "von" belongs to it. */
export function wordParts(text: string): ValuePart[] {
  const parts = text.split(/[ \n]+/).flatMap((word): ValuePart[] => (word === '' ? [] : [{ text: word, kind: kindOf(word) }]));
  return parts.map((part, at) => (isOfParticles(part, parts[at - 1], parts[at + 1]) ? { ...part, kind: 'particle' } : part));
}

/** Nobility before a particle, and the "und" of "von und zu". */
function isOfParticles({ text, kind }: ValuePart, before: ValuePart | undefined, next: ValuePart | undefined): boolean {
  if (next?.kind !== 'particle') return false;
  return nobility.test(text) || (kind === 'and' && before?.kind === 'particle');
}

/** True for a word that two names are joined by. */
export function isAnd(word: string): boolean {
  return and.test(word);
}

/** The words of a field that is made of a name; none for another field. */
export function partsOfName({ title, given, particles, family, suffix }: NameParts, field: FieldName): ValuePart[] {
  const words = (text: string, kind: PartKind) => text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word, kind }]));
  const first = given.flatMap((name) => words(name, initial.test(name) ? 'initial' : 'given'));
  const last = [...words(particles, 'particle'), ...family.flatMap((name) => words(name, 'family'))];
  switch (field) {
    case 'titel':
      return words(title, 'title');
    case 'vorname':
      return first;
    case 'rufname':
      return first.slice(0, 1);
    case 'nachname':
      return last;
    case 'name':
      return [...words(title, 'title'), ...first, ...last, ...words(suffix, 'suffix')];
    default:
      return [];
  }
}

/** Behind the hyphen of a double name. */
export const hyphenCost = 2;

/** What it costs to end a line between two words; null where no line ends. */
export function breakCost(left: PartKind, right: PartKind): number | null {
  if (left === 'particle' || left === 'initial' || left === 'number' || right === 'number') return null;
  if (left === 'title' || right === 'suffix') return 5;
  if (right === 'and') return 1;
  if (left === 'and') return 4;
  const isWithin = (left === 'given' && (right === 'given' || right === 'initial')) || (left === 'family' && right === 'family');
  return isWithin ? 3 : 0;
}
