/** Finds pictures that no design, saved version, cart line, order or page of an event shows, and deletes them after their period. */
import type { OwnerId } from '#core/customer/owner.ts';
import { endOfPeriod } from '#core/customer/retention.ts';
import type { Store } from '#store/db/store.ts';
import { lockOwner } from '#store/session/sessions.ts';

/** The next owners with pictures behind `after`, in order of id. */
export async function ownersWithPictures(store: Store, after: string, limit: number): Promise<OwnerId[]> {
  const rows = await store.db
    .selectFrom('pictures')
    .select('owner')
    .distinct()
    .where('owner', '>', after as OwnerId)
    .orderBy('owner')
    .limit(limit)
    .execute();
  return rows.map(({ owner }) => owner);
}

/**
 * Notes since when each picture of an owner is shown nowhere, and deletes those whose period is over; tells how many. The documents are
 * read outside of the transaction, which changes nothing when one of them was saved meanwhile.
 */
export async function deleteUnreferencedPictures(store: Store, owner: OwnerId, now: Date): Promise<number> {
  const pictures = await store.db
    .selectFrom('pictures')
    .select(['id', 'unreferenced_since'])
    .where('owner', '=', owner)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_pictures').select('order_line').whereRef('order_pictures.picture', '=', 'pictures.id'))),
    )
    .execute();
  const before = await stateOf(store, owner);
  const unseen = new Set(pictures.map(({ id }) => id));
  await removeSeen(store, owner, unseen);
  const lost = pictures.filter(({ id, unreferenced_since }) => unseen.has(id) && unreferenced_since === null).map(({ id }) => id);
  const found = pictures.filter(({ id, unreferenced_since }) => !unseen.has(id) && unreferenced_since !== null).map(({ id }) => id);
  const cutoff = endOfPeriod('picture', now);
  const gone = pictures.filter(
    ({ id, unreferenced_since }) => unseen.has(id) && unreferenced_since !== null && unreferenced_since <= cutoff,
  );
  if (lost.length + found.length + gone.length === 0) return 0;
  return store.write(async (trx) => {
    if (!(await lockOwner(trx, store.engine, owner)) || (await stateOf({ db: trx }, owner)) !== before) return 0;
    const set = (ids: string[], since: string | null) =>
      ids.length > 0 && trx.updateTable('pictures').set({ unreferenced_since: since }).where('id', 'in', ids).execute();
    await set(lost, now.toISOString());
    await set(found, null);
    if (gone.length === 0) return 0;
    const ids = gone.map(({ id }) => id);
    const { numDeletedRows } = await trx
      .deleteFrom('pictures')
      .where('id', 'in', ids)
      .where('id', 'not in', trx.selectFrom('order_pictures').select('picture').where('picture', 'in', ids))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Changes with every saved design, cart line and picture of an event of the owner. */
async function stateOf({ db }: Pick<Store, 'db'>, owner: OwnerId): Promise<string> {
  const designs = await db.selectFrom('designs').select(['id', 'revision']).where('owner', '=', owner).orderBy('id').execute();
  const lines = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select('cart_lines.id')
    .where('carts.owner', '=', owner)
    .orderBy('cart_lines.id')
    .execute();
  return JSON.stringify([designs, lines, await eventPictures({ db }, owner)]);
}

/** Pictures on pages of events, until their event ends. */
async function eventPictures({ db }: Pick<Store, 'db'>, owner: OwnerId): Promise<string[]> {
  const rows = await db
    .selectFrom('event_pictures')
    .innerJoin('events', 'events.id', 'event_pictures.event')
    .select('picture')
    .distinct()
    .where('owner', '=', owner)
    .orderBy('picture')
    .execute();
  return rows.map(({ picture }) => picture);
}

/** Removes from `unseen` what a design, an event, a cart line or a saved version shows, in this order: versions are read only for what is left. */
async function removeSeen({ db }: Store, owner: OwnerId, unseen: Set<string>): Promise<void> {
  // An id of 128 random bits stands nowhere by chance, whatever the document's version calls its property.
  const see = (text: string) => {
    for (const id of unseen) if (text.includes(id)) unseen.delete(id);
  };
  const designs = await db.selectFrom('designs').select('id').where('owner', '=', owner).execute();
  for (const { id } of designs) {
    if (unseen.size === 0) return;
    const row = await db.selectFrom('designs').select('document').where('id', '=', id).executeTakeFirst();
    if (row) see(row.document);
  }
  for (const picture of await eventPictures({ db }, owner)) unseen.delete(picture);
  if (unseen.size === 0) return;
  const lines = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select('cart_lines.data')
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null)
    .execute();
  for (const { data } of lines) see(data);
  for (const { id } of designs) {
    if (unseen.size === 0) return;
    const versions = await db.selectFrom('design_versions').select('document').where('design', '=', id).execute();
    for (const { document } of versions) see(document);
  }
}
