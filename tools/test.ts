/** `npm test`: provides what tests need, runs every test, and says how many passed. Tests that did not run fail a CI run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import { memorySettings } from '#tests/memory-settings.ts';
import { provideOutsidePrograms } from './outside.ts';
import { brokenFiles, readTestReport, reportFile, testResults } from './test-report.ts';

/** More second tries than this fail the run: then it is no longer the machine that is slow. */
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
rmSync(reportFile, { force: true });
const filters = only ? [only] : process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const began = performance.now();
const result = spawnSync('vitest', ['run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', reportFile, ...filters], {
  stdio: 'inherit',
  env: { ...process.env, ...memorySettings },
});

const report = readTestReport();
if (!report) {
  console.error('Der Testlauf ist abgebrochen, bevor er einen Bericht schrieb.');
  process.exit(result.status || 1);
}
const tests = testResults(report);
const skipped = tests.filter(({ state }) => state === 'skipped');
const retried = tests.filter(({ isRetried }) => isRetried);
const broken = brokenFiles(report);
for (const { file, name } of skipped) console.log(`nicht gelaufen: ${file}: ${name}`);
for (const { file, name } of retried) console.log(`zweiter Versuch: ${file}: ${name}`);
for (const file of broken) console.log(`nicht ladbar: ${file}`);
if (retried.length > maxRetriedTests) console.log(`${retried.length} zweite Versuche, erlaubt sind ${maxRetriedTests}.`);

const passed = tests.filter(({ state }) => state === 'passed').length;
const failed = tests.filter(({ state }) => state === 'failed').length + broken.length + (process.env.CI ? skipped.length : 0);
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} Minuten`);
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 && !process.env.CI ? `, ${skipped.length} skipped` : ''}`);
process.exit(failed > 0 || retried.length > maxRetriedTests || (result.status ?? 1) !== 0 ? 1 : 0);
