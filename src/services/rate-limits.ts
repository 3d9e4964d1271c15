/** Rate limits by owner, by client address and for the whole shop. The values are in core/customer/limits.ts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type LimitEffect, rateLimitEffects, storedLimitEffects } from '#core/customer/limit-effects.ts';
import { type RateLimit, type RateLimitName, rateLimits, slowLane } from '#core/customer/limits.ts';
import { lineOf, networkOf } from '#core/customer/networks.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import type { Turn } from '#core/values/limiter.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Message } from '#core/values/message.ts';
import { minuteMs } from '#core/values/unit.ts';
import { createRateCounter, type RateCounter } from '#store/limit/rate-counter.ts';
import { isKnownClient, type LimitedClient, limitFault, limitKeys } from '#store/limit/stored-limits.ts';
import type { Context, Shop } from './handler.ts';
import { createSlowLane } from './jobs/slow-lane.ts';

/** Counters of a limit: by how many times the limit a key has, since each has another maximum. */
type Counters = { limit: RateLimit; all: Map<number, RateCounter>; strangers: RateCounter };
type ShopCounters = { limits: Record<RateLimitName, readonly Counters[]>; report: RateCounter };

function createCounters(limit: RateLimit): Counters {
  const strangers = limit.by === 'shop' ? limit.max * limit.strangers : limit.max;
  return { limit, all: new Map(), strangers: createRateCounter({ ...limit, max: strangers }) };
}

function counterOf({ limit, all }: Counters, times: number): RateCounter {
  const counter = all.get(times) ?? createRateCounter({ ...limit, max: limit.max * times });
  all.set(times, counter);
  return counter;
}

const countersOf = weakMemoize((_store: Shop['store']): ShopCounters => {
  const limits = Object.entries(rateLimits).map(([name, rows]) => [name, rows.map(createCounters)]);
  return { limits: Object.fromEntries(limits), report: createRateCounter({ max: 1, windowMs: minuteMs }) };
});

const slowLaneOf = weakMemoize((_store: Shop['store']) => createSlowLane(slowLane));

/** When all places of the slow lane have been passed. */
const slowRetrySeconds = Math.ceil((slowLane.places * slowLane.gapMs) / 1000);

/** Who a request counts for. */
export function limitedClient({ actor, ipAddress }: Pick<Context, 'actor' | 'ipAddress'>): LimitedClient {
  const { current, device } = actor.owner;
  return { owner: current, address: ipAddress, isSignedIn: actor.kind === 'customer', device };
}

/** Whose turn it is where clients take turns. */
export function turnOf({ owner, address }: Pick<LimitedClient, 'owner' | 'address'>): Turn {
  return { address: lineOf(address), owner };
}

/** A client that ignores Retry-After and asks again at once is refused a few times a second only, which costs next to nothing. */
const refusalDelayMs = 250;

/**
 * Counts `points` of a limit in the memory of this process. Throws Fault 'too-many' with `text`, after a short delay, when one of its rows
 * is met.
 */
export async function consumeLimit(
  shop: Pick<Shop, 'store' | 'log'>,
  name: RateLimitName,
  client: LimitedClient,
  { points = 1, text }: { points?: number; text?: Message } = {},
): Promise<void> {
  for (const counters of countersOf(shop.store).limits[name]) {
    const { limit } = counters;
    for (const { key, times } of limitKeys(limit.by, client)) {
      const retryAfterMs = await timeToWait(shop, counters, client, { key, times, points });
      if (retryAfterMs === 0) continue;
      await sleep(refusalDelayMs);
      await reportBudget(shop, Promise.reject(limitFault(name, limit, retryAfterMs, text)));
    }
  }
}

type Points = { key: string; times: number; points: number };

/** Strangers who have used up their share are counted no further, so that they use up nothing of the rest. */
async function timeToWait(
  { store }: Pick<Shop, 'store'>,
  counters: Counters,
  client: LimitedClient,
  { key, times, points }: Points,
): Promise<number> {
  if (counters.limit.by === 'shop') {
    const { retryAfterMs } = await counters.strangers.consume(key, points);
    if (retryAfterMs > 0 && !(await isKnownClient(store, client))) return retryAfterMs;
  }
  return (await counterOf(counters, times).consume(key, points)).retryAfterMs;
}

/**
 * Runs `work`, which counts a stored limit. When it meets a limit of the shop that slows, it waits for its turn in the slow lane, and runs
 * again with `isSlowed`. Throws what `work` throws, and the Fault of the limit for a network that has too many calls waiting.
 */
export async function slowBeyondBudget<T>(
  shop: Pick<Shop, 'store' | 'log'>,
  { address }: LimitedClient,
  work: (isSlowed: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await reportBudget(shop, work(false));
  } catch (error) {
    if (!isFault(error) || !error.details.isSlowed) throw error;
    if (!(await slowLaneOf(shop.store).wait(networkOf(address))))
      throw new Fault('too-many', error.message, { ...error.details, retryAfterSeconds: slowRetrySeconds });
    return work(true);
  }
}

/** Throws what `takeLimit` would throw for the next point of a limit that is met already. Counts nothing. */
export async function checkLimit(shop: Pick<Shop, 'store'>, name: RateLimitName, client: LimitedClient, text?: Message): Promise<void> {
  for (const counters of countersOf(shop.store).limits[name]) {
    const { limit } = counters;
    for (const { key, times } of limitKeys(limit.by, client)) {
      const retryAfterMs = await counterOf(counters, times).wait(key);
      if (retryAfterMs === 0) continue;
      await sleep(refusalDelayMs);
      throw limitFault(name, limit, retryAfterMs, text);
    }
  }
}

/** Counts points of what has been done already: the next `takeLimit` of the client is refused where they are too many. */
export async function addToLimit(shop: Pick<Shop, 'store'>, name: RateLimitName, client: LimitedClient, points: number): Promise<void> {
  for (const counters of countersOf(shop.store).limits[name])
    for (const { key, times } of limitKeys(counters.limit.by, client)) await counterOf(counters, times).consume(key, points);
}

const effects: Readonly<Record<string, LimitEffect>> = { ...rateLimitEffects, ...storedLimitEffects };

/** Waits for `work`, and logs a limit of the whole shop that it met, once a minute: an operator has to know that customers are refused. */
export async function reportBudget<T>({ store, log }: Pick<Shop, 'store' | 'log'>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const budget = isFault(error) ? error.details.budget : undefined;
    if (budget !== undefined && (await countersOf(store).report.consume(budget)).retryAfterMs === 0)
      log('error', 'shop-budget-met', {
        limit: budget,
        retryAfterSeconds: isFault(error) ? error.details.retryAfterSeconds : undefined,
        meanwhile: effects[budget]?.others,
      });
    throw error;
  }
}
