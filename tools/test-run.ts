/** Runs of vitest with second tries: what fails on a busy machine once may pass alone, and three such files are the limit. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { memorySettings } from '#tests/memory-settings.ts';
import { cacheFolder, isFailing, readTestReport, type TestReport, withSecondTry } from './test-report.ts';

/** More second tries than this, of files or of tests with a `retry` of their own, fail the run: then it is not the machine that is slow. */
export const maxSecondTries = 3;

/** Runs vitest with these arguments; null where it ended without a report. */
export type RunVitest = (args: readonly string[]) => Promise<TestReport | null>;

/** A run in a process of its own. A failure of vitest itself, or an error that belongs to no file, is among the `errors` of the report. */
export function vitestRunner(environment: Readonly<Record<string, string>>): RunVitest {
  const outputFile = `${cacheFolder}/tests-running.json`;
  return async (args) => {
    mkdirSync(cacheFolder, { recursive: true });
    rmSync(outputFile, { force: true });
    const code = await exitCode(['run', '--reporter', 'default', '--reporter', './tools/test-reporter.ts', ...args], {
      ...process.env,
      ...memorySettings,
      ...environment,
      TEST_REPORT: outputFile,
    });
    const report = readTestReport(outputFile);
    rmSync(outputFile, { force: true });
    if (!report || code === 0 || report.errors.length > 0 || report.files.some(isFailing)) return report;
    return { ...report, errors: [`vitest endete mit ${code}.`] };
  };
}

function exitCode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('vitest', args, { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export type Outcome = {
  report: TestReport;
  /** "file: name of the test" of what failed at first, "file" of a file that failed outside of its tests. */
  secondTries: string[];
  /** The report is that of an earlier run with the same sources. */
  isUnchanged: boolean;
};

/** Runs vitest, and then each file that failed once more and alone, unless they are too many. Null where the first run was cut off. */
export async function runWithSecondTries(runVitest: RunVitest, args: readonly string[]): Promise<Outcome | null> {
  const first = await runVitest(args);
  if (!first) return null;
  const failing = first.files.filter(isFailing);
  if (failing.length === 0 || failing.length > maxSecondTries) return { report: first, secondTries: [], isUnchanged: false };
  let report = first;
  for (const { file } of failing) {
    const again = await runVitest([file]);
    if (again) report = withSecondTry(report, again);
  }
  const secondTries = failing.flatMap(({ file, tests }) => {
    const names = tests.filter(({ state }) => state === 'failed').map(({ name }) => `${file}: ${name}`);
    return names.length > 0 ? names : [file];
  });
  return { report, secondTries, isUnchanged: false };
}
