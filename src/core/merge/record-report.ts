/** What is said of a record before it is printed. What is wrong with all of them alike is wrong with the design, and said once. */

import type { RecordState } from '#core/merge/fit/fit-record.ts';
import type { Message } from '#core/values/message.ts';

export type SharedReason = { level: Exclude<RecordState, 'ok'>; text: Message };

export type RecordReport = {
  state: RecordState;
  severity: number;
  /** Smaller than the size that records share, or than designed. */
  isSmaller: boolean;
  /** It has a text that may be broken otherwise. */
  canBreak: boolean;
  reasons: Message[];
  /** What lies in the design and not in its values; `state` does not count it. */
  shared: SharedReason[];
};

export type Reports = {
  records: RecordReport[];
  /** What is said of every record, each once. */
  shared: SharedReason[];
};

const keyOf = ({ level, text }: SharedReason) => JSON.stringify([level, text]);

function withOwn({ shared, ...report }: RecordReport, isCommon: (one: SharedReason) => boolean): RecordReport {
  const own = shared.filter((one) => !isCommon(one));
  if (own.length === 0) return { ...report, shared: [] };
  const isBlocked = own.some(({ level }) => level === 'blocked');
  const state = isBlocked ? 'blocked' : report.state === 'ok' ? 'hint' : report.state;
  // Of a record that is blocked, what blocks it.
  const before = isBlocked && report.state !== 'blocked' ? [] : report.reasons;
  const added = own.filter(({ level }) => level === 'blocked' || state !== 'blocked').map(({ text }) => text);
  return { ...report, state, reasons: [...before, ...added], shared: [] };
}

/** Tells what holds for all records from what holds for some, whose own it then is. */
export function sharedReports(reports: readonly RecordReport[]): Reports {
  const counts = new Map<string, number>();
  for (const { shared } of reports) for (const key of new Set(shared.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isCommon = (one: SharedReason) => counts.get(keyOf(one)) === reports.length;
  const common = new Map((reports[0]?.shared ?? []).filter(isCommon).map((one) => [keyOf(one), one]));
  return { records: reports.map((report) => withOwn(report, isCommon)), shared: [...common.values()] };
}
