/** Attempts to pay, what providers say of them, refunds, and orders that are held. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('ref', 'text')
    .addColumn('url', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('synced_at', 'text')
    .addCheckConstraint('payments_amount', sql`amount > 0`)
    .addUniqueConstraint('payments_number', ['order', 'number'])
    .execute();
  await schema.createIndex('payments_ref').on('payments').columns(['provider', 'ref']).execute();
  await sql`create unique index payments_open on payments ("order") where state in ('created', 'pending', 'authorized')`.execute(trx);
  await schema
    .createTable('payment_facts')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('ref', 'text', (c) => c.notNull())
    .addColumn('payment', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('occurred_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('payment_facts_pkey', ['provider', 'kind', 'ref'])
    .addCheckConstraint('payment_facts_amount', sql`amount >= 0`)
    .execute();
  await schema.createIndex('payment_facts_payment').on('payment_facts').column('payment').execute();
  await schema
    .createTable('payment_events')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('attempt', 'text')
    .addColumn('ref', 'text')
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('payment_events_pkey', ['provider', 'event_id'])
    .execute();
  await schema.createIndex('payment_events_received').on('payment_events').column('received_at').execute();
  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('payment', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('capture', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('ref', 'text')
    .addColumn('requested_by', 'text', (c) => c.notNull())
    .addColumn('requested_at', 'text', (c) => c.notNull())
    .addCheckConstraint('refunds_amount', sql`amount > 0`)
    .execute();
  await schema.createIndex('refunds_order').on('refunds').column('order').execute();
  await schema.alterTable('orders').addColumn('held_at', 'text').execute();
  await schema.alterTable('orders').addColumn('held_reason', 'text').execute();
}
