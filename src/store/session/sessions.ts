/** Sessions: browsers that act for an owner. A guest has an owner and one session for each host visited. */
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

/** Lifetime of a guest's session after its last use. */
const lifetimeMs = retentionDays.guest * dayMs;

/** Makes a guest: a new owner with its first session. `token` goes into the cookie and is not stored; `id` is the owner's. */
export async function createOwner(store: Store, now = store.clock()): Promise<{ token: string; id: OwnerId }> {
  const id = newToken() as OwnerId;
  const at = now.toISOString();
  const token = await store.write(async (trx) => {
    await trx.insertInto('owners').values({ id, created_at: at, seen_at: at }).execute();
    return addSession(trx, id, now);
  });
  return { token, id };
}

/** A further session of an owner; returns the token of its cookie. */
export async function addSession(trx: Change, owner: OwnerId, now: Date): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await trx
    .insertInto('sessions')
    .values({ id: tokenHash(token), owner, created_at: at, seen_at: at, expires_at: expiry(now) })
    .execute();
  return token;
}

/**
 * The owner a cookie's token acts for; null for an unknown or expired session. Looked up by the token's hash, so the time it takes
 * says nothing about other tokens. Extends the session, at most once a day.
 */
export async function findOwner(store: Store, token: string, now = store.clock()): Promise<OwnerId | null> {
  const id = tokenHash(token);
  const session = await store.db
    .selectFrom('sessions')
    .select(['owner', 'seen_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!session) return null;
  if (now.getTime() - Date.parse(session.seen_at) > dayMs) await touchSession(store, id, session.owner, now);
  return session.owner;
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
