/** Designs that are printed with a list, and the records that lines of orders are printed with. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .createTable('merges')
    .addColumn('design', 'text', (c) => c.primaryKey().references('designs.id').onDelete('cascade'))
    .addColumn('list', 'text', (c) => c.notNull().references('guest_lists.id').onDelete('cascade'))
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('approval', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('merges_list').on('merges').columns(['list']).execute();
  await schema
    .createTable('order_line_records')
    .addColumn('order_line', 'text', (c) => c.notNull().references('order_lines.id'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_line_records_key', ['order_line', 'revision', 'position'])
    .execute();
  await schema.createIndex('order_line_records_record').on('order_line_records').columns(['key']).execute();
  await schema.alterTable('order_lines').addColumn('merge', 'text').execute();
  await schema.alterTable('order_lines').addColumn('records_due_at', 'text').execute();
  await schema.createIndex('order_lines_records_due').on('order_lines').columns(['records_due_at']).execute();
}
