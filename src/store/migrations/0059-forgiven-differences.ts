/** When an adjustment of an order was made; null for one of its placing. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('order_adjustments').addColumn('at', 'text').execute();
  // Those of a month, for its journal.
  await trx.schema.createIndex('order_adjustments_at').on('order_adjustments').columns(['kind', 'at']).execute();
}
