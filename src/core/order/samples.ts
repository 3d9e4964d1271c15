/** What sample cards cost: up to three are free per order (Specification 9, D09). */

const freeSamples = 3;

/**
 * The charge of each sample, in the order given. `prices` are minor units of one piece each, quantity 1. The dearest three are free
 * while the free right is unused; of equally dear ones the earlier.
 */
export function sampleCharges(prices: readonly number[], freeRight: boolean): number[] {
  const dearest = prices
    .map((price, at) => ({ price, at }))
    .toSorted((a, b) => b.price - a.price || a.at - b.at)
    .slice(0, freeRight ? freeSamples : 0);
  const free = new Set(dearest.map(({ at }) => at));
  return prices.map((price, at) => (free.has(at) ? 0 : price));
}
