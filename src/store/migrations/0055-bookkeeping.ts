/** Entries of the shop's bank account, and differences between what providers list and what the shop has noted. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('bank_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('payer', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('order', 'text', (c) => c.references('orders.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('bank_entries_day').on('bank_entries').column('day').execute();
  await schema.createIndex('bank_entries_order').on('bank_entries').column('order').execute();
  await schema
    .createTable('payment_differences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addColumn('found_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('payment_differences_found').on('payment_differences').column('found_at').execute();
  // What /metrics counts, and what the nightly comparison reads.
  await schema.createIndex('payments_provider_state').on('payments').columns(['provider', 'state']).execute();
  await schema.createIndex('payment_facts_occurred').on('payment_facts').columns(['provider', 'occurred_at']).execute();
}
