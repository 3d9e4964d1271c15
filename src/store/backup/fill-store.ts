/** Fills an empty database with the rows of a backup, in one transaction: the schema of then, the rows, and the migrations since. */
import { type Kysely, sql } from 'kysely';
import { knownMigrations, migrateDatabase } from '#store/db/migrate.ts';
import { connectStore, type Store, type StoreSettings, type StoreTransaction } from '#store/db/store.ts';
import type { SnapshotRow } from './snapshot.ts';

export type BackedUpTable = { name: string; rows: AsyncIterable<SnapshotRow[]> };

type AnyTable = Kysely<Record<string, SnapshotRow>>;

/** True for a database without any table. */
export async function isEmptyDatabase(settings: StoreSettings, clock: Store['clock']): Promise<boolean> {
  const store = connectStore(settings, clock);
  try {
    return (await tableNames(store)).length === 0;
  } finally {
    await store.close();
  }
}

/**
 * `migrations` are those of the backup; `tables` come parents first. `after` changes what was loaded, in the same transaction, and its result is
 * the answer. Throws for
 * a database that is not empty, and for migrations that this program does not know. A failure leaves the database empty.
 */
export async function fillStore<T>(
  settings: StoreSettings,
  clock: Store['clock'],
  migrations: readonly string[],
  tables: readonly BackedUpTable[],
  after: (trx: StoreTransaction) => Promise<T>,
): Promise<T> {
  const store = connectStore(settings, clock);
  try {
    return await store.write(async (trx) => {
      if ((await tableNames({ ...store, db: trx })).length > 0) throw new Error('the database is not empty');
      const unknown = migrations.filter((name) => !knownMigrations.includes(name));
      if (unknown.length > 0) throw new Error(`unknown migrations: ${unknown.join(', ')}`);
      await migrateDatabase(trx, store.engine, clock(), migrations);
      const rows = trx as unknown as AnyTable;
      const names = await tableNames({ ...store, db: trx });
      // Migrations write first rows of their own.
      for (const name of names) await rows.deleteFrom(name).execute();
      for (const table of tables) if (names.includes(table.name)) await load(rows, table);
      await migrateDatabase(trx, store.engine, clock());
      return after(trx);
    });
  } finally {
    await store.close();
  }
}

async function load(trx: AnyTable, { name, rows }: BackedUpTable): Promise<void> {
  for await (const batch of rows) await trx.insertInto(name).values(batch).execute();
}

async function tableNames({ db, engine }: Pick<Store, 'db' | 'engine'>): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}
