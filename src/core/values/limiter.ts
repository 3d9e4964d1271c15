/** A semaphore with a bounded first-in, first-out queue. Knows nothing of the work it limits. */
import { Fault } from './fault.ts';

export type LimiterOptions = {
  /** Named in the error of a rejected call. */
  name: string;
  concurrency: number;
  /** A call that finds this many waiting is rejected. Unlimited by default. */
  queueSize?: number;
  /** How long a call waits for a slot. Unlimited by default. */
  timeoutMs?: number;
  /** The error of a call that found the queue full or waited too long. */
  busy?: () => Error;
};

export type Limiter = {
  /** Runs `work` in a slot. Throws as `acquire` does. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Takes a slot until the returned function is called; further calls of it do nothing. Throws the `busy` error when the queue is full or
   * the wait took longer than `timeoutMs`, and the signal's reason when it is aborted before a slot is free.
   */
  acquire(signal?: AbortSignal): Promise<() => void>;
  /** Number of calls that wait for a slot. */
  waiting(): number;
  /** Number of slots in use. */
  running(): number;
};

export function createLimiter(options: LimiterOptions): Limiter {
  const { name, concurrency, queueSize = Number.POSITIVE_INFINITY, timeoutMs } = options;
  const busy = options.busy ?? (() => new Fault('busy', `too many at once: ${name}`, { retryAfterSeconds: 2 }));
  const queue = new Set<() => void>();
  let running = 0;

  /** The slot goes to the call that waited longest. */
  function release(): void {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    next();
  }

  function wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => leave(() => reject(signal?.reason));
      const onSlot = () => leave(resolve);
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => leave(() => reject(busy())), timeoutMs);
      function leave(settle: () => void): void {
        queue.delete(onSlot);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        settle();
      }
      signal?.addEventListener('abort', onAbort);
      queue.add(onSlot);
    });
  }

  async function acquire(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (running < concurrency) running += 1;
    else if (queue.size >= queueSize) throw busy();
    else await wait(signal);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      release();
    };
  }

  return {
    acquire,
    waiting: () => queue.size,
    running: () => running,
    async run(work, signal) {
      const slot = await acquire(signal);
      try {
        return await work();
      } finally {
        slot();
      }
    },
  };
}

/** Picture sizes rendered while a request waits (reliability limit: two). A page of fifty new pictures fits into the queue. */
export const resizeLimiter = createLimiter({ name: 'picture sizes', concurrency: 2, queueSize: 100 });
