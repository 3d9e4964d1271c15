/** Jobs that requests of visitors cause: they are dropped while too many of their kind wait. */
import type { Store } from '#store/db/store.ts';
import { enqueue, type NewJob } from './jobs.ts';

const maxQueued = 500;

/** Enqueues `job` unless 500 of its kind are queued. False: it was dropped. */
export async function enqueueBounded(store: Store, job: NewJob, now: Date): Promise<boolean> {
  const queued = await store.db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'queued')
    .where('kind', '=', job.kind)
    .limit(maxQueued)
    .execute();
  if (queued.length >= maxQueued) return false;
  await store.write((trx) => enqueue(trx, job, now));
  return true;
}
