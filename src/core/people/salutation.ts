/** Opening lines of letters and cards: one table of words by language, without the comma behind them. */
import {
  type Addressed,
  addressedOf,
  andBefore,
  type Degree,
  familyAlone,
  type HouseholdGuest,
  highestDegree,
  isFamilyAlone,
  listedNames,
  type Named,
  type NameForm,
  type NameLanguage,
  type NameRegister,
  spaced,
  wholeName,
} from './household-names.ts';
import { folded } from './words.ts';

type ByGender = { f: string; m: string };

type OpeningWords = {
  /** To one person; to several, where the language has a plural of its own. */
  friend: { one: ByGender; many: ByGender | null };
  /** 'each': every person with the words. 'group': those of one gender together. */
  formal: { kind: 'each' | 'group'; one: ByGender; many: ByGender; and: 'comma' | 'word'; hasName: boolean };
  neutral: Record<NameRegister, string>;
  family: (family: string, register: NameRegister) => string;
  degrees: Partial<Record<Degree, ByGender>>;
};

const none: ByGender = { f: '', m: '' };

const words: Readonly<Record<NameLanguage, OpeningWords>> = {
  de: {
    friend: { one: { f: 'Liebe', m: 'Lieber' }, many: null },
    formal: { kind: 'each', one: { f: 'Sehr geehrte Frau', m: 'Sehr geehrter Herr' }, many: none, and: 'comma', hasName: true },
    neutral: { formal: 'Guten Tag', friend: 'Hallo' },
    family: (family, register) => `${register === 'formal' ? 'Sehr geehrte' : 'Liebe'} Familie ${family}`,
    degrees: { prof: { f: 'Professorin', m: 'Professor' }, dr: { f: 'Dr.', m: 'Dr.' }, mag: { f: 'Mag.', m: 'Mag.' } },
  },
  fr: {
    friend: { one: { f: 'Chère', m: 'Cher' }, many: { f: 'Chères', m: 'Chers' } },
    formal: {
      kind: 'group',
      one: { f: 'Chère Madame', m: 'Cher Monsieur' },
      many: { f: 'Chères Mesdames', m: 'Chers Messieurs' },
      and: 'comma',
      hasName: false,
    },
    neutral: { formal: 'Bonjour', friend: 'Bonjour' },
    family: (family) => `Chère famille ${family}`,
    degrees: {},
  },
  it: {
    friend: { one: { f: 'Cara', m: 'Caro' }, many: { f: 'Care', m: 'Cari' } },
    formal: {
      kind: 'group',
      one: { f: 'Gentile Signora', m: 'Gentile Signor' },
      many: { f: 'Gentili Signore', m: 'Gentili Signori' },
      and: 'word',
      hasName: true,
    },
    neutral: { formal: 'Buongiorno', friend: 'Ciao' },
    family: (family, register) => `${register === 'formal' ? 'Gentile' : 'Cara'} famiglia ${family}`,
    degrees: {},
  },
  en: {
    friend: { one: { f: 'Dear', m: 'Dear' }, many: { f: 'Dear', m: 'Dear' } },
    formal: { kind: 'each', one: { f: 'Ms', m: 'Mr' }, many: none, and: 'word', hasName: true },
    neutral: { formal: 'Dear', friend: 'Dear' },
    family: (family) => `Dear ${family} family`,
    degrees: { prof: { f: 'Prof.', m: 'Prof.' }, dr: { f: 'Dr.', m: 'Dr.' } },
  },
  es: {
    friend: { one: { f: 'Querida', m: 'Querido' }, many: { f: 'Queridas', m: 'Queridos' } },
    formal: { kind: 'each', one: { f: 'Estimada Sra.', m: 'Estimado Sr.' }, many: none, and: 'word', hasName: true },
    neutral: { formal: 'Hola', friend: 'Hola' },
    family: (family, register) => `${register === 'formal' ? 'Estimada' : 'Querida'} familia ${family}`,
    degrees: { prof: { f: 'Profa.', m: 'Prof.' }, dr: { f: 'Dra.', m: 'Dr.' } },
  },
  nl: {
    friend: { one: { f: 'Beste', m: 'Beste' }, many: { f: 'Beste', m: 'Beste' } },
    formal: { kind: 'each', one: { f: 'Geachte mevrouw', m: 'Geachte heer' }, many: none, and: 'comma', hasName: true },
    neutral: { formal: 'Geachte', friend: 'Beste' },
    family: (family, register) => `${register === 'formal' ? 'Geachte' : 'Beste'} familie ${familyAlone(family, 'nl')}`,
    degrees: {},
  },
};

/** In Austria a Magister is named. '' for a household without an invited guest that has a name. */
export function openingLine(guests: readonly HouseholdGuest[], form: NameForm): string {
  const addressed = addressedOf(guests, form.sequence);
  const { adults, children, wholeFamily } = addressed;
  const all = [...adults, ...children];
  if (all.length === 0) return '';
  // "Familie Berger mit Lena und Tom" names no parents.
  const isWithoutParents = form.register === 'formal' && adults.length === 0 && children.length > 1 && wholeFamily !== '';
  if (isFamilyAlone(addressed) || isWithoutParents) return words[form.language].family(wholeFamily, form.register);
  // Children are spoken to as friends are; a guest without a given name cannot be.
  const isFriend = (form.register === 'friend' || adults.length === 0) && all.every(({ given }) => given !== '');
  return isFriend ? friendLine(all, addressed, form) : formalLine(adults.length > 0 ? adults : children, form);
}

/** More names than these are a family, if they are all of it. */
const maxNames = 4;

type Known = Named & { gender: 'f' | 'm' };

function knownOf(persons: readonly Named[]): Known[] | null {
  const known = persons.filter((person): person is Known => person.gender !== null);
  return known.length === persons.length ? known : null;
}

function smallBegin(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function friendLine(persons: readonly Named[], { wholeFamily }: Addressed, { language }: NameForm): string {
  const { friend, neutral, family } = words[language];
  if (persons.length > maxNames && wholeFamily !== '') return family(wholeFamily, 'friend');
  const names = persons.map(({ given }) => given);
  const known = knownOf(persons);
  if (known === null) return `${neutral.friend} ${listedNames(names, language)}`;
  if (known.length > 1 && friend.many) {
    const word = known.every(({ gender }) => gender === 'f') ? friend.many.f : friend.many.m;
    return `${word} ${listedNames(names, language)}`;
  }
  const each = known.map(({ gender, given }) => `${friend.one[gender]} ${given}`);
  return each.map((line, at) => (at === 0 ? line : smallBegin(line))).join(', ');
}

function formalLine(persons: readonly Named[], form: NameForm): string {
  const { formal, neutral, degrees } = words[form.language];
  if (form.language === 'en') return `Dear ${listedNames(englishNames(persons), 'en')}`;
  const known = knownOf(persons);
  const isNamed = !formal.hasName || persons.every(({ family }) => family !== '');
  if (known === null || !isNamed) {
    // "Professor" has a form for each gender, "Prof." has not.
    const degree = ({ title }: Named) => (form.language === 'de' ? neutralDegree(title) : '');
    return `${neutral.formal} ${listedNames(
      persons.map((person) => spaced(degree(person), wholeName(person))),
      form.language,
    )}`;
  }
  if (formal.kind === 'group') return groupedLine(known, formal, form.language);
  const each = known.map((person) => eachLine(person, known, { formal, degrees, form }));
  return each
    .map((line, at) => {
      if (at === 0) return line;
      const next = smallBegin(line);
      return formal.and === 'comma' ? `, ${next}` : ` ${andBefore(next, form.language)} ${next}`;
    })
    .join('');
}

function neutralDegree(title: string): string {
  const degree = highestDegree(title);
  return degree === 'prof' ? 'Prof.' : degree === 'dr' ? 'Dr.' : '';
}

/** Counts and barons are spoken to by their title, without "von"; a Freiherr by his name, without the title. */
const spokenTitles = new Set(['graf', 'grafin', 'baron', 'baronin', 'baronesse']);
const silentTitles = new Set(['freiherr', 'freifrau', 'freiin', 'reichsfreiherr']);

function sharesName(person: Known, all: readonly Known[]): boolean {
  return all.some((other) => other !== person && other.gender === person.gender && other.family === person.family);
}

type EachMeans = { formal: OpeningWords['formal']; degrees: OpeningWords['degrees']; form: NameForm };

function eachLine(person: Known, all: readonly Known[], { formal, degrees, form: { language, country } }: EachMeans): string {
  const { gender, noble, family, title } = person;
  const given = sharesName(person, all) ? person.given : '';
  const nobleKey = folded(noble);
  if (language === 'de' && spokenTitles.has(nobleKey)) {
    return spaced(
      ...formal.one[gender].split(' ').slice(0, 2),
      given,
      noble,
      family.replace(/^(?:von|zu|vom|zum|zur)\s(?:und zu\s|der\s|dem\s)?/i, ''),
    );
  }
  const degree = highestDegree(title);
  const isNamed = degree !== null && (degree !== 'mag' || country === 'AT');
  const word = isNamed ? (degrees[degree]?.[gender] ?? '') : '';
  const label = language === 'es' && word !== '' ? spaced(formal.one[gender].split(' ')[0] ?? '', word) : spaced(formal.one[gender], word);
  const titled = silentTitles.has(nobleKey) ? '' : noble;
  const name = given === '' && titled === '' ? familyAlone(family, language) : family;
  return spaced(label, given, titled, name);
}

/** "Chères Mesdames, cher Monsieur"; in Italian with the family names. */
function groupedLine(known: readonly Known[], { one, many, and, hasName }: OpeningWords['formal'], language: NameLanguage): string {
  const genders = [...new Set(known.map(({ gender }) => gender))];
  const families = [...new Set(known.map(({ family }) => family))];
  if (hasName) {
    const [first = 'm'] = genders;
    const word = known.length === 1 ? one[first] : genders.length === 1 ? many[first] : many.m;
    return `${word} ${listedNames(families, language)}`;
  }
  const groups = genders.map((gender) => (known.filter((person) => person.gender === gender).length === 1 ? one[gender] : many[gender]));
  return groups.map((group, at) => (at === 0 ? group : smallBegin(group))).join(and === 'comma' ? ', ' : ' ');
}

/** English names one person without a gender beside others: "Ms Berger and Kim Roth". */
function englishNames(persons: readonly Named[]): string[] {
  const { formal, degrees } = words.en;
  const labels = persons.map(({ gender, title, noble }) => {
    const degree = highestDegree(title);
    const word = degree === null ? undefined : degrees[degree]?.f;
    if (noble !== '' && !silentTitles.has(folded(noble))) return noble;
    return word ?? (gender === null ? '' : formal.one[gender]);
  });
  return persons.map((person, at) => {
    const label = labels[at] ?? '';
    if (label === '' || person.family === '') return wholeName(person);
    const isShared = persons.some((other, index) => index !== at && other.family === person.family && labels[index] === label);
    return spaced(label, isShared ? person.given : '', person.family);
  });
}
