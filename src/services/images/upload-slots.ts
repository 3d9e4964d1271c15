/** How many uploads run at once: of an owner, from an address and in all. A slot is taken before the body is read. */
import { uploadSlots } from '#core/customer/limits.ts';
import { Fault } from '#core/values/fault.ts';
import { createLimiter, type Limiter } from '#core/values/limiter.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';

const { waitMs: timeoutMs } = uploadSlots;

function busy(): Fault {
  return new Fault('busy', 'too many uploads at once', { text: message('fault.upload-busy'), retryAfterSeconds: 5 });
}

/** Limiters by key, for as long as one of their calls runs or waits. */
function createKeyedLimiter(name: string, concurrency: number, queueSize: number) {
  const limiters = new Map<string, { limiter: Limiter; calls: number }>();
  return async (key: string, signal: AbortSignal): Promise<() => void> => {
    const entry = limiters.get(key) ?? { limiter: createLimiter({ name, concurrency, queueSize, timeoutMs, busy }), calls: 0 };
    limiters.set(key, entry);
    entry.calls += 1;
    const leave = () => {
      entry.calls -= 1;
      if (entry.calls === 0) limiters.delete(key);
    };
    try {
      const release = await entry.limiter.acquire(signal);
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

const slotsOf = weakMemoize((_store: Shop['store']) => ({
  owner: createKeyedLimiter('uploads of an owner', uploadSlots.owner.running, uploadSlots.owner.waiting),
  address: createKeyedLimiter('uploads of an address', uploadSlots.address.running, uploadSlots.address.waiting),
  shop: createKeyedLimiter('uploads', uploadSlots.shop.running, uploadSlots.shop.waiting),
}));

/**
 * Runs `work` when the owner, the address and the shop have a slot. Throws Fault 'busy' when too many wait, or after `waitMs`; the
 * signal's reason when the client leaves before.
 */
export async function inUploadSlot<T>(
  store: Shop['store'],
  { owner, address }: LimitedClient,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const slots = slotsOf(store);
  const releases: (() => void)[] = [];
  try {
    if (owner !== null) releases.push(await slots.owner(owner, signal));
    releases.push(await slots.address(address, signal));
    releases.push(await slots.shop('shop', signal));
    return await work();
  } finally {
    for (const release of releases.reverse()) release();
  }
}
