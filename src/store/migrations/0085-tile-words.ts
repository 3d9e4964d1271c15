/** Names, day and place that a customer typed for the tiles of all designs. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('tile_words')
    .addColumn('owner', 'text', (c) => c.primaryKey().references('owners.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('tile_words_end').on('tile_words').columns(['expires_at']).execute();
}
