/** Which household the guests of a removed one went to: a link that was printed for it opens that one. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('household_moves')
    .addColumn('list', 'text', (c) => c.notNull().references('guest_lists.id').onDelete('cascade'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('household_moves_key', ['list', 'household'])
    .execute();
}
