/** An index of the devices that have signed in, which limits of the shop ask for, and the properties of events in feature tests. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.createIndex('logins_device').on('logins').column('device').execute();
  await trx.schema.alterTable('flag_events').addColumn('properties', 'text').execute();
}
