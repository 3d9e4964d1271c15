/** Kysely over PostgreSQL, or what speaks its wire protocol. Not tuned per statement: statements stay unnamed. */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Fault } from '#core/values/fault.ts';
import type { Tables } from './tables.ts';

const connections = 10;

/** bigint (counts and sums) arrives as text by default; every count of the shop fits a number. */
export const bigintsAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function openPostgres(databaseUrl: string): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, connectionTimeoutMillis: 10_000, types: bigintsAsNumbers });
  // A resting connection may break (the server restarts); the pool drops it and the next query opens another.
  pool.on('error', () => {});
  // The pool does not listen to a connection in use: without a listener a break between two queries would end the process. The query after it throws.
  pool.on('connect', (client) => client.on('error', () => {}));
  const connect = async () => {
    try {
      return await pool.connect();
    } catch (error) {
      throw postgresFault(error);
    }
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: {} } }) });
}

/** No statement of a transaction waits or runs for ever, and no commit is acknowledged before it is on the disk. */
export async function guardTransaction(trx: Transaction<Tables>, lockTimeoutMs: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true), set_config('statement_timeout', '30s', true),
    set_config('idle_in_transaction_session_timeout', '30s', true), set_config('synchronous_commit', 'on', true)`.execute(trx);
}

/** For a migration, which may take long, or wait long for the one of another process. The server may have limits of its own by default. */
export async function endTimeLimits(trx: Transaction<Tables>): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true), set_config('synchronous_commit', 'on', true)`.execute(trx);
}

/** True for the errors after which the same transaction may simply be tried again: nothing of it was kept. */
export function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

const full = new Set(['53100']);
/** Lock and statement timeouts, too many connections, a server that starts or stops, a lost or refused connection. */
const busy = new Set(['55P03', '57014', '53300', '57P01', '57P02', '57P03', '40001', '40P01', '25P03', '08000', '08003', '08006']);
const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH', 'EAI_AGAIN']);
const lost = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The Fault a PostgreSQL error becomes, or the error itself. */
export function postgresFault(error: unknown): unknown {
  const code = codeOf(error);
  if (code && full.has(code)) return new Fault('storage-full', 'postgres: no space left', { cause: error });
  if ((code && (busy.has(code) || network.has(code))) || (error instanceof Error && lost.test(error.message))) {
    return new Fault('busy', 'postgres: locked or out of reach', { cause: error, retryAfterSeconds: 1 });
  }
  return error;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
