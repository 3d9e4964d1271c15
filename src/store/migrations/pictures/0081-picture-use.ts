/** When a picture was last seen in a design, a cart, an order or on a page of an event. Pictures of before begin with what is known of it. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('pictures').addColumn('used_at', 'text').execute();
  await sql`update pictures set used_at = coalesce(unreferenced_since, created_at)`.execute(trx);
}
