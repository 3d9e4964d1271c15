/** A design whose records come from the answers of an event in place of the whole list. */
import type { FieldName, RecordKind } from './field-names.ts';

/** 'menu-count': as many cards of each dish as persons eat it, without names. */
export const eventPieces = ['place-card', 'menu-card', 'menu-count', 'table-card', 'thank-you-card'] as const;
export type EventPiece = (typeof eventPieces)[number];

/** Fields whose values only an event has. */
export const eventFields = ['tisch', 'menue', 'geschenk'] as const satisfies readonly FieldName[];
export type EventField = (typeof eventFields)[number];

export type EventSource = {
  event: string;
  piece: EventPiece;
  /** Whose answers count; null for all parts of the event. */
  part: string | null;
  /** Those in the texts of the design: what a piece does not print changes nothing of it. */
  fields: readonly EventField[];
};

export const kindOfPiece: Readonly<Record<EventPiece, RecordKind>> = {
  'place-card': 'guest',
  'menu-card': 'guest',
  'menu-count': 'guest',
  'table-card': 'guest',
  'thank-you-card': 'household',
};

export function eventFieldsIn(names: readonly string[]): EventField[] {
  return eventFields.filter((field) => names.includes(field));
}
