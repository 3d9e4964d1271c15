/** The catalogue: design rows, prices and options, each as one JSON row an operator can change. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .createTable('catalogue')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('row', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('catalogue_key', ['kind', 'id'])
    .execute();
}
