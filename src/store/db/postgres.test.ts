import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dropDatabase, freshDatabase, postgresPrograms, shopSecret } from '#tests/postgres.ts';
import { openStore } from './store.ts';

test.skipIf(!postgresPrograms())(
  'a connection that breaks in the middle of a transaction fails the transaction, not the process',
  async () => {
    const databaseUrl = await freshDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-postgres-'));
    const store = await openStore({ databaseUrl, dataDir, shopSecret }, () => new Date());
    const broken = store.write(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
      // No query of the connection is under way when it breaks.
      await sleep(200);
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toMatchObject({ code: 'busy' });
    expect(await store.write(async (trx) => (await sql<{ one: number }>`select 1 as one`.execute(trx)).rows)).toEqual([{ one: 1 }]);
    await store.close();
    await dropDatabase(databaseUrl);
    rmSync(dataDir, { recursive: true, force: true });
  },
);
