/**
 * Processor time to lay out photo books of synthetic albums on one core, each in a fresh process as in a worker that has just started, and the
 * memory by which that process grows. References are what is promised.
 */
import { execFileSync } from 'node:child_process';
import type { Figure } from './run.ts';

const times = 3;
const promises: readonly { count: number; density: string; promisedMs: number }[] = [
  { count: 300, density: 'medium', promisedMs: 2_000 },
  { count: 1_000, density: 'high', promisedMs: 10_000 },
];
const promisedMb = 150;

type Measured = { cpuMs: number; memoryMb: number };

function measure(count: number, density: string, seed: number): Measured {
  const args = ['bench/book-side.ts', `${count}`, density, `${seed}`];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measured;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<Figure[]> {
  return promises.flatMap(({ count, density, promisedMs }): Figure[] => {
    const measured = Array.from({ length: times }, (_, seed) => measure(count, density, seed + 1));
    const cpuMs = median(measured.map((one) => one.cpuMs));
    const memoryMb = median(measured.map((one) => one.memoryMb));
    const bench = `${count} photos, density ${density}`;
    return [
      { bench, ours: cpuMs, reference: promisedMs, unit: 'CPU ms', ratio: cpuMs / promisedMs, n: times },
      { bench: `${bench}, memory`, ours: memoryMb, reference: promisedMb, unit: 'MB', ratio: memoryMb / promisedMb, n: times },
    ];
  });
}
