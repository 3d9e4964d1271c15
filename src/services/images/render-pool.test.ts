import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openRenderPool } from './render-pool.ts';
import type { RenderTask } from './render-tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'render-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that answers every task with `body`. */
function thread(name: string, body: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', ({ job, task }) => { ${body} });\n`);
  return path;
}

const task = { kind: 'svg' } as Extract<RenderTask, { kind: 'svg' }>;

test('a message that is no answer is passed over: a process that watches its files hears of modules on the same line', async () => {
  const pool = openRenderPool(
    thread('watched', "parentPort.postMessage({ 'watch:import': ['file:///x.ts'] }); parentPort.postMessage({ job, result: task.kind });"),
  );
  try {
    expect(await pool.run(task)).toBe('svg');
  } finally {
    await pool.close();
  }
});

test('a thread that ends is told as a failure, and the next task gets a new one', async () => {
  const pool = openRenderPool(thread('ends', 'process.exit(3);'));
  try {
    await expect(pool.run(task)).rejects.toThrow('render thread ended with 3');
    await expect(pool.run(task)).rejects.toThrow('render thread ended with 3');
  } finally {
    await pool.close();
  }
});
