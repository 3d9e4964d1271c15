/** Mailed links say whether a known device asked for them, and which order they came from. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema
    .alterTable('account_links')
    .addColumn('known_device', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('account_links').addColumn('order_id', 'text').execute();
}
