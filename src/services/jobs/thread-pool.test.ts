import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { isOverBudget, openThreadPool, openThreads, type ThreadPoolOptions } from './thread-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'thread-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Tasks = { echo: { input: { word: string }; output: unknown } };

function entryOf(body: string): string {
  const entry = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    entry,
    `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ job, task }) => { const answer = (output) => parentPort.postMessage({ job, output }); ${body} });
    parentPort.postMessage({ isReady: true });`,
  );
  return entry;
}

/** A pool whose threads do `body` with each task; `answer` sends its output. */
async function withPool(
  body: string,
  use: (pool: ReturnType<typeof openThreadPool<Tasks>>) => Promise<void>,
  options: Partial<ThreadPoolOptions> = {},
) {
  const pool = openThreadPool<Tasks>({ name: 'test', threads: 1, entry: entryOf(body), ...options });
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

test('two pools that share a thread take it in turn, and each refuses what is beyond its own queue', async () => {
  const threads = openThreads({ name: 'test', threads: 1, entry: entryOf('answer(task.word);') });
  try {
    const pictures = openThreadPool<Tasks>({ name: 'pictures', threads });
    const checks = openThreadPool<Tasks>({ name: 'checks', threads, queueSize: 1 });
    const order: unknown[] = [];
    const run = (pool: typeof checks, word: string) => pool.run(echo(word)).then((output) => order.push(output));
    const drawn = ['p1', 'p2', 'p3'].map((word) => run(pictures, word));
    const checked = ['c1', 'c2'].map((word) => run(checks, word));
    await expect(run(checks, 'c3')).rejects.toSatisfy((error) => isFault(error) && error.code === 'busy');
    await Promise.all([...drawn, ...checked]);
    expect(order).toEqual(['p1', 'c1', 'p2', 'c2', 'p3']);
  } finally {
    await threads.close();
  }
});

const echo = (word: string) => ({ kind: 'echo' as const, word });
const loop = "if (task.word === 'loop') for (;;);";

test('a message that is no answer is passed over: a process that watches its files hears of modules on the same line', async () => {
  await withPool("parentPort.postMessage({ 'watch:import': ['file:///x.ts'] }); answer(task.word);", async (pool) => {
    expect(await pool.run(echo('a'))).toBe('a');
  });
});

test('a thread that ends is told as a failure, and the next task gets a new one', async () => {
  await withPool("if (task.word === 'end') process.exit(3); answer(task.word);", async (pool) => {
    await expect(pool.run(echo('end'))).rejects.toThrow('a thread ended with 3');
    expect(await pool.run(echo('a'))).toBe('a');
  });
});

test('a task that runs past its deadline is ended in the middle, and the next task gets a new thread', async () => {
  await withPool(`${loop} answer(task.word);`, async (pool) => {
    const error: unknown = await pool.run(echo('loop'), 50).catch((reason: unknown) => reason);
    expect(isOverBudget(error)).toBe(true);
    expect(await pool.run(echo('a'))).toBe('a');
  });
});

test('a task that gets little processor time is given more time by the clock, but not for ever', async () => {
  const wait = "setTimeout(() => answer(task.word), task.word === 'long' ? 5000 : 300);";
  await withPool(wait, async (pool) => {
    expect(await pool.run(echo('short'), 200)).toBe('short');
    const error: unknown = await pool.run(echo('long'), 200).catch((reason: unknown) => reason);
    expect(isOverBudget(error)).toBe(true);
  });
});

test('a task that needs more memory than a thread has ends alone', async () => {
  const fill = "if (task.word === 'fill') { const kept = []; for (;;) kept.push(new Array(1e5).fill({})); } answer(task.word);";
  await withPool(
    fill,
    async (pool) => {
      const error: unknown = await pool.run(echo('fill')).catch((reason: unknown) => reason);
      expect(isOverBudget(error)).toBe(true);
      expect(await pool.run(echo('a'))).toBe('a');
    },
    { heapMb: 32 },
  );
});

test('a task that finds the queue full is refused as busy, the ones in it are done', async () => {
  await withPool(
    'setTimeout(() => answer(task.word), 50);',
    async (pool) => {
      const words = await Promise.all(
        ['a', 'b', 'c'].map((word) => pool.run(echo(word)).catch((error: unknown) => isFault(error) && error.code)),
      );
      expect(words).toEqual(['a', 'b', 'busy']);
    },
    { queueSize: 1 },
  );
});

test('a Fault of a task is a Fault of the caller, and its thread stays', async () => {
  const fault = "const fault = { code: 'not-found', message: 'gone', text: { key: 'fault.no-template' } };";
  await withPool(
    `${fault} globalThis.count = (globalThis.count ?? 0) + 1; if (globalThis.count === 1) parentPort.postMessage({ job, fault }); else answer(globalThis.count);`,
    async (pool) => {
      const error: unknown = await pool.run(echo('a')).catch((reason: unknown) => reason);
      expect(isFault(error) && [error.code, error.message, error.details]).toEqual([
        'not-found',
        'gone',
        { text: { key: 'fault.no-template' } },
      ]);
      expect(await pool.run(echo('a'))).toBe(2);
    },
  );
});

test('a thread without work ends, and the next task gets a new one', async () => {
  await withPool(
    'globalThis.count = (globalThis.count ?? 0) + 1; answer(globalThis.count);',
    async (pool) => {
      expect([await pool.run(echo('a')), await pool.run(echo('a'))]).toEqual([1, 2]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await pool.run(echo('a'))).toBe(1);
    },
    { idleMs: 10 },
  );
});
