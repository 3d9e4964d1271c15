/** Starts the work role beside the web role and restarts it with exponential backoff when it exits. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Log } from '#services/handler.ts';

export function superviseWork(entry: string, count: number, log: Log): { stop(): Promise<void> } {
  const children = new Set<ChildProcess>();
  let stopping = false;

  function start(backoffMs: number): void {
    const began = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', entry], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: process.env,
    });
    children.add(child);
    child.on('exit', (code, signal) => {
      children.delete(child);
      if (stopping) return;
      log('error', 'work-role-ended', { code, signal });
      const next = Date.now() - began > 60_000 ? 500 : Math.min(backoffMs * 2, 30_000);
      setTimeout(() => !stopping && start(next), backoffMs).unref();
    });
  }

  for (let index = 0; index < count; index += 1) start(500);
  return {
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
