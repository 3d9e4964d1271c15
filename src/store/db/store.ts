/** The one way to the database: reads through `db`, every change through `write`. Knows engines, not what is stored. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isFault } from '#core/values/fault.ts';
import { checkClock } from './database-clock.ts';
import { migrateDatabase } from './migrate.ts';
import { endTimeLimits, guardTransaction, isPassing, openPostgres, postgresFault } from './postgres.ts';
import { checkSecrets, type SecretOf, secretReader } from './secrets.ts';
import { openSqlite, sqliteFault, sqliteFile } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Clock = () => Date;
/** `shopSecret` seals the secrets of the shop. Machines that share a PostgreSQL database have the same. */
export type StoreSettings = { dataDir: string } & (
  | { databaseUrl: null; shopSecret?: string | undefined }
  | { databaseUrl: string; shopSecret: string }
);
export type StoreTransaction = Transaction<Tables>;

export type Store = {
  /** Reads only; it sees everything that was committed before. */
  db: Kysely<Tables>;
  /**
   * Runs `work` in one transaction and resolves when it is durable. `work` awaits nothing but SQL on `trx` and may run again after
   * a deadlock, so it keeps nothing outside. Throws Fault 'busy' when its turn does not come, 'storage-full' when the disk is full;
   * then nothing of it was kept. (PostgreSQL can lose the connection while committing: 'busy' then leaves the outcome open.)
   */
  write<T>(work: (trx: StoreTransaction) => Promise<T>): Promise<T>;
  /** The rows of the table `versions`. Read several times a request: on SQLite Kysely takes twice as long as the query. */
  readVersions(): Promise<Tables['versions'][]>;
  engine: 'sqlite' | 'postgres';
  secretOf: SecretOf;
  /** The secret `links`, of the tokens of links that rows hold. */
  linkSecret: string;
  /** The time of a read or change whose caller gives none. */
  clock: Clock;
  close(): Promise<void>;
};

/** A store without the secrets of the shop. */
type Database = Omit<Store, 'secretOf' | 'linkSecret'>;

type Connected = {
  store: Database;
  /** Runs `work` in a transaction without limits of time, and waits for those of other processes as long as they take. */
  writeUnlimited(work: (trx: StoreTransaction) => Promise<void>): Promise<void>;
};

const defaultTimeoutMs = 10_000;

/**
 * Opens the store and brings its schema up to date. Any number of processes may do so at once: the first one migrates, the others wait
 * for it. Throws a Fault with a sentence where the secrets of the shop or the clock of the machine do not fit.
 * @param timeoutMs How long a transaction waits for those of other processes before it fails with Fault 'busy'. Migrations wait without limit.
 */
export async function openStore(settings: StoreSettings, clock: Clock, timeoutMs = defaultTimeoutMs): Promise<Store> {
  const { store, writeUnlimited } = connect(settings, clock, timeoutMs);
  try {
    await checkClock(store.db);
    await writeUnlimited(async (trx) => {
      await migrateDatabase(trx, store.engine, clock());
      await checkSecrets(trx, settings);
    });
    const secretOf = secretReader(store, settings);
    return { ...store, secretOf, linkSecret: await secretOf('links') };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens the store as it is, without migrations: to fill an empty one. */
export function connectStore(settings: StoreSettings, clock: Clock): Database {
  return connect(settings, clock, defaultTimeoutMs).store;
}

function connect({ databaseUrl, dataDir }: StoreSettings, clock: Clock, timeoutMs: number): Connected {
  return databaseUrl ? postgresStore(databaseUrl, clock, timeoutMs) : sqliteStore(join(dataDir, sqliteFile), clock, timeoutMs);
}

function sqliteStore(file: string, clock: Clock, timeoutMs: number): Connected {
  const { reader, writer, readVersions } = openSqlite(file, timeoutMs);
  const store: Database = {
    db: reader,
    readVersions,
    engine: 'sqlite',
    clock,
    async write(work) {
      try {
        return await writer.transaction().execute(work);
      } catch (error) {
        throw sqliteFault(error);
      }
    },
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
  return {
    store,
    async writeUnlimited(work) {
      for (;;) {
        try {
          return await store.write(work);
        } catch (error) {
          if (!isFault(error) || error.code !== 'busy') throw error;
        }
      }
    },
  };
}

const attempts = 5;

function postgresStore(databaseUrl: string, clock: Clock, timeoutMs: number): Connected {
  const db = openPostgres(databaseUrl);
  const versions = db.selectFrom('versions').selectAll().compile();
  const store: Database = {
    db,
    readVersions: async () => (await db.executeQuery(versions)).rows,
    engine: 'postgres',
    clock,
    async write(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await db.transaction().execute(async (trx) => {
            await guardTransaction(trx, timeoutMs);
            return await work(trx);
          });
        } catch (error) {
          if (!isPassing(error) || attempt === attempts) throw postgresFault(error);
        }
        await sleep(Math.random() * 20 * attempt);
      }
    },
    close: () => db.destroy(),
  };
  return {
    store,
    async writeUnlimited(work) {
      try {
        await db.transaction().execute(async (trx) => {
          await endTimeLimits(trx);
          await work(trx);
        });
      } catch (error) {
        throw postgresFault(error);
      }
    },
  };
}
