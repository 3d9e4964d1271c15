/** A small number of heavy jobs at once; the others wait in line. Knows nothing of what they do. */
import { Fault } from './fault.ts';

export type Turns = {
  /** Runs `work` when it is its turn. Throws Fault 'busy' when the line is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
};

export function openTurns({ atOnce, queueLength, name }: { atOnce: number; queueLength: number; name: string }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function take(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= queueLength) throw new Fault('busy', `too many at once: ${name}`, { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Whoever waited longest takes over the turn of the one that ended. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await take();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** Sizes of pictures that this process makes while somebody waits (Reliability 3: two). A page of fifty new pictures finds room. */
export const pictureTurns = openTurns({ atOnce: 2, queueLength: 100, name: 'sizes of pictures' });
