/** An index of stored data that answers while the next version of it is made. */
import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '#core/values/fault.ts';
import type { Versioned } from '#core/values/versioned-index.ts';

export type RefreshedIndex<Value> = {
  /** The newest value that was made, or null before the first. */
  current(): Versioned<Value> | null;
  /**
   * The newest value that was made; it may be older than `version`, which is made then. Waits for the first one alone, and throws Fault 'busy'
   * where it is not there in time.
   */
  at(version: number): Promise<Versioned<Value>>;
  /** Takes away a value that answers no more. */
  drop(value: Value): void;
};

type Options<Value> = {
  make: (version: number) => Promise<Value>;
  /** Told of the first failure of several in a row. */
  onFailure: (error: unknown) => void;
  /** Ends a value that another one took the place of. Who asked for it before may still use it for `graceMs`. */
  end: (value: Value) => void;
  retryMs: number;
  graceMs: number;
  maxWaitMs: number;
};

/** One value is made at a time. Versions that are asked for meanwhile are made together afterwards; what fails is tried again after `retryMs`. */
export function createRefreshedIndex<Value>(options: Options<Value>): RefreshedIndex<Value> {
  const { make, onFailure, end, retryMs, graceMs, maxWaitMs } = options;
  let held: Versioned<Value> | null = null;
  let wanted = Number.NEGATIVE_INFINITY;
  let making: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isFailing = false;

  async function makeOne(version: number): Promise<void> {
    try {
      const value = await make(version);
      const old = held;
      held = { version, value };
      isFailing = false;
      if (old) setTimeout(() => end(old.value), graceMs).unref();
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      retry = setTimeout(() => {
        retry = null;
        refresh();
      }, retryMs).unref();
    }
  }

  function refresh(): void {
    if (making || retry || (held && held.version >= wanted)) return;
    making = makeOne(wanted).finally(() => {
      making = null;
      refresh();
    });
  }

  return {
    current: () => held,
    async at(version) {
      wanted = Math.max(wanted, version);
      refresh();
      if (!held && making) await Promise.race([making, wait(maxWaitMs, undefined, { ref: false })]);
      if (held) return held;
      throw new Fault('busy', 'the first index of the search is not made yet', { retryAfterSeconds: Math.ceil(retryMs / 1_000) });
    },
    drop(value) {
      if (held?.value !== value) return;
      end(value);
      held = null;
      refresh();
    },
  };
}
