/** Samples, accessories from stock and withdrawals. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .alterTable('carts')
    .addColumn('samples_charged', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('sample_grants')
    .addColumn('owner', 'text', (c) => c.primaryKey())
    .addColumn('order', 'text', (c) => c.notNull())
    .addColumn('granted_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('stock')
    .addColumn('sku', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('withdrawals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('contract', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('order', 'text')
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('submitted_at', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('decided_at', 'text')
    .execute();
  await schema.createIndex('withdrawals_state').on('withdrawals').columns(['state', 'submitted_at']).execute();
}
