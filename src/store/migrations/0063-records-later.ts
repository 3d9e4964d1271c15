/** What lines of orders cost whose records come later: the prices of the day on which they were placed. And orders that go into the parcel of another one. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema.alterTable('order_lines').addColumn('record_prices', 'text').execute();
  await schema.alterTable('orders').addColumn('goes_with', 'text').execute();
  await schema.createIndex('orders_goes_with').on('orders').columns(['goes_with']).execute();
}
