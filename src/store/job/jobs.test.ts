import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseTime } from '#store/db/database-clock.ts';
import type { Store } from '#store/db/store.ts';
import { onEachEngine } from '#tests/engines.ts';
import {
  claim,
  countJobs,
  dueJobs,
  endLeases,
  enqueue,
  extend,
  fail,
  failureReport,
  finish,
  hasOpenJob,
  type Job,
  listFailed,
  type NewJob,
  releaseJob,
  retry,
  sendFailureReport,
  waitingJob,
} from './jobs.ts';

const noon = new Date('2026-11-20T12:00:00Z');

function after(seconds: number): Date {
  return new Date(noon.getTime() + seconds * 1000);
}

async function add(store: Store, job: Partial<NewJob> = {}): Promise<void> {
  await store.write((trx) => enqueue(trx, { kind: 'paint', payload: { line: 'l1' }, ...job }, noon));
}

async function claimed(store: Store, worker: string, at: Date): Promise<Job> {
  const job = await claim(store, worker, ['paint'], 60, at);
  if (!job) throw new Error('no job');
  return job;
}

onEachEngine('jobs', (open) => {
  test('a job is claimed once, done once, and not claimed again', async () => {
    const store = await open();
    await add(store);
    const job = await claimed(store, 'a', noon);
    expect(job).toMatchObject({ kind: 'paint', payload: { line: 'l1' }, attempt: 1 });
    expect(await claim(store, 'b', ['paint'], 60, noon)).toBeNull();
    expect(await store.write((trx) => finish(trx, job, noon))).toBe(true);
    expect(await store.write((trx) => finish(trx, job, noon))).toBe(false);
    expect(await claim(store, 'b', ['paint'], 60, after(1000))).toBeNull();
    expect(await countJobs(store)).toEqual({ queued: 0, running: 0, done: 1, failed: 0 });
  });

  test('ten workers share thirty jobs without one being done twice', async () => {
    const store = await open();
    for (let index = 0; index < 30; index += 1) await add(store, { payload: { index } });
    const seen: unknown[] = [];
    async function work(worker: string): Promise<void> {
      for (let misses = 0; misses < 3; ) {
        const job = await claim(store, worker, ['paint'], 60, noon);
        if (!job) {
          misses += 1;
          continue;
        }
        seen.push(job.payload.index);
        await store.write((trx) => finish(trx, job, noon));
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, index) => work(`w${index}`)));
    expect(seen.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  test('only jobs of the asked kinds that are due are given, oldest first', async () => {
    const store = await open();
    await add(store, { kind: 'mail' });
    await add(store, { payload: { n: 2 }, runAt: after(20) });
    await add(store, { payload: { n: 1 }, runAt: after(10) });
    expect(await claim(store, 'a', ['paint'], 60, after(5))).toBeNull();
    expect(await claim(store, 'a', [], 60, after(5))).toBeNull();
    expect((await claimed(store, 'a', after(30))).payload).toEqual({ n: 1 });
    expect((await claimed(store, 'a', after(30))).payload).toEqual({ n: 2 });
    expect(await claim(store, 'a', ['paint'], 60, after(30))).toBeNull();
  });

  test('the job of a worker that died is given to another when its lease is over', async () => {
    const store = await open();
    await add(store);
    const first = await claimed(store, 'dead', noon);
    expect(await claim(store, 'b', ['paint'], 60, after(59))).toBeNull();
    const second = await claimed(store, 'b', after(61));
    expect(second).toMatchObject({ id: first.id, attempt: 2 });
    expect(await store.write((trx) => finish(trx, first, after(62)))).toBe(false);
    expect(await fail(store, first, 'late')).toBe('lost');
    expect(await extend(store, first, 60)).toBe(false);
    expect(await store.write((trx) => finish(trx, second, after(62)))).toBe(true);
  });

  test('a job that is given back is due at once, and its attempt is not counted', async () => {
    const store = await open();
    await add(store);
    const first = await claimed(store, 'a', noon);
    expect(await releaseJob(store, first)).toBe(true);
    expect(await releaseJob(store, first)).toBe(false);
    expect(await store.write((trx) => finish(trx, first, noon))).toBe(false);
    expect(await claimed(store, 'b', noon)).toMatchObject({ id: first.id, attempt: 1 });
  });

  test('the jobs of a dead worker are due when its leases are ended, those of others are not', async () => {
    const store = await open();
    await add(store, { maxAttempts: 2 });
    await add(store, { maxAttempts: 2 });
    const first = await claimed(store, 'dead', noon);
    await claimed(store, 'alive', noon);
    await endLeases(store, 'dead', noon);
    expect(await claimed(store, 'b', noon)).toMatchObject({ id: first.id, attempt: 2 });
    expect(await claim(store, 'b', ['paint'], 60, noon)).toBeNull();
    await endLeases(store, 'b', noon);
    expect(await claim(store, 'c', ['paint'], 60, noon)).toBeNull();
    expect(await countJobs(store)).toMatchObject({ running: 1, failed: 1 });
  });

  test('a lengthened lease keeps the job', async () => {
    const store = await open();
    await add(store);
    const job = await claimed(store, 'a', noon);
    expect(await extend(store, job, 60, after(50))).toBe(true);
    expect(await claim(store, 'b', ['paint'], 60, after(100))).toBeNull();
  });

  test('a failing job is tried again after growing pauses, then listed as failed', async () => {
    const store = await open();
    await add(store, { maxAttempts: 3 });
    const first = await claimed(store, 'a', noon);
    expect(await fail(store, first, 'no paper', {}, noon)).toBe('queued');
    expect(await claim(store, 'a', ['paint'], 60, after(1))).toBeNull();
    const second = await claimed(store, 'a', after(2));
    expect(await fail(store, second, 'no paper', {}, after(2))).toBe('queued');
    expect(await claim(store, 'a', ['paint'], 60, after(5))).toBeNull();
    const third = await claimed(store, 'a', after(6));
    expect(await fail(store, third, 'no ink', {}, after(6))).toBe('failed');
    expect(await claim(store, 'a', ['paint'], 60, after(100_000))).toBeNull();
    expect(await listFailed(store)).toEqual([
      { id: first.id, kind: 'paint', payload: { line: 'l1' }, attempts: 3, error: 'no ink', failedAt: after(6).toISOString() },
    ]);
    expect(await retry(store, first.id, after(200))).toBe(true);
    expect(await retry(store, first.id, after(200))).toBe(false);
    expect((await claimed(store, 'a', after(200))).attempt).toBe(1);
  });

  test('a job that kills every worker becomes failed instead of coming back for ever', async () => {
    const store = await open();
    await add(store, { maxAttempts: 2 });
    await claimed(store, 'a', noon);
    await claimed(store, 'b', after(61));
    expect(await claim(store, 'c', ['paint'], 60, after(200))).toBeNull();
    expect((await listFailed(store)).map((job) => job.attempts)).toEqual([2]);
  });

  test('a job that can never succeed is failed at once', async () => {
    const store = await open();
    await add(store);
    expect(await fail(store, await claimed(store, 'a', noon), 'unknown line', { final: true })).toBe('failed');
  });

  test('the same word makes one job, also after it is done', async () => {
    const store = await open();
    await add(store, { dedupe: 'paint:l1' });
    await add(store, { dedupe: 'paint:l1' });
    const job = await claimed(store, 'a', noon);
    await store.write((trx) => finish(trx, job, noon));
    await add(store, { dedupe: 'paint:l1' });
    expect(await countJobs(store)).toEqual({ queued: 0, running: 0, done: 1, failed: 0 });
  });

  test('a job does not exist when what it is for was rolled back', async () => {
    const store = await open();
    await store
      .write(async (trx) => {
        await enqueue(trx, { kind: 'paint', payload: {} }, noon);
        throw new Error('no');
      })
      .catch(() => {});
    expect((await countJobs(store)).queued).toBe(0);
  });

  test('jobs that fail for good are reported at once, then at most every 15 minutes; a failed report is not', async () => {
    const store = await open();
    const reports = () =>
      store.db.selectFrom('jobs').select(['state', 'run_at']).where('kind', '=', failureReport).orderBy('run_at').execute();
    async function failOne(kind: string, at: Date): Promise<void> {
      await store.write((trx) => enqueue(trx, { kind, payload: {} }, at));
      const job = await claim(store, 'a', [kind], 60, at);
      if (job) await fail(store, job, 'no', { final: true }, at);
    }
    await failOne(failureReport, after(-2000));
    await failOne(sendFailureReport, after(-1000));
    expect(await reports()).toHaveLength(1);
    await failOne('paint', noon);
    await failOne('paint', after(1));
    const first = await claim(store, 'b', [failureReport], 60, after(2));
    if (!first) throw new Error('no report');
    // While a report is written another job fails: the list may have been read.
    await failOne('paint', after(3));
    await store.write((trx) => finish(trx, first, after(4)));
    await failOne('paint', after(5));
    expect((await reports()).slice(1)).toEqual([
      { state: 'done', run_at: noon.toISOString() },
      { state: 'queued', run_at: after(900).toISOString() },
    ]);
  });

  test('a job whose last worker died is reported, too', async () => {
    const store = await open();
    await add(store, { maxAttempts: 1 });
    await claimed(store, 'dead', noon);
    expect(await claim(store, 'b', ['paint'], 60, after(61))).toBeNull();
    expect(await claim(store, 'b', [failureReport], 60, after(61))).toMatchObject({ kind: failureReport });
  });

  test('looking for a job reads open jobs of its kinds alone, with thousands done and a backlog of another kind beside them', async () => {
    const store = await open();
    await store.write(async (trx) => {
      const states = Array.from({ length: 3_000 }, (_, index) => (index < 2_700 ? 'done' : 'queued') as 'done' | 'queued');
      const shared = {
        payload: '{}',
        attempts: 0,
        max_attempts: 8,
        claimed_by: null,
        claimed_until: null,
        error: null,
        dedupe: null,
        done_at: null,
      };
      const rows = states.map((state, index) => ({ ...shared, id: `job ${index}`, kind: index % 20 === 0 ? 'order' : 'picture', state }));
      for (let from = 0; from < rows.length; from += 500)
        await trx
          .insertInto('jobs')
          .values(rows.slice(from, from + 500).map((row) => ({ ...row, run_at: noon.toISOString(), created_at: noon.toISOString() })))
          .execute();
      // Servers do so by themselves.
      if (store.engine === 'postgres') await sql`analyze jobs`.execute(trx);
    });
    const look = waitingJob(store, ['order', 'ticket'], databaseTime(store.db, after(-1))).compile();
    const explain = store.engine === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await store.db.executeQuery(CompiledQuery.raw(`${explain} ${look.sql}`, [...look.parameters]));
    expect(JSON.stringify(rows)).toContain('jobs_open');
    expect(JSON.stringify(rows)).not.toMatch(/Seq Scan on jobs|SCAN jobs/);
  });

  test('due jobs are counted by kind, with the time of the oldest', async () => {
    const store = await open();
    await add(store, { runAt: after(-60) });
    await add(store, { runAt: after(-30) });
    await add(store, { runAt: after(30) });
    await add(store, { kind: 'mail' });
    await claim(store, 'a', ['mail'], 60, noon);
    expect(await dueJobs(store, noon)).toEqual([{ kind: 'paint', count: 2, oldestAt: after(-60).toISOString() }]);
  });

  test('a job about an order is open while it waits or runs, and is found by its kind and its whole order', async () => {
    const store = await open();
    await add(store, { payload: { order: 'a_b', tries: 1 } });
    const isOpen = (order: string, kind = 'paint') => hasOpenJob(store, kind, order);
    expect(await Promise.all([isOpen('a_b'), isOpen('axb'), isOpen('a_'), isOpen('_b'), isOpen('a_b', 'mail')])).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const job = await claimed(store, 'a', noon);
    expect(await isOpen('a_b')).toBe(true);
    await store.write((trx) => finish(trx, job, noon));
    expect(await isOpen('a_b')).toBe(false);
  });
});
