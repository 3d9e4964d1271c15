import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { openStore } from './store.ts';
import { bumpVersion } from './versions.ts';

/** How long a transaction waits for others in these tests. A migration takes longer. */
const timeoutMs = 100;
const migrationMs = 5 * timeoutMs;

onEachEngine('a long migration', (open, engine) => {
  test('lets a second process wait, while an ordinary transaction fails', async () => {
    const settings = await engine.fresh();
    const first = await open(settings);
    const running = await openStore(settings, () => new Date(), timeoutMs);
    const lock = sql`select pg_advisory_xact_lock(7240115)`;
    const locked = Promise.withResolvers<void>();
    const migrating = first.write(async (trx) => {
      if (first.engine === 'postgres') await lock.execute(trx);
      locked.resolve();
      await sleep(migrationMs);
      await bumpVersion(trx, 'cards');
    });
    await locked.promise;
    const ordinary = running.write(async (trx) => {
      if (running.engine === 'postgres') await lock.execute(trx);
    });
    const opening = openStore(settings, () => new Date(), timeoutMs);
    await expect(ordinary).rejects.toMatchObject({ code: 'busy' });
    const second = await opening;
    // It was opened after the migration, not beside it.
    expect(await second.readVersions()).toEqual([{ name: 'cards', value: 1 }]);
    await migrating;
    await Promise.all([running.close(), second.close()]);
  });
});
