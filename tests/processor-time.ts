/** Processor time of work, and how it grows with the size of what the work is given. */
import { expect } from 'vitest';
import { isLongForm } from '#tests/long-form.ts';

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

/** Less than this is as good as nothing, and what it is spent on, such as memory, comes in steps. */
const negligibleMs = 2;

/**
 * How many times as long `large` takes as `small`, each measured in turn; 1 where `large` takes next to nothing. The shortest times count: what
 * else the process does only adds.
 */
async function ratio(small: () => unknown, large: () => unknown, rounds: number, leastMs: number): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await processorMs(small, leastMs));
    times[1].push(await processorMs(large, leastMs));
  }
  const [least, most] = [Math.min(...times[0]), Math.min(...times[1])];
  return most < negligibleMs ? 1 : most / least;
}

/**
 * How many times as long `large` takes as `small`. A quick look is enough where it is no more than `most`; otherwise both are measured seven
 * times until they took 50 ms.
 */
export async function growth(small: () => unknown, large: () => unknown, most: number): Promise<number> {
  const first = await ratio(small, large, 1, 3);
  return first <= most ? first : ratio(small, large, 7, 50);
}

/** Linear time is four times as long for four times the size, and twice as long for twice. */
const maxFourfold = 6;
const maxTwofold = 3.5;

/**
 * Compares the work for a quarter of an input with that for the whole; in the long form also a quarter with a half, and a half with the
 * whole. `workOf` gets the share.
 */
export async function expectLinear(name: string, workOf: (share: number) => () => unknown): Promise<void> {
  const [quarter, half, whole] = [workOf(1 / 4), workOf(1 / 2), workOf(1)];
  expect(await growth(quarter, whole, maxFourfold), name).toBeLessThanOrEqual(maxFourfold);
  if (!isLongForm) return;
  expect(await growth(quarter, half, maxTwofold), `${name}, a quarter and a half`).toBeLessThanOrEqual(maxTwofold);
  expect(await growth(half, whole, maxTwofold), `${name}, a half and the whole`).toBeLessThanOrEqual(maxTwofold);
}
