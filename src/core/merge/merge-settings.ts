/** How a design is printed with a list. Schemas are in merge-schema.ts, since browsers load none. */

import type { ChosenLines } from '#core/merge/fit/chosen-lines.ts';
import type { CommonSizes } from '#core/merge/fit/fit-record.ts';
import type { Allowed } from '#core/merge/fit/fit-text.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import type { EventSource } from './event-source.ts';
import type { RecordKind } from './field-names.ts';
import type { MergeRecord } from './record.ts';
import type { Substitutes } from './substitutes.ts';
import type { Translations } from './translate.ts';

/** Blank pieces that may be ordered beside those of the records. */
export const maxBlanks = 50;

/** Longest words that stand in for a missing value. */
export const maxSubstitute = 80;

export type MergeSettings = {
  /** What a piece is printed for. */
  kind: RecordKind;
  /** Keys of records that no piece is printed for. */
  leftOut: readonly string[];
  /** Pieces without a value: words that stand in for one are printed, other fields stay empty. */
  blanks: number;
  /** Sizes that the records share; null: each record has the largest one that fits. Computed once and stored, so that a new guest changes no piece that exists. */
  sizesUm: CommonSizes | null;
  /** What may be done to a name that does not fit. */
  allowed: Allowed;
  /** Texts of the design in other languages of the guests. */
  translations: Translations;
  /** Words in place of missing values. Absent: none. */
  substitutes?: Substitutes;
  /** Breaks that were chosen for one record alone. Absent: none. */
  lines?: ChosenLines;
  /** What stands before the key in the addresses that its records print, for a design with the field `seite`. Absent: it had none yet. */
  pages?: string;
  /** Absent: all invited guests or households of the list have a record. */
  from?: EventSource;
};

/** Which records of a list a design is printed for. */
export type ChosenRecords = Pick<MergeSettings, 'kind' | 'leftOut' | 'from'>;

/** What the texts of a record are fitted by. */
export type Fitting = Pick<MergeSettings, 'sizesUm' | 'allowed' | 'translations' | 'substitutes' | 'lines'>;

/** What is chosen for no record is left out, so that an approval from before there was a choice holds. */
export function fittingOf({ sizesUm, allowed, translations, substitutes = {}, lines = {} }: Fitting): Fitting {
  const fitting: Fitting = { sizesUm, allowed, translations };
  if (Object.keys(substitutes).length > 0) fitting.substitutes = substitutes;
  if (Object.keys(lines).length > 0) fitting.lines = lines;
  return fitting;
}

/** What one record is fitted by: breaks of others change nothing of it. */
export function fittingOfRecord(settings: Fitting, key: string): Fitting {
  const { lines, ...shared } = fittingOf(settings);
  const own = lines?.[key];
  return own ? { ...shared, lines: { [key]: own } } : shared;
}

/** What an order keeps of the settings of a line, with the list the records are from. */
export type OrderedMerge = Pick<MergeSettings, 'kind' | 'blanks'> & Fitting & { list: string };

/** What the host approved: SHA-256 of `mergedContent`, with how many records there were. */
export type MergeApproval = { hash: string; records: number /** ISO instant. */; at: string };

/** All that the pieces of a merge depend on, as one text. `printed` is `printedContent` of all pages of the design. */
export function mergedContent(printed: string, { blanks, ...settings }: MergeSettings, records: readonly MergeRecord[]): string {
  return sortedJson({ printed, blanks, ...fittingOf(settings), records });
}

/** What a record prints, as one text: two records with the same one print the same piece. */
export function recordContent({ kind, values, name }: MergeRecord): string {
  return sortedJson({ kind, values, name: name ?? null });
}

/** Pieces of a merge: one for each record, and the blank ones. */
export function piecesOf({ blanks }: Pick<MergeSettings, 'blanks'>, records: number): number {
  return records + blanks;
}

/** How many blank pieces are proposed for so many records. */
export function proposedBlanks(records: number): number {
  return Math.min(maxBlanks, Math.max(2, Math.ceil(records * 0.03)));
}

/** What a blank piece is filled with. */
export function blankRecord(kind: RecordKind): MergeRecord {
  return { key: '', kind, values: {} };
}
