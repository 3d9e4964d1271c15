/** Links that show a customer's wish list, at most one for each channel. The token is the credential; it is stored so that the link can be copied again. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type WishListShare = { token: string; showsName: boolean };

export async function wishListShare({ db }: { db: Store['db'] | Change }, owner: OwnerId, channel: string): Promise<WishListShare | null> {
  const row = await db
    .selectFrom('wish_list_shares')
    .select(['token', 'shows_name'])
    .where('owner', '=', owner)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row ? { token: row.token, showsName: row.shows_name === 1 } : null;
}

/** Makes the link, or keeps the one that is there; says whether it shows the first name. */
export async function saveWishListShare(store: Store, owner: OwnerId, channel: string, showsName: boolean, now: Date): Promise<void> {
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const shows_name = showsName ? 1 : 0;
    await trx
      .insertInto('wish_list_shares')
      .values({ token: newToken(), owner, channel, shows_name, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['owner', 'channel']).doUpdateSet({ shows_name }))
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
    .where('token', '=', token)
    .where('wish_list_shares.channel', '=', channel)
    .where('customers.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { owner: row.owner, firstName: row.shows_name === 1 ? row.first_name : null } : null;
}
