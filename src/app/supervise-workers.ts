/** Starts the work role beside the web role and restarts it with exponential backoff when it exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Shop } from '#services/handler.ts';
import { endLeases } from '#store/job/jobs.ts';

export type Workers = {
  /** From now on a worker that exits is not started again. */
  stopRestarts(): void;
  stop(): Promise<void>;
};

/** Each worker gets a name as its argument, which its leases carry: the jobs of one that died are due again at once. */
export function superviseWork({ store, log }: Pick<Shop, 'store' | 'log'>, entry: string, count: number): Workers {
  const children = new Set<ChildProcess>();
  let stopping = false;

  function start(backoffMs: number): void {
    const began = Date.now();
    const worker = randomUUID();
    const child = spawn(process.execPath, ['--enable-source-maps', entry, worker], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: process.env,
    });
    children.add(child);
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
