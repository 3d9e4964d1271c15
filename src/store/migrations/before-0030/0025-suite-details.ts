/** Adds to a design the details (names, date, place) that it last shared with its suite. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.alterTable('designs').addColumn('suite_details', 'text').execute();
}
