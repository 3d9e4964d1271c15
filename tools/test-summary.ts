/** What a test run says at its end. */
import type { MemoryPeaks } from './process-times.ts';
import { isFailing, joinedReports, slowestFiles, testResults } from './test-report.ts';
import { maxSecondTries, type Outcome } from './test-run.ts';

/** Resident memory of a process that runs test files. With as many as there are processors it fits into the memory of a small machine. */
const maxProcessMB = 1_024;
const slowFiles = 10;

export type Summary = {
  lines: string[];
  /** "12 passed, 0 failed": the last line of a run. */
  result: string;
  hasFailed: boolean;
};

/** @param isStrict Tests that did not run are failures, as in CI. */
export function summaryOf(outcomes: readonly Outcome[], peaks: MemoryPeaks, isStrict: boolean): Summary {
  const ran = outcomes.filter(({ isUnchanged }) => !isUnchanged);
  const report = joinedReports(ran.map((outcome) => outcome.report));
  const tests = testResults(report);
  const skipped = tests.filter(({ state }) => state === 'skipped').map(({ file, name }) => `${file}: ${name}`);
  const retried = tests.filter(({ isRetried }) => isRetried).map(({ file, name }) => `${file}: ${name}`);
  const secondTries = [...ran.flatMap((outcome) => outcome.secondTries), ...retried];
  const failed = tests.filter(({ state }) => state === 'failed').length;
  const broken = report.files.filter((file) => isFailing(file) && file.tests.every(({ state }) => state !== 'failed'));
  const files = new Set(report.files.map(({ file }) => file));
  const large = [...peaks].filter(([file, megabytes]) => files.has(file) && megabytes > maxProcessMB);
  const hasTooManyTries = secondTries.length > maxSecondTries;

  const lines = [
    ...skipped.map((test) => `nicht gelaufen: ${test}`),
    ...secondTries.map((test) => `zweiter Versuch: ${test}`),
    ...broken.map(({ file }) => `nicht gelaufen oder abgebrochen: ${file}`),
    ...report.errors.map((message) => `Fehler außerhalb der Tests: ${message}`),
    ...large.map(([file, megabytes]) => `zu viel Speicher: ${file}: ${megabytes.toFixed(0)} MB, erlaubt sind ${maxProcessMB} MB`),
    ...(hasTooManyTries ? [`${secondTries.length} zweite Versuche, erlaubt sind ${maxSecondTries}.`] : []),
    'Langsamste Dateien:',
    ...slowestFiles(report, slowFiles).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...largestProcess(peaks),
  ];
  const passed = tests.filter(({ state }) => state === 'passed').length;
  const failures = failed + broken.length + report.errors.length + large.length + (isStrict ? skipped.length : 0);
  const result = `${passed} passed, ${failures} failed${skipped.length > 0 && !isStrict ? `, ${skipped.length} skipped` : ''}`;
  return { lines, result, hasFailed: failures > 0 || hasTooManyTries };
}

function largestProcess(peaks: MemoryPeaks): string[] {
  const [largest] = [...peaks].toSorted(([, a], [, b]) => b - a);
  return largest ? [`größter Testprozess: ${largest[1].toFixed(0)} MB, ${largest[0]}`] : [];
}
