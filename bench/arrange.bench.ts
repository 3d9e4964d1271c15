/**
 * Milliseconds to arrange photos of mixed ratios on A3, on one core. References are what is promised, and for the largest one the time of
 * JSON copies of the arrangement, as many as its photos times a hundred.
 */
import { arrange } from '#core/arrange/arrange.ts';
import type { ArrangedPhoto, ArrangeInput, Effort } from '#core/arrange/arrangement.ts';
import { random } from '#core/values/numbers/random.ts';
import type { Figure } from './run.ts';

const times = 5;
const ratios = [3 / 2, 3 / 2, 4 / 3, 2 / 3, 3 / 4, 1, 16 / 9, 3];
const promises: readonly { count: number; effort: Effort; promisedMs: number }[] = [
  { count: 12, effort: 'best', promisedMs: 20 },
  { count: 30, effort: 'best', promisedMs: 300 },
  { count: 60, effort: 'first', promisedMs: 200 },
  { count: 60, effort: 'best', promisedMs: 2_000 },
];

function photosOf(count: number, seed: number): ArrangedPhoto[] {
  const numbers = random(seed);
  return Array.from({ length: count }, (_, at) => {
    const face = { x: numbers.between(0.2, 0.5), y: numbers.between(0.1, 0.4), width: 0.15, height: 0.2 };
    return { id: `photo-${at}`, ratio: numbers.pick(ratios), ...(numbers.chance(0.4) ? { faces: [face] } : {}) };
  });
}

/** Milliseconds of processor time that this process has used; waiting for a busy machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** Of each run; every run has other photos. */
function timed(run: (seed: number) => unknown): number[] {
  return Array.from({ length: times }, (_, seed) => {
    const began = cpuMs();
    if (run(seed) === undefined) throw new Error('nothing was arranged');
    return cpuMs() - began;
  });
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<Figure[]> {
  const page = { widthUm: 400_000, heightUm: 277_000, gapUm: 4_000, mode: 'grid' } as const;
  const inputOf = (count: number, seed: number): ArrangeInput => ({ ...page, photos: photosOf(count, seed), seed: 0 });
  const figures = promises.map(({ count, effort, promisedMs }): Figure => {
    const ours = median(timed((seed) => arrange(inputOf(count, seed), { effort })));
    return { bench: `${count} photos, ${effort}`, ours, reference: promisedMs, unit: 'CPU ms', ratio: ours / promisedMs, n: times };
  });
  const largest = arrange(inputOf(60, 0));
  const copies = median(
    timed(() => {
      let length = 0;
      for (let copy = 0; copy < largest.cells.length * 100; copy += 1) length += JSON.parse(JSON.stringify(largest)).cells.length;
      return length;
    }),
  );
  const ours = median(timed((seed) => arrange(inputOf(60, seed))));
  return [...figures, { bench: '60 photos against JSON copies', ours, reference: copies, unit: 'CPU ms', ratio: ours / copies, n: times }];
}
