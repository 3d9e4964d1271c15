/** Tones of uploaded photos, from which corrections are proposed. Pictures of before get theirs when they are first asked for. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('pictures').addColumn('tones', 'text').execute();
}
