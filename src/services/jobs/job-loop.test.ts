import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { JobHandler, Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { claim, countJobs, enqueue } from '#store/job/jobs.ts';
import { withStore } from '#tests/engines.ts';
import { startJobLoop } from './job-loop.ts';

function shopOf(store: Store) {
  const events: string[] = [];
  const shop = { store, clock: store.clock, log: (_level: string, event: string) => void events.push(event) } as unknown as Shop;
  return { shop, events };
}

function add(store: Store, kind: string): Promise<void> {
  return store.write((trx) => enqueue(trx, { kind, payload: {} }, store.clock()));
}

const states = (store: Store) => countJobs(store).then(({ queued, running, done }) => ({ queued, running, done }));

withStore('job loop', (open) => {
  test('a job in hand is due again at once when the loop stops, and what it still does is thrown away', async () => {
    const store = await open();
    const { shop, events } = shopOf(store);
    await add(store, 'long');
    let finishJob = () => {};
    const long: JobHandler = () =>
      new Promise((resolve) => {
        finishJob = () => resolve(null);
      });
    const loop = startJobLoop(shop, { long });
    await expect.poll(() => states(store)).toEqual({ queued: 0, running: 1, done: 0 });
    await loop.stop(50);
    expect(await claim(store, 'next', ['long'], 60)).toMatchObject({ attempt: 1 });
    finishJob();
    await sleep(50);
    expect(await states(store)).toEqual({ queued: 0, running: 1, done: 0 });
    expect(events).toEqual([]);
  });

  test('a job in hand that ends within the grace period is done when the loop stops', async () => {
    const store = await open();
    await add(store, 'short');
    await add(store, 'short');
    const loop = startJobLoop(shopOf(store).shop, { short: () => sleep(200, null) });
    await expect.poll(() => states(store)).toEqual({ queued: 1, running: 1, done: 0 });
    await loop.stop(10_000);
    expect(await states(store)).toEqual({ queued: 1, running: 0, done: 1 });
  });

  test('the lease of a job in hand is lengthened until the job is done', async () => {
    const store = await open();
    await add(store, 'long');
    const ends = new Set<string>();
    const until = async () => String((await store.db.selectFrom('jobs').select('claimed_until').executeTakeFirstOrThrow()).claimed_until);
    const long: JobHandler = async () => {
      for (; ends.size < 3; await sleep(20)) ends.add(await until());
      return null;
    };
    const loop = startJobLoop(shopOf(store).shop, { long }, { leaseSeconds: 1 });
    await expect.poll(() => states(store), { timeout: 30_000 }).toEqual({ queued: 0, running: 0, done: 1 });
    await loop.stop(0);
    expect([...ends]).toEqual([...ends].sort());
  });

  test('a database that throws, while a job is looked for or its failure is stored, does not end the loop', async () => {
    const store = await open();
    let isBroken = false;
    const broken: Store = {
      ...store,
      write: (work) => (isBroken ? Promise.reject(new Error('the database is gone')) : store.write(work)),
    };
    const { shop, events } = shopOf(broken);
    await add(store, 'fails');
    const fails: JobHandler = async () => {
      isBroken = true;
      throw new Error('no paper');
    };
    const loop = startJobLoop(shop, { fails, works: async () => null }, { errorPauseMs: 20 });
    await expect.poll(() => events).toContain('job-failure-not-stored');
    await add(store, 'works');
    await expect.poll(() => events.filter((event) => event === 'job-store-failed').length).toBeGreaterThan(2);
    isBroken = false;
    await expect.poll(() => states(store)).toEqual({ queued: 0, running: 1, done: 1 });
    await loop.stop(1_000);
  });

  test('after an error of the database the loop pauses before it asks again', async () => {
    const store = await open();
    const { shop, events } = shopOf({ ...store, write: () => Promise.reject(new Error('disk full')) });
    await add(store, 'works');
    const loop = startJobLoop(shop, { works: async () => null });
    await sleep(1_000);
    expect(events).toEqual(['job-store-failed']);
    await loop.stop(1_000);
  });

  test('a job beyond its limit is a failed attempt, its late result is thrown away, and the loop takes no further job', async () => {
    const store = await open();
    const { shop, events } = shopOf(store);
    await add(store, 'slow');
    const overdue: string[] = [];
    let finishJob = () => {};
    const slow: JobHandler = () =>
      new Promise((resolve) => {
        finishJob = () => resolve(null);
      });
    const limits = { limitMs: () => 50, onOverdue: (kind: string) => void overdue.push(kind) };
    const loop = startJobLoop(shop, { slow, next: async () => null }, limits);
    await expect.poll(() => overdue).toEqual(['slow']);
    finishJob();
    await add(store, 'next');
    await loop.stop(1_000);
    expect(await states(store)).toEqual({ queued: 2, running: 0, done: 0 });
    expect(await store.db.selectFrom('jobs').select(['attempts', 'error']).where('kind', '=', 'slow').execute()).toEqual([
      { attempts: 1, error: 'not finished within 0.05 s' },
    ]);
    expect(events).toEqual(['job-queued']);
  });
});
