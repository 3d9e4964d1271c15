import { describe, expect, test } from 'vitest';
import checklist from '../docs/checklist.json' with { type: 'json' };
import { rowNumbers, specRows, unknownRows } from './spec-rows.ts';
import { brokenFiles, type TestReport, testResults, withSecondRun } from './test-report.ts';

/** A report with one file for each list of `[name, status, failures of earlier tries]`. */
function report(files: Record<string, [string, string, number?][]>): TestReport {
  return {
    startTime: 0,
    testResults: Object.entries(files).map(([name, tests]) => ({
      name: `/project/${name}`,
      status: tests.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
      assertionResults: tests.map(([fullName, status, failures = 0]) => ({
        fullName,
        status,
        failureMessages: Array.from({ length: failures }, () => 'Timeout'),
      })),
    })),
  };
}

const rowsOf = (files: Parameters<typeof report>[0]) => specRows(['F001', 'F002', 'E001'], testResults(report(files), '/project'));

describe('the rows of a test run', () => {
  test('a row is proved when a test with its number passed, and names the files of all its tests', () => {
    expect(rowsOf({ 'b.test.ts': [['prices [F001]', 'passed']], 'a.test.ts': [['prices over HTTP [F001]', 'passed']] })[0]).toEqual({
      row: 'F001',
      state: 'proved',
      files: ['a.test.ts', 'b.test.ts'],
    });
  });

  test.each(['skipped', 'pending', 'todo'])('a row whose only test is %s is skipped', (status) => {
    expect(rowsOf({ 'a.test.ts': [['prices [F001]', status]] })[0]?.state).toBe('skipped');
  });

  test('a row with a passed and a skipped test is proved, with a failed one it is failed', () => {
    const tests: [string, string][] = [
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
    const tests = testResults(report({ 'a.test.ts': [['prices [F001, F999]', 'passed']] }), '/project');
    expect(unknownRows(['F001'], tests)).toEqual(['F999']);
  });
});

describe('a test report', () => {
  test('a test that passed after a failed try is marked as retried', () => {
    const tests = testResults(
      report({
        'a.test.ts': [
          ['steady', 'passed'],
          ['flaky', 'passed', 1],
          ['broken', 'failed', 2],
        ],
      }),
      '/project',
    );
    expect(tests.filter(({ isRetried }) => isRetried).map(({ name }) => name)).toEqual(['flaky']);
  });

  test('a file that failed outside of its tests is broken', () => {
    const loaded = report({ 'a.test.ts': [['prices', 'failed']], 'b.test.ts': [['more', 'passed']] });
    loaded.testResults.push({ name: '/project/c.test.ts', status: 'failed', assertionResults: [] });
    expect(brokenFiles(loaded, '/project')).toEqual(['c.test.ts']);
  });
});

test('the checklist has the rows F001 to F518 and E001 to E086, each with a title', () => {
  const numbers = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(3, '0')}`);
  expect(Object.keys(checklist)).toEqual([...numbers('F', 518), ...numbers('E', 86)]);
  for (const [row, title] of Object.entries(checklist)) expect(title.length, row).toBeGreaterThan(3);
});

test('a file that ran again has the results of its second run only', () => {
  const first = report({ 'a.test.ts': [['prices', 'passed']], 'b.test.ts': [['prints', 'pending']] });
  const merged = withSecondRun(first, report({ 'b.test.ts': [['prints', 'passed']] }));
  expect(testResults(merged, '/project')).toEqual([
    { file: 'a.test.ts', name: 'prices', state: 'passed', isRetried: false },
    { file: 'b.test.ts', name: 'prints', state: 'passed', isRetried: false },
  ]);
});
