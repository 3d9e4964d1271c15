/** Stores for tests, on SQLite and on PostgreSQL: each test gets a fresh database. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, test } from 'vitest';
import { openStore, type Store, type StoreSettings } from '#store/db/store.ts';
import { isLongForm } from './long-form.ts';
import { createMemoryFolder } from './memory-folder.ts';
import { dropDatabase, filledDatabase, freshDatabase, postgresPrograms, shopSecret } from './postgres.ts';

export type Engine = {
  name: Store['engine'];
  /** Opens a store: on a fresh database, or once more on the one of `settings`. Closed after the test. */
  open(settings?: StoreSettings): Promise<Store>;
  /** Settings of a fresh, empty database. SQLite's file is on the disk. Removed after the test. */
  fresh(): Promise<StoreSettings>;
  /** Settings of a fresh database with all tables. SQLite's file is in memory: a commit on a disk waits for it. Removed after the test. */
  migrated(): Promise<StoreSettings>;
};

type Body = (open: Engine['open'], engine: Engine) => void;

/**
 * Tests that need a store: on SQLite, and in the long form on PostgreSQL as well. The second engine adds nothing to most tests outside the
 * store: it only runs the SQL again that `src/store` is tested with.
 * @param body Declares the tests; `open()` gives each a store of its own, `engine` more.
 */
export function withStore(name: string, body: Body): void {
  if (isLongForm) onEachEngine(name, body);
  else describe(`${name} on sqlite`, () => declare('sqlite', body));
}

/**
 * As `withStore`, but on both engines in every run: for tests of SQL, of transactions that run at the same time, and of what differs by
 * engine. A file outside `src/store` and `src/cms/store` needs a row in `tests/engines.test.ts`.
 */
export function onEachEngine(name: string, body: Body): void {
  describe(`${name} on sqlite`, () => declare('sqlite', body));
  if (postgresPrograms()) describe(`${name} on postgres`, () => declare('postgres', body));
  else describe(`${name} on postgres`, withoutPostgres);
}

const databaseFile = 'shop.db';
let template: Promise<Buffer> | null = null;

/** The file of an SQLite database after all migrations, made once in a worker: a copy takes a tenth of the time of the migrations. */
function migratedDatabase(): Promise<Buffer> {
  template ??= migrateOnce();
  return template;
}

async function migrateOnce(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-test-'));
  const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  await store.close();
  // What the store wrote is still in the log.
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const bytes = readFileSync(join(dataDir, databaseFile));
  rmSync(dataDir, { recursive: true, force: true });
  return bytes;
}

async function migrate(databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-test-'));
  const store = await openStore({ databaseUrl, dataDir, shopSecret }, () => new Date());
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function withoutPostgres(): void {
  const missing = 'not run: PostgreSQL is not installed (Debian: apt-get install postgresql)';
  if (process.env.CI === '1') {
    test('PostgreSQL is there for its tests', () => {
      throw new Error(missing);
    });
  } else test.skip(missing);
}

function declare(name: Store['engine'], body: Body): void {
  let stores: Store[] = [];
  let cleanings: (() => Promise<void>)[] = [];

  async function settingsIn(dataDir: string, makeDatabase: () => Promise<string>): Promise<StoreSettings> {
    cleanings.push(async () => rmSync(dataDir, { recursive: true, force: true }));
    if (name === 'sqlite') return { databaseUrl: null, dataDir };
    const databaseUrl = await makeDatabase();
    cleanings.push(() => dropDatabase(databaseUrl));
    return { databaseUrl, dataDir, shopSecret };
  }

  async function migrated(): Promise<StoreSettings> {
    const settings = await settingsIn(createMemoryFolder(), () => filledDatabase(migrate));
    if (name === 'sqlite') writeFileSync(join(settings.dataDir, databaseFile), await migratedDatabase());
    return settings;
  }

  async function open(settings?: StoreSettings): Promise<Store> {
    const store = await openStore(settings ?? (await migrated()), () => new Date());
    stores.push(store);
    return store;
  }

  afterEach(async () => {
    const [opened, made] = [stores, cleanings];
    stores = [];
    cleanings = [];
    await Promise.all(opened.map((store) => store.close()));
    await Promise.all(made.map((clean) => clean()));
  });

  body(open, { name, open, fresh: () => settingsIn(mkdtempSync(join(tmpdir(), 'federleicht-test-')), freshDatabase), migrated });
}
