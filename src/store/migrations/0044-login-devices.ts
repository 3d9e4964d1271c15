/** An index of the devices that have signed in, which limits of the shop ask for. */
import type { Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await trx.schema.createIndex('logins_device').on('logins').column('device').execute();
}
