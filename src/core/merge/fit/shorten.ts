/** Shorter forms of a name that a host may allow. A family name is never shortened. */
import type { MergeRecord } from '#core/merge/record.ts';
import { isAnd, type NameParts, type ValuePart, wordParts } from '#core/merge/value-parts.ts';

/** In the order in which they are tried; each keeps those before it. */
export const nameShortenings = ['suffix', 'title', 'further-given', 'first-given'] as const;
export type NameShortening = (typeof nameShortenings)[number];

/** "Anna-Lena" -> "A.-L." */
function initialOf(given: string): string {
  return given
    .split('-')
    .flatMap((part) => {
      const [letter] = Array.from(part);
      return letter ? [`${letter}.`] : [];
    })
    .join('-');
}

const shorter: Record<NameShortening, (name: NameParts) => NameParts> = {
  suffix: (name) => ({ ...name, suffix: '' }),
  title: (name) => ({ ...name, title: '' }),
  'further-given': (name) => ({ ...name, given: name.given.map((given, at) => (at === 0 ? given : initialOf(given))) }),
  'first-given': (name) => ({ ...name, given: name.given.map((given, at) => (at === 0 ? initialOf(given) : given)) }),
};

// Name lines of an address. Its company, street, town and country stay as they are.

const suffix = /^(?:jun\.?|sen\.?|jr\.?|sr\.?|B\.?Sc\.?|M\.?Sc\.?|B\.?A\.?|M\.?A\.?|MBA|LL\.?M\.?)$/u;
/** What a person is called by stays: it is no degree. */
const salutation =
  /^(?:Frau|Herrn?|Familie|Madame|Monsieur|Mesdames|Messieurs|Mevrouw|Signora?|Gentil\p{L}*|Sig\.(?:ra)?|Sra?\.|Ms|Mrs?|The)$/u;

/** A name of a line: the words before it that join it to the one before, and those of its person. */
type Person = { head: string[]; title: string[]; given: string[]; family: string[]; suffix: string[] };

function personOf(words: readonly ValuePart[]): Person {
  const rest = [...words];
  const taken = (isOne: (part: ValuePart) => boolean) => {
    const found: string[] = [];
    while (rest[0] && rest.length > 1 && isOne(rest[0])) found.push(rest.shift()?.text ?? '');
    return found;
  };
  const head = taken(({ text }) => isAnd(text) || salutation.test(text));
  const title = taken(({ kind, text }) => kind === 'title' && text.endsWith('.'));
  const tail: string[] = [];
  while (rest.length > 2 && suffix.test(rest.at(-1)?.text ?? '')) tail.unshift(rest.pop()?.text ?? '');
  // Nobility and particles begin the family name; without them it is the last word.
  const noble = rest.findIndex(({ kind, text }, at) => at > 0 && (kind === 'particle' || (kind === 'title' && !text.endsWith('.'))));
  const at = noble > 0 ? noble : rest.length - 1;
  const texts = rest.map(({ text }) => text);
  return { head, title, given: texts.slice(0, at), family: texts.slice(at), suffix: tail };
}

const shorterPerson: Record<NameShortening, (person: Person) => Person> = {
  suffix: (person) => ({
    ...person,
    family: person.family.map((word) => (person.suffix.length > 0 ? word.replace(/,$/, '') : word)),
    suffix: [],
  }),
  title: (person) => ({ ...person, title: [] }),
  'further-given': (person) => ({ ...person, given: person.given.map((name, at) => (at === 0 ? name : initialOf(name))) }),
  'first-given': (person) => ({ ...person, given: person.given.map((name, at) => (at === 0 ? initialOf(name) : name)) }),
};

/** A line of names in a shorter form. In one that lists several given names behind each other none is made an initial. */
function shorterLine(line: string, one: NameShortening): string {
  const words = wordParts(line);
  if ((one === 'further-given' || one === 'first-given') && words.slice(0, -1).some(({ text }) => text.endsWith(','))) return line;
  const starts = words.flatMap(({ text }, at) => (at === 0 || isAnd(text) ? [at] : []));
  return starts
    .map((start, at) => {
      const { head, title, given, family, suffix: tail } = shorterPerson[one](personOf(words.slice(start, starts[at + 1])));
      return [...head, ...title, ...given, ...family, ...tail].join(' ');
    })
    .join(' ');
}

/** The record with the next shorter form of its address: the longest line of names that this makes shorter; null where there is none. */
function shorterAddress(record: MergeRecord, one: NameShortening): MergeRecord | null {
  const { adresse, adresszeilen } = record.values;
  const names = adresszeilen?.split('\n') ?? [];
  const lines = adresse?.split('\n') ?? [];
  const found = names
    .map((name) => ({ name, short: shorterLine(name, one) }))
    .filter(({ name, short }) => short.length < name.length && lines.includes(name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  if (!found) return null;
  const replaced = (all: readonly string[]) => all.map((line) => (line === found.name ? found.short : line)).join('\n');
  return { ...record, values: { ...record.values, adresse: replaced(lines), adresszeilen: replaced(names) } };
}

/**
 * The record after none, one, two … of the allowed shortenings, as far as each changes the name. Of an address its longest line of names is
 * shortened first, then the next one.
 */
export function shortened(
  record: MergeRecord,
  allowed: readonly NameShortening[],
): readonly { record: MergeRecord; used: readonly NameShortening[] }[] {
  const steps: { record: MergeRecord; used: readonly NameShortening[] }[] = [{ record, used: [] }];
  for (const one of nameShortenings) {
    if (!allowed.includes(one)) continue;
    let last = steps.at(-1);
    for (let next = last && shorterAddress(last.record, one); last && next; next = shorterAddress(next, one)) {
      last = { record: next, used: last.used.includes(one) ? last.used : [...last.used, one] };
      steps.push(last);
    }
    const name = last?.record.name;
    if (!last || !name) continue;
    const next = shorter[one](name);
    if (JSON.stringify(next) === JSON.stringify(name)) continue;
    steps.push({ record: { ...last.record, name: next }, used: [...last.used, one] });
  }
  return steps;
}
