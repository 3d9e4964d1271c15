/**
 * Orders whose documents are kept for longer: since when (`kept_at`), or when that was ended. Events of the kind 'change' are no move of an order: it stays in
 * their state.
 */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema.alterTable('orders').addColumn('kept_at', 'text').execute();
  await schema.alterTable('orders').addColumn('keeping_ended_at', 'text').execute();
  await schema
    .alterTable('order_events')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('state'))
    .execute();
}
