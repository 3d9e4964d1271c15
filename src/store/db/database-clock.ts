/** The clock that all machines of a shop share: the database's on PostgreSQL. SQLite has one machine, and its clock. */
import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { Fault } from '#core/values/fault.ts';
import type { Tables } from './tables.ts';

type Queries = Pick<Kysely<Tables>, 'getExecutor'>;

/** What the way of a statement to the database can explain: a smaller difference of clocks counts as none. */
const transitSeconds = 2;
/** A start with a larger difference is refused. */
const maxDifferenceMs = 60_000;

const isoFormat = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

/**
 * An instant of this process as the database's clock tells it: as far from `clock_timestamp()` as it is from this process's own time. A time that
 * a test injects stays what it is, since the clocks of both agree. ISO 8601.
 */
export function databaseTime(db: Queries, instant: Date): RawBuilder<string> {
  if (!isPostgres(db)) return sql<string>`${instant.toISOString()}`;
  const ownTime = new Date().toISOString();
  // As a subquery it is evaluated once: an index on the column it is compared with can be used.
  return sql<string>`(select to_char((${instant.toISOString()}::timestamptz
    + case when abs(extract(epoch from difference)) < ${sql.lit(transitSeconds)} then interval '0' else difference end)
    at time zone 'utc', ${isoFormat}) from (select clock_timestamp() - ${ownTime}::timestamptz as difference) as clocks)`;
}

/** By how much the clock of this process is ahead of the database's, milliseconds; 0 on SQLite. */
export async function clockDifferenceMs(db: Kysely<Tables>): Promise<number> {
  if (!isPostgres(db)) return 0;
  const before = Date.now();
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db);
  return Math.round((before + Date.now()) / 2 - (rows[0]?.ms ?? before));
}

/** Throws a Fault whose text names the difference where the clock of this process is a minute or more off the database's. */
export async function checkClock(db: Kysely<Tables>): Promise<void> {
  const ahead = await clockDifferenceMs(db);
  if (Math.abs(ahead) < maxDifferenceMs) return;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  throw new Fault('internal', `clock ${ahead} ms ahead of the database`, {
    text: { key: ahead > 0 ? 'operator.clock.ahead' : 'operator.clock.behind', values: { seconds } },
  });
}

function isPostgres(db: Queries): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
