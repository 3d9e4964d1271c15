/** What another customer notices of attacks that one client can make: no more than of as many harmless requests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prewarmed, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { compare, nuisances } from './beside.ts';
import { comparisons } from './comparisons.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
  await prewarmed(shop);
});

afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const named = comparisons.map((comparison) => [comparison.name, comparison] as const);

test.each(named)('%s: another customer is answered as beside harmless requests', async (name, comparison) => {
  const noticed = await compare(shop, comparison);
  console.log(name, JSON.stringify(noticed));
  expect(nuisances(noticed)).toEqual([]);
});
