/** Newsletter: sign-ups that wait for their confirmation, subscribers, what they agreed to, and vouchers; mails learn to be unsubscribed from. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;

  await schema
    .createTable('newsletter_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('birthday', 'text')
    .addColumn('wedding_date', 'text')
    .addColumn('wording', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('newsletter_requests_address').on('newsletter_requests').columns(['address', 'asked_at']).execute();
  await schema.createIndex('newsletter_requests_expires_at').on('newsletter_requests').column('expires_at').execute();

  await schema
    .createTable('subscribers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('birthday', 'text')
    .addColumn('wedding_date', 'text')
    .addColumn('unsubscribe_token', 'text', (c) => c.notNull().unique())
    .addColumn('confirmed_at', 'text', (c) => c.notNull())
    .addColumn('left_at', 'text')
    .execute();

  await schema
    .createTable('newsletter_consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscriber', 'text', (c) => c.notNull().references('subscribers.id').onDelete('cascade'))
    .addColumn('wording', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await schema.createIndex('newsletter_consents_subscriber').on('newsletter_consents').column('subscriber').execute();

  await schema
    .createTable('vouchers')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('minimum', 'integer', (c) => c.notNull())
    .addColumn('first_order_only', 'integer', (c) => c.notNull())
    .addColumn('uses', 'integer', (c) => c.notNull())
    .addColumn('used', 'integer', (c) => c.notNull())
    .addColumn('valid_until', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('vouchers_once', ['kind', 'owner'])
    .execute();

  await schema.alterTable('mails').addColumn('unsubscribe', 'text').execute();
}
