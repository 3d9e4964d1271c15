/** Challenges of sign-ins that are under way. The browser has a secret in a cookie, the shop its hash; each works once. */
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';

export type ChallengeKind = Tables['sign_in_challenges']['kind'];

/** `challenge` is not secret; it proves something only together with the secret. */
export type NewChallenge = { secret: string; challenge: string };

/** Makes a challenge. `body` is what the shop wants to know again when it is used. */
export async function addChallenge(
  trx: StoreTransaction,
  kind: ChallengeKind,
  lifeMs: number,
  now: Date,
  body = '',
): Promise<NewChallenge> {
  await trx.deleteFrom('sign_in_challenges').where('expires_at', '<=', now.toISOString()).execute();
  const secret = newToken();
  const challenge = tokenHash(secret);
  const expires_at = new Date(now.getTime() + lifeMs).toISOString();
  await trx.insertInto('sign_in_challenges').values({ id: challenge, kind, body, expires_at }).execute();
  return { secret, challenge };
}

/** Ends the challenge of a secret; null for one that was used, is late, or is of another kind. */
export async function useChallenge(
  trx: StoreTransaction,
  kind: ChallengeKind,
  secret: string | null,
  now: Date,
): Promise<{ challenge: string; body: string } | null> {
  const row = await trx
    .deleteFrom('sign_in_challenges')
    .where('id', '=', tokenHash(secret ?? ''))
    .where('kind', '=', kind)
    .returning(['id', 'body', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now.toISOString() ? { challenge: row.id, body: row.body } : null;
}
