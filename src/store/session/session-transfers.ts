/** Single-use codes that carry an owner to another host, because cookies do not cross hosts (D01). */
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { addSession, type SessionKind } from './sessions.ts';

const lifetimeMs = 60_000;

/** A code for one further session of this owner, valid for a minute. */
export async function createSessionTransfer(store: Store, owner: OwnerId, now = store.clock()): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString();
  await store.write(async (trx) => {
    await trx.deleteFrom('session_transfers').where('expires_at', '<', now.toISOString()).execute();
    await trx
      .insertInto('session_transfers')
      .values({ id: tokenHash(code), owner, expires_at: expiresAt })
      .execute();
  });
  return code;
}

/** The cookie token of a new session for the owner of a code, or null for a used, expired or invented one. */
export async function redeemSessionTransfer(store: Store, code: string, kind: SessionKind, now = store.clock()): Promise<string | null> {
  return store.write(async (trx) => {
    const row = await trx
      .deleteFrom('session_transfers')
      .where('id', '=', tokenHash(code))
      .where('expires_at', '>=', now.toISOString())
      .returning('owner')
      .executeTakeFirst();
    return row ? addSession(trx, row.owner, now, kind) : null;
  });
}
