/** A way to stop the shop, and how it is tried again and again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, ClientOptions } from './client.ts';

/** `connect` makes clients of the attack's address; `proxy` is the address of a proxy that the shop trusts. */
export type AttackContext = {
  port: number;
  address: string;
  proxy: string;
  signal: AbortSignal;
  connect(options?: ClientOptions & { from?: string }): Client;
};

/** What a hostile client does until the signal; it ignores every answer. */
export type Attack = { name: string; run(context: AttackContext): Promise<void> };

const requestsAtOnce = 4;

/** Runs `work` again and again, several at once, until the signal; `perSecond` times a second at most. */
export async function again(signal: AbortSignal, work: () => Promise<unknown>, perSecond = 800): Promise<void> {
  const minMs = (1_000 * requestsAtOnce) / perSecond;
  async function lane(): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now();
      await work().catch(() => undefined);
      // A refusal that costs the shop nothing must not keep this process busy either.
      await sleep(Math.max(0, minMs - (performance.now() - began)));
    }
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, lane));
}
