/** The report of a test run: written by tools/test-reporter.ts, read by tools/test.ts and `npm run spec`. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export const cacheFolder = 'node_modules/.cache/federleicht';
export const reportFile = `${cacheFolder}/tests.json`;

const testState = z.enum(['passed', 'failed', 'skipped']);

/** `file` is a path from the root of the project. `isRetried`: the first try failed, and a later one in the same run passed. */
const testResult = z.object({ file: z.string(), name: z.string(), state: testState, isRetried: z.boolean() });

/**
 * `seconds`: imports, hooks and tests. `isBroken`: failed outside of its tests, by a syntax error, a missing module, a failed hook, an
 * unhandled rejection, or the end of its process.
 */
const fileResult = z.object({ file: z.string(), seconds: z.number(), isBroken: z.boolean(), tests: z.array(testResult) });

/** `startTime` in milliseconds since 1970. `errors`: messages that belong to no file. */
export const testReportSchema = z.object({ startTime: z.number(), files: z.array(fileResult), errors: z.array(z.string()) });

export type TestState = z.infer<typeof testState>;
export type TestResult = z.infer<typeof testResult>;
export type FileResult = z.infer<typeof fileResult>;
export type TestReport = z.infer<typeof testReportSchema>;

/** Null when no test run wrote a report, when the last one was cut off, or when another version wrote it. */
export function readTestReport(file: string = reportFile): TestReport | null {
  if (!existsSync(file)) return null;
  try {
    return testReportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

export function testResults(report: TestReport): TestResult[] {
  return report.files.flatMap(({ tests }) => tests);
}

export function isFailing({ isBroken, tests }: FileResult): boolean {
  return isBroken || tests.some(({ state }) => state === 'failed');
}

/** The report with the results of files that ran again in place of their first ones. */
export function withSecondTry(report: TestReport, again: TestReport): TestReport {
  const files = new Set(again.files.map(({ file }) => file));
  return {
    startTime: report.startTime,
    files: [...report.files.filter(({ file }) => !files.has(file)), ...again.files],
    errors: [...report.errors, ...again.errors],
  };
}

/** One report of several runs. */
export function joinedReports(reports: readonly TestReport[]): TestReport {
  return {
    startTime: Math.min(...reports.map(({ startTime }) => startTime)),
    files: reports.flatMap(({ files }) => files),
    errors: reports.flatMap(({ errors }) => errors),
  };
}

/** The slowest files, the slowest first. */
export function slowestFiles({ files }: TestReport, count: number): FileResult[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}
