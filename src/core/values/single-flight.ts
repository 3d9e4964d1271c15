/** De-duplicates concurrent work: calls with the same key share one promise until it settles. */

export type SingleFlight<T> = {
  /** The running work of `key`, or `work` started now. */
  run(key: string, work: () => Promise<T>): Promise<T>;
};

export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>();
  return {
    run(key, work) {
      const known = running.get(key);
      if (known) return known;
      const promise = work().finally(() => running.delete(key));
      running.set(key, promise);
      return promise;
    },
  };
}
