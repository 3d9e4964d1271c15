/** Links that show a customer's wish list, at most one for each channel. The token is the credential; it is sealed beside its hash, so that the link can be copied again. */
import type { OwnerId } from '#core/customer/owner.ts';
import { type LinkSecret, openToken, sealToken } from '#store/db/sealed-token.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type WishListShare = { token: string; showsName: boolean };

const use = 'wish list link';

type Columns = Pick<Tables['wish_list_shares'], 'token' | 'token_sealed'>;

function tokenColumns(secret: LinkSecret, token: string): Columns {
  const { token: hash, sealed } = sealToken(secret, use, tokenHash(token), token);
  return { token: hash, token_sealed: sealed };
}

/** Null without a link, and for one that was sealed with another secret. */
export async function wishListShare(
  store: Pick<Store, 'db' | 'linkSecret'>,
  owner: OwnerId,
  channel: string,
): Promise<WishListShare | null> {
  const row = await store.db
    .selectFrom('wish_list_shares')
    .select(['token', 'token_sealed', 'shows_name'])
    .where('owner', '=', owner)
    .where('channel', '=', channel)
    .executeTakeFirst();
  const token = row ? openToken(store, use, { id: row.token, token: row.token, sealed: row.token_sealed }) : null;
  return row && token !== null ? { token, showsName: row.shows_name === 1 } : null;
}

/** Seals the tokens of up to `limit` links of before; tells of how many. */
export async function sealWishListShares(trx: StoreTransaction, secret: LinkSecret, limit: number): Promise<number> {
  const old = await trx.selectFrom('wish_list_shares').select('token').where('token_sealed', 'is', null).limit(limit).execute();
  for (const { token } of old)
    await trx.updateTable('wish_list_shares').set(tokenColumns(secret, token)).where('token', '=', token).execute();
  return old.length;
}

/** Makes the link, or keeps the one that is there; says whether it shows the first name. */
export async function saveWishListShare(store: Store, owner: OwnerId, channel: string, showsName: boolean, now: Date): Promise<void> {
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const shows_name = showsName ? 1 : 0;
    const known = await wishListShare({ db: trx, linkSecret: store.linkSecret }, owner, channel);
    const fresh = tokenColumns(store, newToken());
    await trx
      .insertInto('wish_list_shares')
      .values({ ...fresh, owner, channel, shows_name, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['owner', 'channel']).doUpdateSet({ shows_name, ...(known ? {} : fresh) }))
      .execute();
  });
}

/** The link opens nothing any more. */
export async function deleteWishListShare(store: Store, owner: OwnerId, channel: string): Promise<void> {
  await store.write((trx) => trx.deleteFrom('wish_list_shares').where('owner', '=', owner).where('channel', '=', channel).execute());
}

/** Whose list a link of the channel shows. `firstName` null: the owner does not show it. Null for an unknown link and a closed account. */
export async function sharedWishList(
  { db }: Pick<Store, 'db'>,
  token: string,
  channel: string,
): Promise<{ owner: OwnerId; firstName: string | null } | null> {
  const row = await db
    .selectFrom('wish_list_shares')
    .innerJoin('owners', 'owners.id', 'wish_list_shares.owner')
    .innerJoin('customers', 'customers.id', 'owners.customer')
    .select(['wish_list_shares.owner', 'shows_name', 'first_name'])
    .where(({ or, and, eb }) => or([eb('token', '=', tokenHash(token)), and([eb('token', '=', token), eb('token_sealed', 'is', null)])]))
    .where('wish_list_shares.channel', '=', channel)
    .where('customers.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { owner: row.owner, firstName: row.shows_name === 1 ? row.first_name : null } : null;
}
