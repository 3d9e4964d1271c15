/** When mails that a stranger can cause for a mailbox go out. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema
    .createTable('mail_turns')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('mailbox', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .execute();
  await trx.schema.createIndex('mail_turns_mailbox').on('mail_turns').columns(['mailbox', 'kind', 'due_at']).execute();
  await trx.schema.createIndex('mail_turns_due_at').on('mail_turns').column('due_at').execute();
}
