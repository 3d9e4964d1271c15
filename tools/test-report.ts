/** Reports of test runs: written by tools/test-reporter.ts, kept by tools/test.ts, read by `npm run spec`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const cacheFolder = 'node_modules/.cache/federleicht';

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

/** Null when there is no report, when its run was cut off, or when another version wrote it. */
export function readTestReport(file: string): TestReport | null {
  if (!existsSync(file)) return null;
  try {
    return testReportSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** A run whose last report is kept: `sample` is a whole `npm test`, `files` one of named files, and the others are parts of `npm run test:all`. */
type NamedReport = { run: string; report: TestReport };

const reportFolder = (folder: string) => join(folder, 'reports');

export function saveReport(run: string, report: TestReport, folder: string = cacheFolder): void {
  mkdirSync(reportFolder(folder), { recursive: true });
  writeFileSync(join(reportFolder(folder), `${run}.json`), JSON.stringify(report));
}

/** The last report of each run. */
export function lastReports(folder: string = cacheFolder): NamedReport[] {
  if (!existsSync(reportFolder(folder))) return [];
  return readdirSync(reportFolder(folder)).flatMap((name) => {
    const report = readTestReport(join(reportFolder(folder), name));
    return report ? [{ run: name.replace(/\.json$/, ''), report }] : [];
  });
}

/** The newest results of each file in several reports. The shares of a part, `press-1` and `press-2`, are one report: each has some tests of a file. */
export function newestFiles(reports: readonly NamedReport[]): FileResult[] {
  const runs = Map.groupBy(reports, ({ run }) => run.replace(/-\d+$/, ''));
  const newest = new Map<string, FileResult[]>();
  const time = (shares: readonly NamedReport[]) => Math.max(...shares.map(({ report }) => report.startTime));
  for (const shares of [...runs.values()].toSorted((a, b) => time(a) - time(b)))
    for (const [file, results] of Map.groupBy(
      shares.flatMap(({ report }) => report.files),
      ({ file }) => file,
    ))
      newest.set(file, results);
  return [...newest.values()].flat();
}

export function testResults(report: Pick<TestReport, 'files'>): TestResult[] {
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
