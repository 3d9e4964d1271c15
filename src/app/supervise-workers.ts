/** Starts the work role beside the web role and restarts it with exponential backoff when it exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Shop } from '#services/handler.ts';
import { endLeases } from '#store/job/jobs.ts';

export type Workers = {
  /** From now on a worker that exits is not started again. */
  stopRestarts(): void;
  /** How many run. */
  alive(): number;
  stop(): Promise<void>;
};

/** What a worker says when a job of a lane begins, with the milliseconds it may take, and when it has ended (null). */
export type JobNotice = { lane: number; limitMs: number | null };

/** What a worker may take to end itself after a job's limit. A longer one is stuck in code that never returns to the event loop. */
const overdueGraceMs = 20_000;

/** Kills a worker whose job is `graceMs` over its limit. */
function killWhenStuck(child: ChildProcess, log: Shop['log'], graceMs: number): void {
  const timers = new Map<number, NodeJS.Timeout>();
  child.on('message', ({ lane, limitMs }: JobNotice) => {
    clearTimeout(timers.get(lane));
    timers.delete(lane);
    if (limitMs === null) return;
    const kill = () => {
      log('error', 'work-role-stuck', { lane });
      child.kill('SIGKILL');
    };
    timers.set(lane, setTimeout(kill, limitMs + graceMs).unref());
  });
  child.on('exit', () => {
    for (const timer of timers.values()) clearTimeout(timer);
  });
}

export type WorkerOptions = {
  entry: string;
  count: number;
  /** With the settings: they are not in this process's own. */
  environment: Record<string, string | undefined>;
  graceMs?: number;
};

/** Each worker gets a name as its argument, which its leases carry: the jobs of one that died are due again at once. */
export function superviseWork(
  { store, log }: Pick<Shop, 'store' | 'log'>,
  { entry, count, environment, graceMs = overdueGraceMs }: WorkerOptions,
): Workers {
  const children = new Set<ChildProcess>();
  let stopping = false;

  function start(backoffMs: number): void {
    const began = Date.now();
    const worker = randomUUID();
    const child = spawn(process.execPath, ['--enable-source-maps', entry, worker], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: environment,
    });
    children.add(child);
    killWhenStuck(child, log, graceMs);
    child.on('exit', (code, signal) => {
      children.delete(child);
      if (stopping) return;
      log('error', 'work-role-ended', { code, signal });
      endLeases(store, worker).catch((error: unknown) => log('warn', 'job-store-failed', { error: String(error) }));
      const next = Date.now() - began > 60_000 ? 500 : Math.min(backoffMs * 2, 30_000);
      setTimeout(() => !stopping && start(next), backoffMs).unref();
    });
  }

  for (let index = 0; index < count; index += 1) start(500);
  return {
    alive: () => children.size,
    stopRestarts() {
      stopping = true;
    },
    async stop() {
      stopping = true;
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve());
              child.kill('SIGTERM');
              setTimeout(() => child.kill('SIGKILL'), 8_000).unref();
            }),
        ),
      );
    },
  };
}
