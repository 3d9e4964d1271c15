/** Machines whose clocks differ: claims, leases and times of jobs are those of the database. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseTime } from '#store/db/database-clock.ts';
import type { StoreSettings } from '#store/db/store.ts';
import { onEachEngine } from '#tests/engines.ts';
import { isLongForm } from '#tests/long-form.ts';
import { enqueue } from './jobs.ts';

const tenMinutesMs = 600_000;
const jobCount = isLongForm ? 2_000 : 200;

type Machine = { ready: Promise<void>; run(): Promise<string[]> };

/** A process that does jobs with its clock moved; `run` resolves with what it printed. */
function startMachine(settings: StoreSettings, worker: string, shiftMs: number): Machine {
  const child = spawn(process.execPath, ['tests/job-clock-child.ts', JSON.stringify(settings), worker, String(shiftMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  const ended = once(child, 'close');
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      resolve();
    });
    child.on('close', () => reject(new Error('ended before it was ready')));
  });
  return {
    ready,
    async run() {
      child.stdin.write('go\n');
      await ended;
      expect(child.exitCode).toBe(0);
      return printed.trim().split('\n').slice(1);
    },
  };
}

onEachEngine('machines', (open, engine) => {
  test('a time that a test injects is the same in the database', async () => {
    const store = await open();
    const noon = new Date('2026-11-20T12:00:00.123Z');
    const { rows } = await sql<{ time: string }>`select ${databaseTime(store.db, noon)} as time`.execute(store.db);
    expect(rows).toEqual([{ time: noon.toISOString() }]);
  });

  // SQLite has one machine.
  if (engine.name === 'sqlite') return;

  test('clocks that move ten minutes apart after the start double no effect, and each job runs at once', async () => {
    const settings = await engine.migrated();
    const store = await open(settings);
    await store.write(async (trx) => {
      for (let effect = 0; effect < jobCount / 2; effect += 1)
        await enqueue(trx, { kind: 'effect', payload: { effect: `${effect}`, isFirst: true } }, store.clock());
    });
    const machines = [startMachine(settings, 'ahead', tenMinutesMs), startMachine(settings, 'behind', -tenMinutesMs)];
    await Promise.all(machines.map(({ ready }) => ready));
    const [ahead = [], behind = []] = await Promise.all(machines.map(({ run }) => run()));
    const effects = [...ahead, ...behind];
    const expected = Array.from({ length: jobCount / 2 }, (_, effect) => [`${effect}`, `${effect} again`]).flat();
    expect(effects.toSorted()).toEqual(expected.toSorted());
    // Both took part, or there was nothing to double.
    expect(Math.min(ahead.length, behind.length)).toBeGreaterThan(jobCount / 20);
    expect(await store.db.selectFrom('jobs').select('id').where('attempts', '>', 1).execute()).toEqual([]);
  }, 300_000);

  test.each([
    [tenMinutesMs, 'geht 600 Sekunden vor'],
    [-tenMinutesMs, 'geht 600 Sekunden nach'],
  ])('a start with a clock that is %d ms off is refused and names the difference', async (shiftMs, words) => {
    const { databaseUrl, dataDir, shopSecret } = await engine.fresh();
    const env = {
      ...process.env,
      CLOCK_SHIFT_MS: String(shiftMs),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      SHOP_SECRET: shopSecret,
    };
    const start = spawnSync(process.execPath, ['--import', './tests/shifted-clock.ts', 'tools/jobs.ts', 'list'], { encoding: 'utf8', env });
    expect(start).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(words) });
  });
});
