/** What visitors agreed to, as proof. A row has no address and no user agent: its id stands in the cookie of one browser. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('consent_wordings')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('consent_wordings_pkey', ['version', 'locale'])
    .execute();
  await schema
    .createTable('consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('categories', 'text', (c) => c.notNull())
    .addColumn('wording', 'integer', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await schema.createIndex('consents_at').on('consents').column('at').execute();
}
