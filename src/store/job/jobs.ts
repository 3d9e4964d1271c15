/**
 * Background work as rows of the same database, so that it commits with what it is for (outbox). Says nothing about what a job does. Times that
 * decide who runs a job and when (`run_at`, `claimed_until`) are the database's: the clocks of two machines may differ.
 */
import { type RawBuilder, sql } from 'kysely';
import { databaseTime } from '#store/db/database-clock.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';

export type NewJob = {
  kind: string;
  payload: Record<string, unknown>;
  /** A second job with the same word is not made, also after the first is done and deleted. */
  dedupe?: string;
  runAt?: Date;
  maxAttempts?: number;
};

/** A claimed job. `attempt` counts from 1. */
export type Job = { id: string; kind: string; payload: Record<string, unknown>; attempt: number; maxAttempts: number; worker: string };

export type FailedJob = { id: string; kind: string; payload: Record<string, unknown>; attempts: number; error: string; failedAt: string };

const defaultAttempts = 8;
/** Seconds before the second try; doubled for each further one up to the longest. */
const firstBackoffSeconds = 2;
const maxBackoffSeconds = 900;
const errorLength = 2000;

export async function enqueue(trx: StoreTransaction, job: NewJob, now: Date): Promise<void> {
  if (job.dedupe && !(await claimDedupeKey(trx, job.dedupe, now))) return;
  await trx
    .insertInto('jobs')
    .values({
      id: newToken(),
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      state: 'queued',
      attempts: 0,
      max_attempts: job.maxAttempts ?? defaultAttempts,
      run_at: databaseTime(trx, job.runAt ?? now),
      claimed_by: null,
      claimed_until: null,
      error: null,
      dedupe: job.dedupe ?? null,
      created_at: now.toISOString(),
      done_at: null,
    })
    .execute();
}

/** False: there is, or was, a job with this word. */
async function claimDedupeKey(trx: StoreTransaction, word: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('job_words')
    .values({ word, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('word').doNothing())
    .returning('word')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives the oldest due job of these kinds to `worker` for `leaseSeconds`, or null. A job whose worker died is due again when its
 * lease is over; when that was its last attempt it becomes failed. No two workers get the same attempt. Looking in vain writes nothing.
 */
export async function claim(
  store: Store,
  worker: string,
  kinds: readonly string[],
  leaseSeconds: number,
  now = store.clock(),
): Promise<Job | null> {
  if (kinds.length === 0) return null;
  const at = databaseTime(store.db, now);
  const due = isDue(kinds, at);
  if (!(await waitingJob(store, kinds, at).executeTakeFirst())) return null;
  return store.write(async (trx) => {
    const lost = await trx
      .updateTable('jobs')
      .set({ state: 'failed', error: 'The worker stopped in the middle of the last attempt.', done_at: now.toISOString() })
      .where('state', '=', 'running')
      .where('claimed_until', '<', at)
      .whereRef('attempts', '>=', 'max_attempts')
      .returning('kind')
      .execute();
    for (const { kind } of lost) await enqueueFailureReport(trx, kind, now);
    const next = trx
      .selectFrom('jobs')
      .select('id')
      .where(due)
      .orderBy('run_at')
      .orderBy('id')
      .limit(1)
      .$if(store.engine === 'postgres', (query) => query.forUpdate().skipLocked());
    const row = await trx
      .updateTable('jobs')
      .set({
        state: 'running',
        attempts: sql<number>`attempts + 1`,
        claimed_by: worker,
        claimed_until: databaseTime(trx, new Date(now.getTime() + leaseSeconds * 1000)),
      })
      .where('id', '=', next)
      .returningAll()
      .executeTakeFirst();
    if (!row) return null;
    return { id: row.id, kind: row.kind, payload: JSON.parse(row.payload), attempt: row.attempts, maxAttempts: row.max_attempts, worker };
  });
}

/**
 * In the words of the index of open jobs, which both engines use only where its states are written out. A running job was due when it was claimed:
 * `run_at` bounds it, too.
 */
function isDue(kinds: readonly string[], at: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`kind in (${sql.join(kinds)}) and state in ('queued', 'running') and run_at <= ${at}
    and (state = 'queued' or claimed_until < ${at})`;
}

/** What every lane of a work role asks four times a second. @internal */
export function waitingJob(store: Store, kinds: readonly string[], at: RawBuilder<string>) {
  return store.db.selectFrom('jobs').select('id').where(isDue(kinds, at)).limit(1);
}

/** Lengthens the lease of a job that takes long. False: the job is no longer this worker's, so its result must be thrown away. */
export async function extend(store: Store, job: Job, leaseSeconds: number, now = store.clock()): Promise<boolean> {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const result = await store.write((trx) =>
    mine(trx, job)
      .set({ claimed_until: databaseTime(trx, until) })
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

/** Marks a job as done in the transaction that keeps its result. False: it is no longer this worker's; keep nothing then. */
export async function finish(trx: StoreTransaction, job: Job, now: Date): Promise<boolean> {
  const result = await mine(trx, job)
    .set({ state: 'done', claimed_by: null, claimed_until: null, error: null, done_at: now.toISOString() })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Puts a job back with a growing pause, or marks it failed after its last attempt, or at once when `final`. Tells which, or 'lost'. */
export async function fail(
  store: Store,
  job: Job,
  error: string,
  options: { final?: boolean } = {},
  now = store.clock(),
): Promise<'queued' | 'failed' | 'lost'> {
  const failed = options.final === true || job.attempt >= job.maxAttempts;
  const pause = Math.min(maxBackoffSeconds, firstBackoffSeconds * 2 ** (job.attempt - 1));
  return store.write(async (trx) => {
    const result = await mine(trx, job)
      .set({
        state: failed ? 'failed' : 'queued',
        error: error.slice(0, errorLength),
        claimed_by: null,
        claimed_until: null,
        ...(failed ? { done_at: now.toISOString() } : { run_at: databaseTime(trx, new Date(now.getTime() + pause * 1000)) }),
      })
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return 'lost';
    if (failed) await enqueueFailureReport(trx, job.kind, now);
    return failed ? 'failed' : 'queued';
  });
}

/** Writes the mail to the shop about jobs that failed. */
export const failureReport = 'report-failures';
/** Sends that mail. */
export const sendFailureReport = 'send-failure-report';
const reportIntervalMs = 15 * 60_000;

/** A job failed for good: enqueues a report, at least 15 minutes after the one before. A report lists everything that failed until it runs. */
async function enqueueFailureReport(trx: StoreTransaction, kind: string, now: Date): Promise<void> {
  // A report that cannot be sent is no reason for another report.
  if (kind === failureReport || kind === sendFailureReport) return;
  const last = await trx
    .selectFrom('jobs')
    .select(['state', 'run_at'])
    .where('kind', '=', failureReport)
    .orderBy('run_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state === 'queued') return;
  const runAt = new Date(Math.max(now.getTime(), last ? Date.parse(last.run_at) + reportIntervalMs : 0));
  await enqueue(trx, { kind: failureReport, payload: {}, dedupe: `${failureReport}:${runAt.toISOString().slice(0, 16)}`, runAt }, now);
}

/** Puts an interrupted job back: due at once, in its old place, its attempt not counted. False: it is no longer this worker's. */
export async function releaseJob(store: Store, job: Job): Promise<boolean> {
  const result = await store.write((trx) =>
    mine(trx, job)
      .set({ state: 'queued', attempts: job.attempt - 1, claimed_by: null, claimed_until: null })
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

/** Ends the leases of a worker that died: its jobs are due at once. The attempts count, since one of these jobs may be the cause. */
export async function endLeases(store: Store, worker: string, now = store.clock()): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable('jobs')
      .set({ claimed_until: databaseTime(trx, new Date(now.getTime() - 1)) })
      .where('state', '=', 'running')
      .where('claimed_by', '=', worker)
      .execute(),
  );
}

/** Jobs that gave up, newest first. */
export async function listFailed(store: Store, limit = 100): Promise<FailedJob[]> {
  const rows = await store.db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'failed')
    .orderBy('done_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: JSON.parse(row.payload),
    attempts: row.attempts,
    error: row.error ?? '',
    failedAt: row.done_at ?? row.created_at,
  }));
}

/** Gives a failed job all its attempts again. False: there is no such failed job. */
export async function retry(store: Store, id: string, now = store.clock()): Promise<boolean> {
  const result = await store.write((trx) =>
    trx
      .updateTable('jobs')
      .set({ state: 'queued', attempts: 0, run_at: databaseTime(trx, now), done_at: null })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

/** Jobs by state; for health, start-up and tests. */
export async function countJobs(store: Store): Promise<Record<'queued' | 'running' | 'done' | 'failed', number>> {
  const counts = { queued: 0, running: 0, done: 0, failed: 0 };
  const rows = await store.db
    .selectFrom('jobs')
    .select((query) => ['state', query.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  for (const row of rows) counts[row.state] = Number(row.count);
  return counts;
}

/** Whether a job of `kind` about an order ({order}) waits or runs. Ids have no character that JSON escapes. */
export async function hasOpenJob({ db }: Pick<Store, 'db'>, kind: string, order: string): Promise<boolean> {
  const part = `%"order":"${order.replaceAll('_', '\\_')}"%`;
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    // In the words of the index of open jobs.
    .where(sql<boolean>`state in ('queued', 'running') and payload like ${part} escape '\\'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many jobs of each kind are due, and since when the oldest of them. Jobs in hand do not count. */
export async function dueJobs(store: Store, now: Date): Promise<{ kind: string; count: number; oldestAt: string }[]> {
  const rows = await store.db
    .selectFrom('jobs')
    .select((query) => ['kind', query.fn.countAll<number>().as('count'), query.fn.min('run_at').as('oldestAt')])
    .where('state', '=', 'queued')
    .where('run_at', '<=', databaseTime(store.db, now))
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count, oldestAt }) => ({ kind, count: Number(count), oldestAt }));
}

/** The row of an attempt, as long as it is still this worker's. */
function mine(trx: StoreTransaction, job: Job) {
  return trx
    .updateTable('jobs')
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('claimed_by', '=', job.worker)
    .where('attempts', '=', job.attempt);
}
