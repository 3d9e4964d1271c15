/** Reporter of vitest for tools/test.ts: writes a test report to the file that TEST_REPORT names. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { FileResult, TestReport, TestResult, TestState } from './test-report.ts';

type RunError = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number];

export default class TestReporter implements Reporter {
  #startTime = Date.now();
  #specifications: readonly TestSpecification[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#startTime = Date.now();
    this.#specifications = specifications;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly RunError[]): void {
    const file = process.env.TEST_REPORT;
    if (!file) throw new Error('TEST_REPORT names no file.');
    const paths = this.#specifications.map(({ moduleId }) => fromRoot(moduleId));
    const report: TestReport = { startTime: this.#startTime, ...resultsOf(modules, paths, errors) };
    writeFileSync(file, JSON.stringify(report));
  }
}

function fromRoot(path: string): string {
  return relative(process.cwd(), path);
}

/** A file without results, whose process ended before it began, is broken. An unhandled error breaks the file that it is known to be of. */
function resultsOf(modules: readonly TestModule[], paths: readonly string[], errors: readonly RunError[]): Omit<TestReport, 'startTime'> {
  const sources = errors.map(fileOf);
  const files = modules.map((module) => fileResult(module, sources.includes(fromRoot(module.moduleId))));
  const begun = new Set(files.map(({ file }) => file));
  const missing = paths.filter((file) => !begun.has(file)).map((file): FileResult => ({ file, seconds: 0, isBroken: true, tests: [] }));
  return { files: [...files, ...missing], errors: errors.filter((_, at) => sources[at] === null).map(({ message }) => message) };
}

/** Vitest names the file of an error in a test, and in the message of its cause that of a process that ended. */
function fileOf({ VITEST_TEST_PATH: path, cause }: RunError): string | null {
  if (typeof path === 'string') return fromRoot(path);
  const ended = /while running test file (.+)$/.exec(cause?.message ?? '')?.[1];
  return ended ? fromRoot(ended) : null;
}

function fileResult(module: TestModule, hasError: boolean): FileResult {
  const file = fromRoot(module.moduleId);
  const tests = [...module.children.allTests()].map((test) => testResult(file, test));
  const { collectDuration, duration } = module.diagnostic();
  const hasFailedTest = tests.some(({ state }) => state === 'failed');
  const isWhole = module.state() === 'passed' || module.state() === 'skipped';
  return { file, seconds: (collectDuration + duration) / 1000, isBroken: hasError || !(isWhole || hasFailedTest), tests };
}

function testResult(file: string, test: TestCase): TestResult {
  const { state } = test.result();
  const own: TestState = state === 'passed' || state === 'failed' ? state : 'skipped';
  return { file, name: test.fullName, state: own, isRetried: test.diagnostic()?.flaky ?? false };
}
