/** How many uploads run at once: of an owner, from an address and in all. A slot is taken before the body is read. */
import { uploadSlots } from '#core/customer/limits.ts';
import { Fault } from '#core/values/fault.ts';
import { createLimiter } from '#core/values/limiter.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { turnOf } from '#services/rate-limits.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';

function busy(): Fault {
  return new Fault('busy', 'too many uploads at once', { text: message('fault.upload-busy'), retryAfterSeconds: 5 });
}

const slotsOf = weakMemoize((_store: Shop['store']) => {
  const { owner, address, shop, waitMs: timeoutMs } = uploadSlots;
  return createLimiter({ name: 'uploads', concurrency: shop.running, queueSize: shop.waiting, timeoutMs, busy, owner, address });
});

/**
 * Runs `work` when the owner, the address and the shop have a slot. Throws Fault 'busy' when too many wait, or after `waitMs`; the
 * signal's reason when the client leaves before.
 */
export function inUploadSlot<T>(store: Shop['store'], client: LimitedClient, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  return slotsOf(store).run(work, { turn: turnOf(client), signal });
}
