/** Orders whose documents are kept for longer, and events that are no move of an order. */
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
