/** Which pictures of an owner designs, saved versions, cart lines and pages of events show. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';

/** Changes with every saved design, cart line and picture of an event of the owner. */
export async function stateOf({ db }: Pick<Store, 'db'>, owner: OwnerId): Promise<string> {
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
export async function removeSeen({ db }: Store, owner: OwnerId, unseen: Set<string>): Promise<void> {
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
