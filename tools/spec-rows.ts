/** Which rows of the specification's checklist the tests of a run prove. */
import * as z from 'zod/mini';
import type { TestResult, TestState } from './test-report.ts';

/**
 * What is known about rows apart from tests (docs/checklist-states.json). `proved`: rows that tests proved once and must go on proving.
 * `waiting`: what each other row waits for. Tests with the number of such a row prove a part of it.
 */
export const rowRecordSchema = z.object({ proved: z.array(z.string()), waiting: z.record(z.string(), z.string()) });
export type RowRecord = z.infer<typeof rowRecordSchema>;

/**
 * `proved`: every test with the row's number in its name that ran has passed, and one at least ran. `failed`: one of them failed.
 * `skipped`: none of them ran. `none`: no test carries the number.
 */
export type RowState = 'proved' | 'failed' | 'skipped' | 'none';

export type SpecRow = { row: string; state: RowState; files: string[] };

const isWhole = ({ row, state }: SpecRow, { waiting }: RowRecord) => state === 'proved' && waiting[row] === undefined;

/** Rows that are proved as a whole. */
export function provedRows(rows: readonly SpecRow[], record: RowRecord): string[] {
  return rows.filter((row) => isWhole(row, record)).map(({ row }) => row);
}

/** Rows that were proved and are not any more. */
export function lostRows(rows: readonly SpecRow[], record: RowRecord): SpecRow[] {
  const recorded = new Set(record.proved);
  return rows.filter((row) => recorded.has(row.row) && !isWhole(row, record));
}

/** The record with the rows that are proved now. Lost rows stay in it. */
export function withProved(rows: readonly SpecRow[], record: RowRecord): RowRecord {
  const proved = new Set([...record.proved, ...provedRows(rows, record)]);
  return { ...record, proved: rows.map(({ row }) => row).filter((row) => proved.has(row)) };
}

const marks = /\[([FE]\d{3}(?:,? ?[FE]\d{3})*)\]/g;

/** The numbers in a test's name: `[F047]`, `[F047, F048]`. */
export function rowNumbers(name: string): string[] {
  return [...name.matchAll(marks)].flatMap(([, numbers = '']) => numbers.match(/[FE]\d{3}/g) ?? []);
}

export function specRows(rows: readonly string[], tests: readonly TestResult[]): SpecRow[] {
  const byRow = Map.groupBy(
    tests.flatMap((test) => rowNumbers(test.name).map((row) => ({ row, test }))),
    ({ row }) => row,
  );
  return rows.map((row) => {
    const own = (byRow.get(row) ?? []).map(({ test }) => test);
    const state = rowState(new Set(own.map((test) => test.state)));
    return { row, state, files: [...new Set(own.map(({ file }) => file))].sort() };
  });
}

function rowState(states: ReadonlySet<TestState>): RowState {
  if (states.has('failed')) return 'failed';
  if (states.has('passed')) return 'proved';
  return states.size > 0 ? 'skipped' : 'none';
}

/** Numbers in test names that the checklist does not have. */
export function unknownRows(rows: readonly string[], tests: readonly TestResult[]): string[] {
  const known = new Set(rows);
  return [...new Set(tests.flatMap(({ name }) => rowNumbers(name)))].filter((row) => !known.has(row)).sort();
}
