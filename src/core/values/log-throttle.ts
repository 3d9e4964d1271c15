/** Keeps a log readable when the same thing happens again and again: repeats are counted and told together. Clock and timer are handed in. */

/** Repeats within this time belong together (Specification 9). */
export const throttleMs = 1000;
/** So many repeats are still written one by one. */
export const minRepeats = 5;

type Options = {
  /** `repeats` is how many equal entries this one stands for beyond itself; 0 for an ordinary one. */
  write: (entry: string, repeats: number) => void;
  now: () => number;
  /** Runs `work` after `ms`; the answer takes it back. */
  later: (work: () => void, ms: number) => () => void;
};

/**
 * A function that writes entries. An entry equal to the one before it, within 1000 ms of it, is written until it was repeated five
 * times; further ones are held back and told as one with their number, once 1000 ms passed without another, or before another entry.
 */
export function throttledLog({ write, now, later }: Options): (entry: string) => void {
  let last: { entry: string; at: number; repeats: number; held: number; cancel: () => void } | null = null;

  function logSuppressed(): void {
    if (!last) return;
    last.cancel();
    if (last.held > 0) write(last.entry, last.held - 1);
    last.held = 0;
  }

  return (entry) => {
    const at = now();
    if (last?.entry !== entry || at - last.at >= throttleMs) {
      logSuppressed();
      last = { entry, at, repeats: 0, held: 0, cancel: () => undefined };
      write(entry, 0);
      return;
    }
    last.at = at;
    last.repeats += 1;
    if (last.repeats <= minRepeats) {
      write(entry, 0);
      return;
    }
    last.held += 1;
    last.cancel();
    last.cancel = later(logSuppressed, throttleMs);
  };
}
