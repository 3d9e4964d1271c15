/** Copies of pictures between the small one and the large one. Pictures of before have none: the large one is shown in their place. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('pictures').addColumn('medium_key', 'text').execute();
}
