/** Starts checkout-child.ts and speaks to it, bare or below strace. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { StoreSettings } from '#store/db/store.ts';
import type { Checkout } from '#tests/orders.ts';
import type { Ask, Reply } from './checkout-child.ts';
import type { Running } from './crash.ts';

export type RunningChild = Running<Checkout> & { /** Ends it in peace. */ end(): Promise<void> };

/** `before`: a command that runs the child, for example strace with its arguments. */
export async function startChild(settings: StoreSettings, before: string[] = []): Promise<RunningChild> {
  const [program, ...rest] = [...before, process.execPath, 'tests/faults/checkout-child.ts', JSON.stringify(settings)];
  const child: ChildProcess = spawn(program as string, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>();
  const ended = once(child, 'close').then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the child is gone'));
    waiting.clear();
  });
  child.stdin?.on('error', () => {});
  let asked = 0;
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      // A line that the kill cut in two is no acknowledgement.
      if (!line.endsWith('}')) return;
      const reply = JSON.parse(line) as Reply;
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    });
  }

  function ask(checkout: Checkout | null): Promise<Reply> {
    asked += 1;
    const message: Ask = { id: asked, checkout };
    return new Promise((resolve, reject) => {
      if (child.exitCode !== null || child.signalCode !== null) return reject(new Error('the child is gone'));
      waiting.set(message.id, { resolve, reject });
      child.stdin?.write(`${JSON.stringify(message)}\n`);
    });
  }

  const running: RunningChild = {
    async prepare() {
      const { checkout, refused } = await ask(null);
      if (!checkout) throw new Error(refused);
      return checkout;
    },
    async submit(checkout) {
      const { acknowledged, refused } = await ask(checkout);
      if (!acknowledged) throw new Error(refused);
      return acknowledged;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end() {
      child.stdin?.end();
      await ended;
    },
  };
  // The first prepared cart tells that it runs.
  await running.prepare();
  return running;
}
