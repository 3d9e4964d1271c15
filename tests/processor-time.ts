/** Processor time of work, and how it grows with the size of what the work is given. */

/** Processor time of this thread for one run of `work`, in milliseconds: the mean of as many as take `leastMs` together. */
async function processorMs(work: () => unknown, leastMs: number): Promise<number> {
  const begin = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    await work();
    const { user, system } = process.threadCpuUsage(begin);
    const ms = (user + system) / 1000;
    if (ms >= leastMs) return ms / runs;
  }
}

/**
 * How many times as long `large` takes as `small`, each measured three times in turn until it took `leastMs`. The shortest times count: what
 * else the process does only adds to them.
 */
export async function growth(small: () => unknown, large: () => unknown, leastMs = 10): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    times[0].push(await processorMs(small, leastMs));
    times[1].push(await processorMs(large, leastMs));
  }
  return Math.min(...times[1]) / Math.min(...times[0]);
}
