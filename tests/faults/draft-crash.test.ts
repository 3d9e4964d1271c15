/** Browsers and the shop killed at random moments while a card is edited: nothing that was acknowledged or kept in a browser is lost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongForm } from '#tests/long-form.ts';
import { freePort, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { browserRounds } from './browser-crash.ts';
import { type DraftRound, draftRounds, type KillMoment } from './draft-crash.ts';

/** Rounds of windows that the test stands in for. The sample has two batches, in which the shop is killed in a save and after one. */
const rounds = isLongForm ? 160 : 8;
/** Rounds with a real browser, which takes seconds to start. */
const browserRoundCount = isLongForm ? 16 : 1;
/** Customers whose rounds run at once. */
const together = 4;
/** When the shop is killed, one after the other; null: only the windows crash. */
const moments: readonly (KillMoment | null)[] = ['in a save', 'after a save', null, 'any'];

let shop: RunningShop;
let start: () => Promise<RunningShop>;

beforeAll(async () => {
  const options = { port: await freePort(), env: { WORKERS: '1' } };
  shop = await startShop(options);
  const { dataDir } = shop;
  start = () => startShop({ ...options, dataDir });
});

afterAll(async () => {
  await shop?.kill();
  if (shop) removeData(shop);
});

async function restart(): Promise<void> {
  shop = await start();
}

function report<Round extends Record<string, number>>(results: readonly Round[], began: number): Record<string, number> {
  const total: Record<string, number> = {};
  for (const result of results) for (const [key, value] of Object.entries(result)) total[key] = (total[key] ?? 0) + value;
  console.log(JSON.stringify({ rounds: results.length, seconds: Math.round((performance.now() - began) / 1000), ...total }));
  return total;
}

test('drafts of two windows and another device come back whole after crashes of windows and shop [E023]', async () => {
  const results: DraftRound[] = [];
  const began = performance.now();
  for (let batch = 0; results.length < rounds; batch += 1) {
    const moment = moments[batch % moments.length] ?? null;
    const count = Math.min(together, rounds - results.length);
    results.push(...(await draftRounds(shop, count, moment && { moment, restart })));
  }
  // Rounds without a save that was answered, or without one that was cut off, would prove little.
  const total = report(results, began);
  expect(total.saves).toBeGreaterThan(results.length);
  expect(total.cut).toBeGreaterThan(0);
}, 900_000);

test('two tabs of a browser that is killed, alone or with the shop, show everything again when it starts anew [E023]', async () => {
  const began = performance.now();
  const total = report(await browserRounds(() => shop, restart, browserRoundCount), began);
  expect(total.typed).toBeGreaterThan(0);
}, 900_000);
