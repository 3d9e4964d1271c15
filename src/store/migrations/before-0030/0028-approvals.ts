/** What a customer approved page by page: on the cart line while it is open, on the order line for good. Null where nothing was approved. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('cart_lines').addColumn('approval', 'text').execute();
  await trx.schema.alterTable('order_lines').addColumn('approval', 'text').execute();
}
