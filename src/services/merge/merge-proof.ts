/** What a host looks at before the pieces of a list are printed. */
import type { MergeProof, RecordCard } from '#api/people/merge-calls.ts';
import { blankRecord, piecesOf, proposedBlanks } from '#core/merge/merge-settings.ts';
import { highlights, type MergeState, type ProofFilter, type ProofRecord, proofPageSize } from '#core/merge/proof.ts';
import { type RecordReport, sharedReports } from '#core/merge/record-report.ts';
import { untranslatedCount } from '#core/merge/translate.ts';
import { folded } from '#core/people/words.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import type { Language } from '#core/values/locale.ts';
import { formatted, type Message, message, type Unrendered } from '#core/values/message.ts';
import type { ListedMerge, StampedRecord } from './merge-tasks.ts';
import type { OpenedMerge } from './read-merge.ts';
import { points } from './record-reasons.ts';

/** In an address in the place of a record: a blank piece. */
export const blankKey = 'leer';

export function mergeState({ merge }: Pick<OpenedMerge, 'merge'>, { hash }: Pick<ListedMerge, 'hash'>): MergeState {
  if (!merge.approval) return 'open';
  return merge.approval.hash === hash ? 'approved' : 'changed';
}

/** Why this cannot be approved yet; null for what can be printed. */
export function approvalProblem(
  { records, fields }: Pick<ListedMerge, 'records' | 'fields'>,
  reports: readonly RecordReport[],
): Message | null {
  if (records.length === 0) return message('fault.merge-empty');
  if (fields.names.length === 0) return message('fault.merge-no-field');
  const { records: own, shared } = sharedReports(reports);
  if (shared.some(({ level }) => level === 'blocked')) return message('fault.merge-design');
  const count = own.slice(0, records.length).filter(({ state }) => state === 'blocked').length;
  if (count > 0) return message('fault.merge-blocked', { count });
  return own.slice(records.length).some(({ state }) => state === 'blocked') ? message('fault.merge-blank') : null;
}

/** Address of the pictures of a record, without width and ending. */
export function pictureOfRecord(
  design: string,
  { fields }: Pick<ListedMerge, 'fields'>,
  { key, stamp }: { key: string; stamp: string },
): string {
  return `${pictureRoot}merges/${design}/${key}/${fields.panel.id}-${stamp}`;
}

export type ProofQuery = { search: string; filter: ProofFilter; page: number };

/** Places of the records that are looked for. */
function foundAt(records: readonly StampedRecord[], reports: readonly RecordReport[], { search, filter }: ProofQuery): number[] {
  const words = folded(search).split(' ').filter(Boolean);
  return records.flatMap(({ words: text }, at) => {
    const isMeant = filter === 'all' || reports[at]?.state === filter;
    return isMeant && words.every((word) => text.includes(word)) ? [at] : [];
  });
}

type Fields = { count: number; canInsert: boolean };
type Shown = { opened: OpenedMerge; listed: ListedMerge; reports: readonly RecordReport[]; fields: Fields };

function unknownReport(): RecordReport {
  return { state: 'ok', severity: 0, isSmaller: false, canBreak: false, reasons: [], shared: [] };
}

function cardsOf({ opened, listed, reports }: Shown) {
  return (at: number): Unrendered<RecordCard> | null => {
    const found = listed.records[at];
    if (!found) return null;
    const { record, label, household, stamp } = found;
    const { state, severity, reasons, canBreak } = reports[at] ?? unknownReport();
    const picture = pictureOfRecord(opened.saved.id, listed, { key: record.key, stamp });
    return { number: at + 1, key: record.key, label, household, state, severity, reasons, canBreak, picture };
  };
}

/** The records as their highlights are chosen. */
export function inProof({ records }: ListedMerge, reports: readonly RecordReport[]): ProofRecord[] {
  return records.map(({ record: { key }, label, language }, at) => {
    const { state, severity } = reports[at] ?? unknownReport();
    return { key, label, language, state, severity };
  });
}

/** Languages of records beside that of the design, in the order in which they first come. */
export function languagesOf({ records, language }: Pick<ListedMerge, 'records' | 'language'>): { language: Language; count: number }[] {
  const counts = new Map<Language, number>();
  for (const { language: own } of records) if (own !== language) counts.set(own, (counts.get(own) ?? 0) + 1);
  return [...counts].map(([own, count]) => ({ language: own, count }));
}

function otherLanguages({ opened, listed }: Shown): MergeProof['languages'] {
  const { translations } = opened.merge.settings;
  return languagesOf(listed).map((one) => ({ ...one, missing: untranslatedCount(listed.texts, one.language, translations) }));
}

/** Names of records that words of a merge stand in for. */
const maxLabels = 5;

/** In the order in which the texts have the fields. */
function substitutesOf({ opened, listed }: Shown): MergeProof['substitutes'] {
  const { substitutes = {} } = opened.merge.settings;
  return listed.lacking
    .map(({ field, records }) => ({
      field,
      words: substitutes[field] ?? '',
      count: records.length,
      labels: records.slice(0, maxLabels).flatMap((at) => listed.records[at]?.label ?? []),
    }))
    .filter(({ words, count }) => count > 0 || words !== '');
}

/** `reports` as `fittedRecords` gives them, with that of blank pieces last. */
export function mergeProof({ reports: checked, ...given }: Shown, query: ProofQuery): Unrendered<Omit<MergeProof, 'event'>> {
  const { opened, listed, fields } = given;
  const { merge, list, saved } = opened;
  const all = sharedReports(checked);
  const reports = all.records.slice(0, listed.records.length);
  const blank = all.records.slice(listed.records.length).filter(({ state }) => state === 'blocked');
  const shown = { ...given, reports };
  const { kind, blanks, sizesUm, allowed } = merge.settings;
  const card = cardsOf(shown);
  const found = foundAt(listed.records, reports, query);
  const pages = Math.max(1, Math.ceil(found.length / proofPageSize));
  const page = Math.min(Math.max(1, query.page), pages);
  const count = listed.records.length;
  const [commonUm] = Object.values(sizesUm ?? {});
  return {
    list: { id: list.id, name: list.name },
    kind,
    version: merge.version,
    state: mergeState(opened, listed),
    hash: listed.hash,
    count,
    blanks,
    pieces: piecesOf({ blanks }, count),
    proposedBlanks: proposedBlanks(count),
    blocked: reports.filter(({ state }) => state === 'blocked').length,
    hints: reports.filter(({ state }) => state === 'hint').length,
    smaller: reports.filter(({ isSmaller }) => isSmaller).length,
    sizes: sizesUm ? 'common' : 'each',
    commonSize: commonUm === undefined ? null : formatted(points(commonUm)),
    allowed: { tracking: allowed.tracking, shorten: [...allowed.shorten] },
    leftOut: listed.leftOut,
    shared: all.shared,
    blankReasons: blank.flatMap(({ reasons }) => reasons),
    substitutes: substitutesOf(shown),
    fields,
    languages: otherLanguages(shown),
    panel: { width: listed.fields.panel.widthUm, height: listed.fields.panel.heightUm },
    blankPicture: blanks > 0 ? pictureOfRecord(saved.id, listed, { key: blankKey, stamp: listed.blankStamp }) : null,
    highlights: highlights(inProof(listed, reports)).flatMap(({ at, why, language }) => {
      const shownCard = card(at);
      return shownCard ? [{ ...shownCard, why, language }] : [];
    }),
    records: found.slice((page - 1) * proofPageSize, page * proofPageSize).flatMap((at) => card(at) ?? []),
    found: found.length,
    page,
    pages,
  };
}

/** The record that a picture is of; null where the list has none such any more. */
export function recordOfKey({ merge }: Pick<OpenedMerge, 'merge'>, { records }: ListedMerge, key: string) {
  if (key === blankKey) return blankRecord(merge.settings.kind);
  return records.find(({ record }) => record.key === key)?.record ?? null;
}
