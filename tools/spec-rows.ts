/** Which rows of the specification's checklist the tests of a run prove. */
import type { TestResult, TestState } from './test-report.ts';

/**
 * `proved`: every test with the row's number in its name that ran has passed, and one at least ran. `failed`: one of them failed.
 * `skipped`: none of them ran. `none`: no test carries the number.
 */
export type RowState = 'proved' | 'failed' | 'skipped' | 'none';

export type SpecRow = { row: string; state: RowState; files: string[] };

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
