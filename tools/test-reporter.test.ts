import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTestReport } from './test-report.ts';

/** Files of a project of its own. */
const files = {
  'good.test.ts': "test('passes', () => {}); test.skip('waits', () => {}); test.todo('comes');",
  'hooks.test.ts': "beforeAll(() => new Promise((ready) => setTimeout(ready, 300))); test('passes', () => {});",
  'retried.test.ts': "let tries = 0; test('passes later', { retry: 1 }, () => { tries += 1; expect(tries).toBe(2); });",
  'failed.test.ts': "describe('a sum', () => { test('is wrong', () => { expect(1 + 1).toBe(3); }); });",
  'missing.test.ts': "import './not-there.ts';",
  'late.test.ts':
    "test('passes', async () => { void Promise.reject(new Error('late')); await new Promise((ready) => setTimeout(ready, 50)); });",
  'ended.test.ts': "test('ends', async () => { process.kill(process.pid, 'SIGKILL'); await new Promise(() => {}); });",
};

function reportOf(sources: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'tests'));
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { globals: true } };');
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, 'tests', name), code);
  const output = join(folder, 'report.json');
  const env = { ...process.env, TEST_REPORT: output, VITEST: undefined };
  const reporter = resolve('tools/test-reporter.ts');
  spawnSync(resolve('node_modules/.bin/vitest'), ['run', '--reporter', reporter], { cwd: folder, env, encoding: 'utf8' });
  const report = readTestReport(output);
  if (!report) throw new Error('no report');
  return report;
}

test('the reporter writes the state of each test, and which files failed outside of their tests', { timeout: 120_000 }, () => {
  const { files: found, errors } = reportOf(files);
  expect(errors).toEqual([]);
  expect(found.filter(({ isBroken }) => isBroken).map(({ file }) => file)).toEqual([
    'tests/ended.test.ts',
    'tests/late.test.ts',
    'tests/missing.test.ts',
  ]);
  const states = found.flatMap(({ tests }) => tests.map(({ file, name, state, isRetried }) => [file, name, state, isRetried]));
  expect(states.filter(([file]) => !String(file).includes('ended'))).toEqual([
    ['tests/failed.test.ts', 'a sum > is wrong', 'failed', false],
    ['tests/good.test.ts', 'passes', 'passed', false],
    ['tests/good.test.ts', 'waits', 'skipped', false],
    ['tests/good.test.ts', 'comes', 'skipped', false],
    ['tests/hooks.test.ts', 'passes', 'passed', false],
    ['tests/late.test.ts', 'passes', 'passed', false],
    ['tests/retried.test.ts', 'passes later', 'passed', true],
  ]);
  expect(found.find(({ file }) => file === 'tests/hooks.test.ts')?.seconds).toBeGreaterThan(0.29);
});
