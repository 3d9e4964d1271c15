/** Subscriptions of the newsletter are of one channel each, as the consent names its sender. Wish lists can be shared by a link, designs have names. */
import type { Transaction } from 'kysely';

/** SQLite cannot drop a constraint, and dropping a table deletes what refers to its rows: both tables are made anew. */
export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  const db = trx as Transaction<Record<string, Record<string, unknown>>>;
  await schema
    .createTable('channel_subscribers')
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
    .addColumn('unsubscribe_token', 'text', (c) => c.notNull().unique())
    .addColumn('confirmed_at', 'text', (c) => c.notNull())
    .addColumn('left_at', 'text')
    .addUniqueConstraint('subscribers_address_channel', ['address', 'channel'])
    .execute();
  await schema
    .createTable('channel_consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscriber', 'text', (c) => c.notNull().references('channel_subscribers.id').onDelete('cascade'))
    .addColumn('wording', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  const profile = ['first_name', 'last_name', 'birthday', 'wedding_date', 'unsubscribe_token', 'confirmed_at', 'left_at'] as const;
  const subscriber = ['id', 'address', 'email', 'channel', 'country', 'locale', ...profile] as const;
  const consent = ['id', 'subscriber', 'wording', 'asked_at', 'confirmed_at', 'ended_at'] as const;
  await db
    .insertInto('channel_subscribers')
    .columns([...subscriber])
    .expression(db.selectFrom('subscribers').select([...subscriber]))
    .execute();
  await db
    .insertInto('channel_consents')
    .columns([...consent])
    .expression(db.selectFrom('newsletter_consents').select([...consent]))
    .execute();
  await schema.dropTable('newsletter_consents').execute();
  await schema.dropTable('subscribers').execute();
  await schema.alterTable('channel_subscribers').renameTo('subscribers').execute();
  await schema.alterTable('channel_consents').renameTo('newsletter_consents').execute();
  await schema.createIndex('newsletter_consents_subscriber').on('newsletter_consents').column('subscriber').execute();

  await schema.alterTable('designs').addColumn('name', 'text').execute();
  await schema
    .createTable('wish_list_shares')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id'))
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('shows_name', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('wish_list_shares_one', ['owner', 'channel'])
    .execute();
}
