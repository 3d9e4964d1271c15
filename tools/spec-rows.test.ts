import { describe, expect, test } from 'vitest';
import checklist from '../docs/checklist.json' with { type: 'json' };
import { rowNumbers, specRows, unknownRows } from './spec-rows.ts';
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

test('the checklist has the rows F001 to F518 and E001 to E086, each with a title', () => {
  const numbers = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(3, '0')}`);
  expect(Object.keys(checklist)).toEqual([...numbers('F', 518), ...numbers('E', 86)]);
  for (const [row, title] of Object.entries(checklist)) expect(title.length, row).toBeGreaterThan(3);
});
