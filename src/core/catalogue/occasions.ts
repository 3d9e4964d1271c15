/** Occasions of the catalogue: their keys, names and how a title says them. */
import type { AddressForm } from '#core/values/text.ts';

export type Occasion = {
  /** "Hochzeit" */
  name: string;
  /** How it follows a noun: "Einladung zur Hochzeit"; '' where nothing follows. */
  phrase: string;
};

const birthdays = [18, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** Keys of Specification 3; Christmas for firms has one of its own. */
const named = {
  hochzeit: { name: 'Hochzeit', phrase: 'zur Hochzeit' },
  geburt: { name: 'Geburt', phrase: 'zur Geburt' },
  taufe: { name: 'Taufe', phrase: 'zur Taufe' },
  kommunion: { name: 'Kommunion', phrase: 'zur Kommunion' },
  konfirmation: { name: 'Konfirmation', phrase: 'zur Konfirmation' },
  firmung: { name: 'Firmung', phrase: 'zur Firmung' },
  jugendweihe: { name: 'Jugendweihe', phrase: 'zur Jugendweihe' },
  einschulung: { name: 'Einschulung', phrase: 'zur Einschulung' },
  geburtstag: { name: 'Geburtstag', phrase: 'zum Geburtstag' },
  kindergeburtstag: { name: 'Kindergeburtstag', phrase: 'zum Kindergeburtstag' },
  weihnachten: { name: 'Weihnachten', phrase: 'zu Weihnachten' },
  'weihnachten-business': { name: 'Weihnachten für Unternehmen', phrase: 'zu Weihnachten für Unternehmen' },
  ostern: { name: 'Ostern', phrase: 'zu Ostern' },
  trauer: { name: 'Trauer', phrase: 'im Trauerfall' },
  allgemein: { name: 'Allgemein', phrase: '' },
  blanko: { name: 'Blanko', phrase: 'zum Selbstgestalten' },
  dinner: { name: 'Dinner', phrase: 'zum Dinner' },
  firmenfeier: { name: 'Firmenfeier', phrase: 'zur Firmenfeier' },
  babyparty: { name: 'Babyparty', phrase: 'zur Babyparty' },
  zwillinge: { name: 'Zwillinge', phrase: 'zur Geburt von Zwillingen' },
  junge: { name: 'Junge', phrase: 'zur Geburt eines Jungen' },
  maedchen: { name: 'Mädchen', phrase: 'zur Geburt eines Mädchens' },
  'gute-besserung': { name: 'Gute Besserung', phrase: 'zur Genesung' },
  halloween: { name: 'Halloween', phrase: 'zu Halloween' },
  'goldene-hochzeit': { name: 'Goldene Hochzeit', phrase: 'zur goldenen Hochzeit' },
  'silberne-hochzeit': { name: 'Silberne Hochzeit', phrase: 'zur silbernen Hochzeit' },
  jubilaeum: { name: 'Jubiläum', phrase: 'zum Jubiläum' },
  muttertag: { name: 'Muttertag', phrase: 'zum Muttertag' },
  vatertag: { name: 'Vatertag', phrase: 'zum Vatertag' },
  neujahr: { name: 'Neujahr', phrase: 'zu Neujahr' },
  oktoberfest: { name: 'Oktoberfest', phrase: 'zum Oktoberfest' },
  party: { name: 'Party', phrase: 'zur Party' },
  richtfest: { name: 'Richtfest', phrase: 'zum Richtfest' },
  ruhestand: { name: 'Ruhestand', phrase: 'zum Ruhestand' },
  sommerfest: { name: 'Sommerfest', phrase: 'zum Sommerfest' },
  umzug: { name: 'Umzug', phrase: 'zum Umzug' },
  valentinstag: { name: 'Valentinstag', phrase: 'zum Valentinstag' },
} as const satisfies Record<string, Occasion>;

type Milestone = `geburtstag-${(typeof birthdays)[number]}`;
export type OccasionKey = keyof typeof named | Milestone;

export const occasions: Readonly<Record<OccasionKey, Occasion>> = {
  ...named,
  ...(Object.fromEntries(
    birthdays.map((age) => [`geburtstag-${age}`, { name: `${age}. Geburtstag`, phrase: `zum ${age}. Geburtstag` }]),
  ) as Record<Milestone, Occasion>),
};

/** What menus show: the eight occasions most people come for; the others are in the list's filter. */
export const mainOccasions: readonly OccasionKey[] = [
  'hochzeit',
  'geburt',
  'taufe',
  'kommunion',
  'konfirmation',
  'geburtstag',
  'weihnachten',
  'trauer',
];

/** Occasions a design of this key is found under: a fiftieth birthday is a birthday, too. */
export function occasionsOf(key: string): string[] {
  return key.startsWith('geburtstag-') ? [key, 'geburtstag'] : [key];
}

/** The occasion of a key, or one with the key as its name. */
export function occasionOf(key: string): Occasion {
  return Object.hasOwn(occasions, key) ? occasions[key as OccasionKey] : { name: key, phrase: '' };
}

/** Mourning and business pages say Sie (brand voice). */
export function voiceOf(occasion: string): AddressForm {
  return ['trauer', 'weihnachten-business', 'firmenfeier'].includes(occasion) ? 'Sie' : 'du';
}

/** A cart or an order speaks as its most formal card: one mourning card makes the whole page say Sie. */
export function voiceOfAll(occasions: readonly string[]): AddressForm {
  return occasions.some((occasion) => voiceOf(occasion) === 'Sie') ? 'Sie' : 'du';
}
