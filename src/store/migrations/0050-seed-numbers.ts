/** Rows of the seed know the number of the seed that they were last compared with: an older program leaves them. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  for (const table of ['catalogue', 'story_seeds'])
    await trx.schema
      .alterTable(table)
      .addColumn('seed_number', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
}
