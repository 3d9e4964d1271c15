/** Mails of an event to its guests, the notices of its end, and the links that still say that it has ended. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('event_mailings')
    .addColumn('event', 'text', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('reminds', 'integer', (c) => c.notNull())
    .addColumn('tells', 'integer', (c) => c.notNull())
    .addColumn('keeps', 'integer', (c) => c.notNull())
    .addColumn('told_at', 'text')
    .execute();
  await schema
    .createTable('event_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('dedupe', 'text', (c) => c.notNull().unique())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('posted_at', 'text')
    .addColumn('mail', 'text')
    .addColumn('stop_hash', 'text')
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('event_mails_event').on('event_mails').columns(['event']).execute();
  await schema.createIndex('event_mails_stop').on('event_mails').columns(['stop_hash']).execute();
  await schema.createIndex('event_mails_state').on('event_mails').columns(['state']).execute();
  // Mail servers on the way back may write it in small letters.
  await sql`create index event_mails_mail on event_mails (lower(mail))`.execute(trx);
  await schema
    .createTable('event_notices')
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_notices_key', ['event', 'days', 'expires_on'])
    .execute();
  await schema
    .createTable('ended_keys')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute();
  await schema
    .alterTable('mails')
    .addColumn('event', 'text', (c) => c.references('events.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('mails_event').on('mails').columns(['event']).execute();
}
