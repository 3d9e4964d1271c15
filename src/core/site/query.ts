/** The query of an address: read, cleaned, narrowed to known keys, written. Paths are in address.ts. */
import { textInput } from '#core/values/text/text-input.ts';

/** Pairs in the order they came; a key may repeat. */
export type Query = readonly (readonly [key: string, value: string])[];

/** Query keys that survive in canonical links, in their order (Specification 5, D04). */
const canonicalKeys = {
  cards: ['category', 'occasion', 'themeId'],
  calendars: ['calendarType', 'designGroupId', 'designId'],
  collages: ['designId', 'formatType', 'productType'],
  photobooks: ['productType', 'designGroupSetId'],
} as const satisfies Record<string, readonly string[]>;
export type CanonicalKind = keyof typeof canonicalKeys;

/** Keys the card list understands: its filters (Specification 3), sort and number of tiles. */
export const cardListKeys = [
  'occasion',
  'category',
  'color',
  'refinementType',
  'aspectRatio',
  'style',
  'family',
  'label',
  'product',
  'punching',
  'sort',
  'tileCount',
] as const;

/** Keys of the page of results: what was typed, whether it is taken as it is, and the filters of the card list. */
export const searchKeys = ['q', 'exact', 'subject', ...cardListKeys] as const;

/** Keys the poster list understands. */
export const posterListKeys = ['subject', 'color', 'aspectRatio', 'label', 'sort'] as const;

/** Keys of the list of photo books, and of the list and pages of calendars. */
export const photobookListKeys = ['aspectRatio', 'style'] as const;
export const calendarListKeys = ['calendarType', 'designGroupId'] as const;
export const calendarPageKeys = ['designGroupId', 'designId'] as const;

/** Keys of a choice of wall art. */
export const wallArtChoiceKeys = [
  'colourway',
  'format',
  'material',
  'stretcher',
  'edge',
  'edgeColour',
  'frameType',
  'frameColour',
  'matSize',
  'hanging',
  'refinement',
] as const;

/** Keys of a set of photo prints; `format` is that of its first print. */
export const photoPrintChoiceKeys = ['format', 'paper', 'border'] as const;

/** Keys of what a photo box begins with; its photos decide how many prints it has. */
export const photoBoxChoiceKeys = ['photoboxType', 'photoboxFormatString', 'photoboxMaterial', 'photoboxDesignType', 'border'] as const;

/** Keys of the choice that a calendar begins with. */
export const calendarChoiceKeys = [
  'calendarType',
  'formatType',
  'mountingType',
  'paperType',
  'refinementType',
  'displayType',
  'year',
  'startMonth',
  'startDate',
  'accessoryTypes',
  'designGroupId',
  'designId',
  'months',
] as const;

/** Keys of what is chosen on the page of a poster. */
export const posterChoiceKeys = [...wallArtChoiceKeys, 'amount'] as const;

/** Keys of the plan of a feast. */
export const feastPlanKeys = ['occasion', 'day', 'deliveryCountry', 'guestPlaces', 'households'] as const;

/** Key of the day by which a cart is needed, in links of plans. */
export const neededByQuery = 'bis';

/** Keys of the page of collages. */
export const collagePageKeys = ['formatType'] as const;

/** Reads "?a=1&b=2" or "a=1&b=2", as `textInput` gives texts; malformed escapes become replacement characters, never an error. */
export function parseQuery(search: string): Query {
  return Array.from(new URLSearchParams(search), ([key, value]) => [textInput(key), textInput(value)]);
}

/** '' or '?a=1&b=2', percent-encoded. */
export function stringifyQuery(query: Query): string {
  if (query.length === 0) return '';
  return `?${query.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')}`;
}

function written(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(written);
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return [String(value)];
  return [];
}

/**
 * Drops empty and unset values; lists become repeated keys (Specification 5, D20). With `filtering` a refinement and a punching of none go too,
 * and with a `whitelist` every other key.
 */
export function cleanQuery(
  values: Readonly<Record<string, unknown>> | Query,
  { filtering = false, whitelist }: { filtering?: boolean; whitelist?: readonly string[] } = {},
): Query {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(values) ? values : Object.entries(values);
  return entries
    .filter(([key]) => !whitelist || whitelist.includes(key))
    .flatMap(([key, value]) => written(value).map((text): [string, string] => [key, text]))
    .filter(([key, text]) => !(filtering && text === 'none' && (key === 'refinementType' || key === 'punching')));
}

/** Only the keys a canonical link of this kind keeps, in the whitelist's order; repeated keys stay in their own order (D04). */
export function canonicalQuery(query: Query, kind: CanonicalKind | null): Query {
  const keys: readonly string[] = kind ? canonicalKeys[kind] : [];
  const kept = cleanQuery(query, { whitelist: keys });
  return keys.flatMap((key) => kept.filter(([name]) => name === key));
}
