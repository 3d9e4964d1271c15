/** What the nightly deletion needs: dedupe words that outlive their jobs, since when a picture is shown nowhere, and indexes by age. */
import { sql, type Transaction } from 'kysely';

type Words = {
  jobs: { kind: string; state: string; dedupe: string | null; created_at: string };
  job_words: { word: string; created_at: string };
};

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('job_words')
    .addColumn('word', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  const rows = trx as unknown as Transaction<Words>;
  await rows
    .insertInto('job_words')
    .columns(['word', 'created_at'])
    .expression(
      rows
        .selectFrom('jobs')
        .select([sql<string>`dedupe`.as('word'), 'created_at'])
        .where('dedupe', 'is not', null),
    )
    .execute();
  // The nightly job deletes messages; there is no handler for the jobs of before.
  await rows.deleteFrom('jobs').where('kind', '=', 'forget-messages').execute();
  await schema.alterTable('pictures').addColumn('unreferenced_since', 'text').execute();
  await schema.alterTable('orders').addColumn('documents_erased_at', 'text').execute();
  // Random ids of what was erased on request; a restored backup erases it again.
  await schema
    .createTable('erased')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_once', ['kind', 'id'])
    .execute();
  await schema.createIndex('idempotent_responses_created_at').on('idempotent_responses').column('created_at').execute();
  await schema.createIndex('owners_seen_at').on('owners').column('seen_at').execute();
  await schema.createIndex('mails_order').on('mails').column('order').execute();
  await schema.createIndex('orders_placed_at').on('orders').column('placed_at').execute();
}
