/** Jobs that run once a night or in every period, as rows of the queue: any number of work roles may enqueue them, one runs them. */
import { addDays, berlinInstant, berlinTime } from '#core/values/date.ts';
import { hourMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { enqueuePeriodic } from '#store/job/periodic-jobs.ts';

/** In Berlin. */
const hour = 4;

/** Enqueues the job of the coming night, once. */
export async function enqueueNightly(store: Store, kind: string, now: Date): Promise<void> {
  const { day: today } = berlinTime(now);
  const day = berlinInstant(today, hour) > now.getTime() ? today : addDays(today, 1);
  const dedupe = `${kind}:${day}`;
  const known = await store.db.selectFrom('job_words').select('word').where('word', '=', dedupe).executeTakeFirst();
  if (known) return;
  await store.write((trx) => enqueue(trx, { kind, payload: {}, dedupe, runAt: new Date(berlinInstant(day, hour)) }, now));
}

type SchedulingShop = Pick<Shop, 'store' | 'clock' | 'log'>;

/** Runs `work` now and then every `pauseMs`, as long as the process runs. */
async function repeat({ log }: SchedulingShop, pauseMs: number, work: () => Promise<void>): Promise<void> {
  const run = () => work().catch((error: unknown) => log('warn', 'periodic-job-not-enqueued', { error: String(error) }));
  setInterval(run, pauseMs).unref();
  await run();
}

/** Enqueues the jobs of the coming night now and then every hour. */
export function scheduleNightlyJobs(shop: SchedulingShop, kinds: readonly string[]): Promise<void> {
  return repeat(shop, hourMs, async () => {
    for (const kind of kinds) await enqueueNightly(shop.store, kind, shop.clock());
  });
}

/** Enqueues the job of the next full period, again and again. */
export function schedulePeriodicJob(shop: SchedulingShop, kind: string, periodMs: number): Promise<void> {
  return repeat(shop, periodMs, () => enqueuePeriodic(shop.store, kind, periodMs, shop.clock()));
}
