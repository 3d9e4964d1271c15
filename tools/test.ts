/** `npm test`: provides what tests need, runs every test, and says how many passed. Tests that could not run fail a CI run. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { provideOutsidePrograms } from './outside.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

const only = process.argv.indexOf('--only') > 0 ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';
const missing = provideOutsidePrograms();
if (missing.length > 0) console.log(`Nicht gefunden: ${missing.join(', ')}. Tests, die das brauchen, laufen nicht.`);

mkdirSync('node_modules/.cache/federleicht', { recursive: true });
const file = 'node_modules/.cache/federleicht/tests.json';
rmSync(file, { force: true });
const filters = only ? [only] : process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const result = spawnSync('vitest', ['run', '--reporter', 'default', '--reporter', 'json', '--outputFile.json', file, ...filters], {
  stdio: 'inherit',
});

let report: Report;
try {
  report = JSON.parse(readFileSync(file, 'utf8')) as Report;
} catch {
  console.error('Der Testlauf ist abgebrochen, bevor er einen Bericht schrieb.');
  process.exit(result.status || 1);
}
const skipped = report.testResults.flatMap((suite) =>
  suite.assertionResults.filter((test) => test.status === 'skipped' || test.status === 'pending').map((test) => test.fullName),
);
for (const name of skipped) console.log(`nicht gelaufen: ${name}`);
const brokenFiles = report.testResults.filter(
  (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
);
for (const suite of brokenFiles) console.log(`nicht ladbar: ${suite.name}`);
const failed = report.numFailedTests + brokenFiles.length + (process.env.CI ? skipped.length : 0);
console.log(
  `${report.numPassedTests} passed, ${failed} failed${skipped.length > 0 && !process.env.CI ? `, ${skipped.length} skipped` : ''}`,
);
process.exit(failed > 0 || (result.status ?? 1) !== 0 ? 1 : 0);
