/** Work roles look for due jobs 28 times a second: the index holds those alone that are not done, however many are. */
import { sql, type Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  await sql`create index jobs_open on jobs (kind, run_at) where state in ('queued', 'running')`.execute(trx);
}
