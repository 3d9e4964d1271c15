/** Processor time of the event loop that renders take: what one client may use of it is limited. */

/** A render that runs, with its milliseconds until now. */
type Running = { ms: number };

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export type RenderTimes = {
  /** Runs `work` and hands its milliseconds to `done`, also where it throws. */
  measure<T>(work: () => Promise<T>, done: (ms: number) => void): Promise<T>;
};

/**
 * Renders that run at the same time share what the thread takes: on SQLite each runs without a pause, on PostgreSQL they wait for the
 * database by turns. `clock` gives the processor time of the thread in milliseconds.
 */
export function createRenderTimes(clock: () => number = threadMs): RenderTimes {
  const running = new Set<Running>();
  let last = 0;

  function share(): void {
    const now = clock();
    for (const render of running) render.ms += (now - last) / running.size;
    last = now;
  }

  return {
    async measure(work, done) {
      share();
      const own: Running = { ms: 0 };
      running.add(own);
      try {
        return await work();
      } finally {
        share();
        running.delete(own);
        done(own.ms);
      }
    },
  };
}
