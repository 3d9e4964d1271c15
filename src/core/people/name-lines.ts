/** Lines of names on envelopes and cards. They have four at most, whatever a household has. */
import {
  type Addressed,
  addressedOf,
  andBefore,
  familyAlone,
  type HouseholdGuest,
  highestDegree,
  isFamilyAlone,
  listedNames,
  type Named,
  type NameForm,
  type NameLanguage,
  spaced,
} from './household-names.ts';
import { folded } from './words.ts';

/** Letters to Switzerland and Liechtenstein say "Herr". */
export type LineForm = NameForm & {
  /** A whole household of one name, with children: "Familie Berger", or its names. */
  whole: 'family' | 'names';
  /** A couple of one name: each with a line, or "Herrn und Frau Berger" in German and French. */
  couple: 'each' | 'together';
  /** Only cards name a guest without a name, as company. */
  piece: 'envelope' | 'card';
};

type LineWords = {
  labels: { f: string; m: string };
  family: (family: string) => string;
  withChildren: string;
  company: string;
};

const words: Readonly<Record<NameLanguage, LineWords>> = {
  de: { labels: { f: 'Frau', m: 'Herrn' }, family: (family) => `Familie ${family}`, withChildren: 'mit', company: 'Begleitung' },
  fr: {
    labels: { f: 'Madame', m: 'Monsieur' },
    family: (family) => `Famille ${family}`,
    withChildren: 'et',
    company: 'accompagnant\u00b7e',
  },
  it: {
    labels: { f: 'Gentile Sig.ra', m: 'Gentile Sig.' },
    family: (family) => `Famiglia ${family}`,
    withChildren: 'con',
    company: 'accompagnatore',
  },
  en: { labels: { f: 'Ms', m: 'Mr' }, family: (family) => `The ${family} Family`, withChildren: 'with', company: 'Guest' },
  es: { labels: { f: 'Sra.', m: 'Sr.' }, family: (family) => `Familia ${family}`, withChildren: 'con', company: 'acompañante' },
  nl: {
    labels: { f: 'Mevrouw', m: 'De heer' },
    family: (family) => `Familie ${familyAlone(family, 'nl')}`,
    withChildren: 'met',
    company: 'introducee',
  },
};

const maxLines = 4;

/** `company`: the firm of the household; ''. No line for a household without an invited guest that has a name. */
export function nameLines(guests: readonly HouseholdGuest[], company: string, form: LineForm): string[] {
  const addressed = addressedOf(guests, form.sequence);
  const head = company === '' ? [] : [company];
  const lines = personLines(addressed, form, maxLines - head.length);
  if (form.piece === 'card' && addressed.unnamed > 0 && lines.length > 0) {
    const { company: guest } = words[form.language];
    lines.push(`${lines.pop()} ${andBefore(guest, form.language)} ${guest}`);
  }
  return [...head, ...lines];
}

function personLines(addressed: Addressed, form: LineForm, most: number): string[] {
  const { adults, children, wholeFamily } = addressed;
  const { family, withChildren } = words[form.language];
  const isFamily = wholeFamily !== '' && (children.length > 0 || adults.length > 2);
  if (isFamilyAlone(addressed) || (isFamily && form.whole === 'family')) return [family(wholeFamily)];
  if (isFamily && isPlain([...adults, ...children])) return [sharedName([...adults, ...children], form.language)];
  if (adults.length === 0) return fitted(friendLines(children, form.language), most, form.language);
  const families = new Set(adults.map((adult) => adult.family));
  const names = children.map((child) => (child.given !== '' && families.has(child.family) ? child.given : lineName(child)));
  const last = names.length === 0 ? [] : [`${withChildren} ${listedNames(names, form.language)}`];
  const lines = form.register === 'friend' ? friendLines(adults, form.language) : formalLines(adults, form);
  return [...fitted(lines, most - last.length, form.language), ...last];
}

/** Several names on a line where there are more of them than lines. */
function fitted(lines: readonly string[], most: number, language: NameLanguage): string[] {
  const size = Math.ceil(lines.length / most);
  if (size <= 1) return [...lines];
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => listedNames(lines.slice(at * size, (at + 1) * size), language));
}

const generations = /^(?:sen|senior|sr|jun|junior|jr|ii|iii|iv)$/;

/** With "jun." behind the name, and degrees behind a comma. */
function lineName({ given, noble, family, suffix }: Named): string {
  const name = spaced(given, noble, family);
  if (suffix === '') return name;
  return generations.test(folded(suffix)) ? `${name} ${suffix}` : `${name}, ${suffix}`;
}

function formalName(person: Named, { language, country }: LineForm): string {
  const { gender, title } = person;
  const { labels } = words[language];
  const nominative = language === 'de' && (country === 'CH' || country === 'LI') ? 'Herr' : labels.m;
  const label = gender === null ? '' : gender === 'f' ? labels.f : nominative;
  // A degree takes the place of Mr and Ms; Italian envelopes name none.
  const degree = highestDegree(title);
  const isInstead = language === 'en' && (degree === 'prof' || degree === 'dr');
  return spaced(isInstead ? '' : label, language === 'it' ? '' : title, lineName(person));
}

/** True where persons have one family name and nothing between it and their given names. */
function isPlain(persons: readonly Named[]): boolean {
  const [first] = persons;
  return persons.every(({ given, noble, family, suffix }) => given !== '' && noble === '' && suffix === '' && family === first?.family);
}

function sharedName(persons: readonly Named[], language: NameLanguage): string {
  const givens = persons.map(({ given }) => given);
  return spaced(listedNames(givens, language), persons[0]?.family ?? '');
}

/** Persons of one name behind each other share it: "Anna und Max Berger". */
function friendLines(persons: readonly Named[], language: NameLanguage): string[] {
  const groups: Named[][] = [];
  for (const person of persons) {
    const group = groups.at(-1);
    if (group && isPlain([...group, person])) group.push(person);
    else groups.push([person]);
  }
  const names = groups.map((group) => (group.length > 1 ? sharedName(group, language) : group.map(lineName).join('')));
  return persons.length === 2 ? [listedNames(names, language)] : names;
}

const plurals: Partial<Record<NameLanguage, { f: string; m: string; isMixed: boolean }>> = {
  fr: { f: 'Mesdames', m: 'Messieurs', isMixed: false },
  it: { f: 'Gentilissime Signore', m: 'Gentilissimi Signori', isMixed: true },
};

function formalLines(adults: readonly Named[], form: LineForm): string[] {
  const { language } = form;
  const single = adults.map((person) => formalName(person, form));
  const genders = new Set(adults.map(({ gender }) => gender));
  const isShared = adults.length > 1 && isPlain(adults) && !genders.has(null) && adults[0]?.family !== '';
  if (language === 'en' && adults.length === 2) return [isShared ? englishCouple(adults, form) : listedNames(single, language)];
  if (!isShared) return single;
  if (form.couple === 'together' && adults.length === 2 && genders.size === 2) return [together(adults, form) ?? single].flat();
  const plural = plurals[language];
  const hasTitle = language !== 'it' && adults.some(({ title }) => title !== '');
  if (!plural || hasTitle || (genders.size > 1 && !plural.isMixed)) return single;
  return [`${genders.has('m') ? plural.m : plural.f} ${sharedName(adults, language)}`];
}

/** "Ms Anna and Mr Max Berger". */
function englishCouple(adults: readonly Named[], form: LineForm): string {
  const names = adults.map((person) => formalName({ ...person, family: '' }, form));
  return spaced(listedNames(names, 'en'), adults[0]?.family ?? '');
}

function together(adults: readonly Named[], { language, country }: LineForm): string | null {
  const family = adults[0]?.family ?? '';
  if (language === 'fr') return spaced('Monsieur et Madame', adults.find(({ gender }) => gender === 'm')?.given ?? '', family);
  if (language === 'de') return `${country === 'CH' || country === 'LI' ? 'Herr' : 'Herrn'} und Frau ${family}`;
  return null;
}
