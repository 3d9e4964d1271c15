/**
 * Tokens of orders and of links in mails are sealed. The column is null in rows of before, whose tokens are in clear until the nightly job has
 * sealed them: the indexes hold those rows alone.
 */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  for (const table of ['orders', 'mails']) {
    await trx.schema.alterTable(table).addColumn('token_sealed', 'text').execute();
    await sql`create index ${sql.ref(`${table}_unsealed`)} on ${sql.table(table)} (id) where token_sealed is null`.execute(trx);
  }
}
