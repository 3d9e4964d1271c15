/** Counts points by key in the memory of this process, in fixed windows that begin with the first point. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type RateCounter = {
  /** Adds points to those of `key`. `retryAfterMs` is 0 while they are within the limit, else at least 1; `remaining` are the points left. */
  consume(key: string, points?: number): Promise<{ retryAfterMs: number; remaining: number }>;
  /** The wait of a key that has no points left, without counting; 0 for every other key. */
  wait(key: string): Promise<number>;
};

/** `max` points of a key in `windowMs`. `maxKeys` bounds the memory: beyond it the key longest unused starts anew. */
export function createRateCounter({ max, windowMs, maxKeys = 50_000 }: { max: number; windowMs: number; maxKeys?: number }): RateCounter {
  const limiter = new RateLimiterMemory({ points: max, duration: windowMs / 1000 });
  // The key longest unused first. A cache with room for all keys would hold megabytes for each of the shop's limits from the start.
  const keys = new Set<string>();

  function use(key: string): void {
    keys.delete(key);
    keys.add(key);
    if (keys.size <= maxKeys) return;
    const [oldest = key] = keys;
    keys.delete(oldest);
    void limiter.delete(oldest);
  }

  return {
    async consume(key, points = 1) {
      use(key);
      try {
        return { retryAfterMs: 0, remaining: (await limiter.consume(key, points)).remainingPoints };
      } catch (error) {
        if (error instanceof RateLimiterRes) return { retryAfterMs: Math.max(1, error.msBeforeNext), remaining: 0 };
        throw error;
      }
    },
    async wait(key) {
      const used = await limiter.get(key);
      return used && used.remainingPoints <= 0 ? Math.max(1, used.msBeforeNext) : 0;
    },
  };
}
