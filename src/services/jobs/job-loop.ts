/** Takes due jobs one after the other, runs their handler, and keeps result and end of the job in one transaction. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHandler, Shop } from '#services/handler.ts';
import { claim, extend, fail, finish, type Job, releaseJob } from '#store/job/jobs.ts';

/** A job that no further try can mend: it is shown as failed at once. */
export class NonRetryableError extends Error {}

const pollIntervalMs = 250;
const overdue = Symbol('overdue');

/** The outcome of `work`, or `overdue` after `limitMs`; what it does then is thrown away. */
async function withLimit<T>(work: Promise<T>, limitMs: number): Promise<T | typeof overdue> {
  const timer = new AbortController();
  try {
    return await Promise.race([work, sleep(limitMs, overdue, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}

/** `isReleased` tells whether the job was given back meanwhile. */
type RunOptions = { limitMs: number; leaseSeconds: number; isReleased: () => boolean };

/**
 * False when the job took longer than `limitMs`: its attempt has failed, and its code may still run. Throws what the database throws; an
 * error of the handler is the job's.
 */
async function runJob(shop: Shop, job: Job, handler: JobHandler, { limitMs, leaseSeconds, isReleased }: RunOptions): Promise<boolean> {
  const heartbeat = setInterval(() => void extend(shop.store, job, leaseSeconds).catch(() => {}), (leaseSeconds * 1000) / 3);
  try {
    const outcome = await withLimit(handler(job.payload, shop, job.attempt >= job.maxAttempts), limitMs);
    if (outcome === overdue) {
      if (!isReleased()) await failJob(shop, job, new Error(`not finished within ${limitMs / 1000} s`));
      return false;
    }
    await shop.store.write(async (trx) => {
      if ((await finish(trx, job, shop.clock())) && outcome) await outcome(trx);
    });
  } catch (error) {
    if (!isReleased()) await failJob(shop, job, error);
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

async function failJob(shop: Shop, job: Job, error: unknown): Promise<void> {
  const text = error instanceof Error ? error.message : String(error);
  const details = { kind: job.kind, attempt: job.attempt, error: error instanceof Error ? error.stack : text };
  try {
    const state = await fail(shop.store, job, text, { final: error instanceof NonRetryableError });
    shop.log(state === 'failed' ? 'error' : 'warn', `job-${state}`, details);
  } catch (storeError) {
    // The job is due again when its lease is over.
    shop.log('warn', 'job-failure-not-stored', details);
    throw storeError;
  }
}

export type JobLoop = {
  /** Claims no further job and waits `graceMs` for the one in hand; after that the job is given back, and its result is thrown away. */
  stop(graceMs: number): Promise<void>;
};

export type JobLoopOptions = {
  /** The name on the leases. */
  worker?: string;
  /** A job of a worker that died is due again after this. Jobs in hand have it lengthened three times in that time. */
  leaseSeconds?: number;
  errorPauseMs?: number;
  /** Milliseconds that a job of a kind may take. */
  limitMs?: (kind: string) => number;
  /** Called when a job begins, with the milliseconds it may take, and with null when it has ended. */
  onJob?: (limitMs: number | null) => void;
  /** A job took longer than it may: its attempt has failed, but only the end of the process ends its code. The loop takes no further job. */
  onOverdue?: (kind: string) => void;
};

/**
 * Runs one job after the other until `stop`, or until one takes longer than it may. An error of the database is logged and followed by a
 * pause of `errorPauseMs`; it never ends the loop.
 */
export function startJobLoop(
  shop: Shop,
  handlers: Record<string, JobHandler>,
  { worker = randomUUID(), leaseSeconds = 120, errorPauseMs = 5_000, limitMs = () => 600_000, onJob, onOverdue }: JobLoopOptions = {},
): JobLoop {
  const kinds = Object.keys(handlers);
  const stopping = new AbortController();
  let current: Job | null = null;
  let isReleased = false;

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
  }

  async function runNextJob(): Promise<void> {
    const job = await claim(shop.store, worker, kinds, leaseSeconds);
    const handler = job ? handlers[job.kind] : undefined;
    if (!job || !handler) return pause(pollIntervalMs);
    current = job;
    const limit = limitMs(job.kind);
    onJob?.(limit);
    let isInTime = true;
    try {
      isInTime = await runJob(shop, job, handler, { limitMs: limit, leaseSeconds, isReleased: () => isReleased });
    } finally {
      current = null;
      onJob?.(null);
    }
    if (isInTime) return;
    stopping.abort();
    onOverdue?.(job.kind);
  }

  async function lane(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runNextJob();
      } catch (error) {
        shop.log('warn', 'job-store-failed', { error: String(error) });
        await pause(errorPauseMs);
      }
    }
  }

  const running = lane();
  return {
    async stop(graceMs) {
      stopping.abort();
      const grace = new AbortController();
      await Promise.race([running, sleep(graceMs, undefined, { signal: grace.signal }).catch(() => {})]);
      grace.abort();
      if (!current) return;
      isReleased = true;
      await releaseJob(shop.store, current).catch((error: unknown) => {
        // The job is due again when its lease is over.
        shop.log('warn', 'job-store-failed', { error: String(error) });
      });
    },
  };
}
