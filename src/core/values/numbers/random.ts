/** Seeded pseudo-random numbers for ornaments and arrangements: the same sequence in every engine. Not for ids or secrets. */

export type Random = {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** Evenly within ± amount. */
  spread(amount: number): number;
  /** Bell-shaped about 0, hardly ever beyond three deviations. */
  normal(deviation: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
};

/** A stream of numbers from a whole-number seed. */
export function random(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    spread: (amount) => between(-amount, amount),
    normal: (deviation) => deviation * (next() + next() + next() + next() - 2) * 1.732,
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    chance: (probability) => next() < probability,
  };
}
