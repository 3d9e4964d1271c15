/** Single-use codes that carry an owner and its login to another host, because cookies do not cross hosts (D01). */
import type { OwnerId } from '#core/customer/owner.ts';
import { mergeOwner } from '#store/customer/merge-owner.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { addSession, endGuestSession, type FoundSession, lockOwners, type SessionKind } from './sessions.ts';

const lifetimeMs = 60_000;

/** A code for one further session of this owner, in the same login, valid for a minute. */
export async function createSessionTransfer(
  store: Store,
  owner: OwnerId,
  login: string | null = null,
  now = store.clock(),
): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  await store.write(async (trx) => {
    await trx.deleteFrom('session_transfers').where('expires_at', '<', now.toISOString()).execute();
    await trx
      .insertInto('session_transfers')
      .values({ id: tokenHash(code), owner, login, expires_at: expiresAt })
      .execute();
  });
  return code;
}

/** `isLogin`: the session is a customer's. */
export type RedeemedSession = { token: string; isLogin: boolean };

/**
 * A new session for the owner of a code, or null for a used, expired or invented one, and for one whose login has ended. A login takes
 * along what the guest of this host made, whose session ends.
 */
export async function redeemSessionTransfer(
  store: Store,
  code: string,
  { kind, before }: { kind: SessionKind; before: FoundSession | null },
  now = store.clock(),
): Promise<RedeemedSession | null> {
  const at = now.toISOString();
  const id = tokenHash(code);
  // An invented code costs no write.
  if (!(await store.db.selectFrom('session_transfers').select('id').where('id', '=', id).executeTakeFirst())) return null;
  return store.write(async (trx) => {
    const row = await trx
      .deleteFrom('session_transfers')
      .where('id', '=', id)
      .where('expires_at', '>=', at)
      .returning(['owner', 'login'])
      .executeTakeFirst();
    if (!row) return null;
    const { owner, login } = row;
    if (login === null) return { token: await addSession(trx, owner, now, kind), isLogin: false };
    const guest = before && !before.customer ? before.owner : null;
    await lockOwners(trx, store.engine, [owner, guest]);
    const customer = await customerOfLogin(trx, login, at);
    if (!customer) return null;
    const verifiedEmail = customer.email_verified_at === null ? null : customer.email_key;
    if (guest && (await endGuestSession(trx, guest, before?.id ?? ''))) await mergeOwner(trx, guest, { owner, verifiedEmail }, now);
    return { token: await addSession(trx, owner, now, kind, { login }), isLogin: true };
  });
}

function customerOfLogin(trx: StoreTransaction, id: string, at: string) {
  return trx
    .selectFrom('logins')
    .innerJoin('customers', 'customers.id', 'logins.customer')
    .select(['customers.email_key', 'customers.email_verified_at'])
    .where('logins.id', '=', id)
    .where('logins.ended_at', 'is', null)
    .where('logins.expires_at', '>', at)
    .executeTakeFirst();
}
