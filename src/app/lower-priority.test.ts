import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = `
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
await readFile('package.json');
const { lowerPriority } = await import(process.argv[1]);
lowerPriority();
await Promise.all(Array.from({ length: 20 }, () => readFile('package.json')));
// The nineteenth field; the second one is a name in parentheses.
const nice = (thread) => Number(readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ').at(-1).split(' ')[16]);
console.log(JSON.stringify(readdirSync('/proc/self/task').map(nice)));
`;

test.runIf(process.platform === 'linux')('every thread of the process has a lower priority, those of Node and later ones too', () => {
  const module = fileURLToPath(new URL('lower-priority.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program, module], { encoding: 'utf8' });
  const priorities: number[] = JSON.parse(output);
  expect(priorities.length).toBeGreaterThan(4);
  expect(new Set(priorities)).toEqual(new Set([10]));
});
