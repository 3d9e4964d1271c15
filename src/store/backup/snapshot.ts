/** Reads every row of a database as of one instant while the shop goes on writing. Knows tables from the database's own catalogue. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { bigintsAsNumbers, postgresFault } from '#store/db/postgres.ts';
import { sqliteFile } from '#store/db/sqlite.ts';
import type { StoreSettings } from '#store/db/store.ts';

export type SnapshotRow = Record<string, string | number | null>;

export type Snapshot = {
  /** Every table, each after the tables that it references. */
  tables: readonly string[];
  /** The rows of a table in batches. One table is read at a time. */
  rows(table: string): AsyncIterable<SnapshotRow[]>;
  close(): Promise<void>;
};

const batch = 100;

/** Throws what the database throws; a snapshot of a database without tables has none. */
export function openSnapshot(settings: StoreSettings): Promise<Snapshot> {
  return settings.databaseUrl ? postgresSnapshot(settings.databaseUrl) : sqliteSnapshot(join(settings.dataDir, sqliteFile));
}

/** A read transaction of the write-ahead log: it sees one state and does not hold up writers. */
async function sqliteSnapshot(file: string): Promise<Snapshot> {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  try {
    database.exec('PRAGMA query_only = ON; BEGIN');
    const names = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name");
    const references = database.prepare(
      `select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`,
    );
    const tables = inOrder(
      names.all().map((row) => String(row.name)),
      references.all() as Reference[],
    );
    return {
      tables,
      async *rows(table) {
        let rows: SnapshotRow[] = [];
        for (const row of database.prepare(`select * from "${table}"`).iterate()) {
          rows.push(row as SnapshotRow);
          if (rows.length < batch) continue;
          yield rows;
          rows = [];
        }
        if (rows.length > 0) yield rows;
      },
      async close() {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

async function postgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: databaseUrl, types: bigintsAsNumbers, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: unknown) => {
    throw postgresFault(error);
  });
  try {
    await client.query('begin isolation level repeatable read, read only');
    const names = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
    );
    const references = await client.query<Reference>(
      `select child.relname as child, parent.relname as parent from pg_constraint c
       join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
       where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
    );
    return {
      tables: inOrder(
        names.rows.map(({ name }) => name),
        references.rows,
      ),
      async *rows(table) {
        await client.query(`declare backup_rows no scroll cursor for select * from "${table}"`);
        for (;;) {
          const { rows } = await client.query<SnapshotRow>(`fetch ${batch} from backup_rows`);
          if (rows.length === 0) break;
          yield rows;
        }
        await client.query('close backup_rows');
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

type Reference = { child: string; parent: string };

/** Parents first. References go one way only. */
function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const visit = (table: string) => {
    if (ordered.includes(table)) return;
    for (const { child, parent } of references) if (child === table && parent !== table) visit(parent);
    ordered.push(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
