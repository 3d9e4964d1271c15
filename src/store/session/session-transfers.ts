/** Taking a guest's session to the other channel's host: cookies do not cross hosts, a single-use code does (D01). */
import type { Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

/** How long a code may be redeemed. */
const lifeMs = 60_000;

/** A code for one further host of this session; whoever has it within a minute gets the session once. */
export async function createSessionTransfer(store: Store, session: string, now = new Date()): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString();
  await store.write(async (trx) => {
    await trx.deleteFrom('handovers').where('expires_at', '<', now.toISOString()).execute();
    await trx
      .insertInto('handovers')
      .values({ id: tokenHash(code), session, expires_at: expiresAt })
      .execute();
  });
  return code;
}

/** A new cookie token for the session of a code, or null for a used, expired or invented one. */
export async function redeemSessionTransfer(store: Store, code: string, now = new Date()): Promise<string | null> {
  return store.write(async (trx) => {
    const row = await trx
      .deleteFrom('handovers')
      .where('id', '=', tokenHash(code))
      .where('expires_at', '>=', now.toISOString())
      .returning('session')
      .executeTakeFirst();
    if (!row) return null;
    const token = newToken();
    await trx
      .insertInto('session_keys')
      .values({ id: tokenHash(token), session: row.session })
      .execute();
    return token;
  });
}
