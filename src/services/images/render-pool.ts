/** Two worker threads that draw and rasterise, started when first needed and replaced when one fails. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

type Seat = { worker: Worker | null; busy: boolean };

/** Threads do not keep a process alive. `entry` is the thread's entry file; without it the one that belongs to this build is found. */
export function openRenderPool(entry: string = threadEntry()): RenderPool {
  const seats: Seat[] = Array.from({ length: threads }, () => ({ worker: null, busy: false }));
  const queue: ((seat: Seat) => void)[] = [];
  let jobs = 0;

  async function takeSeat(): Promise<Seat> {
    const free = seats.find((seat) => !seat.busy);
    if (!free) return new Promise((resolve) => queue.push(resolve));
    free.busy = true;
    return free;
  }

  function leaveSeat(seat: Seat): void {
    const next = queue.shift();
    if (next) next(seat);
    else seat.busy = false;
  }

  async function run<K extends RenderTask['kind']>(task: Extract<RenderTask, { kind: K }>): Promise<RenderResult<K>> {
    const seat = await takeSeat();
    try {
      seat.worker ??= startThread(entry);
      const { worker } = seat;
      const job = ++jobs;
      const answer = await new Promise<RenderAnswer>((resolve, reject) => {
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
          // A process that watches its files is told of a thread's modules on the same line.
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
      }).catch((error: unknown) => {
        void worker.terminate();
        seat.worker = null;
        throw error;
      });
      if ('error' in answer) throw new Error(`a drawing could not be rendered: ${answer.error}`);
      return answer.result as RenderResult<K>;
    } finally {
      leaveSeat(seat);
    }
  }

  return {
    run,
    waiting: () => queue.length,
    async close() {
      await Promise.all(seats.map(({ worker }) => worker?.terminate()));
      for (const seat of seats) seat.worker = null;
    },
  };
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
