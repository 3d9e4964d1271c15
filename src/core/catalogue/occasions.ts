/** Occasions of the catalogue by their keys, and how pages about them address their reader. */

import type { Formality } from '#core/values/formality.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';

const birthdays = [18, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** Keys of Specification 3; Christmas for firms has one of its own. */
const feasts = [
  'hochzeit',
  'geburt',
  'taufe',
  'kommunion',
  'konfirmation',
  'firmung',
  'jugendweihe',
  'einschulung',
  'geburtstag',
  'kindergeburtstag',
  'weihnachten',
  'weihnachten-business',
  'ostern',
  'trauer',
  'allgemein',
  'blanko',
  'dinner',
  'firmenfeier',
  'babyparty',
  'zwillinge',
  'junge',
  'maedchen',
  'gute-besserung',
  'halloween',
  'goldene-hochzeit',
  'silberne-hochzeit',
  'jubilaeum',
  'muttertag',
  'vatertag',
  'neujahr',
  'oktoberfest',
  'party',
  'richtfest',
  'ruhestand',
  'sommerfest',
  'umzug',
  'valentinstag',
] as const;

export type OccasionKey = (typeof feasts)[number] | `geburtstag-${(typeof birthdays)[number]}`;

export const occasions: readonly OccasionKey[] = [...feasts, ...birthdays.map((age) => `geburtstag-${age}` as const)];

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
