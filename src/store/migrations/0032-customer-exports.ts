/** Copies of a customer's data, as files to download. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('customer_exports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('customer', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('ready_at', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint')
    .execute();
  await schema.createIndex('customer_exports_customer').on('customer_exports').columns(['customer', 'asked_at']).execute();
  await schema.createIndex('customer_exports_expires_at').on('customer_exports').column('expires_at').execute();
}
