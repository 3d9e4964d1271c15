/** Tokens that end a newsletter, and those of shared wish lists, are sealed as those of orders are (0041). */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('subscribers').addColumn('token_sealed', 'text').execute();
  await sql`create index subscribers_unsealed on subscribers (id) where token_sealed is null`.execute(trx);
  await trx.schema.alterTable('wish_list_shares').addColumn('token_sealed', 'text').execute();
  await sql`create index wish_list_shares_unsealed on wish_list_shares (token) where token_sealed is null`.execute(trx);
}
