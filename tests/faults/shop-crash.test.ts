import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { StoreSettings } from '#store/db/store.ts';
import { withStore } from '#tests/engines.ts';
import { freePort, type RunningShop, startShop } from '#tests/shop.ts';
import { crashRounds, crashRoundsOf, expectWholeOrders, type Running } from './crash.ts';
import { ownCard, prepareCheckout, type ShopCheckout, submitCheckout } from './shop-customer.ts';
import { canTrace, syncsBeforeAcknowledgements, traceOptions } from './trace.ts';

type Card = Awaited<ReturnType<typeof ownCard>>;

function startWith(settings: StoreSettings, port: number): Promise<RunningShop> {
  return startShop({
    dataDir: settings.dataDir,
    port,
    env: { WORKERS: '1', DATABASE_URL: settings.databaseUrl ?? '', SHOP_SECRET: settings.shopSecret ?? '' },
  });
}

/** Ids of processes that still work on this data folder after 15 s: workers notice by themselves that their shop is gone. Linux only. */
async function processesLeft(dataDir: string): Promise<number[]> {
  const isOfShop = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`DATA_DIR=${dataDir}`);
    } catch {
      return false;
    }
  };
  for (let tries = 0; ; tries += 1) {
    const left = existsSync('/proc/self/environ')
      ? readdirSync('/proc')
          .map(Number)
          .filter((pid) => pid > 0 && isOfShop(pid))
      : [];
    if (left.length === 0 || tries === 150) return left;
    await sleep(100);
  }
}

withStore('the running shop', (_open, engine) => {
  test('killed with checkouts in flight it loses no acknowledged order and doubles none', async () => {
    const settings = await engine.fresh();
    // The guests' cookies and addresses stay good: the shop comes back on the same port.
    const port = await freePort();
    let card: Card | undefined;

    async function start(): Promise<Running<ShopCheckout>> {
      const shop = await startWith(settings, port);
      card ??= await ownCard(shop);
      const own = card;
      return { prepare: () => prepareCheckout(shop, own), submit: submitCheckout, kill: () => shop.kill() };
    }

    const result = await crashRoundsOf({ settings, start });
    console.log(JSON.stringify({ shop: engine.name, ...result }));
    expect(result.acknowledged).toBeGreaterThanOrEqual(10 * crashRounds);
    expect(await processesLeft(settings.dataDir)).toEqual([]);
  });

  test('fifty submits at once of one cart are one order, under one key and under fifty [E043]', async () => {
    const settings = await engine.fresh();
    const shop = await startWith(settings, await freePort());
    const numbers: string[] = [];
    try {
      const card = await ownCard(shop);
      const once = await prepareCheckout(shop, card);
      const same = await Promise.all(Array.from({ length: 50 }, () => submitCheckout(once)));
      expect(same).toEqual(same.map(() => expect.stringMatching(/^F100000[1-9]$/)));
      const [first = ''] = same;
      expect(new Set(same)).toEqual(new Set([first]));
      const twice = await prepareCheckout(shop, card);
      const keys = Array.from({ length: 50 }, (_, index) => ({
        ...twice,
        key: `${twice.key.slice(0, 20)}${String(index).padStart(2, '0')}`,
      }));
      const underKeys = await Promise.all(keys.map(submitCheckout));
      const [second = ''] = underKeys;
      expect(new Set(underKeys)).toEqual(new Set([second]));
      numbers.push(first, second);
      expect(second).not.toBe(first);
      const other = { ...once, body: { ...once.body, email: 'other@example.com' } };
      await expect(submitCheckout(other)).rejects.toThrow('422');
      const thief = { ...(await prepareCheckout(shop, card)), body: once.body, key: once.key };
      await expect(submitCheckout(thief)).rejects.toThrow('409');
    } finally {
      await shop.stop();
    }
    await expectWholeOrders(settings, numbers);
  });
});

describe('the running shop on sqlite', () => {
  const traced = canTrace() || process.env.CI === '1' ? test : test.skip;

  traced('has the log on the disk before it answers that an order was placed', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-trace-'));
    const shop = await startWith({ databaseUrl: null, dataDir }, await freePort());
    try {
      const card = await ownCard(shop);
      const file = join(dataDir, 'trace');
      const strace = spawn('strace', [...traceOptions, '-o', file, '-p', String(shop.process.pid)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await once(strace.stderr, 'data');
      for (let order = 0; order < 10; order += 1) await submitCheckout(await prepareCheckout(shop, card));
      strace.kill('SIGINT');
      await once(strace, 'close');
      const syncs = syncsBeforeAcknowledgements(
        readFileSync(file, 'utf8'),
        /\bread\(.*"POST \/web-api\/order HTTP/,
        /HTTP\/1\.1 200 .*orderNumber/,
      );
      expect(syncs).toHaveLength(10);
      expect(Math.min(...syncs)).toBeGreaterThanOrEqual(1);
    } finally {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
