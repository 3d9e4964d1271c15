/** Jobs that run once in every full period, as rows of the queue: any number of work roles may enqueue them, one runs each. */
import { sql } from 'kysely';
import { endOfPeriod } from '#core/customer/retention.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { enqueue } from './jobs.ts';

/** Begins the dedupe words of such jobs. The words are deleted once their period is long over (`deletePeriodicWords`). */
const prefix = 'every:';

/** Enqueues the job of the next full period, once. */
export async function enqueuePeriodic(store: Store, kind: string, periodMs: number, now: Date): Promise<void> {
  const runAt = new Date((Math.floor(now.getTime() / periodMs) + 1) * periodMs);
  const dedupe = `${prefix}${kind}:${runAt.toISOString()}`;
  const known = await store.db.selectFrom('job_words').select('word').where('word', '=', dedupe).executeTakeFirst();
  if (known) return;
  await store.write((trx) => enqueue(trx, { kind, payload: {}, dedupe, runAt }, now));
}

/** Deletes up to `limit` words of jobs of past periods: one every ten minutes would be 52,560 rows a year. */
export async function deletePeriodicWords(trx: StoreTransaction, now: Date, limit: number): Promise<number> {
  const old = sql`select word from job_words where word like ${`${prefix}%`} and created_at <= ${endOfPeriod('periodicWord', now)} limit ${limit}`;
  const deleted = await sql`delete from job_words where word in (${old})`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
}
