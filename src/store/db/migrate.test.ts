import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { openStore } from './store.ts';
import { bumpVersion } from './versions.ts';

/** How long a transaction waits for others in these tests. */
const timeoutMs = 100;

onEachEngine('a long migration', (open, engine) => {
  test('lets a second process wait, while an ordinary transaction fails', async () => {
    const settings = await engine.fresh();
    const first = await open(settings);
    const running = await openStore(settings, () => new Date(), timeoutMs);
    const lock = sql`select pg_advisory_xact_lock(7240115)`;
    const [begun, isLong] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const migrating = first.write(async (trx) => {
      if (first.engine === 'postgres') await lock.execute(trx);
      begun.resolve();
      await isLong.promise;
      await bumpVersion(trx, 'cards');
    });
    await begun.promise;
    const opening = openStore(settings, () => new Date(), timeoutMs);
    const ordinary = running.write(async (trx) => {
      if (running.engine === 'postgres') await lock.execute(trx);
    });
    try {
      await expect(ordinary).rejects.toMatchObject({ code: 'busy' });
      await sleep(3 * timeoutMs);
    } finally {
      isLong.resolve();
    }
    await migrating;
    const second = await opening;
    // It was opened after the migration, not beside it.
    expect(await second.readVersions()).toEqual([{ name: 'cards', value: 1 }]);
    await Promise.all([running.close(), second.close()]);
  });
});
