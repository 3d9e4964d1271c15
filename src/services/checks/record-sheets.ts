/** From a document and its records to Sheets: each record is fitted, laid out and checked, in a worker thread. */
import type { Sheet } from '#core/layout/sheet.ts';
import type { FittedRecord } from '#core/merge/fit/fit-record.ts';
import type { Fitting } from '#core/merge/merge-settings.ts';
import { createPacker, type PackedSheets } from '#core/merge/packed-sheets.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { isFindingConfirmed } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { sha256 } from '#services/sha256.ts';
import type { DocumentCheck } from './check-document.ts';
import { createRecordChecker, isPersonalAt } from './record-check.ts';

/** Why a record is not printed, without a word of what it says. `isOfDesign`: it is wrong with every record. */
export type RecordStop = { record: number; rule: string; page: string; element: string; isOfDesign: boolean };

export type RecordBatch = {
  records: MergeRecord[];
  /** Number of the first record. */
  first: number;
  settings: Fitting;
  /** Findings of the design that its customer confirmed. */
  confirmed: readonly string[];
};

export type RecordSheets = {
  sheets: PackedSheets;
  /** SHA-256 of the Sheets of each record. */
  hashes: string[];
  stops: RecordStop[];
};

export type RecordTasks = { 'record-sheets': { input: DocumentCheck & RecordBatch; output: RecordSheets } };

/** SHA-256 of the Sheets of a record, which are the same until the record or its design changes. @internal */
export function sheetsHash(sheets: readonly Sheet[]): string {
  return sha256(JSON.stringify(sheets));
}

type Place = Pick<RecordStop, 'rule' | 'page' | 'element' | 'isOfDesign'>;

/** Findings about what differs from record to record are approved with the records, unless they block. A blank piece has no values. */
function openFindings(findings: readonly Finding[], design: ProductDocument, confirmed: readonly string[], isBlank: boolean): Place[] {
  return findings.flatMap((finding): Place[] => {
    const { rule, level, page, element } = finding;
    const isOfRecord = isPersonalAt(design, finding);
    const isAsked = level === 'confirm' && !isBlank && !isOfRecord && !isFindingConfirmed(finding, confirmed);
    return level === 'block' || isAsked ? [{ rule, page, element: element ?? '', isOfDesign: !isOfRecord }] : [];
  });
}

/** What fitting found that stops a record. A blank piece lacks values on purpose. */
function blockedTexts({ findings }: FittedRecord, isBlank: boolean): Place[] {
  return findings
    .filter(({ level, kind }) => level === 'blocked' && !(isBlank && kind === 'missing'))
    .map(({ kind, page, element }) => ({ rule: kind, page, element, isOfDesign: false }));
}

/** Each of them once: layout and fitting find the same. */
function stopsOf(record: number, places: readonly Place[]): RecordStop[] {
  return [...new Map(places.map((place) => [`${place.rule} ${place.page} ${place.element}`, { record, ...place }])).values()];
}

async function recordSheets({ records, first, settings, confirmed, ...check }: DocumentCheck & RecordBatch): Promise<RecordSheets> {
  const { design } = check;
  const checked = await createRecordChecker(check, settings);
  const packer = createPacker();
  const made: RecordSheets = { sheets: packer.packed(), hashes: [], stops: [] };
  for (const [at, record] of records.entries()) {
    const isBlank = record.key === '';
    const { fitted, sheets, findings, unread } = await checked(record);
    const codes = unread.map((place) => ({ rule: 'qr-read', ...place, isOfDesign: false }));
    const open = openFindings(findings, design, confirmed, isBlank);
    made.stops.push(...stopsOf(first + at, [...open, ...blockedTexts(fitted, isBlank), ...codes]));
    made.hashes.push(sheetsHash(sheets));
    packer.add(sheets);
  }
  return made;
}

/** The thread's side of `recordPool`. */
export const recordTasks: TaskHandlers<RecordTasks> = { 'record-sheets': recordSheets };

let shared: ThreadPool<RecordTasks> | null = null;

/** In the threads of the process, with a bounded queue. */
export function recordPool(): ThreadPool<RecordTasks> {
  shared ??= openThreadPool({ name: 'records of order lines', threads: processThreads(), queueSize: 20 });
  return shared;
}
