import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastReports, newestFiles, saveReport, type TestReport, type TestState } from './test-report.ts';

/** A report of tests by file, all with one state. */
function report(startTime: number, files: Record<string, string[]>, state: TestState = 'passed'): TestReport {
  return {
    startTime,
    files: Object.entries(files).map(([file, names]) => ({
      file,
      seconds: 1,
      isBroken: false,
      tests: names.map((name) => ({ file, name, state, isRetried: false })),
    })),
    errors: [],
  };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'federleicht-reports-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const shown = (path: string) =>
  newestFiles(lastReports(path)).flatMap(({ tests }) => tests.map(({ file, name, state }) => `${file} ${name} ${state}`));

test('the last report of each run is kept, and the newest results of a file are shown whole', () => {
  const path = folder();
  expect(lastReports(path)).toEqual([]);
  saveReport('unit', report(1, { 'a.test.ts': ['old'], 'b.test.ts': ['sums'] }), path);
  saveReport('sample', report(2, { 'a.test.ts': ['new'] }), path);
  expect(shown(path)).toEqual(['a.test.ts new passed', 'b.test.ts sums passed']);
  saveReport('unit', report(3, { 'a.test.ts': ['new'] }, 'failed'), path);
  expect(shown(path)).toEqual(['a.test.ts new failed']);
});

test('shares of a part have tests of one file together, whichever ran last', () => {
  const path = folder();
  saveReport('press-1', report(1, { 'print.test.ts': ['olivia'] }), path);
  saveReport('sample', report(2, { 'print.test.ts': ['one design'] }), path);
  expect(shown(path)).toEqual(['print.test.ts one design passed']);
  saveReport('press-2', report(3, { 'print.test.ts': ['freya'] }), path);
  expect(shown(path)).toEqual(['print.test.ts olivia passed', 'print.test.ts freya passed']);
});

test('a report that was cut off or that another version wrote is left out', () => {
  const path = folder();
  saveReport('unit', report(1, { 'a.test.ts': ['sums'] }), path);
  writeFileSync(join(path, 'reports/http.json'), '{"startTime":1,"fi');
  writeFileSync(join(path, 'reports/load.json'), '{"version":0}');
  expect(lastReports(path).map(({ run }) => run)).toEqual(['unit']);
});
