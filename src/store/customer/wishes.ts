/** The wish list of a customer, one a channel. Guests keep theirs in the browser. */
import { maxWishes } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type WishedCard = { card: string; colourway: string | null };

/** Newest first. */
export async function listWishes({ db }: Pick<Store, 'db'>, owner: OwnerId, channel: string): Promise<WishedCard[]> {
  return db
    .selectFrom('wishes')
    .select(['card', 'colourway'])
    .where('owner', '=', owner)
    .where('channel', '=', channel)
    .orderBy('added_at', 'desc')
    .orderBy('card')
    .execute();
}

/**
 * Puts cards in front, the first one foremost. A card that is there already takes the new colourway and stays where it is, so that posting a
 * list twice changes nothing. The oldest beyond the limit are dropped.
 */
export async function addWishes(store: Store, owner: OwnerId, channel: string, wishes: readonly WishedCard[], now: Date): Promise<void> {
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    for (const [at, { card, colourway }] of wishes.entries()) {
      const added_at = new Date(now.getTime() - at).toISOString();
      await trx
        .insertInto('wishes')
        .values({ owner, channel, card, colourway, added_at })
        .onConflict((conflict) => conflict.columns(['owner', 'channel', 'card']).doUpdateSet({ colourway }))
        .execute();
    }
    const surplus = (await listWishes({ db: trx }, owner, channel)).slice(maxWishes).map(({ card }) => card);
    if (surplus.length > 0)
      await trx.deleteFrom('wishes').where('owner', '=', owner).where('channel', '=', channel).where('card', 'in', surplus).execute();
  });
}

export async function removeWish(store: Store, owner: OwnerId, channel: string, card: string): Promise<void> {
  await store.write((trx) =>
    trx.deleteFrom('wishes').where('owner', '=', owner).where('channel', '=', channel).where('card', '=', card).execute(),
  );
}
