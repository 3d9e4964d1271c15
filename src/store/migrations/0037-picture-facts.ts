/** What is known of uploaded photos: when and with what they were taken, faces, and what their pixels tell. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const columns = [
    ['taken_at', 'text'],
    ['offset_min', 'integer'],
    ['camera', 'text'],
    ['dhash', 'text'],
    ['sharpness', 'double precision'],
    ['entropy', 'double precision'],
  ] as const;
  for (const [name, type] of columns) await trx.schema.alterTable('pictures').addColumn(name, type).execute();
  await trx.schema
    .alterTable('pictures')
    .addColumn('faces', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
}
