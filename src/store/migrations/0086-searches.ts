/** Searches without a full answer, added up by day. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('searches')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('networks', 'text', (c) => c.notNull())
    .addColumn('words', 'text')
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('searches_pk', ['day', 'channel', 'language', 'kind', 'hash'])
    .execute();
}
