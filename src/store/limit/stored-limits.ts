/** Limits that hold for all processes, counted in the transaction of what they limit. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type LimitScope, type RateLimit, type StoredLimitName, storedLimits } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { Change, Store } from '#store/db/store.ts';

/** Whose points are counted. `address` is the client's, as limits group addresses; `account` what is asked for, where a limit counts it. */
export type LimitedClient = { owner: OwnerId | null; address: string; account?: string };

/** The Fault of a limit that is met. `budget` names a limit of the whole shop. */
export function limitFault(name: string, { by }: RateLimit, retryAfterMs: number, text?: Message): Fault {
  return new Fault('too-many', `limit ${name} by ${by}`, {
    ...(text ? { text } : {}),
    ...(by === 'shop' ? { budget: name } : {}),
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
}

/** The key of a scope; null for an owner or account that is not known. */
export function limitKey(by: LimitScope, { owner, address, account }: LimitedClient): string | null {
  return { shop: 'shop', owner, address, account: account ?? null }[by];
}

/**
 * Counts `points` (1) of every limit of `name`; `max` replaces the table's. Throws Fault 'too-many' with `text` at the first that is met;
 * then the transaction ends and nothing is counted.
 */
export async function takeStoredLimit(
  trx: Change,
  engine: Store['engine'],
  name: StoredLimitName,
  client: LimitedClient,
  now: Date,
  { points = 1, max, text }: { points?: number; max?: number; text?: Message } = {},
): Promise<void> {
  await deleteExpired(trx, engine, now);
  const secret = await keyOfDay(trx, now);
  for (const limit of storedLimits[name]) {
    const key = limitKey(limit.by, client);
    if (key === null) continue;
    const id = pointsId(name, limit, key, secret);
    const taken = await addPoints(trx, id, points, new Date(now.getTime() + limit.windowMs), now);
    if (taken.points > (max ?? limit.max)) throw limitFault(name, limit, taken.expiresAt.getTime() - now.getTime(), text);
  }
}

/**
 * Counts `points` of every limit of `name`, whatever there is left: they are used up already. Gives the Fault of the first limit that is met;
 * with 0 points that of one which was met before.
 */
export async function countStoredUse(
  trx: Change,
  engine: Store['engine'],
  name: StoredLimitName,
  client: LimitedClient,
  now: Date,
  { points, max, text }: { points: number; max?: number; text?: Message },
): Promise<Fault | null> {
  await deleteExpired(trx, engine, now);
  const secret = await keyOfDay(trx, now);
  let refusal: Fault | null = null;
  for (const limit of storedLimits[name]) {
    const key = limitKey(limit.by, client);
    if (key === null) continue;
    const id = pointsId(name, limit, key, secret);
    const taken = await addPoints(trx, id, points, new Date(now.getTime() + limit.windowMs), now);
    const isMet = taken.points > (max ?? limit.max);
    refusal ??= isMet ? limitFault(name, limit, taken.expiresAt.getTime() - now.getTime(), text) : null;
  }
  return refusal;
}

/**
 * Gives `points` (1) of every limit of `name` back: what was counted beforehand did not have to be. With `since` only where they were counted
 * in the window that is open now.
 */
export async function returnStoredLimit(
  trx: Change,
  name: StoredLimitName,
  client: LimitedClient,
  now: Date,
  { points = 1, since }: { points?: number; since?: Date } = {},
): Promise<void> {
  const secret = await keyOfDay(trx, now);
  for (const limit of storedLimits[name]) {
    const key = limitKey(limit.by, client);
    if (key === null) continue;
    await trx
      .updateTable('rate_limits')
      .set((query) => ({
        points: query
          .case()
          .when('points', '>', points)
          .then(query('points', '-', points))
          .else(0)
          .end(),
      }))
      .where('id', '=', pointsId(name, limit, key, secret))
      .$if(since !== undefined, (query) =>
        query.where('expires_at', '<=', new Date((since ?? now).getTime() + limit.windowMs).toISOString()),
      )
      .execute();
  }
}

function pointsId(name: StoredLimitName, { by, windowMs }: RateLimit, key: string, secret: string): string {
  const hash = by === 'address' || by === 'account' ? createHmac('sha256', secret) : createHash('sha256');
  return `${name} ${by} ${windowMs} ${hash.update(`rate limit ${key}`).digest('base64url').slice(0, 22)}`;
}

/**
 * Key of the hashes of one day. There are few addresses, so that a plain hash would tell each: with the key of yesterday, which is deleted,
 * no counter does. Counters of addresses and accounts therefore begin anew at midnight (UTC).
 */
async function keyOfDay(trx: Change, now: Date): Promise<string> {
  const day = now.toISOString().slice(0, 10);
  const find = () => trx.selectFrom('limit_keys').select('key').where('day', '=', day).executeTakeFirst();
  const found = await find();
  if (found) return found.key;
  await trx.deleteFrom('limit_keys').where('day', '<', day).execute();
  const values = { day, key: randomBytes(32).toString('base64url') };
  await trx
    .insertInto('limit_keys')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been quicker.
  return (await find())?.key ?? values.key;
}

/** The points of a window that is open until `expiresAt` unless one is open already. */
async function addPoints(
  trx: Change,
  id: string,
  points: number,
  expiresAt: Date,
  now: Date,
): Promise<{ points: number; expiresAt: Date }> {
  const at = now.toISOString();
  const expires_at = expiresAt.toISOString();
  const row = await trx
    .insertInto('rate_limits')
    .values({ id, points, expires_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((query) => ({
        points: query
          .case()
          .when('rate_limits.expires_at', '<=', at)
          .then(points)
          .else(query('rate_limits.points', '+', points))
          .end(),
        expires_at: query.case().when('rate_limits.expires_at', '<=', at).then(expires_at).else(query.ref('rate_limits.expires_at')).end(),
      })),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { points: Number(row.points), expiresAt: new Date(row.expires_at) };
}

/** Deletes some counters whose window is over. Rows that another transaction holds are left for the next one. */
async function deleteExpired(trx: Change, engine: Store['engine'], now: Date): Promise<void> {
  const expired = trx
    .selectFrom('rate_limits')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .limit(20)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
  await trx.deleteFrom('rate_limits').where('id', 'in', expired).execute();
}
