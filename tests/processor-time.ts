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

/** Rounds of a measurement: a busy machine can make each of a few longer. */
const rounds = { least: 7, most: 40 };

/** One round: processor time of both, each until it took `leastMs`. */
async function measured(small: () => unknown, large: () => unknown, leastMs: number): Promise<[small: number, large: number]> {
  return [await processorMs(small, leastMs), await processorMs(large, leastMs)];
}

/** 1 where `large` takes next to nothing. */
function quotient(smallMs: number, largeMs: number): number {
  return largeMs < negligibleMs ? 1 : largeMs / smallMs;
}

/**
 * How many times as long `large` takes as `small`, each measured in turn. A quick look is enough where it is no more than `most`. Otherwise
 * the shortest of several times count, since what else the machine does only adds to them; measuring goes on while they are above `most`.
 */
export async function growth(small: () => unknown, large: () => unknown, most: number): Promise<number> {
  const first = quotient(...(await measured(small, large, 3)));
  if (first <= most) return first;
  let [smallMs, largeMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= rounds.most; round += 1) {
    const times = await measured(small, large, 50);
    [smallMs, largeMs] = [Math.min(smallMs, times[0]), Math.min(largeMs, times[1])];
    if (round >= rounds.least && quotient(smallMs, largeMs) <= most) break;
  }
  return quotient(smallMs, largeMs);
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
