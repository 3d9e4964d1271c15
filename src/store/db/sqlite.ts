/** Kysely over Node's own SQLite: one connection that writes, one that only reads. Not a general dialect; the shop's rules are built in. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Fault } from '#core/values/fault.ts';
import { createLimiter } from '#core/values/limiter.ts';
import type { Tables } from './tables.ts';

/** How long SQLite itself may wait for a lock; it blocks the event loop meanwhile, so the longer wait is ours (asynchronous). */
const busyTimeoutMs = 10;
const maxCachedStatements = 300;
/** In the data folder. */
export const sqliteFile = 'shop.db';

export type SqliteFile = {
  /** Refuses writes. */
  reader: Kysely<Tables>;
  /** Runs one transaction at a time. */
  writer: Kysely<Tables>;
  readVersions(): Promise<Tables['versions'][]>;
};

/**
 * Opens (and makes, where missing) the database file.
 * @param timeoutMs How long a query waits for the other writes of this process and for other processes before it fails with Fault 'busy'.
 */
export function openSqlite(file: string, timeoutMs: number): SqliteFile {
  mkdirSync(dirname(file), { recursive: true });
  const write = openDatabase(file, false);
  const read = openDatabase(file, true);
  // Built at the first read: before the migrations there is no table.
  let versions: StatementSync | null = null;
  return {
    reader: new Kysely<Tables>({ dialect: dialect(() => readDriver(read, timeoutMs)) }),
    writer: new Kysely<Tables>({ dialect: dialect(() => writeDriver(write, timeoutMs)) }),
    readVersions: () =>
      whenFree(timeoutMs, async () => {
        versions ??= read.prepare('select name, value from versions');
        return versions.all() as Tables['versions'][];
      }),
  };
}

/** Empties the write-ahead log, which holds pages of before. Where other processes read at the moment, it is emptied by a later commit. */
export function truncateLog(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, sqliteFile), { timeout: 5_000 });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** The Fault an SQLite error becomes, or the error itself. */
export function sqliteFault(error: unknown): unknown {
  const code = errorCode(error);
  if (code === null) return error;
  const primary = code & 0xff;
  if (primary === 13 || code === ioErrorShmSize) return new Fault('storage-full', 'sqlite: no space left', { cause: error });
  if (primary === 5 || primary === 6) return new Fault('busy', 'sqlite: locked by another process', { cause: error, retryAfterSeconds: 1 });
  return error;
}

/** Growing the shared-memory file is the one write whose "no space" SQLite does not call SQLITE_FULL. */
const ioErrorShmSize = 4874;

function errorCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null;
}

function isLocked(error: unknown): boolean {
  return ((errorCode(error) ?? 0) & 0xff) === 5;
}

function openDatabase(file: string, readOnly: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs });
  if (!readOnly) {
    retryLocked(() => database.exec('PRAGMA journal_mode = WAL'));
    // FULL syncs the log at every commit: an acknowledged order survives a power cut. The other two matter on macOS only.
    database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
    database.exec('PRAGMA journal_size_limit = 67108864');
    // What is deleted is overwritten: an erased person is not left in free pages.
    database.exec('PRAGMA secure_delete = ON');
  }
  database.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY');
  return database;
}

/** Only while starting: several processes may turn the same new file to WAL at once. */
function retryLocked(work: () => void): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      work();
      return;
    } catch (error) {
      if (!isLocked(error) || attempt > 500) throw error;
    }
  }
}

function dialect(createDriver: () => Driver): Dialect {
  return {
    createDriver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Reads are not limited: each is one synchronous call and sees all that was committed before it. */
function readDriver(database: DatabaseSync, timeoutMs: number): Driver {
  const refuse = () => Promise.reject(new Error('Reads have no transactions; use store.write.'));
  const plain = connectionOf(database);
  // A reader waits only for another process that repairs the log after a crash.
  const connection: DatabaseConnection = {
    ...plain,
    executeQuery: (query) => whenFree(timeoutMs, () => plain.executeQuery(query)),
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

function writeDriver(database: DatabaseSync, timeoutMs: number): Driver {
  const connection = connectionOf(database);
  const limiter = createLimiter({
    name: 'writes',
    concurrency: 1,
    timeoutMs,
    busy: () => new Fault('busy', 'sqlite: waited too long to write', { retryAfterSeconds: 2 }),
  });
  let release = () => {};
  // Each commit syncs the disk and all of it is synchronous: a turn of the event loop runs one transaction.
  let nextTurn: Promise<unknown> = Promise.resolve();
  const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
  return {
    init: async () => {},
    acquireConnection: async () => {
      release = await limiter.acquire();
      await nextTurn;
      nextTurn = turn();
      return connection;
    },
    beginTransaction: () => whenFree(timeoutMs, async () => database.exec('BEGIN IMMEDIATE')),
    commitTransaction: async () => database.exec('COMMIT'),
    async rollbackTransaction() {
      // A full disk may have rolled back already.
      if (database.isTransaction) await run('ROLLBACK');
    },
    releaseConnection: async () => release(),
    destroy: async () => database.close(),
  };
}

/** Tries until no other process holds the lock; the event loop stays free between the tries. */
async function whenFree<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > deadline) throw sqliteFault(error);
    }
    await sleep(2 + Math.random() * 8);
  }
}

function connectionOf(database: DatabaseSync): DatabaseConnection {
  // Reading the columns of a statement takes longer than a short query.
  const statements = new Map<string, { statement: StatementSync; hasRows: boolean }>();
  const prepared = (text: string): { statement: StatementSync; hasRows: boolean } => {
    const known = statements.get(text);
    if (known) return known;
    if (statements.size >= maxCachedStatements) statements.clear();
    const statement = database.prepare(text);
    const made = { statement, hasRows: statement.columns().length > 0 };
    statements.set(text, made);
    return made;
  };
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { statement, hasRows } = prepared(query.sql);
      const parameters = query.parameters as SQLInputValue[];
      if (hasRows) {
        const rows = statement.all(...parameters) as R[];
        return { rows, numAffectedRows: BigInt(rows.length) };
      }
      const { changes } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing in the shop streams rows.
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error('Rows are not streamed from SQLite.');
    },
  };
}
