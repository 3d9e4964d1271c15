/** Birthdays and dates of an owner, for every calendar to come. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .createTable('calendar_entries')
    .addColumn('owner', 'text', (c) => c.primaryKey().references('owners.id'))
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
