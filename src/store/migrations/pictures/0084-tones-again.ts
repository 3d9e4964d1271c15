/** A cast is told by the light of a photo since, in other units: tones that are stored are forgotten, and measured again when they are asked for. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await sql`update pictures set tones = null where tones is not null`.execute(trx);
}
