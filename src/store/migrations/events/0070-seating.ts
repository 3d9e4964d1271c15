/** Tables of the parts of an event, who sits at them, and what of it can be undone. */
import type { CreateTableBuilder, Transaction } from 'kysely';

function ofPart<Name extends string>(table: CreateTableBuilder<Name>) {
  return table.addColumn('part', 'text', (c) => c.notNull().references('event_parts.id').onDelete('cascade'));
}

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('seating_plans')
    .addColumn('part', 'text', (c) => c.primaryKey().references('event_parts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('proposal', 'text')
    .execute();
  await ofPart(schema.createTable('seating_tables').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('shape', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('locked', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('seating_tables_part').on('seating_tables').columns(['part']).execute();
  // Unlike answers, seats go with their guest: when the guest is there again, others may sit on them.
  await ofPart(schema.createTable('seats'))
    .addColumn('guest', 'text', (c) => c.notNull().references('guests.id').onDelete('cascade'))
    .addColumn('table', 'text', (c) => c.notNull().references('seating_tables.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('fixed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['part', 'guest'])
    .execute();
  await schema.createIndex('seats_guest').on('seats').columns(['guest']).execute();
  await schema.createIndex('seats_table').on('seats').columns(['table']).execute();
  await ofPart(schema.createTable('seating_wishes'))
    .addColumn('guest', 'text', (c) => c.notNull())
    .addColumn('other', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seating_wishes_key', ['part', 'guest', 'other'])
    .execute();
  await ofPart(schema.createTable('seating_changes'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('inverse', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seating_changes_key', ['part', 'version'])
    .execute();
}
