import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import states from '../docs/checklist-states.json' with { type: 'json' };
import { cacheFolder, saveReport, type TestState } from './test-report.ts';

/** What the command says in a folder with these tests of the newest run, each as `[name, state]`. */
function spec(tests: readonly [string, TestState][], ...args: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'federleicht-spec-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const file = 'tests/rows.test.ts';
  mkdirSync(join(root, 'tests'));
  writeFileSync(join(root, file), '');
  const results = tests.map(([name, state]) => ({ file, name, state, isRetried: false }));
  // Results of a file that is not there any more prove nothing.
  const removed = { file: 'tests/removed.test.ts', name: 'all rows [E001, F001]', state: 'passed' as const, isRetried: false };
  const files = [
    { file, seconds: 1, isBroken: false, tests: results },
    { file: removed.file, seconds: 1, isBroken: false, tests: [removed] },
  ];
  if (tests.length > 0) saveReport('sample', { startTime: 1, files, errors: [] }, join(root, cacheFolder));
  return spawnSync(process.execPath, [resolve('tools/spec.ts'), ...args], { cwd: root, encoding: 'utf8' });
}

const passing = states.proved.map((row): [string, TestState] => [`a rule [${row}]`, 'passed']);
const without = (row: string) => passing.filter(([name]) => !name.includes(row));

test('the command succeeds while all recorded rows are proved, and says what each other row waits for', () => {
  const { status, stdout, stderr } = spec(passing);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`622 Zeilen: ${states.proved.length} proved, 0 part, 0 failed, 0 skipped, ${622 - states.proved.length} none.`);
  const [row = '', system = ''] = Object.entries(states.waiting)[0] ?? [];
  expect(stdout).toMatch(new RegExp(`^${row} none +wartet auf: ${system}$`, 'm'));
  expect(spec([...passing, [`sheets [${row}]`, 'passed']]).stdout).toMatch(
    new RegExp(`^${row} part +wartet auf: ${system}, tests/rows`, 'm'),
  );
});

test.each<[string, string, [string, TestState][]]>([
  ['E001', 'none', without('E001')],
  ['F001', 'failed', [...passing, ['a sum [F001]', 'failed']]],
  ['F001', 'skipped', [...without('F001'), ['a sum [F001]', 'skipped']]],
])('the command fails when %s is %s and was proved', (row, state, tests) => {
  const { status, stderr } = spec(tests);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(new RegExp(`^Nicht mehr bewiesen: ${row} \\(${state}\\) `));
});

test('a number that the checklist lacks, and a machine without a report, fail it as well', () => {
  expect(spec([...passing, ['a sum [F999]', 'passed']])).toMatchObject({ status: 1, stderr: 'Diese Nummern gibt es nicht: F999\n' });
  expect(spec([])).toMatchObject({ status: 1, stderr: 'Es gibt keinen Bericht eines Testlaufs. Starte zuerst: npm test\n' });
});

test('the record of the shop is as the command writes it', () => {
  expect(readFileSync('docs/checklist-states.json', 'utf8')).toBe(`${JSON.stringify(states, null, 2)}\n`);
});
