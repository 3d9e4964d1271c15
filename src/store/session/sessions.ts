/** Guest sessions: who owns designs, pictures and the cart. Not accounts. */
import type { Change, Store } from '#store/db/store.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

const dayMs = 86_400_000;

/** `token` goes into the cookie and nowhere else; `id` is what everything a guest keeps belongs to. */
export async function createSession(store: Store, now = new Date()): Promise<{ token: string; id: string }> {
  const token = newToken();
  const id = tokenHash(token);
  const at = now.toISOString();
  await store.write((trx) => trx.insertInto('sessions').values({ id, created_at: at, seen_at: at }).execute());
  return { token, id };
}

/** The session of a cookie's token, or null. It is found by the token's hash, so the time it takes tells nothing about tokens. */
export async function findSession(store: Store, token: string, now = new Date()): Promise<string | null> {
  const id = tokenHash(token);
  const row = await store.db.selectFrom('sessions').select('seen_at').where('id', '=', id).executeTakeFirst();
  if (!row) return (await store.db.selectFrom('session_keys').select('session').where('id', '=', id).executeTakeFirst())?.session ?? null;
  if (now.getTime() - Date.parse(row.seen_at) > dayMs) {
    await store.write((trx) => trx.updateTable('sessions').set({ seen_at: now.toISOString() }).where('id', '=', id).execute());
  }
  return id;
}

/** Lets changes to one guest's cart and orders happen one after the other. SQLite writes one after the other anyway. */
export async function lockSession(trx: Change, engine: Store['engine'], id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row !== undefined;
}
