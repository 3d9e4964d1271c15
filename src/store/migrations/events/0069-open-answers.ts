/**
 * The code for all of an event and what is answered by it, codes that people type, and those who lead an event with its host. A key or a code of
 * `household` '' is that for all.
 */
import type { CreateTableBuilder, Transaction } from 'kysely';

function ofEvent<Name extends string>(table: CreateTableBuilder<Name>) {
  return table.addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'));
}

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema.alterTable('events').addColumn('paused_until', 'text').execute();
  await schema
    .createTable('open_parts')
    .addColumn('part', 'text', (c) => c.primaryKey().references('event_parts.id').onDelete('cascade'))
    .execute();
  await ofEvent(schema.createTable('short_codes'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addPrimaryKeyConstraint('short_codes_key', ['event', 'household'])
    .execute();
  await ofEvent(schema.createTable('open_replies').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('names', 'text', (c) => c.notNull())
    .addColumn('answers', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('edit_hash', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('household', 'text')
    .addColumn('taken_by', 'integer')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('open_replies_event').on('open_replies').columns(['event', 'state']).execute();
  await ofEvent(schema.createTable('event_hosts').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('owner', 'text', (c) => c.references('owners.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('can_edit', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('joined_at', 'text')
    .execute();
  await schema.createIndex('event_hosts_event').on('event_hosts').columns(['event']).execute();
  await schema.createIndex('event_hosts_owner').on('event_hosts').columns(['owner']).execute();
}
