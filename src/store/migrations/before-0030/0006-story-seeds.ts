/** Stories of a first start: what was written, so that a later start changes only what is unchanged in the shop. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .createTable('story_seeds')
    .addColumn('full_slug', 'text', (c) => c.primaryKey())
    .addColumn('story', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
}
