/**
 * `npm test [file …]`: a covering sample of all tests. `npm run test:all [part … | file …] [--force]`: all of them, in parts. Both provide what
 * tests need, and end with how many passed. Tests that did not run fail a CI run.
 */
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { provideOutsidePrograms } from './outside.ts';
import { watchProcesses } from './process-times.ts';
import { greenReport, type Part, partsNamed, saveGreen, stampOf } from './test-parts.ts';
import { saveReport, testResults } from './test-report.ts';
import { type Outcome, runWithSecondTries, vitestRunner } from './test-run.ts';
import { summaryOf } from './test-summary.ts';

/**
 * Next to that of the shop's background work. On processors that tests keep busy, drawing and printing at a lower priority would get a
 * twentieth of the time, and tests would wait for it. Not the same, so that a test can see the work role lower its own.
 */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL - 1);

const began = performance.now();
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const watch = watchProcesses();
const missing = provideOutsidePrograms();
if (missing.length > 0) console.log(`Nicht gefunden: ${missing.join(', ')}. Tests, die das brauchen, laufen nicht.`);

const isCI = Boolean(process.env.CI);
const environment: Record<string, string> = values.all ? { TESTS: 'all' } : {};
const parts = values.all ? partsNamed(positionals) : null;
const outcomes = parts ? await runParts(parts) : [await runTests()];
const whole = outcomes.filter((outcome) => outcome !== null);
if (whole.length < outcomes.length) {
  console.error('Der Testlauf ist abgebrochen, bevor er einen Bericht schrieb.');
  process.exit(1);
}

const { processorSeconds } = watch.stop();
const summary = summaryOf(whole, watch.peaks, isCI);
for (const line of summary.lines) console.log(line);
console.log(`Prozessorzeit: ${processorSeconds.toFixed(0)} s, mit Datenbanken und Browsern`);
console.log(`${((performance.now() - began) / 60_000).toFixed(1)} Minuten`);
console.log(summary.result);
process.exit(summary.hasFailed ? 1 : 0);

/** The sample, or the files that arguments name. */
async function runTests(): Promise<Outcome | null> {
  const outcome = await runWithSecondTries(vitestRunner(environment), positionals);
  if (outcome) saveReport(positionals.length > 0 ? 'files' : 'sample', outcome.report);
  return outcome;
}

/** One part after the other. A part that was green with the same sources is not run again. */
async function runParts(chosen: readonly Part[]): Promise<(Outcome | null)[]> {
  const results: (Outcome | null)[] = [];
  for (const part of chosen) {
    const stamp = stampOf(part);
    const known = values.force ? null : greenReport(part, stamp);
    if (known) {
      console.log(`Teil ${part.name}: übersprungen, denn ${testResults(known).length} Tests sind mit denselben Quellen gut gelaufen.`);
      saveReport(part.name, known);
      results.push({ report: known, secondTries: [], isUnchanged: true });
    } else results.push(await runPart(part, stamp));
  }
  return results;
}

async function runPart(part: Part, stamp: string): Promise<Outcome | null> {
  console.log(`Teil ${part.name}`);
  const runVitest = vitestRunner({ ...environment, ...(part.share ? { TESTS_SHARE: part.share } : {}) });
  const projects = part.projects.flatMap((project) => ['--project', project]);
  const outcome = await runWithSecondTries(runVitest, part.shard ? [...projects, '--shard', part.shard] : projects);
  if (outcome) saveReport(part.name, outcome.report);
  if (outcome && !summaryOf([outcome], watch.peaks, true).hasFailed) saveGreen(part, stamp, outcome.report);
  return outcome;
}
