/** What samples cost (D09): the dearest ones are free, the others have a price. Prices are rows (seed/prices/card-extras.ts). */
import type { Currency } from '#core/values/money.ts';

/** Free samples of an order. The header names the number without a call. */
export const freeSamples = 3;

/** The most a sample costs, in minor units: a card that costs less is charged at its price for one piece. */
export type SamplePrices = Record<Currency, number>;

/** Unit prices of samples in their order, the `freeSamples` dearest at 0 and of equal ones the earlier; all charged without the right. */
export function sampleUnits(prices: readonly number[], hasFreeRight: boolean): number[] {
  if (!hasFreeRight) return [...prices];
  const dearest = prices.map((price, at) => ({ price, at })).toSorted((a, b) => b.price - a.price || a.at - b.at);
  const free = new Set(dearest.slice(0, freeSamples).map(({ at }) => at));
  return prices.map((price, at) => (free.has(at) ? 0 : price));
}
