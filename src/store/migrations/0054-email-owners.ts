/** Orders are found by the mailbox that placed them, and know their tax region and the reference of a public buyer. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const orders = () => trx.schema.alterTable('orders');
  await orders().addColumn('email_owner', 'text').execute();
  await orders().addColumn('tax_region', 'text').execute();
  await orders()
    .addColumn('buyer_reference', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await trx.schema.createIndex('orders_email_owner').on('orders').column('email_owner').execute();
  await sql`create index orders_without_email_owner on orders (id) where email_owner is null`.execute(trx);
}
