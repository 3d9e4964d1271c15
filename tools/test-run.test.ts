import { describe, expect, test } from 'vitest';
import type { FileResult, TestReport, TestState } from './test-report.ts';
import { type Outcome, type RunVitest, runWithSecondTries } from './test-run.ts';
import { summaryOf } from './test-summary.ts';

type FileStates = Record<string, TestState[] | 'broken'>;

/** Files with tests of these states, named t1, t2 …; `seconds` of the first file is 1, of the second 2 … */
function report(files: FileStates, errors: string[] = []): TestReport {
  const results = Object.entries(files).map(([file, states], at): FileResult => {
    const own = states === 'broken' ? [] : states;
    const tests = own.map((state, index) => ({ file, name: `t${index + 1}`, state, isRetried: false }));
    return { file, seconds: at + 1, isBroken: states === 'broken', tests };
  });
  return { startTime: 0, files: results, errors };
}

/** Stands for vitest: answers one report after the other, and notes with which arguments it was asked. */
function answering(...reports: (TestReport | null)[]): { runVitest: RunVitest; asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  return {
    asked,
    runVitest: async (args) => {
      asked.push(args);
      return reports[asked.length - 1] ?? null;
    },
  };
}

async function outcomeOf(runVitest: RunVitest): Promise<Outcome> {
  const outcome = await runWithSecondTries(runVitest, ['--project', 'unit']);
  if (!outcome) throw new Error('no report');
  return outcome;
}

const noPeaks = new Map<string, number>();
const summary = (outcome: Outcome, isStrict = false) => summaryOf([outcome], noPeaks, isStrict);

describe('second tries', () => {
  test('three failing files run once more, each alone, and are named', async () => {
    const first = report({ a: ['passed', 'failed'], b: 'broken', c: ['failed'], d: ['passed'] });
    const { runVitest, asked } = answering(
      first,
      report({ a: ['passed', 'passed'] }),
      report({ b: ['passed'] }),
      report({ c: ['passed'] }),
    );
    const outcome = await outcomeOf(runVitest);
    expect(asked).toEqual([['--project', 'unit'], ['a'], ['b'], ['c']]);
    const { lines, result, hasFailed } = summary(outcome);
    expect(lines).toEqual(expect.arrayContaining(['zweiter Versuch: a: t2', 'zweiter Versuch: b', 'zweiter Versuch: c: t1']));
    expect([result, hasFailed]).toEqual(['5 passed, 0 failed', false]);
  });

  test('more than three failing files fail at once', async () => {
    const { runVitest, asked } = answering(report({ a: ['failed'], b: ['failed'], c: ['failed'], d: ['failed'], e: ['passed'] }));
    const { result, hasFailed } = summary(await outcomeOf(runVitest));
    expect([asked.length, result, hasFailed]).toEqual([1, '1 passed, 4 failed', true]);
  });

  test.each([
    ['fails again', report({ a: ['failed'] })],
    ['breaks', report({ a: 'broken' })],
    ['is cut off', null],
  ])('a file that %s in its second try fails the run', async (_, again) => {
    const { runVitest } = answering(report({ a: ['failed'], b: ['passed'] }), again);
    const { result, hasFailed } = summary(await outcomeOf(runVitest));
    expect([result, hasFailed]).toEqual(['1 passed, 1 failed', true]);
  });

  test('a fourth second try in a run of several parts fails it', async () => {
    const { runVitest } = answering(report({ a: ['failed'], b: ['failed'] }), report({ a: ['passed'] }), report({ b: ['passed'] }));
    const part = await outcomeOf(runVitest);
    const { result, lines, hasFailed } = summaryOf([part, part], noPeaks, false);
    expect([result, hasFailed]).toEqual(['4 passed, 0 failed', true]);
    expect(lines).toContain('4 zweite Versuche, erlaubt sind 3.');
  });

  test('a run that ends without a report has no outcome', async () => {
    expect(await runWithSecondTries(answering(null).runVitest, [])).toBeNull();
  });
});

const run = (files: FileStates, errors: string[] = []): Outcome => ({
  report: report(files, errors),
  secondTries: [],
  isUnchanged: false,
});

describe('the summary of a run', () => {
  test('tests that did not run are counted apart, and fail a strict run', () => {
    expect(summary(run({ a: ['passed', 'skipped'] }))).toMatchObject({ result: '1 passed, 0 failed, 1 skipped', hasFailed: false });
    const strict = summary(run({ a: ['passed', 'skipped'] }), true);
    expect(strict).toMatchObject({ result: '1 passed, 1 failed', hasFailed: true });
    expect(strict.lines).toContain('nicht gelaufen: a: t2');
  });

  test('an error that belongs to no file fails the run', () => {
    expect(summary(run({ a: ['passed'] }, ['vitest endete mit 1.']))).toMatchObject({ result: '1 passed, 1 failed', hasFailed: true });
  });

  test('the ten slowest files are named with their seconds, the slowest first', () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at + 1}.test.ts`, ['passed' as const]]));
    const lines = summary(run(files)).lines.filter((line) => / s {2}/.test(line));
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe('   12.0 s  f12.test.ts');
    expect(lines.at(-1)).toBe('    3.0 s  f3.test.ts');
  });

  test('a file whose process uses more than 1 GB fails the run', () => {
    const peaks = new Map([
      ['a', 900],
      ['b', 1_300],
    ]);
    const { lines, result, hasFailed } = summaryOf([run({ a: ['passed'], b: ['passed'] })], peaks, false);
    expect([result, hasFailed]).toEqual(['2 passed, 1 failed', true]);
    expect(lines).toContain('zu viel Speicher: b: 1300 MB, erlaubt sind 1024 MB');
    expect(lines).toContain('größter Testprozess: 1300 MB, b');
  });

  test('a part that did not run again is not counted', () => {
    const unchanged = { ...run({ a: ['passed'] }), isUnchanged: true };
    expect(summaryOf([unchanged, run({ b: ['passed', 'passed'] })], noPeaks, false).result).toBe('2 passed, 0 failed');
  });
});
