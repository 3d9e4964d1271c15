/** Takes due jobs one after the other, runs their handler, and keeps result and end of the job in one transaction. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, extend, fail, finish, type Job } from '#store/job/jobs.ts';
import type { JobHandler, Shop } from './handler.ts';

/** A job that no further try can mend: it is shown as failed at once. */
export class FinalFailure extends Error {}

const leaseSeconds = 120;
const pollIntervalMs = 250;

async function runJob(shop: Shop, job: Job, handler: JobHandler): Promise<void> {
  const heartbeat = setInterval(() => void extend(shop.store, job, leaseSeconds).catch(() => {}), (leaseSeconds * 1000) / 3);
  try {
    const keep = await handler(job.payload, shop);
    await shop.store.write(async (trx) => {
      if ((await finish(trx, job, shop.clock())) && keep) await keep(trx);
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const state = await fail(shop.store, job, text, { final: error instanceof FinalFailure });
    shop.log(state === 'failed' ? 'error' : 'warn', `job-${state}`, {
      kind: job.kind,
      attempt: job.attempt,
      error: error instanceof Error ? error.stack : text,
    });
  } finally {
    clearInterval(heartbeat);
  }
}

/** Runs one job after the other until `stop` is called, which waits for the job in hand. */
export function startJobLoop(shop: Shop, handlers: Record<string, JobHandler>): { stop(): Promise<void> } {
  const worker = randomUUID();
  const kinds = Object.keys(handlers);
  let stopping = false;

  async function lane(): Promise<void> {
    while (!stopping) {
      const job = await claim(shop.store, worker, kinds, leaseSeconds).catch((error: unknown) => {
        shop.log('warn', 'claim-failed', { error: String(error) });
        return null;
      });
      const handler = job ? handlers[job.kind] : undefined;
      if (job && handler) await runJob(shop, job, handler);
      else await sleep(pollIntervalMs);
    }
  }

  const running = lane();
  return {
    async stop() {
      stopping = true;
      await running;
    },
  };
}
