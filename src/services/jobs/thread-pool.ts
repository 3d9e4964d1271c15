/** Pool of worker threads: a bounded queue, a deadline for each task, and threads that are replaced when they fail and end when they idle. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';
import { Fault, type FaultCode, isFault } from '#core/values/fault.ts';
import { createLimiter } from '#core/values/limiter.ts';
import type { Message } from '#core/values/message.ts';

/** Tasks by kind, with what goes in and what comes out: plain data and byte arrays, which are copied between threads. */
export type TaskTable = Record<string, { input: object; output: unknown }>;
type Task<T extends TaskTable, K extends keyof T> = { kind: K } & T[K]['input'];

type Answer =
  | { job: number; output: unknown }
  | { job: number; error: string }
  | { job: number; fault: { code: FaultCode; message: string; text?: Message } };
/** A thread is ready when its modules are loaded. */
type ThreadMessage = { isReady: true } | Answer;

export type ThreadPool<T extends TaskTable> = {
  /**
   * Does a task when a thread is free. Throws what the task throws (a Fault as a Fault), Fault 'busy' when the queue is full, and
   * an error for which `isOverBudget` holds when the task used `deadlineMs` of processor time, took five times as long by the clock, or
   * needed more memory than a thread has. `spent` is told the milliseconds of processor time that the task used, whatever its end.
   */
  run<K extends keyof T & string>(task: Task<T, K>, deadlineMs?: number, spent?: (ms: number) => void): Promise<T[K]['output']>;
  /** Tasks that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
};

export type ThreadOptions = {
  /** Named in errors. */
  name: string;
  threads: number;
  /** Module of the threads. The one of this build by default. */
  entry?: string;
  /** A thread without work for this long ends: it holds tens of megabytes. Null keeps it: what it holds is worth it. */
  idleMs?: number | null;
  /** Limit of a thread's JavaScript heap. */
  heapMb?: number;
};

/** Threads of one or several pools. */
export type Threads = {
  count: number;
  /** Does a task of a pool when a thread is free. While tasks of several pools wait, each pool has one thread. */
  run(pool: string, task: object, deadlineMs: number, spent?: (ms: number) => void): Promise<unknown>;
  close(): Promise<void>;
};

export type ThreadPoolOptions = Omit<ThreadOptions, 'threads'> & {
  /** A number of threads of its own, or threads that it shares with other pools. It has no more tasks at once than there are threads. */
  threads: number | Threads;
  /** A task that finds this many waiting is refused. Unlimited by default. */
  queueSize?: number;
};

const defaultDeadlineMs = 30_000;
/** Loading the modules of a thread is no part of the first task's time. */
const startDeadlineMs = 60_000;

/** Of the heap's young generation. With V8's own limit, 48 MB, two threads hold some 150 MB more. */
const youngMb = 8;

type Slot = { worker: Worker | null; isBusy: boolean; idle: NodeJS.Timeout | undefined };

/** Threads start with the first tasks and do not keep a process alive. */
export function openThreads({ name, threads, entry, idleMs = 20_000, heapMb = 256 }: ThreadOptions): Threads {
  const slots: Slot[] = Array.from({ length: threads }, () => ({ worker: null, isBusy: false, idle: undefined }));
  const limiter = createLimiter({ name, concurrency: threads, address: { beside: 1 } });
  let jobs = 0;

  function end(slot: Slot): Promise<unknown> | undefined {
    const { worker } = slot;
    clearTimeout(slot.idle);
    slot.worker = null;
    return worker?.terminate();
  }

  async function start(slot: Slot): Promise<Worker> {
    const worker = new Worker(entry ?? threadEntry(), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
    });
    worker.unref();
    slot.worker = worker;
    await messageOf(worker, (message) => 'isReady' in message, startDeadlineMs);
    return worker;
  }

  async function answerIn(slot: Slot, task: object, deadlineMs: number, spent: (ms: number) => void): Promise<ThreadMessage> {
    try {
      const worker = slot.worker ?? (await start(slot));
      const job = ++jobs;
      const timed = await timedWork(worker, spent);
      worker.postMessage({ job, task });
      const answer = messageOf(worker, (message) => 'job' in message && message.job === job, deadlineMs, maxSlowdown * deadlineMs);
      return await answer.finally(timed);
    } catch (error) {
      void end(slot);
      throw error;
    }
  }

  /** A running thread first. */
  function freeSlot(): Slot | undefined {
    return slots.find(({ isBusy, worker }) => !isBusy && worker) ?? slots.find(({ isBusy }) => !isBusy);
  }

  async function runInSlot(task: object, deadlineMs: number, spent: (ms: number) => void): Promise<unknown> {
    const slot = freeSlot();
    if (!slot) throw new Error(`no free thread: ${name}`);
    slot.isBusy = true;
    clearTimeout(slot.idle);
    try {
      return outputOf(await answerIn(slot, task, deadlineMs, spent));
    } finally {
      slot.isBusy = false;
      if (idleMs !== null) slot.idle = setTimeout(() => void end(slot), idleMs).unref();
    }
  }

  return {
    count: threads,
    run: (pool, task, deadlineMs, spent = () => {}) =>
      limiter.run(() => runInSlot(task, deadlineMs, spent), { turn: { address: pool, owner: null } }),
    async close() {
      await Promise.all(slots.map(end));
    },
  };
}

export function openThreadPool<T extends TaskTable>({ threads, queueSize, ...options }: ThreadPoolOptions): ThreadPool<T> {
  const held = typeof threads === 'number' ? openThreads({ ...options, threads }) : threads;
  const limiter = createLimiter({ name: options.name, concurrency: held.count, ...(queueSize === undefined ? {} : { queueSize }) });
  return {
    run: (task, deadlineMs = defaultDeadlineMs, spent) =>
      limiter.run(() => held.run(options.name, task, deadlineMs, spent)) as ReturnType<ThreadPool<T>['run']>,
    waiting: limiter.waiting,
    close: held.close,
  };
}

let shared: Threads | null = null;

/**
 * The two threads of this process, for catalogue pictures, checks of documents and drawings of designs: each holds 70 MB or more. While a
 * check waits, no other pool takes a second thread.
 */
export function processThreads(): Threads {
  shared ??= openThreads({ name: 'threads of the process', threads: 2 });
  return shared;
}

/** Whether a task ended by its deadline or by the memory limit of its thread. */
export function isOverBudget(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}

function outputOf(answer: ThreadMessage): unknown {
  if ('output' in answer) return answer.output;
  if ('fault' in answer) {
    const { code, message, text } = answer.fault;
    throw new Fault(code, message, text ? { text } : {});
  }
  throw new Error('error' in answer ? answer.error : 'a thread gave no answer');
}

/** How many times its deadline a task may take by the clock: a loaded machine must not make a plain task fail. */
const maxSlowdown = 5;

/** Processor time of a thread in milliseconds. */
async function processorMs(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return (user + system) / 1000;
}

/** Begins to measure; the function that it gives tells `spent` how much processor time was used, by the clock where the thread has ended. */
async function timedWork(worker: Worker, spent: (ms: number) => void): Promise<() => Promise<void>> {
  const start = performance.now();
  const before = await processorMs(worker).catch(() => 0);
  return async () =>
    spent(
      await processorMs(worker).then(
        (now) => now - before,
        () => performance.now() - start,
      ),
    );
}

/** The first message that is meant. Throws when the thread fails, ends, uses `deadlineMs` of processor time or takes longer than `maxMs`. */
function messageOf(
  worker: Worker,
  isMeant: (message: ThreadMessage) => boolean,
  deadlineMs: number,
  maxMs = deadlineMs,
): Promise<ThreadMessage> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const used = processorMs(worker).catch(() => 0);
    let isSettled = false;
    let timer = setTimeout(check, deadlineMs);
    async function check(): Promise<void> {
      const [before, now] = [await used, await processorMs(worker).catch(() => Number.POSITIVE_INFINITY)];
      const leftMs = Math.min(deadlineMs - (now - before), start + maxMs - performance.now());
      if (isSettled) return;
      if (leftMs > 1) {
        timer = setTimeout(check, leftMs);
        return;
      }
      removeAbortListener();
      reject(new DOMException(`a task took longer than ${deadlineMs} ms`, 'TimeoutError'));
    }
    function removeAbortListener(): void {
      isSettled = true;
      clearTimeout(timer);
      worker
        .removeAllListeners('message')
        .removeAllListeners('error')
        .removeAllListeners('exit')
        .on('error', () => {});
    }
    worker.on('message', (message: ThreadMessage) => {
      // In watch mode Node reports a thread's modules on the same channel.
      if (!isMeant(message)) return;
      removeAbortListener();
      resolve(message);
    });
    worker.on('error', (error) => {
      removeAbortListener();
      reject(error);
    });
    worker.on('exit', (code) => {
      removeAbortListener();
      reject(new Error(`a thread ended with ${code}`));
    });
  });
}

/** From source the file in `src/`; in a build the entry beside or above the chunk this module became. */
function threadEntry(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    for (const name of ['task-thread.js', 'task-thread.ts']) if (existsSync(join(folder, name))) return join(folder, name);
  }
  throw new Error('the entry of the worker threads is missing');
}

/** What a thread does by kind of task. */
export type TaskHandlers<T extends TaskTable> = { [K in keyof T]: (input: T[K]['input']) => Promise<T[K]['output']> };

/** The thread's side: answers each task on the port it came by. Byte arrays of an output are handed over, not copied. */
export function answerTasks<T extends TaskTable>(port: MessagePort, handlers: TaskHandlers<T>): void {
  port.on('message', async ({ job, task }: { job: number; task: { kind: string } }) => {
    try {
      const handler = handlers[task.kind];
      if (!handler) throw new Error(`no task ${task.kind}`);
      const output = await handler(task);
      port.postMessage({ job, output } satisfies Answer, buffersOf(output));
    } catch (error) {
      port.postMessage(failure(job, error));
    }
  });
  port.postMessage({ isReady: true } satisfies ThreadMessage);
}

function failure(job: number, error: unknown): Answer {
  if (!isFault(error)) return { job, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  const { text } = error.details;
  return { job, fault: { code: error.code, message: error.message, ...(text ? { text } : {}) } };
}

/** Buffers of the byte arrays of an object or a list of objects. */
function buffersOf(output: unknown): ArrayBuffer[] {
  const parts = Array.isArray(output) ? output : [output];
  return parts.flatMap((part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.values(part).flatMap((value: unknown) => (value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : []))
      : [],
  );
}
