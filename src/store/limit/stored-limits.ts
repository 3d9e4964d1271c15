/** Limits that hold for all processes, counted in the transaction of what they limit. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { emailKey } from '#core/customer/email.ts';
import { type LimitScope, type RateLimit, type StoredLimitName, storedLimits } from '#core/customer/limits.ts';
import { countedIpAddresses, networkOf } from '#core/customer/networks.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';

/**
 * Whose points are counted. `address` is the client's, as limits group addresses; `account` what is asked for, where a limit counts it. The
 * others tell whom the shop knows: `device` is the hash of a device's cookie, `mailbox` an e-mail address that the request names.
 */
export type LimitedClient = {
  owner: OwnerId | null;
  address: string;
  account?: string;
  isSignedIn?: boolean;
  device?: string | null;
  mailbox?: string;
};

/** The Fault of a limit that is met. `budget` names a limit of the whole shop, `account` is the hash of an account. */
export function limitFault(name: string, limit: RateLimit, retryAfterMs: number, text?: Message, account?: string): Fault {
  return new Fault('too-many', `limit ${name} by ${limit.by}`, {
    ...(text ? { text } : {}),
    ...(limit.by === 'shop' ? { budget: name, isSlowed: limit.whenMet === 'slow' } : {}),
    limit: { name, by: limit.by, ...(account === undefined ? {} : { account }) },
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
}

/** The keys of a scope, each with how many times the limit it has; none for an owner or account that is not known. */
export function limitKeys(by: LimitScope, { owner, address, account }: LimitedClient): { key: string; times: number }[] {
  if (by === 'address') return countedIpAddresses(address);
  const key = { shop: 'shop', owner, network: networkOf(address), account: account ?? null }[by];
  return key === null ? [] : [{ key, times: 1 }];
}

/** Whether the shop knows a client: signed in, a device that has signed in before, or a mailbox that has an account. */
export async function isKnownClient({ db }: Pick<Store, 'db'>, { isSignedIn, device, mailbox }: LimitedClient): Promise<boolean> {
  if (isSignedIn) return true;
  if (device) {
    const login = await db.selectFrom('logins').select('id').where('device', '=', device).limit(1).executeTakeFirst();
    if (login) return true;
  }
  if (mailbox === undefined) return false;
  const account = await db
    .selectFrom('customers')
    .select('id')
    .where('email_key', '=', emailKey(mailbox))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

/**
 * Counts `points` (1) of every limit of `name`; `max` replaces the table's. Throws Fault 'too-many' with `text` at the first that is met;
 * then the transaction ends and nothing is counted. `isSlowed`: the call has waited (services/jobs/slow-lane.ts), and limits of the shop do not
 * refuse it.
 */
export async function consumeStoredLimit(
  trx: StoreTransaction,
  engine: Store['engine'],
  name: StoredLimitName,
  client: LimitedClient,
  now: Date,
  { points = 1, max, text, isSlowed = false }: { points?: number; max?: number; text?: Message; isSlowed?: boolean } = {},
): Promise<void> {
  await deleteExpired(trx, engine, now);
  const secret = await keyOfDay(trx, now);
  for (const limit of storedLimits[name] as readonly RateLimit[]) {
    for (const { key, times } of limitKeys(limit.by, client)) {
      const id = pointsId(name, limit, key, secret);
      const taken = await addPoints(trx, id, points, new Date(now.getTime() + limit.windowMs), now);
      const allowed = (max ?? limit.max) * times;
      if (taken.points <= (limit.by === 'shop' ? allowed * limit.strangers : allowed)) continue;
      if (limit.by === 'shop' && (isSlowed || (taken.points <= allowed && (await isKnownClient({ db: trx }, client))))) continue;
      const account = limit.by === 'account' ? id.split(' ').at(-1) : undefined;
      throw limitFault(name, limit, taken.expiresAt.getTime() - now.getTime(), text, account);
    }
  }
}

/**
 * Counts `points` of every limit of `name`, whatever there is left: they are used up already. Gives the Fault of the first limit that is met;
 * with 0 points that of one which was met before.
 */
export async function countStoredUse(
  trx: StoreTransaction,
  engine: Store['engine'],
  name: StoredLimitName,
  client: LimitedClient,
  now: Date,
  { points, max, text }: { points: number; max?: number; text?: Message },
): Promise<Fault | null> {
  await deleteExpired(trx, engine, now);
  const secret = await keyOfDay(trx, now);
  let refusal: Fault | null = null;
  for (const limit of storedLimits[name] as readonly RateLimit[]) {
    for (const { key, times } of limitKeys(limit.by, client)) {
      const id = pointsId(name, limit, key, secret);
      const taken = await addPoints(trx, id, points, new Date(now.getTime() + limit.windowMs), now);
      const isMet = taken.points > (max ?? limit.max) * times;
      refusal ??= isMet ? limitFault(name, limit, taken.expiresAt.getTime() - now.getTime(), text) : null;
    }
  }
  return refusal;
}

/**
 * Gives `points` (1) of every limit of `name` back: what was counted beforehand did not have to be. With `since` only where they were counted
 * in the window that is open now.
 */
export async function returnStoredLimit(
  trx: StoreTransaction,
  name: StoredLimitName,
  client: LimitedClient,
  now: Date,
  { points = 1, since }: { points?: number; since?: Date } = {},
): Promise<void> {
  const secret = await keyOfDay(trx, now);
  for (const limit of storedLimits[name] as readonly RateLimit[]) {
    for (const { key } of limitKeys(limit.by, client)) {
      const left = (query: ExpressionBuilder<Tables, 'rate_limits'>) =>
        query
          .case()
          .when('points', '>', points)
          .then(query('points', '-', points))
          .else(0)
          .end();
      const begunBy = new Date((since ?? now).getTime() + limit.windowMs).toISOString();
      await trx
        .updateTable('rate_limits')
        .set((query) => ({ points: left(query) }))
        .where('id', '=', pointsId(name, limit, key, secret))
        .$if(since !== undefined, (query) => query.where('expires_at', '<=', begunBy))
        .execute();
    }
  }
}

function pointsId(name: StoredLimitName, { by, windowMs }: RateLimit, key: string, secret: string): string {
  const hash = by === 'address' || by === 'network' || by === 'account' ? createHmac('sha256', secret) : createHash('sha256');
  return `${name} ${by} ${windowMs} ${hash.update(`rate limit ${key}`).digest('base64url').slice(0, 22)}`;
}

/**
 * Key of the hashes of one day. There are few addresses, so that a plain hash would tell each: with the key of yesterday, which is deleted,
 * no counter does. Counters of addresses and accounts therefore begin anew at midnight (UTC).
 */
async function keyOfDay(trx: StoreTransaction, now: Date): Promise<string> {
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
  trx: StoreTransaction,
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
async function deleteExpired(trx: StoreTransaction, engine: Store['engine'], now: Date): Promise<void> {
  const expired = trx
    .selectFrom('rate_limits')
    .select('id')
    .where('expires_at', '<=', now.toISOString())
    .limit(20)
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked());
  await trx.deleteFrom('rate_limits').where('id', 'in', expired).execute();
}
