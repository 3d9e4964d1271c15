/** Requests for addresses by link with their keys and answers, and mailboxes that want no mails of guest lists. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('address_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('list', 'text', (c) => c.notNull().references('guest_lists.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('deadline', 'text')
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addColumn('asks', 'text', (c) => c.notNull())
    .addColumn('site', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('told_at', 'text')
    .execute();
  await schema.createIndex('address_requests_list').on('address_requests').columns(['list', 'made_at']).execute();
  await schema.createIndex('address_requests_end').on('address_requests').columns(['ends_on']).execute();
  await schema
    .createTable('address_keys')
    .addColumn('request', 'text', (c) => c.notNull().references('address_requests.id').onDelete('cascade'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('mails', 'integer', (c) => c.notNull())
    .addColumn('mailed_at', 'text')
    .addPrimaryKeyConstraint('address_keys_key', ['request', 'household'])
    .execute();
  await schema
    .createTable('address_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request', 'text', (c) => c.notNull().references('address_requests.id').onDelete('cascade'))
    .addColumn('household', 'text')
    .addColumn('names', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('street', 'text', (c) => c.notNull())
    .addColumn('extra', 'text', (c) => c.notNull())
    .addColumn('postcode', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('region', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('edit_hash', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('taken_by', 'integer')
    .addColumn('target', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  // A household has one answer; those of the link for the group have none.
  await schema.createIndex('address_answers_household').unique().on('address_answers').columns(['request', 'household']).execute();
  await schema
    .createTable('mail_blocks')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_blocks_key', ['hash', 'scope'])
    .execute();
}
