/** De-duplicates concurrent work: calls with the same key share one promise until it settles. */

export type SingleFlight<T> = {
  /**
   * The running work of `key`, or `work` started now. Its signal is aborted when the signals of all its callers are; a caller without one
   * keeps it running.
   */
  run(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Whether work of `key` is running. */
  isRunning(key: string): boolean;
};

type Flight<T> = { promise: Promise<T>; waiting: number; controller: AbortController };

export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Flight<T>>();

  function end(key: string, controller: AbortController): void {
    if (running.get(key)?.controller === controller) running.delete(key);
  }

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const promise = work(controller.signal).finally(() => end(key, controller));
    const flight = { promise, waiting: 0, controller };
    running.set(key, flight);
    return flight;
  }

  return {
    isRunning: (key) => running.has(key),
    run(key, work, signal) {
      const flight = running.get(key) ?? start(key, work);
      flight.waiting += 1;
      signal?.addEventListener(
        'abort',
        () => {
          flight.waiting -= 1;
          if (flight.waiting > 0) return;
          // The next caller starts anew.
          end(key, flight.controller);
          flight.controller.abort(signal.reason);
        },
        { once: true },
      );
      return flight.promise;
    },
  };
}
