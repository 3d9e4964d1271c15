/** Rate limits in memory: a sliding window of calls for each key. The clock is an argument. */
import { LRUCache } from 'lru-cache';

export type RateLimit = {
  /** Counts a call of `key` unless the window is full. `retryAfterSeconds` is 0 for a call that is allowed, else at least 1. */
  take(key: string, nowMs: number): { retryAfterSeconds: number };
  /** Calls that `key` may still make now. */
  remaining(key: string, nowMs: number): number;
};

/** `max` calls of a key in any `windowMs`. `maxKeys` bounds the memory: beyond it the key longest unused starts anew. */
export function rateLimit({ max, windowMs, maxKeys = 20_000 }: { max: number; windowMs: number; maxKeys?: number }): RateLimit {
  const calls = new LRUCache<string, number[]>({ max: maxKeys });

  function recent(key: string, nowMs: number): number[] {
    return (calls.get(key) ?? []).filter((at) => at > nowMs - windowMs);
  }

  return {
    take(key, nowMs) {
      const times = recent(key, nowMs);
      const [oldest = nowMs] = times;
      if (times.length >= max) {
        calls.set(key, times);
        return { retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowMs - nowMs) / 1000)) };
      }
      calls.set(key, [...times, nowMs]);
      return { retryAfterSeconds: 0 };
    },
    remaining: (key, nowMs) => Math.max(0, max - recent(key, nowMs).length),
  };
}
