/** A session's token can be replaced, and a session knows whether its token was sent in a `__Host-` cookie. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .alterTable('sessions')
    .addColumn('host_cookie', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await trx.schema.alterTable('sessions').addColumn('replaces', 'text').execute();
}
