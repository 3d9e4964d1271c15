/** Jobs that run once a night, as rows of the queue: any number of work roles may enqueue them, one runs them. */
import { addDays, berlinInstant, berlinTime } from '#core/values/date.ts';
import { hourMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';

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

/** Enqueues the jobs of the coming night now and then every hour, as long as the process runs. */
export async function scheduleNightlyJobs(
  { store, clock, log }: Pick<Shop, 'store' | 'clock' | 'log'>,
  kinds: readonly string[],
): Promise<void> {
  const run = async () => {
    try {
      for (const kind of kinds) await enqueueNightly(store, kind, clock());
    } catch (error) {
      log('warn', 'nightly-job-not-enqueued', { error: String(error) });
    }
  };
  setInterval(run, hourMs).unref();
  await run();
}
