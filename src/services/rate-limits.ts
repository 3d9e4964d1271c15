/** Rate limits by owner, by client address and for the whole shop. The values are in core/customer/limits.ts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type RateLimit, type RateLimitName, rateLimits } from '#core/customer/limits.ts';
import { isFault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Message } from '#core/values/message.ts';
import { minuteMs } from '#core/values/unit.ts';
import { createRateCounter, type RateCounter } from '#store/limit/rate-counter.ts';
import { type LimitedClient, limitFault, limitKey } from '#store/limit/stored-limits.ts';
import type { Context, Shop } from './handler.ts';

type ShopCounters = Record<RateLimitName, readonly (readonly [RateLimit, RateCounter])[]> & { report: RateCounter };

const countersOf = weakMemoize((_store: Shop['store']): ShopCounters => {
  const limits = Object.entries(rateLimits).map(([name, rows]) => [name, rows.map((row) => [row, createRateCounter(row)])]);
  return { ...Object.fromEntries(limits), report: createRateCounter({ max: 1, windowMs: minuteMs }) };
});

/** Who a request counts for. */
export function limitedClient({ owner, clientAddress }: Pick<Context, 'owner' | 'clientAddress'>): LimitedClient {
  return { owner: owner.current, address: clientAddress };
}

/** A client that ignores Retry-After and asks again at once is refused a few times a second only, which costs next to nothing. */
const refusalDelayMs = 250;

/**
 * Counts `points` of a limit in the memory of this process. Throws Fault 'too-many' with `text`, after a short delay, when one of its rows
 * is met.
 */
export async function takeLimit(
  shop: Pick<Shop, 'store' | 'log'>,
  name: RateLimitName,
  client: LimitedClient,
  { points = 1, text }: { points?: number; text?: Message } = {},
): Promise<void> {
  for (const [limit, counter] of countersOf(shop.store)[name]) {
    const key = limitKey(limit.by, client);
    if (key === null) continue;
    const { retryAfterMs } = await counter.consume(key, points);
    if (retryAfterMs === 0) continue;
    await sleep(refusalDelayMs);
    await reportBudget(shop, Promise.reject(limitFault(name, limit, retryAfterMs, text)));
  }
}

/** Counts points that are known only when they are used up. They are not refused: `takeLimit` with 0 points refuses what comes next. */
export async function countUse(shop: Pick<Shop, 'store'>, name: RateLimitName, client: LimitedClient, points: number): Promise<void> {
  for (const [{ by }, counter] of countersOf(shop.store)[name]) {
    const key = limitKey(by, client);
    if (key !== null) await counter.consume(key, Math.ceil(points));
  }
}

/** Waits for `work`, and logs a limit of the whole shop that it met, once a minute: an operator has to know that customers are refused. */
export async function reportBudget<T>({ store, log }: Pick<Shop, 'store' | 'log'>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const budget = isFault(error) ? error.details.budget : undefined;
    if (budget !== undefined && (await countersOf(store).report.consume(budget)).retryAfterMs === 0)
      log('error', 'shop-budget-met', { limit: budget, retryAfterSeconds: isFault(error) ? error.details.retryAfterSeconds : undefined });
    throw error;
  }
}
