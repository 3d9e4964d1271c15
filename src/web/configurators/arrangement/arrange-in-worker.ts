/** Arranges photos in a web worker; on the main thread where browsers have none or its script does not load. */
import type { ArrangeInput, Arrangement, Effort } from '#core/arrange/arrangement.ts';
import { Fault } from '#core/values/fault.ts';
import type { ArrangeAnswer, ArrangeRequest } from './arrange-worker.ts';

type Arranger = {
  /** Null when a newer request or `cancel` came before the answer. Rejects with the Fault of `arrange`. */
  arrange(input: ArrangeInput, options?: { effort?: Effort }): Promise<Arrangement | null>;
  cancel(): void;
  /** Cancels and ends the worker; the next request starts another one. */
  close(): void;
};

type Pending = ArrangeRequest & { resolve(arrangement: Arrangement | null): void; reject(error: unknown): void };

/** Null without web workers. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./arrange-worker.ts', import.meta.url), { type: 'module' });
}

/** @param start Starts a worker, null where there is none. */
export function createArranger(start: () => Worker | null = startWorker): Arranger {
  let worker: Worker | null = null;
  let isBroken = false;
  let pending: Pending | null = null;
  let lastId = 0;

  function endWorker(): void {
    worker?.terminate();
    worker = null;
  }

  /** The request with this id unless it was superseded. It is no longer pending. */
  function take(id: number): Pending | null {
    if (pending?.id !== id) return null;
    const taken = pending;
    pending = null;
    return taken;
  }

  function cancel(): void {
    if (!pending) return;
    // A running search cannot be stopped in any other way.
    endWorker();
    pending.resolve(null);
    pending = null;
  }

  async function arrangeHere({ id, input, effort }: ArrangeRequest): Promise<void> {
    try {
      const { arrange } = await import('#core/arrange/arrange.ts');
      if (pending?.id !== id) return;
      const arrangement = arrange(input, { effort });
      take(id)?.resolve(arrangement);
    } catch (error) {
      take(id)?.reject(error);
    }
  }

  function open(): Worker | null {
    if (isBroken) return null;
    const opened = start();
    opened?.addEventListener('message', ({ data }: MessageEvent<ArrangeAnswer>) => {
      const request = take(data.id);
      if ('arrangement' in data) request?.resolve(data.arrangement);
      else request?.reject(new Fault(data.fault.code, data.fault.message, data.fault.details));
    });
    opened?.addEventListener('error', () => {
      if (opened !== worker) return;
      isBroken = true;
      endWorker();
      if (pending) void arrangeHere(pending);
    });
    return opened;
  }

  return {
    arrange(input, { effort = 'best' } = {}) {
      cancel();
      lastId += 1;
      const request = { id: lastId, input, effort };
      return new Promise((resolve, reject) => {
        pending = { ...request, resolve, reject };
        worker ??= open();
        if (worker) worker.postMessage(request);
        else void arrangeHere(request);
      });
    },
    cancel,
    close() {
      cancel();
      endWorker();
    },
  };
}

let shared: Arranger | null = null;

/** One search of the page at a time, as `Arranger.arrange`. */
export function arrangeInWorker(input: ArrangeInput, options?: { effort?: Effort }): Promise<Arrangement | null> {
  shared ??= createArranger();
  return shared.arrange(input, options);
}
