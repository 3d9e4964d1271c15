/** Gifts and thanks of an event, designs that are printed for its answers, and designs whose texts follow its facts. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  // A design that is printed for an event is printed with no list once that is gone.
  await schema
    .alterTable('merges')
    .addColumn('event', 'text', (c) => c.references('events.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('merges_event').on('merges').columns(['event']).execute();
  // As answers, they name a household without a foreign key: they are there again when a change of the list is undone.
  await schema
    .createTable('gifts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('household', 'text')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('thanked_at', 'text')
    .execute();
  await schema.createIndex('gifts_event').on('gifts').columns(['event']).execute();
  await schema
    .createTable('event_designs')
    .addColumn('design', 'text', (c) => c.primaryKey().references('designs.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('shown', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('event_designs_event').on('event_designs').columns(['event']).execute();
}
