/** Orders of business customers, and of resellers whose parcels do not show the shop's brand. Mails have a sender of their own. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const orders = () => trx.schema.alterTable('orders');
  await orders()
    .addColumn('customer_type', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await orders()
    .addColumn('white_label', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await orders()
    .addColumn('reference', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await trx.schema.alterTable('mails').addColumn('sender', 'text').execute();
}
