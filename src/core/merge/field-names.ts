/** Fields that a text may hold, by what one record of a list is: a guest or a household. */

const guestFields = [
  'anrede',
  'titel',
  'vorname',
  'nachname',
  'name',
  'rufname',
  'begleitung',
  'tisch',
  'platz',
  'menue',
  'gastnummer',
  'land',
  'sprache',
] as const;

const householdFields = [
  'anredezeile',
  'adresszeilen',
  'personen',
  'anzahl',
  'strasse',
  'plz',
  'ort',
  'land',
  'adresse',
  'seite',
  'code',
  'geschenk',
] as const;

export type FieldName = (typeof guestFields)[number] | (typeof householdFields)[number];
export type RecordKind = 'guest' | 'household';

export const fieldsOfKind: Readonly<Record<RecordKind, readonly FieldName[]>> = { guest: guestFields, household: householdFields };

/** Of both kinds, each once. */
export const fieldNames: readonly FieldName[] = [...new Set([...guestFields, ...householdFields])];

/** Their values are several lines; those of all others are one. */
export const linedFields: readonly FieldName[] = ['adresszeilen', 'adresse'];

const spelledOut: readonly (readonly [letter: string, letters: string])[] = [
  ['\u00e4', 'ae'],
  ['\u00f6', 'oe'],
  ['\u00fc', 'ue'],
  ['\u00df', 'ss'],
];

/** The name of a field as fields are called, however it was typed: capitals, umlauts and spaces around it make no other field. */
export function foldedName(written: string): string {
  return spelledOut.reduce((name, [letter, letters]) => name.replaceAll(letter, letters), written.trim().toLowerCase());
}

export function isFieldOf(kind: RecordKind, name: string): name is FieldName {
  return fieldsOfKind[kind].some((field) => field === name);
}

const kinds = Object.keys(fieldsOfKind) as RecordKind[];

/** Whose fields these are; empty for the name of none. */
export function kindsOfField(name: string): RecordKind[] {
  return kinds.filter((kind) => isFieldOf(kind, name));
}

/** The records that have most of these fields, and of two kinds with as many those of the first field; null where both have all of them. */
export function recordKindOf(names: readonly string[]): RecordKind | null {
  const needed = names.map(kindsOfField).flatMap((own) => (own.length === 1 ? own : []));
  const countOf = (kind: RecordKind) => needed.filter((one) => one === kind).length;
  return needed.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? null;
}
