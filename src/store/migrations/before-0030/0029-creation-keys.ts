/** Adds to a design the key of the request that created it, so that the same request again creates no second one. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('designs').addColumn('creation_key', 'text').execute();
  await trx.schema.createIndex('designs_creation_key').on('designs').columns(['owner', 'creation_key']).unique().execute();
}
