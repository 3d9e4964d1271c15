/** Guests who change to the other channel's host: further keys to one session, and the short-lived codes that make them. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .createTable('session_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .execute();
  await trx.schema
    .createTable('handovers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
}
