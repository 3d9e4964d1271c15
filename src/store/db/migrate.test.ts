import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dropDatabase, freshDatabase, postgresPrograms, shopSecret } from '#tests/postgres.ts';
import { openStore, type StoreSettings } from './store.ts';

/** Longer than any other transaction may take or wait. */
const migrationMs = 11_000;

/** Opens a store while another process has been migrating for long. */
async function openWhileMigrating(settings: StoreSettings, lock: 'sqlite' | 'postgres'): Promise<void> {
  const clock = () => new Date();
  const first = await openStore(settings, clock);
  const migrating = first.write(async (trx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx).catch(() => {});
    if (lock === 'postgres') await sql`select pg_advisory_xact_lock(7240115)`.execute(trx);
    await sleep(migrationMs);
  });
  await sleep(100);
  const second = await openStore(settings, clock);
  await migrating;
  expect((await second.db.selectFrom('migrations').select('name').execute()).length).toBeGreaterThan(0);
  await Promise.all([first.close(), second.close()]);
}

test.concurrent('a second process waits for a long migration on sqlite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-migrate-'));
  await openWhileMigrating({ databaseUrl: null, dataDir }, 'sqlite');
  rmSync(dataDir, { recursive: true, force: true });
});

test.skipIf(!postgresPrograms()).concurrent('a second process waits for a long migration on postgres', async () => {
  const databaseUrl = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-migrate-'));
  await openWhileMigrating({ databaseUrl, dataDir, shopSecret }, 'postgres');
  await dropDatabase(databaseUrl);
  rmSync(dataDir, { recursive: true, force: true });
});
