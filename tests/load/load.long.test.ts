/** Half a minute of visitors beside hostile clients. Figures of time and memory are those of `npm run load`, on a machine that does nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prewarmed, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { attacks } from './hostile.ts';
import { proxy, runLoad } from './load.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ env: { TRUSTED_PROXIES: proxy } });
  await prewarmed(shop);
});

afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

test('beside hostile clients no acknowledged save or order is lost, and no visitor is answered with an error', async () => {
  const report = await runLoad(shop, { visitors: 20, thinkMs: 500, ordersEvery: 2, seconds: 30, maxSeconds: 240, attacks });
  console.log(JSON.stringify(report));
  expect(report.lost).toEqual([]);
  expect(report.faults).toEqual([]);
  expect(report.hostileFaults).toEqual([]);
  expect(report.savedDesigns).toBeGreaterThan(0);
  expect(report.orders).toBeGreaterThan(0);
});
