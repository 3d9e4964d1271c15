/** Messages of visitors to the shop; mails learn whom an answer goes to. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('fingerprint', 'text', (c) => c.notNull())
    .addColumn('session', 'text', (c) => c.notNull().references('sessions.id'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text')
    .addColumn('order_number', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('path', 'text')
    .addColumn('code', 'text')
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('acknowledgement', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('messages_session').on('messages').columns(['session', 'created_at']).execute();
  await schema.createIndex('messages_address').on('messages').columns(['address', 'created_at']).execute();
  await schema.createIndex('messages_created_at').on('messages').column('created_at').execute();
  await schema.alterTable('mails').addColumn('reply_to', 'text').execute();
}
