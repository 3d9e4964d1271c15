/** Single-use codes that carry an owner and its login to another host, because cookies do not cross hosts (D01). */
import type { OwnerId } from '#core/customer/owner.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { addSession, type SessionKind } from './sessions.ts';

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

/** A new session for the owner of a code, or null for a used, expired or invented one, and for one whose login has ended. */
export async function redeemSessionTransfer(
  store: Store,
  code: string,
  kind: SessionKind,
  now = store.clock(),
): Promise<RedeemedSession | null> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    const row = await trx
      .deleteFrom('session_transfers')
      .where('id', '=', tokenHash(code))
      .where('expires_at', '>=', at)
      .returning(['owner', 'login'])
      .executeTakeFirst();
    if (!row) return null;
    const { owner, login } = row;
    if (login !== null && !(await isOpenLogin(trx, login, at))) return null;
    return { token: await addSession(trx, owner, now, kind, { login }), isLogin: login !== null };
  });
}

async function isOpenLogin(trx: Change, id: string, at: string): Promise<boolean> {
  const login = await trx
    .selectFrom('logins')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return login !== undefined;
}
