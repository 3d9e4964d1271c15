/** Browsers and the shop killed at random moments while a card is edited: nothing that was acknowledged or kept in a browser is lost. */
import { expect, test } from 'vitest';
import { freePort, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { type DraftRound, draftRound } from './draft-crash.ts';

/** `npm run faults` runs a thousand: fifty for each round of the other fault tests. */
const rounds = process.env.ROUNDS ? Number(process.env.ROUNDS) * 50 : 10;
/** In every third round the shop is killed, too. */
const killEvery = 3;

test('drafts of two windows and another device come back whole after crashes of browser and shop [E023]', async () => {
  const port = await freePort();
  const start = (dataDir?: string) => startShop({ ...(dataDir ? { dataDir } : {}), port, env: { WORKERS: '1' } });
  let shop: RunningShop = await start();
  const { dataDir } = shop;
  const results: DraftRound[] = [];
  const began = performance.now();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const restart = async () => {
        shop = await start(dataDir);
      };
      results.push(await draftRound(shop, round % killEvery === 0 ? restart : null));
    }
    const sum = (key: keyof DraftRound) => results.reduce((total, result) => total + result[key], 0);
    console.log(
      JSON.stringify({
        rounds,
        seconds: Math.round((performance.now() - began) / 1000),
        acknowledged: sum('acknowledged'),
        kept: sum('kept'),
        typed: sum('typed'),
      }),
    );
    // Rounds whose windows were never ahead of the server would prove nothing.
    expect(sum('kept')).toBeGreaterThan(sum('acknowledged'));
  } finally {
    await shop.kill();
    removeData(shop);
  }
}, 3_600_000);
