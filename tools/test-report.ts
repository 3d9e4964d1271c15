/** The JSON report of the last test run, as vitest writes it. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const reportFile = 'node_modules/.cache/federleicht/tests.json';

export type TestReport = {
  /** Milliseconds since 1970. */
  startTime: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string; failureMessages?: string[] }[] }[];
};

export type TestState = 'passed' | 'failed' | 'skipped';

export type TestResult = {
  /** Path from the root of the project. */
  file: string;
  name: string;
  state: TestState;
  /** The first try failed and the second one passed. */
  isRetried: boolean;
};

/** Null when no test run wrote a report, or when the last one was cut off. */
export function readTestReport(file: string = reportFile): TestReport | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return null;
  }
}

/** Vitest calls a test `skipped`, `pending` or `todo` that did not run, and keeps the failures of earlier tries of a test that passed. */
export function testResults(report: TestReport, root: string = process.cwd()): TestResult[] {
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      file: relative(root, file),
      name: fullName.trim(),
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      isRetried: status === 'passed' && (failureMessages?.length ?? 0) > 0,
    })),
  );
}

/** Files that failed outside of their tests: a syntax error, a missing module, a failed `beforeAll`, the end of their process. */
export function brokenFiles(report: TestReport, root: string = process.cwd()): string[] {
  return report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
    .map(({ name }) => relative(root, name));
}

/** The report with the results of files that ran again in place of their first ones. */
export function withSecondRun(report: TestReport, again: TestReport): TestReport {
  const files = new Set(again.testResults.map(({ name }) => name));
  return { ...report, testResults: [...report.testResults.filter(({ name }) => !files.has(name)), ...again.testResults] };
}
