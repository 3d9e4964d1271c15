/** Sessions: browsers that act for an owner. A guest has an owner and one session for each host visited. */
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

/** Lifetime of a guest's session after its last use. */
const lifetimeMs = retentionDays.guest * dayMs;

/** Requests that were sent with a replaced token may still arrive. */
const replacedLifetimeMs = 60_000;

/** `isHostCookie`: the token goes into a `__Host-` cookie. */
export type SessionKind = { isHostCookie: boolean };
const plainCookie: SessionKind = { isHostCookie: false };

/** Makes a guest: a new owner with its first session. `token` goes into the cookie and is not stored; `id` is the owner's. */
export async function createOwner(store: Store, now = store.clock(), kind = plainCookie): Promise<{ token: string; id: OwnerId }> {
  const id = newToken() as OwnerId;
  const at = now.toISOString();
  const token = await store.write(async (trx) => {
    await trx.insertInto('owners').values({ id, created_at: at, seen_at: at }).execute();
    return addSession(trx, id, now, kind);
  });
  return { token, id };
}

/** A further session of an owner; returns the token of its cookie. */
export async function addSession(
  trx: Change,
  owner: OwnerId,
  now: Date,
  kind: SessionKind,
  replaces: string | null = null,
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await trx
    .insertInto('sessions')
    .values({
      ...{ id: tokenHash(token), owner, created_at: at, seen_at: at, expires_at: expiry(now) },
      host_cookie: kind.isHostCookie ? 1 : 0,
      replaces,
    })
    .execute();
  return token;
}

/** `wasExtended`: the session lives a year from now, and its cookie can be sent again. */
export type FoundSession = { id: string; owner: OwnerId; isHostCookie: boolean; wasExtended: boolean };

/**
 * The session of a cookie's token; null for an unknown or expired one. Looked up by the token's hash, so the time it takes says nothing
 * about other tokens. Extends the session, at most once a day, and ends the one that it replaces.
 */
export async function findSession(store: Store, token: string, now = store.clock()): Promise<FoundSession | null> {
  const id = tokenHash(token);
  const session = await store.db
    .selectFrom('sessions')
    .select(['owner', 'seen_at', 'host_cookie', 'replaces'])
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!session) return null;
  const { owner, replaces } = session;
  if (replaces !== null) await written(endReplaced(store, id, replaces, now));
  const isDue = now.getTime() - Date.parse(session.seen_at) > dayMs;
  const wasExtended = isDue && (await written(touchSession(store, id, owner, now)));
  return { id, owner, isHostCookie: session.host_cookie === 1, wasExtended };
}

/**
 * A new token for the owner of a session. The session ends a minute after the first use of the new token: until then its browser may not
 * have received it.
 */
export async function replaceSession(store: Store, { id, owner }: FoundSession, now: Date, kind: SessionKind): Promise<string> {
  return store.write((trx) => addSession(trx, owner, now, kind, id));
}

/** False for a change that a full or busy database refused. Reading must not need it: the next request tries again. */
async function written(change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isFault(error)) return false;
    throw error;
  }
}

/** Deletes every session of an owner, and the codes that would make further ones. */
export async function endSessions(store: Store, owner: OwnerId): Promise<void> {
  await store.write(async (trx) => {
    await trx.deleteFrom('session_transfers').where('owner', '=', owner).execute();
    await trx.deleteFrom('sessions').where('owner', '=', owner).execute();
  });
}

async function endReplaced(store: Store, id: string, replaced: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + replacedLifetimeMs).toISOString();
  await store.write(async (trx) => {
    await trx
      .updateTable('sessions')
      // Seen now: nothing extends it within its last minute.
      .set({ expires_at: ends, seen_at: now.toISOString() })
      .where('id', '=', replaced)
      .where('expires_at', '>', ends)
      .execute();
    await trx.updateTable('sessions').set({ replaces: null }).where('id', '=', id).execute();
  });
}

async function touchSession(store: Store, id: string, owner: OwnerId, now: Date): Promise<void> {
  const at = now.toISOString();
  await store.write(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ seen_at: at, expires_at: expiry(now) })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('owners').set({ seen_at: at }).where('id', '=', owner).execute();
  });
}

/** Serialises changes to one owner's cart and orders until the transaction ends; false for an unknown owner. SQLite has one writer anyway. */
export async function lockOwner(trx: Change, engine: Store['engine'], owner: OwnerId): Promise<boolean> {
  const row = await trx
    .selectFrom('owners')
    .select('id')
    .where('id', '=', owner)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

function expiry(now: Date): string {
  return new Date(now.getTime() + lifetimeMs).toISOString();
}
