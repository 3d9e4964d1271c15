/**
 * Sessions: browsers that act for an owner. A guest has an owner and one session for each host visited; the sessions of a customer belong
 * to a login (logins.ts) and end with it.
 */
import { type Customer, type CustomerId, loginTerms } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import type { Channel } from '#core/values/channel.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { endTileWords } from './end-tile-words.ts';
import { endUploadLinks } from './end-upload-links.ts';

/** Lifetime of a guest's session after its last use. */
const lifetimeMs = retentionDays.guest * dayMs;

/** Requests that were sent with a replaced token may still arrive. */
const replacedLifetimeMs = 60_000;

/** `isHostCookie`: the token goes into a `__Host-` cookie. `channel`: of the host. */
export type SessionKind = { isHostCookie: boolean; channel?: Channel };
const plainCookie: SessionKind = { isHostCookie: false };

/** Makes a guest: a new owner with its first session. `token` goes into the cookie and is not stored; `id` is the owner's. */
export async function createOwner(store: Store, now = store.clock(), kind = plainCookie): Promise<{ token: string; id: OwnerId }> {
  const id = newToken() as OwnerId;
  const at = now.toISOString();
  const token = await store.write(async (trx) => {
    await trx.insertInto('owners').values({ id, customer: null, created_at: at, seen_at: at }).execute();
    return addSession(trx, id, now, kind);
  });
  return { token, id };
}

/** A further session of an owner; returns the token of its cookie. */
export async function addSession(
  trx: StoreTransaction,
  owner: OwnerId,
  now: Date,
  kind: SessionKind,
  { replaces = null, login = null }: { replaces?: string | null; login?: string | null } = {},
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  await trx
    .insertInto('sessions')
    .values({
      id: tokenHash(token),
      owner,
      created_at: at,
      seen_at: at,
      expires_at: expiry(now, login),
      host_cookie: kind.isHostCookie ? 1 : 0,
      channel: kind.channel ?? null,
      replaces,
      login,
    })
    .execute();
  return token;
}

/** `wasExtended`: the session lives on from now, and its cookie can be sent again. `customer` is null for a guest's session. */
export type FoundSession = { id: string; owner: OwnerId; customer: Customer | null; isHostCookie: boolean; wasExtended: boolean };

/** The browser that signs in; `session` is null where it has none, `device` the SHA-256 of its device cookie. */
export type Browser = { session: FoundSession | null; kind: SessionKind; device: string };

/** A login that has begun; `token` goes into the session's cookie. */
export type StartedLogin = { token: string; owner: OwnerId; customer: Customer };

/**
 * The session of a cookie's token; null for an unknown or expired one, and for one whose login has ended. Looked up by the token's hash, so
 * the time it takes says nothing about other tokens. Extends the session, at most once a day, and ends the one that it replaces. `channel`
 * is that of the host: a session that was begun on another channel's host is null; older ones do not know theirs.
 */
export async function findSession(
  store: Store,
  token: string,
  now = store.clock(),
  channel: Channel | null = null,
): Promise<FoundSession | null> {
  const id = tokenHash(token);
  const row = await sessionRow(store, id, now, channel);
  if (!row) return null;
  const customer = customerOf(row, now);
  // What belongs to a customer is shown by a login and by nothing else.
  if (!customer && (row.login !== null || row.customer !== null)) return null;
  const { owner, replaces } = row;
  if (replaces !== null) await written(endReplaced(store, id, replaces, now));
  const isDue = now.getTime() - Date.parse(row.seen_at) > dayMs;
  const wasExtended = isDue && (await written(touchSession(store, id, owner, customer?.login ?? null, now)));
  return { id, owner, customer, isHostCookie: row.host_cookie === 1, wasExtended };
}

function sessionRow({ db }: Store, id: string, now: Date, channel: Channel | null) {
  return db
    .selectFrom('sessions')
    .innerJoin('owners', 'owners.id', 'sessions.owner')
    .leftJoin('logins', 'logins.id', 'sessions.login')
    .leftJoin('customers', 'customers.id', 'logins.customer')
    .select(['sessions.owner', 'sessions.seen_at', 'sessions.host_cookie', 'sessions.replaces', 'sessions.login', 'owners.customer'])
    .select(['logins.auth_at', 'logins.ended_at', 'logins.expires_at as login_expires_at'])
    .select(['customers.id as login_customer', 'customers.number', 'customers.type', 'customers.is_whitelabel', 'customers.closed_at'])
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', now.toISOString())
    .$if(channel !== null, (query) =>
      query.where((row) => row.or([row('sessions.channel', 'is', null), row('sessions.channel', '=', channel)])),
    )
    .executeTakeFirst();
}

/** The customer of a session whose login is valid. */
function customerOf(row: NonNullable<Awaited<ReturnType<typeof sessionRow>>>, now: Date): Customer | null {
  const { login, login_customer: id, customer, auth_at, login_expires_at, number, type } = row;
  if (login === null || id === null || id !== customer || auth_at === null || number === null) return null;
  if (row.ended_at !== null || row.closed_at !== null || (login_expires_at ?? '') <= now.toISOString()) return null;
  return { id, number, type: type ?? 0, isWhitelabel: row.is_whitelabel === 1, login, authAt: new Date(auth_at) };
}

/**
 * A new token for the owner of a session. The session ends a minute after the first use of the new token: until then its browser may not
 * have received it.
 */
export async function replaceSession(store: Store, session: FoundSession, now: Date, kind: SessionKind): Promise<string> {
  const login = session.customer?.login ?? null;
  return store.write((trx) => addSession(trx, session.owner, now, kind, { replaces: session.id, login }));
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

/** Deletes every session of an owner, and the codes that would make further ones; ends the owner's links for phones and words of tiles. */
export async function endSessions(store: Store, owner: OwnerId): Promise<void> {
  await store.write(async (trx) => {
    await trx.deleteFrom('session_transfers').where('owner', '=', owner).execute();
    await trx.deleteFrom('sessions').where('owner', '=', owner).execute();
    await endUploadLinks(trx, { owner }, store.clock());
    await endTileWords(trx, { owner });
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

async function touchSession(store: Store, id: string, owner: OwnerId, login: string | null, now: Date): Promise<void> {
  const at = now.toISOString();
  await store.write(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ seen_at: at, expires_at: expiry(now, login) })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('owners').set({ seen_at: at }).where('id', '=', owner).execute();
    if (login !== null) await touchLogin(trx, login, now);
  });
}

async function touchLogin(trx: StoreTransaction, id: string, now: Date): Promise<void> {
  const login = await trx.selectFrom('logins').select('created_at').where('id', '=', id).executeTakeFirst();
  if (!login) return;
  await trx
    .updateTable('logins')
    .set({ seen_at: now.toISOString(), expires_at: loginExpiry(new Date(login.created_at), now) })
    .where('id', '=', id)
    .execute();
}

/** When a login ends that was begun at `createdAt` and seen at `now`. */
export function loginExpiry(createdAt: Date, now: Date): string {
  return new Date(Math.min(now.getTime() + loginTerms.idleMs, createdAt.getTime() + loginTerms.maxMs)).toISOString();
}

/** Serialises changes to one owner's cart and orders until the transaction ends; false for an unknown owner, and for that of a closed account. SQLite has one writer anyway. */
export async function lockOwner(trx: StoreTransaction, engine: Store['engine'], owner: OwnerId): Promise<boolean> {
  return (await lockedOwner(trx, engine, owner)) !== null;
}

/** The same, with the customer that the owner belongs to; null for an unknown owner or a closed account. */
export async function lockedOwner(
  trx: StoreTransaction,
  engine: Store['engine'],
  owner: OwnerId,
): Promise<{ customer: CustomerId | null } | null> {
  const row = await trx
    .selectFrom('owners')
    .select('customer')
    .where('id', '=', owner)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row?.customer) return row ?? null;
  // Asked behind the lock: the account may have been closed while this transaction waited for it.
  const open = await trx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', row.customer)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return open ? row : null;
}

/** Ends a guest's session before its things move. False: it has ended meanwhile, or the owner is a customer's. */
export async function endGuestSession(trx: StoreTransaction, guest: OwnerId, session: string): Promise<boolean> {
  const found = await trx.deleteFrom('sessions').where('id', '=', session).where('owner', '=', guest).returning('id').executeTakeFirst();
  await trx.deleteFrom('sessions').where('replaces', '=', session).where('owner', '=', guest).execute();
  const owner = await trx.selectFrom('owners').select('customer').where('id', '=', guest).executeTakeFirst();
  return found !== undefined && owner?.customer === null;
}

/** Locks owners in order of id, so that two transactions never wait for each other. */
export async function lockOwners(trx: StoreTransaction, engine: Store['engine'], owners: readonly (OwnerId | null)[]): Promise<void> {
  for (const id of owners.filter((owner) => owner !== null).toSorted()) await lockOwner(trx, engine, id);
}

function expiry(now: Date, login: string | null): string {
  return new Date(now.getTime() + (login === null ? lifetimeMs : loginTerms.maxMs)).toISOString();
}
