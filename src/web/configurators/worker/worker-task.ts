/** Runs a function in a web worker; on the main thread where browsers have none or its script does not load. */
import { Fault } from '#core/values/fault.ts';
import type { WorkerAnswer, WorkerFunction, WorkerRequest } from './answer-requests.ts';

export type TaskOptions = {
  /** Takes shares of the work, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

export type WorkerTask<Input, Output> = {
  /** Null when a newer request, `cancel` or the signal came before the answer. Rejects with the Fault of the function. */
  run(input: Input, options?: TaskOptions): Promise<Output | null>;
  cancel(): void;
  /** Cancels and ends the worker; the next request starts another one. */
  close(): void;
};

export type TaskDefinition<Input, Output> = {
  /** Starts a worker that answers by `answerRequests`, null where there is none. */
  start(): Worker | null;
  /** The function, for the main thread. */
  load(): Promise<WorkerFunction<Input, Output>>;
};

type Pending<Input, Output> = WorkerRequest<Input> & {
  onProgress(share: number): void;
  resolve(output: Output | null): void;
  reject(error: unknown): void;
};

/** One request at a time: a newer one ends the one that runs. */
export function createWorkerTask<Input, Output>({ start, load }: TaskDefinition<Input, Output>): WorkerTask<Input, Output> {
  let worker: Worker | null = null;
  let isBroken = false;
  let pending: Pending<Input, Output> | null = null;
  let lastId = 0;

  function endWorker(): void {
    worker?.terminate();
    worker = null;
  }

  /** The request with this id unless it was superseded. It is no longer pending. */
  function take(id: number): Pending<Input, Output> | null {
    if (pending?.id !== id) return null;
    const taken = pending;
    pending = null;
    return taken;
  }

  function cancel(): void {
    if (!pending) return;
    // A running function cannot be stopped in any other way.
    endWorker();
    pending.resolve(null);
    pending = null;
  }

  async function runHere({ id, input, onProgress }: Pending<Input, Output>): Promise<void> {
    try {
      const run = await load();
      if (pending?.id !== id) return;
      const output = run(input, onProgress);
      take(id)?.resolve(output);
    } catch (error) {
      take(id)?.reject(error);
    }
  }

  function receive(answer: WorkerAnswer<Output>): void {
    if ('progress' in answer) {
      if (pending?.id === answer.id) pending.onProgress(answer.progress);
      return;
    }
    const request = take(answer.id);
    if ('output' in answer) request?.resolve(answer.output);
    else request?.reject(new Fault(answer.fault.code, answer.fault.message, answer.fault.details));
  }

  function open(): Worker | null {
    if (isBroken || typeof Worker === 'undefined') return null;
    const opened = start();
    opened?.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Output>>) => receive(data));
    opened?.addEventListener('error', () => {
      if (opened !== worker) return;
      isBroken = true;
      endWorker();
      if (pending) void runHere(pending);
    });
    return opened;
  }

  return {
    run(input, { onProgress = () => undefined, signal } = {}) {
      cancel();
      if (signal?.aborted) return Promise.resolve(null);
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          if (pending?.id === id) cancel();
        };
        signal?.addEventListener('abort', onAbort, { once: true });
        const removeAbortListener = () => signal?.removeEventListener('abort', onAbort);
        pending = {
          id,
          input,
          onProgress,
          resolve: (output) => {
            removeAbortListener();
            resolve(output);
          },
          reject: (error) => {
            removeAbortListener();
            reject(error);
          },
        };
        worker ??= open();
        if (worker) worker.postMessage({ id, input } satisfies WorkerRequest<Input>);
        else void runHere(pending);
      });
    },
    cancel,
    close() {
      cancel();
      endWorker();
    },
  };
}
