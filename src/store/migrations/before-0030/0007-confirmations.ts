/** What a customer confirmed before ordering (a coarse photo stays as it is): on the cart line while it is open, on the order line for good. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .alterTable('cart_lines')
    .addColumn('confirmed', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
  await trx.schema
    .alterTable('order_lines')
    .addColumn('confirmed', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
}
