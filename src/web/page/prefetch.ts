/** When a linked page is fetched ahead: never on a slow connection or with data-saver, and only a few at a time. */
import { useEffect, useState } from 'react';

export type Connection = { effectiveType?: string; saveData?: boolean };

/** Specification 2: prefetch unless the connection is slow 2g or data-saver is on. A browser that tells nothing is fast. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && connection?.effectiveType !== 'slow-2g';
}

export type Slots = { take(grant: () => void): () => void };

/** Specification 9. */
const preloadsAtOnce = 4;

/** Hands out at most `limit` slots; who comes later waits in order. The answer of `take` gives the slot or the place in the queue back. */
export function slots(limit = preloadsAtOnce): Slots {
  const held = new Set<() => void>();
  const waiting = new Set<() => void>();
  function next() {
    for (const grant of waiting) {
      if (held.size >= limit) return;
      waiting.delete(grant);
      held.add(grant);
      grant();
    }
  }
  return {
    take(grant) {
      waiting.add(grant);
      next();
      return () => {
        waiting.delete(grant);
        if (held.delete(grant)) next();
      };
    },
  };
}

/** Hover delay before a prefetch (Specification 9): a pointer that only passes over a link fetches nothing. */
export const delayedActionMs = 150;

/** Acts after that time, unless the answer is called before. */
export function delayed(act: () => void): () => void {
  const timer = setTimeout(act, delayedActionMs);
  return () => clearTimeout(timer);
}

const shared = slots();
/** A slot is held while the page is probably still on its way. */
const holdMs = 1500;

/** True from the moment on which the page of a wanted link may be fetched ahead. */
export function usePrefetch(wanted: boolean): boolean {
  const [granted, setGranted] = useState(false);
  useEffect(() => {
    // The router reloads the page when a part it fetches ahead does not come: without a connection that would be the end of it.
    if (!wanted || !navigator.onLine || !mayPrefetch((navigator as Navigator & { connection?: Connection }).connection)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release: (() => void) | undefined;
    const leave = delayed(() => {
      release = shared.take(() => {
        setGranted(true);
        timer = setTimeout(() => release?.(), holdMs);
      });
    });
    return () => {
      leave();
      clearTimeout(timer);
      release?.();
      setGranted(false);
    };
  }, [wanted]);
  return granted;
}
