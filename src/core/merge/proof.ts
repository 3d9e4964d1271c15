/** What is shown of the records of a merge before they are approved: those worth looking at, and all of them page by page. */

import type { RecordState } from '#core/merge/fit/fit-record.ts';
import { worstRecords } from '#core/merge/fit/severity.ts';
import type { Language } from '#core/values/locale.ts';
import type { Fitting } from './merge-settings.ts';
import type { MergeRecord } from './record.ts';

/** Of an approval: none, one that holds, and one of something else. */
export const mergeStates = ['open', 'approved', 'changed'] as const;
export type MergeState = (typeof mergeStates)[number];

export const sizeModes = ['each', 'common'] as const;

export const proofFilters = ['all', 'hint', 'blocked'] as const;
export type ProofFilter = (typeof proofFilters)[number];

export const recordWhys = ['worst', 'first', 'last', 'longest', 'shortest', 'language', 'blocked'] as const;
export type RecordWhy = (typeof recordWhys)[number];

export type ProofRecord = { key: string; label: string; language: Language; state: RecordState; severity: number };
export type Highlight = { at: number; why: RecordWhy; language: Language | null };

/** Blocked records beyond the worst that are shown; all of them are found by their filter. */
const maxBlocked = 12;
/** Records of a page. */
export const proofPageSize = 18;
/** Records of a proof as a file. One of more is a print file. */
export const maxProofRecords = 24;

/** What a proof as a file shows. `words` stand below each page of a record. */
export type ProofRecords = { settings: Fitting; records: { record: MergeRecord; words: string }[] };

/** The first place of the best number; -1 for none. */
function placeOf(numbers: readonly number[], isBetter: (one: number, best: number) => boolean): number {
  return numbers.reduce((best, one, at) => (best === -1 || isBetter(one, numbers[best] ?? one) ? at : best), -1);
}

/**
 * The five worst and further ones that are blocked; then the first, last, longest and shortest, and one for each language but the first.
 * Each record once, under its first reason.
 */
export function highlights(records: readonly ProofRecord[]): Highlight[] {
  const found = new Map<number, Highlight>();
  const add = (at: number, why: RecordWhy, language: Language | null = null) => {
    if (at >= 0 && at < records.length && !found.has(at)) found.set(at, { at, why, language });
  };
  const places = new Map(records.map(({ key }, at) => [key, at]));
  for (const key of worstRecords(records)) add(places.get(key) ?? -1, 'worst');
  const blocked = records.flatMap(({ state }, at) => (state === 'blocked' && !found.has(at) ? [at] : []));
  for (const at of blocked.slice(0, maxBlocked)) add(at, 'blocked');
  add(0, 'first');
  add(records.length - 1, 'last');
  const lengths = records.map(({ label }) => Array.from(label).length);
  add(
    placeOf(lengths, (length, best) => length > best),
    'longest',
  );
  add(
    placeOf(lengths, (length, best) => length < best),
    'shortest',
  );
  for (const language of new Set(records.map((one) => one.language))) {
    const at = records.findIndex((one) => one.language === language);
    if (language !== records[0]?.language) add(at, 'language', language);
  }
  return [...found.values()];
}

/** Places of the records of a proof as a file: those worth looking at, then the list from its beginning. */
export function proofPlaces(records: readonly ProofRecord[]): number[] {
  const first = records.slice(0, maxProofRecords).map((_, at) => at);
  return [...new Set([...highlights(records).map(({ at }) => at), ...first])].slice(0, maxProofRecords);
}
