/** Carts and orders know until when they are needed; an event has a plan of its pieces, and knows which notices on them were sent. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  for (const table of ['carts', 'orders']) await schema.alterTable(table).addColumn('needed_by', 'text').execute();
  await schema
    .createTable('event_plans')
    .addColumn('event', 'text', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('pieces', 'text', (c) => c.notNull())
    .addColumn('notices', 'integer', (c) => c.notNull())
    .execute();
  await schema
    .createTable('event_plan_notices')
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_plan_notices_key', ['event', 'word'])
    .execute();
}
