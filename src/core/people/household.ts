/** A household of a guest list with its guests: what is stored, and the bounds of it. Schemas are in household-schema.ts, since browsers load none. */
import type { Language } from '#core/values/locale.ts';

export const guestKinds = ['adult', 'child', 'infant', 'plus-one'] as const;
export type GuestKind = (typeof guestKinds)[number];

export const genders = ['f', 'm', 'x'] as const;
export type Gender = (typeof genders)[number];

/** Of an address. 'unchecked': nothing of it is there; 'wrong': the postcode is not one of its country. */
export const addressStates = ['unchecked', 'ok', 'incomplete', 'wrong'] as const;
export type AddressState = (typeof addressStates)[number];

/** How guests are addressed: by title and family name, or by first names. */
export const tones = ['formal', 'friend'] as const;
export type Tone = (typeof tones)[number];

/** Order of the adults on envelopes. */
export const nameOrders = ['listed', 'women-first', 'alphabet'] as const;
export type NameOrder = (typeof nameOrders)[number];

/** What a list holds at most; `rowsOfChange` is of one change. */
export const listBounds = { households: 5_000, guests: 10_000, guestsOfHousehold: 12, plusOnes: 10, lists: 20, rowsOfChange: 500 } as const;

/** Lengths of texts, in characters. */
export const textLengths = { name: 100, line: 200, code: 12, note: 2_000, envelopeLines: 4, envelope: 400 } as const;

export type GuestName = {
  /** Degrees and offices: "Prof. Dr." */
  title: string;
  given: string;
  /** Words of nobility and particles: "Freiherr von", "de la". */
  noble: string;
  family: string;
  /** "jun.", "M.A." */
  suffix: string;
};

export type Guest = GuestName & {
  id: string;
  kind: GuestKind;
  nick: string;
  gender: Gender | null;
  /** A guessed gender is never printed: only 'typed' and 'list' are. */
  genderSource: 'typed' | 'list' | 'guess';
  language: Language | null;
  email: string | null;
  isInvited: boolean;
  /** The guest of the same household whom a plus-one comes with. */
  plusOf: string | null;
  note: string;
};

export type HouseholdAddress = {
  company: string;
  street: string;
  extra: string;
  postcode: string;
  city: string;
  region: string;
  /** ISO 3166. */
  country: string;
};

/** Texts are '' where there is none. */
export type HouseholdFields = HouseholdAddress & {
  label: string;
  email: string;
  phone: string;
  /** Null: that of the list. */
  language: Language | null;
  tone: Tone | null;
  /** What the host typed in place of the lines of the rules; '' leaves them to the rules. */
  envelopeText: string;
  openingText: string;
  plusOnes: number;
  side: string;
  note: string;
};

/** `version`: of the list at the last change of the household. */
export type Household = HouseholdFields & {
  id: string;
  position: number;
  version: number;
  state: AddressState;
  source: string | null;
  guests: Guest[];
};
