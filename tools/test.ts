/** `npm test`: provides what tests need, runs every test, and says how many passed. Tests that did not run fail a CI run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { memorySettings } from '#tests/memory-settings.ts';
import { provideOutsidePrograms } from './outside.ts';
import { brokenFiles, readTestReport, reportFile, type TestReport, testResults, withSecondRun } from './test-report.ts';

/** More second tries than this, of tests or of files whose process ended, fail the run: then it is no longer the machine that is slow. */
const maxRetriedTests = 3;

/**
 * Next to that of the shop's background work. On processors that tests keep busy, drawing and printing at a lower priority would get a
 * twentieth of the time, and tests would wait for it. Not the same, so that a test can see the work role lower its own.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL - 1);

const only = process.argv.indexOf('--only') > 0 ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';
const missing = provideOutsidePrograms();
if (missing.length > 0) console.log(`Nicht gefunden: ${missing.join(', ')}. Tests, die das brauchen, laufen nicht.`);

mkdirSync(dirname(reportFile), { recursive: true });
const filters = only ? [only] : process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const began = performance.now();

/** Exit status and report of one run of vitest; no report where the run was cut off. */
function runTests(files: readonly string[], outputFile: string): { status: number; report: TestReport | null } {
  rmSync(outputFile, { force: true });
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', outputFile, ...files],
    {
      stdio: 'inherit',
      env: { ...process.env, ...memorySettings },
    },
  );
  return { status: status ?? 1, report: readTestReport(outputFile) };
}

let { status, report } = runTests(filters, reportFile);
// V8 ends a process that compiles WebAssembly once in some thousands (nodejs/node#64500), and vitest does not run the rest of its file again.
const cutOff = report && status !== 0 ? brokenFiles(report) : [];
if (report && cutOff.length > 0 && cutOff.length <= maxRetriedTests) {
  const hasFailed = testResults(report).some(({ state }) => state === 'failed');
  const again = runTests(cutOff, reportFile.replace('.json', '-again.json'));
  if (again.report) {
    report = withSecondRun(report, again.report);
    writeFileSync(reportFile, JSON.stringify(report));
    if (!hasFailed) status = again.status;
  }
}
if (!report) {
  console.error('Der Testlauf ist abgebrochen, bevor er einen Bericht schrieb.');
  process.exit(status || 1);
}
const tests = testResults(report);
const skipped = tests.filter(({ state }) => state === 'skipped');
const retried = tests.filter(({ isRetried }) => isRetried);
const broken = brokenFiles(report);
for (const { file, name } of skipped) console.log(`nicht gelaufen: ${file}: ${name}`);
for (const { file, name } of retried) console.log(`zweiter Versuch: ${file}: ${name}`);
for (const file of cutOff) console.log(`zweiter Versuch: ${file}`);
for (const file of broken) console.log(`nicht ladbar: ${file}`);
const retries = retried.length + cutOff.length;
if (retries > maxRetriedTests) console.log(`${retries} zweite Versuche, erlaubt sind ${maxRetriedTests}.`);

const passed = tests.filter(({ state }) => state === 'passed').length;
const failed = tests.filter(({ state }) => state === 'failed').length + broken.length + (process.env.CI ? skipped.length : 0);
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} Minuten`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 && !process.env.CI ? `, ${skipped.length} skipped` : ''}`);
process.exit(failed > 0 || retries > maxRetriedTests || status !== 0 ? 1 : 0);
