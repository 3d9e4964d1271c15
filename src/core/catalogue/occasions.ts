/** Occasions of the catalogue by their keys: what their pages may show, and how they address their reader. */

import type { Formality } from '#core/values/formality.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';

const birthdays = [18, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** 'festive': a feast with guests. 'mourning': a death. 'neutral': all others, among them joy without a feast. */
export type Register = 'festive' | 'neutral' | 'mourning';

/** Keys of Specification 3 with their registers; Christmas for firms has a key of its own. */
const named = [
  ['hochzeit', 'festive'],
  ['geburt', 'neutral'],
  ['taufe', 'festive'],
  ['kommunion', 'festive'],
  ['konfirmation', 'festive'],
  ['firmung', 'festive'],
  ['jugendweihe', 'festive'],
  ['einschulung', 'festive'],
  ['geburtstag', 'festive'],
  ['kindergeburtstag', 'festive'],
  ['weihnachten', 'festive'],
  ['weihnachten-business', 'neutral'],
  ['ostern', 'festive'],
  ['trauer', 'mourning'],
  ['allgemein', 'neutral'],
  ['blanko', 'neutral'],
  ['dinner', 'festive'],
  ['firmenfeier', 'neutral'],
  ['babyparty', 'festive'],
  ['zwillinge', 'neutral'],
  ['junge', 'neutral'],
  ['maedchen', 'neutral'],
  ['gute-besserung', 'neutral'],
  ['halloween', 'festive'],
  ['goldene-hochzeit', 'festive'],
  ['silberne-hochzeit', 'festive'],
  ['jubilaeum', 'festive'],
  ['muttertag', 'neutral'],
  ['vatertag', 'neutral'],
  ['neujahr', 'festive'],
  ['oktoberfest', 'festive'],
  ['party', 'festive'],
  ['richtfest', 'festive'],
  ['ruhestand', 'neutral'],
  ['sommerfest', 'festive'],
  ['umzug', 'neutral'],
  ['valentinstag', 'neutral'],
] as const;

export type OccasionKey = (typeof named)[number][0] | `geburtstag-${(typeof birthdays)[number]}`;

const registers = new Map<string, Register>([...named, ...birthdays.map((age): [string, Register] => [`geburtstag-${age}`, 'festive'])]);

export const occasions: readonly OccasionKey[] = [...named.map(([key]) => key), ...birthdays.map((age) => `geburtstag-${age}` as const)];

/** What pages of a register show beside what was asked for. */
type RegisterRules = {
  /** The banner between the tiles of a list that shows a suite: in words of a feast, in plain ones, or none of any kind. */
  banner: 'feast' | 'plain' | null;
  /** The newsletter's invitation in the footer. */
  newsletter: boolean;
  /** "Bestseller" and "Neu" on tiles. */
  labels: boolean;
  /** Designs and lists of other occasions. */
  others: boolean;
};

export const registerRules: Readonly<Record<Register, RegisterRules>> = {
  festive: { banner: 'feast', newsletter: true, labels: true, others: true },
  neutral: { banner: 'plain', newsletter: true, labels: true, others: true },
  mourning: { banner: null, newsletter: false, labels: false, others: false },
};

/** Neutral for an unknown key and for lists of several occasions. */
export function registerOf(occasion: string): Register {
  return registers.get(occasion) ?? 'neutral';
}

export function rulesOf(occasion: string): RegisterRules {
  return registerRules[registerOf(occasion)];
}

/** A cart with one mourning card is a page of mourning. */
export function offersNewsletter(occasions: readonly string[]): boolean {
  return occasions.every((occasion) => rulesOf(occasion).newsletter);
}

/** Whether the design of one occasion is suggested beside that of another. */
export function areSuggestedTogether(one: string, other: string): boolean {
  return registerOf(one) === registerOf(other) || (rulesOf(one).others && rulesOf(other).others);
}

/** Occasions whose designs suit another one that has none. */
const near: Partial<Record<OccasionKey, readonly OccasionKey[]>> = {
  firmung: ['konfirmation', 'kommunion'],
  konfirmation: ['firmung', 'kommunion', 'jugendweihe'],
  kommunion: ['konfirmation', 'firmung', 'taufe'],
  jugendweihe: ['konfirmation', 'party'],
  zwillinge: ['geburt', 'babyparty'],
  junge: ['geburt', 'babyparty'],
  maedchen: ['geburt', 'babyparty'],
  babyparty: ['geburt', 'party'],
  geburt: ['zwillinge', 'junge', 'maedchen'],
  'weihnachten-business': ['weihnachten', 'neujahr', 'firmenfeier'],
  weihnachten: ['neujahr', 'weihnachten-business'],
  neujahr: ['weihnachten', 'party'],
  firmenfeier: ['sommerfest', 'jubilaeum', 'weihnachten-business'],
  jubilaeum: ['firmenfeier', 'goldene-hochzeit', 'party'],
  'goldene-hochzeit': ['silberne-hochzeit', 'jubilaeum'],
  'silberne-hochzeit': ['goldene-hochzeit', 'jubilaeum'],
  halloween: ['party', 'kindergeburtstag'],
  oktoberfest: ['party', 'sommerfest'],
  sommerfest: ['party', 'geburtstag'],
  party: ['geburtstag', 'sommerfest'],
  richtfest: ['umzug', 'party'],
  umzug: ['richtfest', 'allgemein'],
  muttertag: ['allgemein', 'vatertag'],
  vatertag: ['allgemein', 'muttertag'],
  valentinstag: ['hochzeit', 'allgemein'],
  'gute-besserung': ['allgemein'],
  ruhestand: ['jubilaeum', 'geburtstag'],
  kindergeburtstag: ['geburtstag', 'einschulung'],
  einschulung: ['kindergeburtstag'],
  ostern: ['muttertag', 'allgemein'],
  dinner: ['hochzeit', 'geburtstag'],
};

/** Nearest first; none for mourning, which stands beside nothing else. A birthday of a number stands beside all of them. */
export function nearOccasions(key: string): readonly OccasionKey[] {
  if (!isOccasion(key)) return [];
  return key.startsWith('geburtstag-') ? ['geburtstag'] : (near[key] ?? []);
}

/** What menus show: the eight occasions with the most visitors; the others are in the list's filter. */
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

export function isOccasion(key: string): key is OccasionKey {
  return occasions.some((occasion) => occasion === key);
}

/** "Hochzeit"; an unknown key is its own name. */
export function occasionName(key: string): Message {
  return isOccasion(key) ? message(`occasion.${key}`) : verbatim(key);
}

/** Occasions a design of this key is found under: a fiftieth birthday is a birthday, too. */
export function occasionsOf(key: string): string[] {
  return key.startsWith('geburtstag-') ? [key, 'geburtstag'] : [key];
}

/** Mourning and business pages say Sie (brand voice). */
export function formalityOf(occasion: string): Formality {
  return ['trauer', 'weihnachten-business', 'firmenfeier'].includes(occasion) ? 'Sie' : 'du';
}

/** A cart or an order speaks as its most formal card: one mourning card makes the whole page say Sie. */
export function formalityOfAll(occasions: readonly string[]): Formality {
  return occasions.some((occasion) => formalityOf(occasion) === 'Sie') ? 'Sie' : 'du';
}
