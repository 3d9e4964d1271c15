import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { hasProcessMemory } from '#tests/process-memory.ts';
import { createProcessTimes, type ProcessSample, watchProcesses } from './process-times.ts';

/** "pid parent own children" of each process. */
function sample(...lines: readonly string[]): ProcessSample[] {
  return lines.map((line) => {
    const [pid = 0, parent = 0, ownTicks = 0, childTicks = 0] = line.split(' ').map(Number);
    return { pid, parent, startedAt: pid, ownTicks, childTicks };
  });
}

function secondsOf(...samples: readonly ProcessSample[][]): number {
  const times = createProcessTimes(1);
  for (const one of samples) times.add(one);
  return times.seconds();
}

test('the time of a process and its descendants is added up, without other processes', () => {
  expect(secondsOf(sample('1 0 100 0', '2 1 200 0', '3 2 300 50', '9 0 5000 0'))).toBe(6.5);
  expect(secondsOf(sample('1 0 100 0', '2 1 200 0'), sample('1 0 150 0', '2 1 260 0'))).toBe(4.1);
});

test('a child that ended counts once: what was seen of it, and the rest with its parent', () => {
  expect(secondsOf(sample('1 0 100 0', '2 1 200 0'), sample('1 0 100 250'))).toBe(3.5);
});

test('a child that lived between two samples counts with its parent', () => {
  expect(secondsOf(sample('1 0 100 0'), sample('1 0 100 70'))).toBe(1.7);
});

test('a process whose parent ended stays in the tree, and its time stays counted after its end', () => {
  const server = [sample('1 0 100 0', '2 1 200 0', '3 2 50 0'), sample('1 0 100 200', '3 0 90 0'), sample('1 0 100 200')];
  expect(secondsOf(...server)).toBe(3.9);
});

test('another process with the id of one that ended is not in the tree', () => {
  const [reused] = sample('2 0 900 0');
  expect(secondsOf(sample('1 0 100 0', '2 1 200 0'), [...sample('1 0 100 200'), { ...(reused as ProcessSample), startedAt: 77 }])).toBe(3);
});

/** A process that runs the code and then waits. */
function started(code: string): ChildProcess {
  const child = spawn(process.execPath, ['-e', `${code}; console.log('done'); setInterval(() => {}, 1000)`], { stdio: 'pipe' });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

test.skipIf(!hasProcessMemory)(
  'the memory of a process with the title of a test file is reported under its name, and its time counts',
  async () => {
    const watch = watchProcesses();
    const child = started(
      "process.title = 'vitest tests/large.test.ts'; globalThis.kept = Buffer.alloc(300e6, 1); for (const end = performance.now() + 600; performance.now() < end; );",
    );
    if (child.stdout) await once(child.stdout, 'data');
    const { processorSeconds } = watch.stop();
    expect(watch.peaks.get('tests/large.test.ts')).toBeGreaterThan(280);
    expect(watch.peaks.get('tests/large.test.ts')).toBeLessThan(600);
    expect(processorSeconds).toBeGreaterThan(0.2);
  },
);
