/** Fields of a list of guests, and which columns they are read from. */
import type { Field } from '#core/people/columns.ts';

/** What a list of guests takes. Other columns are kept apart as 'ignored'. */
export const guestFields = [
  'guestNumber',
  'household',
  'prefix',
  'given',
  'middle',
  'noble',
  'family',
  'suffix',
  'nick',
  'name',
  'partner',
  'children',
  'plusOnes',
  'kind',
  'gender',
  'language',
  'company',
  'street',
  'houseNumber',
  'extra',
  'postalCode',
  'city',
  'region',
  'country',
  'email',
  'phone',
  'side',
  'note',
  'ignored',
] as const satisfies readonly Field[];
export type GuestField = (typeof guestFields)[number];

const known = new Set<string>(guestFields);

export function isGuestField(field: string): field is GuestField {
  return known.has(field);
}

export type ColumnGuess = {
  /** From 0. */
  column: number;
  /** '' without headings. */
  heading: string;
  field: GuestField;
  /** 'known': the kind of file says it. 'chosen': by the customer. 'none': there is nothing to conclude from. */
  source: 'known' | 'heading' | 'similar' | 'content' | 'chosen' | 'none';
  /** 0 to 1. */
  score: number;
};

export type Mapping = {
  /** Index in the sheets of the grid. */
  sheet: number;
  /** Index in the rows of the sheet; null for one without headings. */
  headingRow: number | null;
  columns: ColumnGuess[];
  /** Repairs that the customer has agreed to: letters read in another encoding, and names all in capitals. */
  repairs: { letters: boolean; capitals: boolean };
};
