/** Words beside names: salutations, degrees, nobility, particles, suffixes. All as `folded` writes them. */
import { folded } from '#core/people/words.ts';

export type Gender = 'f' | 'm' | 'x';

const salutations: Readonly<Record<Gender, string>> = {
  f: 'frau|fr|fraulein|frl|mrs|ms|miss|madame|mme|mademoiselle|mlle|signora|sig ra|sigra|signorina|sig na|senora|sra|senorita|srta|mevrouw|mevr|mw',
  m: 'herr|herrn|hr|hrn|mr|mister|monsieur|m|signor|signore|sig|senor|sr|de heer|dhr|heer|meneer',
  x: 'mx|divers',
};
const genderOfSalutation = new Map(
  Object.entries(salutations).flatMap(([gender, list]) => list.split('|').map((word): [string, Gender] => [word, gender as Gender])),
);

const degrees = new Set(
  'dr|dres|prof|professor|professorin|univ|mag|maga|magister|dipl|ing|dipling|dipl ing|dipl kfm|dipl inf|dipl phys|dipl psych|dkfm|priv doz|pd|med|phil|rer|nat|jur|iur|h c|hc|habil|dent|vet|theol|oec|pol|ddr|di|msgr|pfarrer|rev|sir|dott|dottssa|dott ssa|dottore|dottoressa|avv|arch|maitre|me|docteur|doctor|don|dona|drs|mr drs|ir|professeur|frau dr|herr dr|sc|agr|mult|et|techn|mont'.split(
    '|',
  ),
);
/** Begin a run of degrees; the others only go on in one. */
const firstDegrees = new Set(
  'dr|dres|prof|professor|professorin|mag|maga|magister|dipl|ing|dipling|dipl ing|dipl kfm|dipl inf|dipl phys|dipl psych|dkfm|pd|ddr|di|msgr|pfarrer|rev|sir|dott|dottssa|dott ssa|dottore|dottoressa|avv|arch|docteur|doctor|drs|ir|professeur|univ'.split(
    '|',
  ),
);
const nobles = new Set(
  'graf|grafin|freiherr|freifrau|freiin|baron|baronin|baronesse|prinz|prinzessin|furst|furstin|herzog|herzogin|edler|edle|ritter|comte|comtesse|conte|contessa|marquis|marquise|marchese|marchesa|lord|lady|duc|duchesse|barone|baronessa|jonkheer|jhr|jkvr|reichsgraf|reichsfreiherr'.split(
    '|',
  ),
);
const particles = new Set(
  'von|zu|zur|zum|vom|van|der|den|dem|ter|ten|te|de|del|della|dello|dei|degli|delle|di|da|du|des|la|le|les|lo|d|af|av|y|dos|das|do|el|al|bin|ben|ibn|auf|von der|van der|van den|van de'.split(
    '|',
  ),
);
/** Words that only go on in a run of particles. */
const laterParticles = new Set('der|den|dem|la|le|les|lo|y|auf'.split('|'));
const suffixes = new Set(
  'sen|senior|sr|jun|junior|jr|ba|bsc|ma|msc|mba|llm|ll m|llb|phd|ph d|mag fh|dipl ing fh|ii|iii|iv|ma bsc|b sc|m sc|b a|m a|esq|mbe|obe|fils|pere|bed|med|rn|cpa'.split(
    '|',
  ),
);

export function genderOfWord(word: string): Gender | null {
  return genderOfSalutation.get(folded(word)) ?? null;
}

/** "m" and "fr" are salutations with a point or a capital only where they stand before a name. */
export function isSalutation(word: string): boolean {
  return genderOfSalutation.has(folded(word)) && !/^\p{Ll}$/u.test(word);
}

export function isDegree(word: string, follows: boolean): boolean {
  const own = folded(word);
  if (/-/.test(word) && /^dipl/i.test(own)) return true;
  return follows ? degrees.has(own) && (word.endsWith('.') || firstDegrees.has(own)) : firstDegrees.has(own);
}

export function isNoble(word: string): boolean {
  return nobles.has(folded(word));
}

/** Particles are written small, but for those of Dutch and Italian at the beginning of a family name. */
export function isParticle(word: string, follows: boolean): boolean {
  const own = folded(word);
  if (/^[dD]['\u2019]/.test(word) && word.length > 2) return false;
  return particles.has(own) && (follows || !laterParticles.has(own));
}

export function isSuffix(word: string): boolean {
  return suffixes.has(folded(word.replace(/[(),]/g, '')));
}

const genders: Readonly<Record<Gender, string>> = {
  f: 'w|f|weiblich|female|frau|femme|feminin|femmina|femminile|donna|mujer|femenino|vrouw|v|woman|dame',
  m: 'm|mannlich|male|mann|homme|masculin|maschio|maschile|uomo|hombre|masculino|man|herr|h',
  x: 'd|x|divers|diverse|nonbinary|non binary|autre|altro|otro|anders|andere',
};
const genderNames = new Map(
  Object.entries(genders).flatMap(([gender, list]) => list.split('|').map((word): [string, Gender] => [word, gender as Gender])),
);

export function genderOf(text: string): Gender | null {
  return genderNames.get(folded(text)) ?? null;
}

const languages: Readonly<Record<string, string>> = {
  de: 'de|d|deutsch|german|allemand|tedesco|aleman|duits|ger',
  fr: 'fr|f|franzosisch|french|francais|francese|frances|frans',
  it: 'it|i|italienisch|italian|italien|italiano|italiaans',
  en: 'en|e|englisch|english|anglais|inglese|ingles|engels|gb',
  es: 'es|spanisch|spanish|espagnol|spagnolo|espanol|castellano|spaans',
  nl: 'nl|niederlandisch|hollandisch|dutch|neerlandais|olandese|neerlandes|nederlands',
};
const languageNames = new Map(
  Object.entries(languages).flatMap(([code, list]) => list.split('|').map((word): [string, string] => [word, code])),
);

export function languageOf(text: string): string {
  return languageNames.get(folded(text)) ?? '';
}

const kinds = {
  child: 'kind|child|enfant|bambino|bambina|figlio|figlia|nino|nina|hijo|hija|kindje|minderjahrig|k|c',
  infant: 'baby|kleinkind|saugling|infant|bebe|neonato|toddler',
  'plus-one': 'begleitung|plus one|plusone|1|accompagnant|accompagnatore|acompanante|introducee|partner',
  adult: 'erwachsen|erwachsener|erwachsene|adult|adulte|adulto|adulta|volwassene|volwassen|e|a',
} as const;
export type GuestKind = keyof typeof kinds;
const kindNames = new Map(
  Object.entries(kinds).flatMap(([kind, list]) => list.split('|').map((word): [string, GuestKind] => [word, kind as GuestKind])),
);

export function guestKindOf(text: string): GuestKind | null {
  return kindNames.get(folded(text)) ?? null;
}
