import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { openStore } from '#store/db/store.ts';
import { withStore } from '#tests/engines.ts';
import { startChild } from './child.ts';
import { crashRounds, crashRoundsOf, wholeOrders } from './crash.ts';
import { canTrace, syncsBeforeAcknowledgements, traceOptions } from './trace.ts';

withStore('orders in a process that is killed', (_open, engine) => {
  test('none that was acknowledged is lost and none is doubled', async () => {
    const settings = await engine.fresh();
    const result = await crashRoundsOf({ settings, start: () => startChild(settings) });
    console.log(JSON.stringify({ engine: engine.name, ...result }));
    expect(result.acknowledged).toBeGreaterThanOrEqual(10 * crashRounds);
  });
});

describe('on sqlite', () => {
  const traced = canTrace() || process.env.CI === '1' ? test : test.skip;

  traced('the log is synced to the disk before each acknowledgement', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-trace-'));
    try {
      const trace = join(dataDir, 'trace');
      const child = await startChild({ databaseUrl: null, dataDir }, ['strace', ...traceOptions, '-o', trace]);
      for (let order = 0; order < 25; order += 1) await child.submit(await child.prepare());
      await child.end();
      // A request with a checkout in it is an order; the answer goes to stdout.
      const syncs = syncsBeforeAcknowledgements(readFileSync(trace, 'utf8'), /\bread\(0<.*"checkout\\":\{/, /\bwritev?\(1<.*acknowledged/);
      expect(syncs).toHaveLength(25);
      expect(Math.min(...syncs)).toBeGreaterThanOrEqual(1);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('forty cut or damaged logs open with whole orders only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-torn-'));
    try {
      const child = await startChild({ databaseUrl: null, dataDir });
      // What the start wrote leaves the log: a checkpoint of its own, at 1,000 pages, may come after the orders.
      const database = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 10_000 });
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      const orders: string[] = [];
      for (let order = 0; order < 12; order += 1) orders.push(await child.submit(await child.prepare()));
      await child.kill();
      const log = readFileSync(join(dataDir, 'shop.db-wal'));
      const found: number[] = [];
      for (let copy = 0; copy < 40; copy += 1) {
        const place = join(dataDir, `copy-${copy}`);
        const numbers = await ordersOfTornCopy(dataDir, place, torn(log, copy));
        // A prefix of what was ordered: never a later order without the earlier ones.
        expect(numbers).toEqual(orders.slice(0, numbers.length));
        found.push(numbers.length);
      }
      // The cuts must have met orders: some copies hold all, some fewer.
      expect(Math.min(...found)).toBeLessThan(orders.length);
      expect(Math.max(...found)).toBe(orders.length);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

/** Every fourth copy is whole, the others are cut, damaged, or zeroed from some place on. */
function torn(log: Buffer, copy: number): Buffer {
  // Fixed places spread over the log, so that a failure can be repeated.
  const at = Math.floor((((copy * 0.618034 + 0.1) % 1) * 0.9 + 0.1) * log.length);
  const damaged = Buffer.from(log);
  if (copy % 4 === 1) return damaged.subarray(0, at);
  if (copy % 4 === 2) damaged.fill(0, at);
  if (copy % 4 === 3) damaged[at] = (damaged[at] ?? 0) ^ 0xff;
  return damaged;
}

async function ordersOfTornCopy(from: string, place: string, log: Buffer): Promise<string[]> {
  const settings = { databaseUrl: null, dataDir: place };
  mkdirSync(place);
  copyFileSync(join(from, 'shop.db'), join(place, 'shop.db'));
  writeFileSync(join(place, 'shop.db-wal'), log);
  expect(existsSync(join(place, 'shop.db-shm'))).toBe(false);
  const store = await openStore(settings, () => new Date());
  try {
    return await wholeOrders(store);
  } finally {
    await store.close();
  }
}
