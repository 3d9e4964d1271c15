/** Mailed links say which order they came from. */
import type { Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema.alterTable('account_links').addColumn('order_id', 'text').execute();
}
