/** Parcels with their tracking numbers. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .createTable('shipments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('carrier', 'text', (c) => c.notNull())
    .addColumn('tracking', 'text', (c) => c.notNull())
    .addColumn('handed_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('shipments_parcel', ['order', 'carrier', 'tracking'])
    .execute();
}
