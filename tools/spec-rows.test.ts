import { describe, expect, test } from 'vitest';
import checklist from '../docs/checklist.json' with { type: 'json' };
import states from '../docs/checklist-states.json' with { type: 'json' };
import { lostRows, provedRows, type RowRecord, rowNumbers, rowRecordSchema, specRows, unknownRows, withProved } from './spec-rows.ts';
import type { TestResult, TestState } from './test-report.ts';

/** Results by file, each as `[name, state]`. */
function results(files: Record<string, [string, TestState][]>): TestResult[] {
  return Object.entries(files).flatMap(([file, tests]) => tests.map(([name, state]) => ({ file, name, state, isRetried: false })));
}

const rowsOf = (files: Parameters<typeof results>[0]) => specRows(['F001', 'F002', 'E001'], results(files));

describe('the rows of a test run', () => {
  test('a row is proved when a test with its number passed, and names the files of all its tests', () => {
    expect(rowsOf({ 'b.test.ts': [['prices [F001]', 'passed']], 'a.test.ts': [['prices over HTTP [F001]', 'passed']] })[0]).toEqual({
      row: 'F001',
      state: 'proved',
      files: ['a.test.ts', 'b.test.ts'],
    });
  });

  test('a row whose only test is skipped is skipped', () => {
    expect(rowsOf({ 'a.test.ts': [['prices [F001]', 'skipped']] })[0]?.state).toBe('skipped');
  });

  test('a row with a passed and a skipped test is proved, with a failed one it is failed', () => {
    const tests: [string, TestState][] = [
      ['prices [F001]', 'skipped'],
      ['more prices [F001]', 'passed'],
    ];
    expect(rowsOf({ 'a.test.ts': tests })[0]?.state).toBe('proved');
    expect(rowsOf({ 'a.test.ts': [...tests, ['old prices [F001]', 'failed']] })[0]?.state).toBe('failed');
  });

  test('a row without a test has the state none and no file', () => {
    expect(rowsOf({ 'a.test.ts': [['F001 without brackets', 'passed']] })).toEqual([
      { row: 'F001', state: 'none', files: [] },
      { row: 'F002', state: 'none', files: [] },
      { row: 'E001', state: 'none', files: [] },
    ]);
  });

  test('one name carries several numbers, in one pair of brackets or in several, and those of its describe blocks', () => {
    expect(rowNumbers('block [F116] shows [F001, F002][E001] and [F003,F004] and [F12] and [X001]')).toEqual([
      'F116',
      'F001',
      'F002',
      'E001',
      'F003',
      'F004',
    ]);
  });

  test('a number that the checklist lacks is reported', () => {
    const tests = results({ 'a.test.ts': [['prices [F001, F999]', 'passed']] });
    expect(unknownRows(['F001'], tests)).toEqual(['F999']);
  });
});

describe('the record of rows', () => {
  const record: RowRecord = { proved: ['F001', 'F002'], waiting: { E001: 'machines' } };
  const passed = (...numbers: string[]): Parameters<typeof results>[0] => ({
    'a.test.ts': numbers.map((row): [string, TestState] => [`prices [${row}]`, 'passed']),
  });

  test.each<[string, Parameters<typeof results>[0], string[]]>([
    ['every recorded row is proved', passed('F001', 'F002'), []],
    ['a test has lost its number', passed('F002'), ['F001']],
    ['a test fails', { ...passed('F001', 'F002'), 'b.test.ts': [['sums [F002]', 'failed']] }, ['F002']],
    ['a test does not run', { ...passed('F001'), 'b.test.ts': [['sums [F002]', 'skipped']] }, ['F002']],
    ['nothing ran', {}, ['F001', 'F002']],
  ])('where %s, the rows that are not proved any more are named', (_, files, lost) => {
    expect(lostRows(rowsOf(files), record).map(({ row }) => row)).toEqual(lost);
  });

  test('a row that waits for something is not proved by the tests of a part of it', () => {
    expect(provedRows(rowsOf(passed('F001', 'E001')), record)).toEqual(['F001']);
    expect(lostRows(rowsOf(passed('F001', 'E001')), { proved: ['E001'], waiting: record.waiting })).toHaveLength(1);
  });

  test('new rows are added in the order of the checklist, and lost ones stay', () => {
    expect(withProved(rowsOf(passed('F001', 'E001')), { ...record, proved: ['F002'] })).toEqual(record);
    expect(withProved(rowsOf(passed('E001', 'F001')), { proved: ['F001'], waiting: {} }).proved).toEqual(['F001', 'E001']);
  });

  test('the record of the shop names rows of the checklist, each once', () => {
    const { proved, waiting } = rowRecordSchema.parse(states);
    const named = [...proved, ...Object.keys(waiting)];
    expect(named.filter((row) => !(row in checklist))).toEqual([]);
    expect(named.filter((row, at) => named.indexOf(row) !== at)).toEqual([]);
    expect(Object.values(waiting).filter((system) => system.trim() === '')).toEqual([]);
  });
});

test('the checklist has the rows F001 to F518 and E001 to E104, each with a title', () => {
  const numbers = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(3, '0')}`);
  expect(Object.keys(checklist)).toEqual([...numbers('F', 518), ...numbers('E', 104)]);
  for (const [row, title] of Object.entries(checklist)) expect(title.length, row).toBeGreaterThan(3);
});
