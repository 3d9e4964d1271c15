/** Pool of two worker threads that draw and rasterise, started on first use and replaced after a failure. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createLimiter } from '#core/values/limiter.ts';
import type { RenderAnswer, RenderResult, RenderTask } from './render-tasks.ts';

export type RenderPool = {
  /** Does a task when a thread is free. Throws when the drawing is unreadable or takes longer than 30 s. */
  run<K extends RenderTask['kind']>(task: Extract<RenderTask, { kind: K }>): Promise<RenderResult<K>>;
  /** Tasks that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
};

const threads = 2;
const limitMs = 30_000;

type Slot = { worker: Worker | null; isBusy: boolean };

/** Threads do not keep a process alive. `entry` is the thread's entry file; without it the one that belongs to this build is found. */
export function openRenderPool(entry: string = threadEntry()): RenderPool {
  const slots: Slot[] = Array.from({ length: threads }, () => ({ worker: null, isBusy: false }));
  const limiter = createLimiter({ name: 'render threads', concurrency: threads });
  let jobs = 0;

  async function runInSlot<K extends RenderTask['kind']>(task: Extract<RenderTask, { kind: K }>): Promise<RenderResult<K>> {
    const slot = slots.find(({ isBusy }) => !isBusy);
    if (!slot) throw new Error('no free render thread');
    slot.isBusy = true;
    try {
      slot.worker ??= startThread(entry);
      const { worker } = slot;
      const answer = await answerOf(worker, ++jobs, task).catch((error: unknown) => {
        void worker.terminate();
        slot.worker = null;
        throw error;
      });
      if ('error' in answer) throw new Error(`a drawing could not be rendered: ${answer.error}`);
      return answer.result as RenderResult<K>;
    } finally {
      slot.isBusy = false;
    }
  }

  return {
    run: (task) => limiter.run(() => runInSlot(task)),
    waiting: limiter.waiting,
    async close() {
      await Promise.all(slots.map(({ worker }) => worker?.terminate()));
      for (const slot of slots) slot.worker = null;
    },
  };
}

/** Sends a task to a thread and waits for its answer. Throws when the thread fails, ends or takes too long. */
function answerOf(worker: Worker, job: number, task: RenderTask): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`rendering took longer than ${limitMs} ms`)), limitMs);
    const settle = () => {
      clearTimeout(timer);
      worker
        .removeAllListeners('message')
        .removeAllListeners('error')
        .removeAllListeners('exit')
        .on('error', () => {});
    };
    worker.on('message', (message: RenderAnswer) => {
      // In watch mode Node reports a thread's modules on the same channel.
      if (message.job !== job) return;
      settle();
      resolve(message);
    });
    worker.on('error', (error) => {
      settle();
      reject(error);
    });
    worker.on('exit', (code) => {
      settle();
      reject(new Error(`render thread ended with ${code}`));
    });
    worker.postMessage({ job, task });
  });
}

let shared: RenderPool | null = null;

/** The one pool of this process. */
export function renderPool(): RenderPool {
  shared ??= openRenderPool();
  return shared;
}

function startThread(entry: string): Worker {
  const worker = new Worker(entry);
  worker.unref();
  return worker;
}

/** From source the file in `src/`; in a build the entry beside or above the chunk this module became. */
function threadEntry(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    for (const name of ['render-thread.js', 'render-thread.ts']) if (existsSync(join(folder, name))) return join(folder, name);
  }
  throw new Error('the entry of the render thread is missing');
}
