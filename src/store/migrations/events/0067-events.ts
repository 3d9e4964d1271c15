/**
 * What is celebrated with the guests of a list: its programme, who is invited to which part, and what they answer. `events` is made anew, since no
 * version of the shop has written a row of it: an event ends with its list.
 */
import type { CreateTableBuilder, Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema.dropTable('events').execute();
  await schema
    .createTable('events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id'))
    .addColumn('list', 'text', (c) => c.notNull().references('guest_lists.id').onDelete('cascade'))
    .addColumn('occasion', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('first_day', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('deadline', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('password', 'text')
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('key_version', 'integer', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('events_owner').on('events').columns(['owner']).execute();
  await schema.createIndex('events_list').on('events').columns(['list']).execute();
  await schema.createIndex('events_end').on('events').columns(['expires_on']).execute();
  await programme(trx);
  await answers(trx);
}

function ofEvent<Name extends string>(table: CreateTableBuilder<Name>) {
  return table.addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'));
}

function ofPart<Name extends string>(table: CreateTableBuilder<Name>) {
  return table.addColumn('part', 'text', (c) => c.notNull().references('event_parts.id').onDelete('cascade'));
}

async function programme({ schema }: Transaction<unknown>): Promise<void> {
  await ofEvent(schema.createTable('event_parts').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('place', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('event_parts_event').on('event_parts').columns(['event']).execute();
  await ofPart(schema.createTable('menu_options').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('for_children', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('menu_options_part').on('menu_options').columns(['part']).execute();
}

/** Guests and households have no foreign key: what they answered is there again when a change of the list that removed them is undone. */
async function answers({ schema }: Transaction<unknown>): Promise<void> {
  await ofPart(schema.createTable('part_invites'))
    .addColumn('guest', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('part_invites_key', ['part', 'guest'])
    .execute();
  await schema.createIndex('part_invites_guest').on('part_invites').columns(['guest']).execute();
  await ofPart(schema.createTable('replies'))
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('menu', 'text')
    .addColumn('answered_at', 'text', (c) => c.notNull())
    .addColumn('via', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('replies_key', ['part', 'guest'])
    .execute();
  await schema.createIndex('replies_guest').on('replies').columns(['guest']).execute();
  await ofEvent(schema.createTable('household_replies'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('reopened', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'text')
    .addColumn('last_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('household_replies_key', ['event', 'household'])
    .execute();
  await ofEvent(schema.createTable('reply_revisions'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reply_revisions_key', ['event', 'household', 'version'])
    .execute();
  await ofEvent(schema.createTable('food_notes'))
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('consented_at', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('food_notes_key', ['event', 'guest'])
    .execute();
  await ofEvent(schema.createTable('access_keys'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addPrimaryKeyConstraint('access_keys_key', ['event', 'household'])
    .execute();
}
